import type { DeskSurveyItem } from '@btc/contract/prices/survey.ts';
import { addDays, toFriday } from '@btc/contract/time.ts';
import { origins } from '@btc/reference/origins.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { toFieldMoment, shanghaiDay } from '#i18n/shanghai-time.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { DayField } from '#shell/console/day-field.tsx';
import { entryOptions, useDictionary } from '#shell/console/use-dictionary.ts';
import { bindDraft } from '#ui/form/bind-draft.ts';
import { useOptions } from '#ui/form/named-options.ts';
import { Select } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';

export interface ItemDialogProps {
  /** The draft that is changed; null for a new one. */
  readonly item: DeskSurveyItem | null;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

const horizons = ['2', '4'] as const;

interface Draft {
  readonly origin: string;
  readonly cut: string;
  readonly horizon: (typeof horizons)[number];
  /** As the browser's field has it: `2026-11-27T17:00`, Beijing time. */
  readonly deadline: string;
  readonly base: string;
}

/** The coming Friday, five in the afternoon in Beijing. */
function nextFriday(now: Date): string {
  const today = shanghaiDay(now);
  const friday = toFriday(today);
  return `${friday > today ? friday : addDays(friday, 7)}T17:00`;
}

function toDraft(item: DeskSurveyItem | null): Draft {
  if (item === null) return { origin: 'BRA', cut: 'fq6', horizon: '2', deadline: nextFriday(new Date()), base: '' };
  return {
    origin: item.Origin,
    cut: item.Cut,
    horizon: item.Horizon === 2 ? '2' : '4',
    deadline: item.Deadline.slice(0, 16),
    base: item.BasePrice?.toString() ?? '',
  };
}

/** A new item, or a draft that is changed. */
export function ItemDialog({ item, ...dialog }: ItemDialogProps) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const rows = useDictionary(['beefCut']);
  const [draft, setDraft] = useState(() => toDraft(item));
  const { text, choice } = bindDraft(draft, setDraft);
  return (
    <ActionDialog
      title={t.itemTitle}
      what={<p>{t.itemWhat}</p>}
      confirm={t.save}
      isReady={draft.deadline !== ''}
      work={(api) =>
        api('SaveSurveyItem', {
          isEn: edition === 'en',
          ...(item === null ? {} : { ItemID: item.ItemID }),
          Origin: draft.origin,
          Cut: draft.cut,
          Horizon: draft.horizon === '2' ? 2 : 4,
          Deadline: toFieldMoment(draft.deadline),
          ...(draft.base === '' ? {} : { BasePrice: draft.base }),
        })
      }
      done={t.saved}
      {...dialog}
    >
      <div className="c-stack">
        <Select label={t.origin} options={useOptions<string>(origins)} {...choice('origin')} />
        <Select
          label={t.cut}
          options={entryOptions(rows, { kind: 'beefCut', edition, held: [draft.cut] })}
          {...choice('cut')}
        />
        <Select
          label={t.horizon}
          options={horizons.map((value) => ({ value, label: t.weeks(Number(value)) }))}
          {...choice('horizon')}
        />
        <DayField label={t.deadline} hint={t.deadlineHint} type="datetime-local" {...text('deadline')} />
        <TextField
          label={t.basePrice}
          hint={t.basePriceHint}
          inputMode="decimal"
          maxLength={14}
          value={draft.base}
          onChange={(event) => setDraft({ ...draft, base: event.target.value.trim() })}
        />
      </div>
    </ActionDialog>
  );
}

/** The two prices that an item is measured by. */
export function ScoreDialog({ item, onClose, onChanged }: ItemDialogProps & { readonly item: DeskSurveyItem }) {
  const t = useMessages({ cn: zh, en });
  const isEn = useEdition() === 'en';
  const [base, setBase] = useState(item.BasePrice?.toString() ?? '');
  const [outcome, setOutcome] = useState(item.OutcomePrice?.toString() ?? '');
  return (
    <ActionDialog
      title={t.score}
      what={<p>{t.scoreWhat}</p>}
      confirm={t.score}
      isReady={base !== '' && outcome !== ''}
      work={(api) => api('ScoreSurveyItem', { isEn, ItemID: item.ItemID, BasePrice: base, OutcomePrice: outcome })}
      done={t.scored}
      onClose={onClose}
      onChanged={onChanged}
    >
      <div className="c-stack">
        <TextField
          label={t.basePrice}
          inputMode="decimal"
          value={base}
          onChange={(event) => setBase(event.target.value.trim())}
        />
        <TextField
          label={t.outcomePrice}
          inputMode="decimal"
          value={outcome}
          onChange={(event) => setOutcome(event.target.value.trim())}
        />
      </div>
    </ActionDialog>
  );
}
