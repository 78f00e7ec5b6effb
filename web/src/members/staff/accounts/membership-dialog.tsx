import { chargeStates, type Edition, modules } from '@btc/contract/members/access.ts';
import { isDay } from '@btc/contract/time.ts';
import { rules } from 'form-rules:SetMembership';
import { useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { shanghaiDay } from '#i18n/shanghai-time.ts';
import { deskFields } from '#shell/console/form/desk-fields.tsx';
import { FormDialog } from '#shell/console/form/form-dialog.tsx';
import { toText, useCallValues, useSetCallValue } from '#ui/call-form/call-fields.tsx';
import { toOptions } from '#ui/form/select.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { lastDayCodec, toEndOfDay } from '../words/day.ts';
import { MembershipSteps, toStep } from '../words/membership-step.tsx';
import { levels, type MemberDetail, toModules } from '../words/word-lists.ts';
import { messages as wordsMessages } from '../words/messages.ts';
import { listModules } from '../../membership/offers.ts';
import { toMembership } from './to-membership.ts';
import { messages } from './messages.ts';

const { Area, Choice, Choices, Day } = deskFields<'SetMembership'>();
const trial = String(chargeStates.trial);

interface Setting {
  readonly member: MemberDetail;
  readonly edition: Edition;
}

export function MembershipDialog(props: Setting & { readonly onClose: () => void; readonly onChanged: () => void }) {
  const { member, edition, onClose, onChanged } = props;
  const t = useMessages(messages);
  const { editions } = useMessages(wordsMessages);
  const { level, state, modules: opened, expires } = toMembership(member, edition);
  return (
    <FormDialog
      operation="SetMembership"
      rules={rules}
      codecs={{ ExpireDate: lastDayCodec }}
      row={null}
      id={`${member.MemberID}.${edition}`}
      initial={{ Level: level, State: state, Modules: [...listModules(opened)], ExpireDate: expires }}
      notInDraft={['TakesAway']}
      fixed={(_, { State }) => ({
        MemberID: member.MemberID,
        Edition: edition,
        // A trial opens no modules; of another state nobody is called.
        ...(State === trial ? { Modules: [] } : { PhoneCheck: undefined }),
      })}
      labels={{ State: t.chargeState }}
      title={t.setMembershipTitle(editions[edition])}
      what={<What member={member} edition={edition} />}
      confirm={t.save}
      done={t.membershipSet}
      onClose={onClose}
      onChanged={onChanged}
    >
      <MembershipFields contacted={member.ContactedDate} />
      <Outcome member={member} edition={edition} />
    </FormDialog>
  );
}

/** The resulting membership, as of the moment the form was opened. */
function useStep({ member, edition }: Setting) {
  const { State, Modules, ExpireDate } = useCallValues();
  const [today] = useState(() => new Date());
  const day = toText(ExpireDate);
  const after = {
    state: Number(State),
    modules: State === trial ? [] : toModules(Modules),
    expires: isDay(day) ? toEndOfDay(day) : null,
  };
  const before = toMembership(member, edition);
  return {
    day,
    today,
    step: toStep({ edition, now: { ...before, modules: listModules(before.modules) }, after }, today),
  };
}

function What({ member, edition }: Setting) {
  const t = useMessages(messages);
  const { editions } = useMessages(wordsMessages);
  const isBeside = useStep({ member, edition }).step.trialUntil !== undefined;
  return <p>{(isBeside ? t.giveTrialWhat : t.setMembershipWhat)(member.LoginUserName, editions[edition])}</p>;
}

function Outcome(setting: Setting) {
  const t = useMessages(messages);
  const { day, today, step } = useStep(setting);
  const runsOut = step.after.state === chargeStates.trial || step.after.state === chargeStates.paid;
  return (
    <>
      <MembershipSteps steps={[step]} at={today} />
      {runsOut && isDay(day) && day < shanghaiDay(today) && <Notice tone="caution">{t.dayPast}</Notice>}
    </>
  );
}

/** `contacted`: last contact with the member; null for never. */
function MembershipFields({ contacted }: { readonly contacted: string | null }) {
  const t = useMessages(messages);
  const words = useMessages(wordsMessages);
  const format = useFormat();
  const set = useSetCallValue();
  const isTrial = useCallValues()['State'] === trial;
  return (
    <>
      <Choice
        name="State"
        of={words.chargeStates.map((label, state) => ({ value: String(state), label }))}
        // A trial does not end with what is paid for: its day has to be said.
        onChoice={(state) => state === trial && set('ExpireDate', '')}
      />
      <Choice name="Level" of={toOptions(levels, words.levels)} none={t.noLevel} />
      {!isTrial && <Choices name="Modules" of={toOptions(modules, words.modules)} />}
      <Day name="ExpireDate" />
      {isTrial && (
        <Area
          name="PhoneCheck"
          rows={2}
          hint={contacted === null ? t.phoneCheckHint : t.phoneCheckNoted(format.date(contacted))}
        />
      )}
    </>
  );
}
