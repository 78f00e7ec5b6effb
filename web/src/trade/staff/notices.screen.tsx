import type { DeskNotice } from '@btc/contract/trade/desk/notice-desk.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { StateMark } from '#shell/console/facts.tsx';
import { ScreenPage } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { ByAndAt } from './by-and-at.tsx';
import { AddNoticeDialog, RestoreNoticeDialog, WithdrawNoticeDialog } from './notice-dialogs.tsx';
import { en } from './notice-words.en.ts';
import { zh } from './notice-words.zh.ts';

type DialogRequest =
  | { readonly action: 'add'; readonly notice: DeskNotice | null }
  | { readonly action: 'withdraw' | 'restore'; readonly notice: DeskNotice };

/** The notices of the safeguard's quotas: entered, corrected, withdrawn, never deleted. */
export function NoticesScreen() {
  const t = useMessages({ cn: zh, en });
  const answer = useCall('GetSafeguardNotices', {});
  const [request, setRequest] = useState<DialogRequest | null>(null);
  const dialog = { onClose: () => setRequest(null), onChanged: answer.reload };
  return (
    <ScreenPage
      title={t.title}
      actions={
        <Button variant="primary" onClick={() => setRequest({ action: 'add', notice: null })}>
          {t.add}
        </Button>
      }
    >
      <p className="c-what">{t.what}</p>
      <AnswerView answer={answer}>{({ Rows }) => <NoticeTable rows={Rows} onAsk={setRequest} />}</AnswerView>
      {request?.action === 'add' && answer.data !== undefined && answer.data !== null && (
        <AddNoticeDialog notice={request.notice} choices={answer.data.Dict} {...dialog} />
      )}
      {request?.action === 'withdraw' && <WithdrawNoticeDialog notice={request.notice} {...dialog} />}
      {request?.action === 'restore' && <RestoreNoticeDialog notice={request.notice} {...dialog} />}
    </ScreenPage>
  );
}

interface NoticeTableProps {
  readonly rows: readonly DeskNotice[];
  readonly onAsk: (request: DialogRequest) => void;
}

const tones = { standing: 'good', corrected: 'plain', withdrawn: 'plain' } as const;

function NoticeTable({ rows, onAsk }: NoticeTableProps) {
  const t = useMessages({ cn: zh, en });
  return (
    <DataTable
      caption={t.title}
      columns={useNoticeColumns(onAsk)}
      rows={rows}
      rowKey={({ NoticeID }) => String(NoticeID)}
      view="small"
    />
  );
}

function useNoticeColumns(onAsk: NoticeTableProps['onAsk']): readonly Column<DeskNotice>[] {
  const t = useMessages({ cn: zh, en });
  const isEn = useEdition() === 'en';
  const format = useFormat();
  return [
    {
      key: 'published',
      head: t.published,
      cell: (row) => <span className="c-nowrap">{format.date(row.PublishedOn)}</span>,
    },
    { key: 'line', head: t.line, cell: (row) => `${isEn ? row.LineEn : row.LineCn} ${row.Year}` },
    { key: 'kind', head: t.kind, cell: (row) => t.kinds[row.Kind] },
    { key: 'percent', head: t.percent, numeric: true, cell: (row) => String(row.Percent) },
    {
      key: 'source',
      head: t.source,
      cell: (row) => (
        <span className="c-clip">
          {isEn ? row.SourceEn : row.SourceCn}
          {row.SurchargeFrom !== null && (
            <span className="c-sub">
              {t.surchargeFrom}: {format.date(row.SurchargeFrom)}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'state',
      head: t.state,
      cell: (row) => (
        <>
          <StateMark tone={tones[row.State]}>{t.states[row.State]}</StateMark>
          {row.WithdrawnWhy !== null && <span className="c-sub">{row.WithdrawnWhy}</span>}
        </>
      ),
    },
    {
      key: 'entered',
      head: t.entered,
      cell: (row) => <ByAndAt by={row.EnteredBy ?? t.shipped} at={row.EnteredDate} />,
    },
    { key: 'actions', head: t.actions, cell: (row) => <NoticeActions row={row} onAsk={onAsk} /> },
  ];
}

function NoticeActions({ row, onAsk }: { readonly row: DeskNotice; readonly onAsk: NoticeTableProps['onAsk'] }) {
  const t = useMessages({ cn: zh, en });
  if (row.State === 'withdrawn') {
    return (
      <Button size="small" onClick={() => onAsk({ action: 'restore', notice: row })}>
        {t.restore}
      </Button>
    );
  }
  return (
    <div className="c-actions">
      {row.State === 'standing' && (
        <Button size="small" onClick={() => onAsk({ action: 'add', notice: row })}>
          {t.correct}
        </Button>
      )}
      <Button size="small" onClick={() => onAsk({ action: 'withdraw', notice: row })}>
        {t.withdraw}
      </Button>
    </div>
  );
}
