import type { Edition, Module } from '@btc/contract/members/access.ts';
import type { MembershipLevel } from '@btc/contract/members/membership.ts';
import { isDay } from '@btc/contract/time.ts';
import { useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { shanghaiDay } from '#i18n/shanghai-time.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { DayField } from '#shell/console/day-field.tsx';
import { Select, toOptions } from '#ui/form/select.tsx';
import { TextArea } from '#ui/form/text-field.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { ModuleChecks } from '../words/module-checks.tsx';
import { toEndOfDay, lastExpiry } from '../words/day.ts';
import { MembershipSteps, takesAway, toStep } from '../words/membership-step.tsx';
import { levels, type MemberDetail, listModules } from '../words/word-lists.ts';
import { en as wordsEn } from '../words/words.en.ts';
import { zh as wordsZh } from '../words/words.zh.ts';
import { toMembership } from './to-membership.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';

export interface MembershipDialogProps {
  readonly member: MemberDetail;
  readonly edition: Edition;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

interface Draft {
  readonly level: MembershipLevel | '';
  readonly state: string;
  readonly modules: readonly Module[];
  readonly day: string;
  readonly phoneCheck: string;
  readonly isAgreed: boolean;
}

function toDraft(member: MemberDetail, edition: Edition): Draft {
  const { level, state, modules, expires } = toMembership(member, edition);
  return {
    level: level ?? '',
    state: String(state),
    modules: listModules(modules),
    day: expires === null ? '' : shanghaiDay(expires),
    phoneCheck: '',
    isAgreed: false,
  };
}

function toSetting({ level, state, modules, day, phoneCheck, isAgreed }: Draft) {
  const isTrial = state === '2';
  return {
    Level: level === '' ? null : level,
    State: Number(state),
    // A trial opens no modules.
    Modules: isTrial ? [] : [...modules],
    ExpireDate: isDay(day) ? toEndOfDay(day) : null,
    TakesAway: isAgreed,
    ...(isTrial && phoneCheck.trim() !== '' ? { PhoneCheck: phoneCheck } : {}),
  };
}

/** The membership of one edition, set by hand. */
export function MembershipDialog({ member, edition, onClose, onChanged }: MembershipDialogProps) {
  const t = useMessages({ cn: zh, en });
  const words = useMessages({ cn: wordsZh, en: wordsEn });
  const [draft, setDraft] = useState(() => toDraft(member, edition));
  const [today] = useState(() => new Date());
  const { day, isAgreed, phoneCheck } = draft;
  const setting = toSetting(draft);
  const { State: state, Modules: modules, ExpireDate: expires } = setting;
  const before = toMembership(member, edition);
  const now = { ...before, modules: listModules(before.modules) };
  const step = toStep({ edition, now, after: { state, modules, expires } }, today);
  const runsOut = state === 2 || state === 3;
  const needsDay = runsOut && !isDay(day);
  const isFar = isDay(day) && day >= lastExpiry(today);
  const needsPhone = state === 2 && member.ContactedDate === null && phoneCheck.trim() === '';
  const needsAgreement = takesAway([step], today) && !isAgreed;
  const name = words.editions[edition];
  return (
    <ActionDialog
      title={t.setMembershipTitle(name)}
      what={
        <p>{(step.trialUntil === undefined ? t.setMembershipWhat : t.giveTrialWhat)(member.LoginUserName, name)}</p>
      }
      confirm={t.save}
      isReady={!needsDay && !isFar && !needsPhone && !needsAgreement}
      work={(api) => api('SetMembership', { MemberID: member.MemberID, Edition: edition, ...setting })}
      done={t.membershipSet}
      onClose={onClose}
      onChanged={onChanged}
    >
      <MembershipFields
        draft={draft}
        contacted={member.ContactedDate}
        isFar={isFar}
        // What is set changes: a tick was for something else.
        onChange={(change) => setDraft((was) => ({ ...was, isAgreed: false, ...change }))}
      />
      <MembershipSteps
        steps={[step]}
        at={today}
        isAgreed={isAgreed}
        onAgree={(agreed) => setDraft((was) => ({ ...was, isAgreed: agreed }))}
      />
      {needsDay && <Notice tone="caution">{t.noDay}</Notice>}
      {runsOut && isDay(day) && day < shanghaiDay(today) && <Notice tone="caution">{t.dayPast}</Notice>}
    </ActionDialog>
  );
}

interface MembershipFieldsProps {
  readonly draft: Draft;
  /** When somebody last spoke to the member; null for never. */
  readonly contacted: string | null;
  /** The day is further off than a membership can end. */
  readonly isFar: boolean;
  readonly onChange: (change: Partial<Draft>) => void;
}

function MembershipFields({ draft, contacted, isFar, onChange }: MembershipFieldsProps) {
  const t = useMessages({ cn: zh, en });
  const words = useMessages({ cn: wordsZh, en: wordsEn });
  const format = useFormat();
  const isTrial = draft.state === '2';
  return (
    <>
      <Select
        label={t.chargeState}
        options={words.chargeStates.map((label, state) => ({ value: String(state), label }))}
        value={draft.state}
        // A trial does not end with what is paid for: its day has to be said.
        onChange={(state) => onChange({ state, ...(state === '2' ? { day: '' } : {}) })}
      />
      <Select
        label={t.level}
        options={[{ value: '', label: t.noLevel }, ...toOptions(levels, words.levels)]}
        value={draft.level}
        onChange={(level) => onChange({ level })}
      />
      {!isTrial && (
        <ModuleChecks legend={t.modules} value={draft.modules} onChange={(modules) => onChange({ modules })} />
      )}
      <DayField
        label={t.expires}
        error={isFar ? t.dayFar : null}
        value={draft.day}
        onChange={(event) => onChange({ day: event.target.value })}
      />
      {isTrial && (
        <TextArea
          label={t.phoneCheck}
          hint={contacted === null ? t.phoneCheckHint : t.phoneCheckNoted(format.date(contacted))}
          rows={2}
          required={contacted === null}
          maxLength={1000}
          value={draft.phoneCheck}
          onChange={(event) => onChange({ phoneCheck: event.target.value })}
        />
      )}
    </>
  );
}
