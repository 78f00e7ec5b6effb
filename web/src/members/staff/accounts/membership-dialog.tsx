import type { Edition, Module } from '@btc/contract/members/access.ts';
import type { MembershipLevel } from '@btc/contract/members/membership.ts';
import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { DayField } from '#shell/console/day-field.tsx';
import { Select } from '#ui/form/select.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { ModuleChecks } from '../words/checks.tsx';
import { dayOf, endOfDay, lastExpiry } from '../words/day.ts';
import { MembershipSteps, takesAway } from '../words/membership-step.tsx';
import { levels, type MemberDetail, modulesOf } from '../words/word-lists.ts';
import { en as wordsEn } from '../words/words.en.ts';
import { zh as wordsZh } from '../words/words.zh.ts';
import { membershipOf } from './membership-of.ts';
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
  readonly isAgreed: boolean;
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The membership of one edition, set by hand. */
export function MembershipDialog({ member, edition, onClose, onChanged }: MembershipDialogProps) {
  const t = useMessages({ cn: zh, en });
  const words = useMessages({ cn: wordsZh, en: wordsEn });
  const now = membershipOf(member, edition);
  const [draft, setDraft] = useState<Draft>({
    level: now.level ?? '',
    state: String(now.state),
    modules: modulesOf(now.modules),
    day: now.expires === null ? '' : dayOf(now.expires),
    isAgreed: false,
  });
  // What is set changes: a tick was for something else.
  const set = (change: Partial<Draft>) => setDraft((before) => ({ ...before, isAgreed: false, ...change }));
  const needsDay = (draft.state === '2' || draft.state === '3') && !isDay(draft.day);
  const [today] = useState(() => new Date());
  const isFar = isDay(draft.day) && draft.day >= lastExpiry(today);
  const isPast = (draft.state === '2' || draft.state === '3') && isDay(draft.day) && draft.day < dayOf(today);
  const setting = {
    Level: draft.level === '' ? null : draft.level,
    State: Number(draft.state),
    Modules: [...draft.modules],
    ExpireDate: isDay(draft.day) ? endOfDay(draft.day) : null,
    TakesAway: draft.isAgreed,
  };
  const step = {
    edition,
    now: { ...now, modules: modulesOf(now.modules) },
    after: { state: setting.State, modules: draft.modules, expires: setting.ExpireDate },
  };
  const needsAgreement = takesAway([step], today) && !draft.isAgreed;
  const name = words.editions[edition];
  return (
    <ActionDialog
      title={t.setMembershipTitle(name)}
      what={<p>{t.setMembershipWhat(member.LoginUserName, name)}</p>}
      confirm={t.save}
      isReady={!needsDay && !isFar && !needsAgreement}
      work={(api) => api('SetMembership', { MemberID: member.MemberID, Edition: edition, ...setting })}
      done={t.membershipSet}
      onClose={onClose}
      onChanged={onChanged}
    >
      <Select
        label={t.chargeState}
        options={words.chargeStates.map((label, state) => ({ value: String(state), label }))}
        value={draft.state}
        onChange={(state) => set({ state })}
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
      <ModuleChecks legend={t.modules} value={draft.modules} onChange={(modules) => set({ modules })} />
      <DayField
        label={t.expires}
        error={isFar ? t.dayFar : null}
        value={draft.day}
        onChange={(event) => set({ day: event.target.value })}
      />
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
