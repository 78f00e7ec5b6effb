import type { SavePriceDuty } from '@btc/contract/prices/desk/price-settings.ts';
import type { PriceDuty } from '@btc/contract/prices/landed-cost.ts';
import type { PriceMeat } from '@btc/contract/prices/price-codes.ts';
import { dutyKinds } from '@btc/contract/safeguard/duty.ts';
import type { RequestOf } from '@btc/contract/wire/operation.ts';
import { origins } from '@btc/reference/origins.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { todayInShanghai } from '#i18n/shanghai-time.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { DayField } from '#shell/console/day-field.tsx';
import { bindDraft } from '#ui/form/bind-draft.ts';
import { useOptions } from '#ui/form/named-options.ts';
import { Select } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { en } from './terms-words.en.ts';
import { zh } from './terms-words.zh.ts';

interface Draft {
  readonly origin: string;
  readonly kind: PriceDuty['Kind'];
  readonly percent: string;
  readonly percentTo: string;
  readonly from: string;
  readonly until: string;
  readonly noteCn: string;
  readonly noteEn: string;
  readonly sourceCn: string;
  readonly sourceEn: string;
}

function toDraft(duty: PriceDuty | null): Draft {
  return {
    origin: duty?.Origin ?? 'ALL',
    kind: duty?.Kind ?? 'mfn',
    percent: duty?.Percent?.toString() ?? '',
    percentTo: duty?.PercentTo?.toString() ?? '',
    from: duty?.From ?? todayInShanghai(),
    until: duty?.Until ?? '',
    noteCn: duty?.NoteCn ?? '',
    noteEn: duty?.NoteEn ?? '',
    sourceCn: duty?.SourceCn ?? '',
    sourceEn: duty?.SourceEn ?? '',
  };
}

const percentPattern = /^\d{1,3}(?:\.\d{1,3})?$/;
const needed = ['from', 'sourceCn', 'sourceEn'] as const;

/** A duty on top may be in force without its rate being known. */
function isNeeded(name: keyof Draft, { kind }: Draft): boolean {
  return name === 'percent' ? kind !== 'additional' : needed.some((one) => one === name);
}

type Issues = Readonly<Partial<Record<keyof Draft, string>>>;

/** What is wrong with what is filled in; what is still empty is no fault yet. */
function issuesIn({ percent, percentTo, from, until }: Draft, t: typeof zh): Issues {
  const isPercent = (text: string) => text === '' || percentPattern.test(text);
  return {
    ...(isPercent(percent) ? {} : { percent: t.percentForm }),
    ...(isPercent(percentTo) ? {} : { percentTo: t.percentForm }),
    ...(percentTo !== '' && isPercent(percentTo) && Number(percentTo) < Number(percent)
      ? { percentTo: t.percentOrder }
      : {}),
    ...(until !== '' && until < from ? { until: t.untilOrder } : {}),
  };
}

function toRequest(draft: Draft, meat: PriceMeat, duty: PriceDuty | null): RequestOf<typeof SavePriceDuty> {
  const optional = (text: string) => (text.trim() === '' ? null : text.trim());
  return {
    ...(duty === null ? {} : { DutyID: duty.DutyID, Expected: duty }),
    Meat: meat,
    Origin: draft.origin,
    Kind: draft.kind,
    Percent: draft.percent === '' ? null : Number(draft.percent),
    PercentTo: draft.percentTo === '' ? null : Number(draft.percentTo),
    From: draft.from,
    Until: optional(draft.until),
    NoteCn: optional(draft.noteCn),
    NoteEn: optional(draft.noteEn),
    SourceCn: draft.sourceCn.trim(),
    SourceEn: draft.sourceEn.trim(),
  };
}

interface DutyDialogProps {
  readonly meat: PriceMeat;
  readonly duty: PriceDuty | null;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** A rate of the duty table as a sentence names it. */
function useDutyName(): (duty: PriceDuty) => string {
  const t = useMessages({ cn: zh, en });
  const isEn = useEdition() === 'en';
  const format = useFormat();
  return (duty) =>
    [
      isEn ? duty.OriginEn : duty.OriginCn,
      t.kinds[duty.Kind],
      duty.Percent === null ? t.rateUnknown : format.percent(duty.Percent),
      format.date(duty.From),
    ].join(' · ');
}

/** Takes a rate out of the duty table. */
export function RemoveDutyDialog({ duty, onClose, onChanged }: Omit<DutyDialogProps, 'meat'> & { duty: PriceDuty }) {
  const t = useMessages({ cn: zh, en });
  const formatName = useDutyName();
  return (
    <ActionDialog
      title={t.removeDuty}
      what={<p>{t.removeDutyWhat(formatName(duty))}</p>}
      confirm={t.remove}
      work={(api) => api('DeletePriceDuty', { Meat: duty.Meat, DutyID: duty.DutyID, Expected: duty })}
      done={t.removed}
      onClose={onClose}
      onChanged={onChanged}
    />
  );
}

/** A rate of the duty table: new, or changed. */
export function DutyDialog({ meat, duty, onClose, onChanged }: DutyDialogProps) {
  const t = useMessages({ cn: zh, en });
  const [draft, setDraft] = useState(() => toDraft(duty));
  const { text, choice } = bindDraft(draft, setDraft);
  const issues = issuesIn(draft, t);
  const isReady =
    Object.keys(issues).length === 0 &&
    [...needed, 'percent' as const].every((name) => !isNeeded(name, draft) || draft[name].trim() !== '');
  const toProps = (name: Exclude<keyof Draft, 'origin' | 'kind'>, label: string) => ({
    label,
    required: isNeeded(name, draft),
    error: issues[name],
    ...text(name),
  });
  const field = (name: Exclude<keyof Draft, 'origin' | 'kind' | 'from' | 'until'>, label: string) => (
    <TextField maxLength={name.startsWith('note') ? 300 : 200} {...toProps(name, label)} />
  );
  return (
    <ActionDialog
      title={duty === null ? t.addDuty : t.editDuty}
      what={<p>{t.dutiesWhat}</p>}
      confirm={t.save}
      isReady={isReady}
      work={(api) => api('SavePriceDuty', toRequest(draft, meat, duty))}
      done={t.saved}
      onClose={onClose}
      onChanged={onChanged}
    >
      <div className="c-grid">
        <Select
          label={t.origin}
          options={[{ value: 'ALL', label: t.allOrigins }, ...useOptions<string>(origins)]}
          {...choice('origin')}
        />
        <Select
          label={t.kind}
          options={dutyKinds.map((value) => ({ value, label: t.kinds[value] }))}
          {...choice('kind')}
        />
        {field('percent', t.percent)}
        {field('percentTo', t.percentTo)}
        <DayField {...toProps('from', t.from)} />
        <DayField {...toProps('until', t.until)} />
        {field('noteCn', t.noteCn)}
        {field('noteEn', t.noteEn)}
        {field('sourceCn', t.sourceCn)}
        {field('sourceEn', t.sourceEn)}
      </div>
    </ActionDialog>
  );
}
