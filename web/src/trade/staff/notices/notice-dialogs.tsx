import { noticeKinds } from '@btc/contract/safeguard/measure.ts';
import type { DeskNotice, GetSafeguardNotices } from '@btc/contract/trade/desk/notice-desk.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { rules as addRules } from 'form-rules:AddSafeguardNotice';
import { rules as withdrawRules } from 'form-rules:WithdrawSafeguardNotice';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import { deskFields } from '#shell/console/form/desk-fields.tsx';
import { FormDialog } from '#shell/console/form/form-dialog.tsx';
import layout from '#shell/console/layout.module.css';
import { toOptions } from '#ui/form/select.tsx';
import { messages } from './notice-messages.ts';

const { Line, Day, Choice } = deskFields<'AddSafeguardNotice'>();
const Withdrawal = deskFields<'WithdrawSafeguardNotice'>();

interface DialogProps {
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

interface AddNoticeProps extends DialogProps {
  readonly notice: DeskNotice | null;
  readonly choices: OutputOf<typeof GetSafeguardNotices>['Dict'];
}

/** Adds a notice, or corrects `notice`. */
export function AddNoticeDialog({ notice, choices: { Today, Lines, Years }, ...dialog }: AddNoticeProps) {
  const t = useMessages(messages);
  const thisYear = Years.find((year) => Today.startsWith(String(year))) ?? Years[0];
  return (
    <FormDialog
      operation="AddSafeguardNotice"
      rules={addRules}
      row={notice}
      id={notice?.NoticeID ?? null}
      initial={{
        Kind: 'notice',
        Line: Lines[0]?.Code ?? '',
        Year: thisYear,
        PublishedOn: Today,
        SourceCn: '商务部',
        SourceEn: 'MOFCOM',
      }}
      // What is entered is new even where it puts another right.
      toRecord={(known) => ({ ...known, Corrects: known.NoticeID })}
      labels={{ Percent: t.percent }}
      issues={t.rules}
      title={notice === null ? t.addTitle : t.correctTitle}
      what={<p>{notice === null ? t.addWhat : t.correctWhat}</p>}
      confirm={t.save}
      done={t.saved}
      {...dialog}
    >
      <div className={layout['grid']}>
        <Choice name="Line" of={Lines} />
        <Choice name="Year" of={Years.map((year) => ({ value: String(year), label: String(year) }))} />
        <Choice name="Kind" of={toOptions(noticeKinds, t.kinds)} />
        <Line name="Percent" />
        <Day name="PublishedOn" />
        <Day name="ReachedOn" />
        <Day name="SurchargeFrom" hint={t.surchargeHint} />
        <Line name="TextCn" />
        <Line name="TextEn" />
        <Line name="SourceCn" />
        <Line name="SourceEn" />
        <Line name="SourceUrl" />
      </div>
    </FormDialog>
  );
}

function useNoticeName(): (notice: DeskNotice) => string {
  const isEn = useEdition() === 'en';
  const format = useFormat();
  return ({ LineCn, LineEn, Year, Percent, PublishedOn }) =>
    [isEn ? LineEn : LineCn, Year, `${Percent}%`, format.date(PublishedOn)].join(' · ');
}

export function WithdrawNoticeDialog({ notice, ...dialog }: DialogProps & { readonly notice: DeskNotice }) {
  const t = useMessages(messages);
  const formatName = useNoticeName();
  return (
    <FormDialog
      operation="WithdrawSafeguardNotice"
      rules={withdrawRules}
      row={notice}
      id={notice.NoticeID}
      fixed={() => ({ NoticeID: notice.NoticeID, Revision: notice.Revision })}
      title={t.withdrawTitle}
      what={<p>{t.withdrawWhat(formatName(notice))}</p>}
      confirm={t.withdraw}
      done={t.withdrawn}
      {...dialog}
    >
      <Withdrawal.Line name="Why" />
    </FormDialog>
  );
}

export function RestoreNoticeDialog({ notice, ...dialog }: DialogProps & { readonly notice: DeskNotice }) {
  const t = useMessages(messages);
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
