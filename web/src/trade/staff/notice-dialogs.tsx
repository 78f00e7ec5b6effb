import { noticeKinds } from '@btc/contract/safeguard/measure.ts';
import type { DeskNotice } from '@btc/contract/trade/desk/notice-desk.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { DayField } from '#shell/console/day-field.tsx';
import { toIssues } from '#shell/console/failure.ts';
import { bindDraft } from '#ui/form/bind-draft.ts';
import { useOptions } from '#ui/form/named-options.ts';
import { Select } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { en } from './notice-words.en.ts';
import { zh } from './notice-words.zh.ts';

/** The quotas that a notice can be of. */
export interface NoticeChoices {
  readonly Today: string;
  readonly Lines: readonly { readonly Code: string; readonly NameCn: string; readonly NameEn: string }[];
  readonly Years: readonly number[];
}

interface DialogProps {
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

const texts = ['percent', 'textCn', 'textEn', 'sourceCn', 'sourceEn', 'sourceUrl'] as const;
const days = ['publishedOn', 'reachedOn', 'surchargeFrom'] as const;
type Draft = Readonly<Record<(typeof texts)[number] | (typeof days)[number] | 'line' | 'year', string>> & {
  readonly kind: DeskNotice['Kind'];
};

function toDraft(notice: DeskNotice | null, { Today, Lines, Years }: NoticeChoices): Draft {
  const thisYear = Years.find((year) => Today.startsWith(String(year))) ?? Years[0];
  return {
    kind: notice?.Kind ?? 'notice',
    line: notice?.Line ?? Lines[0]?.Code ?? '',
    year: String(notice?.Year ?? thisYear ?? ''),
    percent: notice?.Percent.toString() ?? '',
    publishedOn: notice?.PublishedOn ?? Today,
    reachedOn: notice?.ReachedOn ?? '',
    surchargeFrom: notice?.SurchargeFrom ?? '',
    textCn: notice?.TextCn ?? '',
    textEn: notice?.TextEn ?? '',
    sourceCn: notice?.SourceCn ?? '商务部',
    sourceEn: notice?.SourceEn ?? 'MOFCOM',
    sourceUrl: notice?.SourceUrl ?? '',
  };
}

function toRequest(draft: Draft, notice: DeskNotice | null) {
  const optional = (text: string) => (text.trim() === '' ? null : text.trim());
  return {
    Kind: draft.kind,
    Line: draft.line,
    Year: Number(draft.year),
    Percent: Number(draft.percent),
    ReachedOn: optional(draft.reachedOn),
    SurchargeFrom: optional(draft.surchargeFrom),
    PublishedOn: draft.publishedOn,
    TextCn: optional(draft.textCn),
    TextEn: optional(draft.textEn),
    SourceCn: draft.sourceCn.trim(),
    SourceEn: draft.sourceEn.trim(),
    SourceUrl: optional(draft.sourceUrl),
    ...(notice === null ? {} : { Corrects: notice.NoticeID }),
  };
}

const percentPattern = /^\d{1,3}(?:\.\d{1,3})?$/;

/** Enters a notice, or (`notice`) one that puts it right. */
export function AddNoticeDialog({
  notice,
  choices,
  ...dialog
}: DialogProps & { readonly notice: DeskNotice | null; readonly choices: NoticeChoices }) {
  const t = useMessages({ cn: zh, en });
  const [draft, setDraft] = useState(() => toDraft(notice, choices));
  const [issue, setIssue] = useState<{ readonly field: string; readonly text: string } | null>(null);
  const { text, choice } = bindDraft(draft, (next) => {
    setIssue(null);
    setDraft(next);
  });
  const isReady =
    percentPattern.test(draft.percent) && draft.publishedOn !== '' && draft.sourceCn !== '' && draft.sourceEn !== '';
  const tellIssue = (error: unknown) => {
    const [found] = toIssues(error);
    const words = Object.entries(t.rules).find(([rule]) => rule === found?.Rule)?.[1];
    setIssue(found === undefined || words === undefined ? null : { field: found.Field, text: words });
  };
  const labels = { ...t, publishedOn: t.published };
  const field = (name: (typeof texts)[number] | (typeof days)[number]) => ({
    label: labels[name],
    error: issue?.field.toLowerCase() === name.toLowerCase() ? issue.text : undefined,
    ...text(name),
  });
  return (
    <ActionDialog
      title={notice === null ? t.addTitle : t.correctTitle}
      what={<p>{notice === null ? t.addWhat : t.correctWhat}</p>}
      confirm={t.save}
      isReady={isReady}
      work={(api) => api('AddSafeguardNotice', toRequest(draft, notice))}
      onFailure={tellIssue}
      done={t.saved}
      {...dialog}
    >
      <div className="c-grid">
        <Select label={t.line} options={useOptions(choices.Lines)} {...choice('line')} />
        <Select
          label={t.year}
          options={choices.Years.map((year) => ({ value: String(year), label: String(year) }))}
          {...choice('year')}
        />
        <Select
          label={t.kind}
          options={noticeKinds.map((value) => ({ value, label: t.kinds[value] }))}
          {...choice('kind')}
        />
        <TextField inputMode="decimal" required {...field('percent')} />
        {days.map((name) => (
          <DayField key={name} required={name === 'publishedOn'} {...field(name)} />
        ))}
        {(['textCn', 'textEn', 'sourceCn', 'sourceEn', 'sourceUrl'] as const).map((name) => (
          <TextField key={name} required={name === 'sourceCn' || name === 'sourceEn'} {...field(name)} />
        ))}
      </div>
    </ActionDialog>
  );
}

/** A notice as a sentence names it. */
function useNoticeName(): (notice: DeskNotice) => string {
  const isEn = useEdition() === 'en';
  const format = useFormat();
  return ({ LineCn, LineEn, Year, Percent, PublishedOn }) =>
    [isEn ? LineEn : LineCn, Year, `${Percent}%`, format.date(PublishedOn)].join(' · ');
}

/** Withdraws a notice, with the reason. */
export function WithdrawNoticeDialog({ notice, ...dialog }: DialogProps & { readonly notice: DeskNotice }) {
  const t = useMessages({ cn: zh, en });
  const formatName = useNoticeName();
  const [why, setWhy] = useState('');
  return (
    <ActionDialog
      title={t.withdrawTitle}
      what={<p>{t.withdrawWhat(formatName(notice))}</p>}
      confirm={t.withdraw}
      isReady={why.trim() !== ''}
      work={(api) =>
        api('WithdrawSafeguardNotice', { NoticeID: notice.NoticeID, Revision: notice.Revision, Why: why.trim() })
      }
      done={t.withdrawn}
      {...dialog}
    >
      <TextField label={t.why} required maxLength={300} value={why} onChange={(event) => setWhy(event.target.value)} />
    </ActionDialog>
  );
}

/** Lets a withdrawn notice stand again. */
export function RestoreNoticeDialog({ notice, ...dialog }: DialogProps & { readonly notice: DeskNotice }) {
  const t = useMessages({ cn: zh, en });
  const formatName = useNoticeName();
  return (
    <ActionDialog
      title={t.restoreTitle}
      what={<p>{t.restoreWhat(formatName(notice))}</p>}
      confirm={t.restore}
      work={(api) => api('RestoreSafeguardNotice', { NoticeID: notice.NoticeID, Revision: notice.Revision })}
      done={t.restored}
      {...dialog}
    />
  );
}
