import type { Edition, Module } from '@btc/contract/members/access.ts';
import { isPaidNow } from '@btc/contract/members/membership-change.ts';
import type { MembershipLevel } from '@btc/contract/members/membership.ts';
import { isDay } from '@btc/contract/time.ts';
import { useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { shanghaiDay } from '#i18n/shanghai-time.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { DayField } from '#shell/console/day-field.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextArea } from '#ui/form/text-field.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { ModuleChecks } from '../words/checks.tsx';
import { toEndOfDay, lastExpiry } from '../words/day.ts';
import { MembershipSteps, type Step, takesAway } from '../words/membership-step.tsx';
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

/** The membership of one edition, set by hand. */
export function MembershipDialog({ member, edition, onClose, onChanged }: MembershipDialogProps) {
  const t = useMessages({ cn: zh, en });
  const words = useMessages({ cn: wordsZh, en: wordsEn });
  const format = useFormat();
  const now = toMembership(member, edition);
  const [draft, setDraft] = useState<Draft>({
    level: now.level ?? '',
    state: String(now.state),
    modules: listModules(now.modules),
    day: now.expires === null ? '' : shanghaiDay(now.expires),
    phoneCheck: '',
    isAgreed: false,
  });
  // What is set changes: a tick was for something else.
  const set = (change: Partial<Draft>) => setDraft((before) => ({ ...before, isAgreed: false, ...change }));
  const isTrial = draft.state === '2';
  const needsDay = (isTrial || draft.state === '3') && !isDay(draft.day);
  const [today] = useState(() => new Date());
  const isFar = isDay(draft.day) && draft.day >= lastExpiry(today);
  const isPast = (isTrial || draft.state === '3') && isDay(draft.day) && draft.day < shanghaiDay(today);
  const setting = {
    Level: draft.level === '' ? null : draft.level,
    State: Number(draft.state),
    // A trial opens no modules.
    Modules: isTrial ? [] : [...draft.modules],
    ExpireDate: isDay(draft.day) ? toEndOfDay(draft.day) : null,
    TakesAway: draft.isAgreed,
    ...(isTrial && draft.phoneCheck.trim() !== '' ? { PhoneCheck: draft.phoneCheck } : {}),
  };
  const before = { ...now, modules: listModules(now.modules) };
  const isBeside = isTrial && isPaidNow(before, today);
  const step: Step = isBeside
    ? { edition, now: before, after: before, trialUntil: setting.ExpireDate }
    : {
        edition,
        now: before,
        after: { state: setting.State, modules: setting.Modules, expires: setting.ExpireDate },
      };
  const needsPhone = isTrial && member.ContactedDate === null && draft.phoneCheck.trim() === '';
  const needsAgreement = takesAway([step], today) && !draft.isAgreed;
  const name = words.editions[edition];
  return (
    <ActionDialog
      title={t.setMembershipTitle(name)}
      what={<p>{(isBeside ? t.giveTrialWhat : t.setMembershipWhat)(member.LoginUserName, name)}</p>}
      confirm={t.save}
      isReady={!needsDay && !isFar && !needsPhone && !needsAgreement}
      work={(api) => api('SetMembership', { MemberID: member.MemberID, Edition: edition, ...setting })}
      done={t.membershipSet}
      onClose={onClose}
      onChanged={onChanged}
    >
      <Select
        label={t.chargeState}
        options={words.chargeStates.map((label, state) => ({ value: String(state), label }))}
        value={draft.state}
        // A trial does not end with what is paid for: its day has to be said.
        onChange={(state) => set({ state, ...(state === '2' ? { day: '' } : {}) })}
      />
      <Select
        label={t.level}
        options={[
          { value: '', label: t.noLevel },
          ...levels.map((level) => ({ value: level, label: words.levels[level] })),
        ]}
        value={draft.level}
        onChange={(level) => set({ level })}
      />
      {!isTrial && <ModuleChecks legend={t.modules} value={draft.modules} onChange={(modules) => set({ modules })} />}
      <DayField
        label={t.expires}
        error={isFar ? t.dayFar : null}
        value={draft.day}
        onChange={(event) => set({ day: event.target.value })}
      />
      {isTrial && (
        <TextArea
          label={t.phoneCheck}
          hint={member.ContactedDate === null ? t.phoneCheckHint : t.phoneCheckNoted(format.date(member.ContactedDate))}
          rows={2}
          required={member.ContactedDate === null}
          maxLength={1000}
          value={draft.phoneCheck}
          onChange={(event) => set({ phoneCheck: event.target.value })}
        />
      )}
      <MembershipSteps
        steps={[step]}
        at={today}
        isAgreed={draft.isAgreed}
        onAgree={(isAgreed) => setDraft((before) => ({ ...before, isAgreed }))}
      />
      {needsDay && <Notice tone="caution">{t.noDay}</Notice>}
      {isPast && <Notice tone="caution">{t.dayPast}</Notice>}
    </ActionDialog>
  );
}
