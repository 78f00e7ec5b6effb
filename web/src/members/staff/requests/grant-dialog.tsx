import { editions } from '@btc/contract/members/access.ts';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { CheckGroup } from '#shell/console/check-group.tsx';
import { DayField } from '#shell/console/day-field.tsx';
import { Select, toOptions } from '#ui/form/select.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { TextArea, TextField } from '#ui/form/text-field.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { ModuleChecks } from '../words/module-checks.tsx';
import { MembershipSteps } from '../words/membership-step.tsx';
import { type DeskRequest, type LevelRow, levels as allLevels } from '../words/word-lists.ts';
import { en as wordsEn } from '../words/words.en.ts';
import { zh as wordsZh } from '../words/words.zh.ts';
import {
  toDraft,
  findDraftIssues,
  type GrantDraft,
  toGrant,
  modulesToGrant,
  paidUntil,
  listSteps,
  usualDay,
} from './grant-draft.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';

export interface GrantDialogProps {
  readonly request: DeskRequest;
  readonly levels: readonly LevelRow[];
  readonly name: string;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Grants a request: begins with what was asked for; choosing another level takes that level's modules. */
export function GrantDialog({ request, levels, name, onClose, onChanged }: GrantDialogProps) {
  const t = useMessages({ cn: zh, en });
  const words = useMessages({ cn: wordsZh, en: wordsEn });
  const format = useFormat();
  const [now] = useState(() => new Date());
  const [draft, setDraft] = useState(() => toDraft(request, levels, now));
  const issues = findDraftIssues(request, draft, now);
  const editions = draft.editions.map((edition) => words.editions[edition]).join(words.separator);
  const isDay = !issues.includes('needDay');
  return (
    <ActionDialog
      title={t.grantTitle}
      what={isDay && draft.editions.length > 0 ? <p>{t.grantWhat(name, editions, format.date(draft.day))}</p> : null}
      confirm={t.grant}
      isReady={issues.length === 0}
      work={(api) => api('GrantDeskRequest', toGrant(request.RequestID, draft))}
      done={t.granted}
      onClose={onClose}
      onChanged={onChanged}
    >
      <GrantFields draft={draft} setDraft={setDraft} {...{ request, levels, now }} />
      {isDay && (
        <MembershipSteps
          steps={listSteps(request, draft, now)}
          at={now}
          isAgreed={draft.isAgreed}
          onAgree={(isAgreed) => setDraft((before) => ({ ...before, isAgreed }))}
        />
      )}
      {issues.length > 0 && <Notice tone="caution">{issues.map((issue) => t[issue]).join(words.separator)}</Notice>}
    </ActionDialog>
  );
}

interface GrantFieldsProps {
  readonly draft: GrantDraft;
  readonly setDraft: Dispatch<SetStateAction<GrantDraft>>;
  readonly request: DeskRequest;
  readonly levels: readonly LevelRow[];
  readonly now: Date;
}

function GrantFields({ draft, setDraft, request, levels, now }: GrantFieldsProps) {
  const t = useMessages({ cn: zh, en });
  const words = useMessages({ cn: wordsZh, en: wordsEn });
  // What is granted changes: a tick was for something else.
  const set = (change: Partial<GrantDraft>) => setDraft((before) => ({ ...before, isAgreed: false, ...change }));
  const setState = (state: 2 | 3) => {
    const [first = 'cn'] = draft.editions;
    set({ state, day: usualDay(state, paidUntil(request, first), now) });
  };
  return (
    <>
      <Select
        label={t.level}
        options={toOptions(allLevels, words.levels)}
        value={draft.level}
        onChange={(level) => set({ level, modules: modulesToGrant(request, levels, { ...draft, level, now }) })}
      />
      <CheckGroup
        legend={t.grantEditions}
        options={toOptions(editions, words.editions)}
        value={draft.editions}
        onChange={(editions) => set({ editions })}
      />
      <SegmentedControl
        label={t.grantAs}
        className="c-fit"
        options={[
          { value: '3', label: t.paid },
          { value: '2', label: t.trial },
        ]}
        value={draft.state === 3 ? '3' : '2'}
        onChange={(value) => setState(value === '3' ? 3 : 2)}
      />
      {draft.state === 3 ? (
        <ModuleChecks legend={t.modules} value={draft.modules} onChange={(modules) => set({ modules })} />
      ) : (
        <TextField
          label={t.trialItems}
          hint={t.trialWhat}
          type="number"
          min={0}
          max={10_000}
          value={draft.trialItems}
          onChange={(event) => set({ trialItems: event.target.value })}
        />
      )}
      <DayField label={t.expires} value={draft.day} onChange={(event) => set({ day: event.target.value })} />
      <TextArea
        label={t.grantNote}
        rows={2}
        maxLength={2000}
        value={draft.note}
        onChange={(event) => set({ note: event.target.value })}
      />
    </>
  );
}
