import type { DeskMarketReportRow } from '@btc/contract/prices/market-report.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/page-link.tsx';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { DayField } from '#shell/console/day-field.tsx';
import { useFilters } from '#shell/console/address-filters.ts';
import { ListView } from '#shell/console/answer-view.tsx';
import { consoleScreenPath } from '#shell/console/console-path.ts';
import { StateMark } from '#shell/console/facts.tsx';
import { ScreenPage } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';

const pageSize = 20;

/** How each state of an issue looks. */
export const reportTones = { draft: 'waiting', published: 'good', withdrawn: 'bad' } as const;

/** All issues of the weekly market report. */
export function MarketReportsScreen() {
  const t = useMessages({ cn: zh, en });
  const { page, hrefFor } = useFilters<never>();
  const answer = useCall('GetDeskMarketReports', { Page: page, PageSize: pageSize });
  const [isNew, setNew] = useState(false);
  return (
    <ScreenPage title={t.reportsTitle} actions={<Button onClick={() => setNew(true)}>{t.newReport}</Button>}>
      <ListView answer={answer} page={page} pageSize={pageSize} hrefFor={hrefFor} empty={t.reportsEmpty}>
        {(rows) => <ReportTable rows={rows} />}
      </ListView>
      {isNew && <NewReport onClose={() => setNew(false)} onChanged={answer.reload} />}
    </ScreenPage>
  );
}

function ReportTable({ rows }: { rows: readonly DeskMarketReportRow[] }) {
  const t = useMessages({ cn: zh, en });
  const columns = useReportColumns();
  return (
    <DataTable caption={t.reportsCaption} columns={columns} rows={rows} rowKey={({ ReportID }) => String(ReportID)} />
  );
}

function useReportColumns(): readonly Column<DeskMarketReportRow>[] {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const format = useFormat();
  return [
    {
      key: 'week',
      head: t.week,
      cell: (row) => (
        <PageLink to={consoleScreenPath(edition, 'marketReport', row.ReportID)}>
          <span className="c-nowrap">{row.Week}</span>
        </PageLink>
      ),
    },
    {
      key: 'title',
      head: t.title,
      cell: (row) => <span className="c-clip">{edition === 'cn' ? row.TitleCn : row.TitleEn}</span>,
    },
    {
      key: 'state',
      head: t.state,
      cell: (row) => <StateMark tone={reportTones[row.State]}>{t.reportStates[row.State]}</StateMark>,
    },
    {
      key: 'published',
      head: t.published,
      cell: (row) =>
        row.PublishedAt === null ? '–' : <span className="c-nowrap">{format.dateTime(row.PublishedAt)}</span>,
    },
  ];
}

function NewReport({ onClose, onChanged }: { onClose: () => void; onChanged: () => void }) {
  const t = useMessages({ cn: zh, en });
  const [day, setDay] = useState('');
  return (
    <ActionDialog
      title={t.newReport}
      what={<p>{t.newReportWhat}</p>}
      confirm={t.newReport}
      isReady={day !== ''}
      work={(api) => api('CreateMarketReport', { Date: day })}
      done={t.created}
      onClose={onClose}
      onChanged={onChanged}
    >
      <DayField label={t.day} value={day} onChange={(event) => setDay(event.target.value)} />
    </ActionDialog>
  );
}
