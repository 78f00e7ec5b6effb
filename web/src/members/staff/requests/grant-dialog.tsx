import { chargeStates, editions as allEditions, modules } from '@btc/contract/members/access.ts';
import { isDay } from '@btc/contract/time.ts';
import { rules } from 'form-rules:GrantDeskRequest';
import { useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { deskFields } from '#shell/console/form/desk-fields.tsx';
import { FormDialog } from '#shell/console/form/form-dialog.tsx';
import { toText, useCallValues, useSetCallValue } from '#ui/call-form/call-fields.tsx';
import { toOptions } from '#ui/form/select.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { lastDayCodec } from '../words/day.ts';
import { MembershipSteps } from '../words/membership-step.tsx';
import { type DeskRequest, type LevelRow, levels as allLevels, toModules } from '../words/word-lists.ts';
import { messages as wordsMessages } from '../words/messages.ts';
import { listSteps, modulesToGrant, paidUntil, toEditions, toGrant, usualDay } from './grant-draft.ts';
import { messages } from './messages.ts';

const { Line, Area, Choice, Choices, Day } = deskFields<'GrantDeskRequest'>();
const paid = String(chargeStates.paid);
const trial = String(chargeStates.trial);

interface Granting {
  readonly request: DeskRequest;
  readonly now: Date;
}

export interface GrantDialogProps {
  readonly request: DeskRequest;
  readonly levels: readonly LevelRow[];
  readonly name: string;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Starts with what was requested; choosing another level selects that level's modules. */
export function GrantDialog({ request, levels, name, onClose, onChanged }: GrantDialogProps) {
  const t = useMessages(messages);
  const [now] = useState(() => new Date());
  const id = request.RequestID;
  return (
    <FormDialog
      operation="GrantDeskRequest"
      rules={rules}
      codecs={{ ExpireDate: lastDayCodec }}
      row={null}
      id={id}
      initial={toGrant(request, levels, now)}
      notInDraft={['TakesAway']}
      fixed={(_, { State }) => ({ RequestID: id, ...(State === trial ? {} : { TrialItems: undefined }) })}
      labels={{ State: t.grantAs, Note: t.grantNote }}
      title={t.grantTitle}
      what={<What name={name} />}
      confirm={t.grant}
      done={t.granted}
      onClose={onClose}
      onChanged={onChanged}
    >
      <GrantFields levels={levels} request={request} now={now} />
      <Outcome request={request} now={now} />
    </FormDialog>
  );
}

function useGrant() {
  const { Editions, State, Modules, ExpireDate, Level } = useCallValues();
  return {
    editions: toEditions(Editions),
    state: Number(State),
    modules: toModules(Modules),
    day: toText(ExpireDate),
    level: toText(Level),
  };
}

function What({ name }: { readonly name: string }) {
  const t = useMessages(messages);
  const words = useMessages(wordsMessages);
  const format = useFormat();
  const { editions, day } = useGrant();
  const names = editions.map((edition) => words.editions[edition]).join(words.separator);
  return isDay(day) && editions.length > 0 && <p>{t.grantWhat(name, names, format.date(day))}</p>;
}

function Outcome({ request, now }: Granting) {
  const t = useMessages(messages);
  const grant = useGrant();
  return (
    <>
      {isDay(grant.day) && <MembershipSteps steps={listSteps(request, grant, now)} at={now} />}
      {grant.state === chargeStates.trial && request.State === 'new' && <Notice tone="caution">{t.needPhone}</Notice>}
    </>
  );
}

function GrantFields({ request, levels, now }: Granting & Pick<GrantDialogProps, 'levels'>) {
  const t = useMessages(messages);
  const words = useMessages(wordsMessages);
  const set = useSetCallValue();
  const { editions, state } = useGrant();
  return (
    <>
      <Choice
        name="Level"
        of={toOptions(allLevels, words.levels)}
        onChoice={(level) => set('Modules', modulesToGrant(request, levels, { level, editions, now }))}
      />
      <Choices name="Editions" of={toOptions(allEditions, words.editions)} />
      <Choice
        name="State"
        of={[
          { value: paid, label: t.paid },
          { value: trial, label: t.trial },
        ]}
        onChoice={(chosen) => set('ExpireDate', usualDay(Number(chosen), paidUntil(request, editions[0] ?? 'cn'), now))}
      />
      {state === chargeStates.paid ? (
        <Choices name="Modules" of={toOptions(modules, words.modules)} />
      ) : (
        <Line name="TrialItems" hint={t.trialWhat} />
      )}
      <Day name="ExpireDate" />
      <Area name="Note" rows={2} />
    </>
  );
}
