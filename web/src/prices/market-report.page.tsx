import { toMarketReportPath, pricePages, toPricePath } from '@btc/contract/prices/price-paths.ts';
import { useLoaderData } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { pageHead } from '#platform/pages/page-meta.ts';
import { clientPageLoader, serverPageLoader } from '#platform/pages/page-query.ts';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { Pagination } from '#ui/data/pagination.tsx';
import { SegmentedLinks } from '#ui/form/segmented-control.tsx';
import { EmptyState } from '#ui/state/notice.tsx';
import { messages } from './week/messages.ts';
import { issuesShown, loadArchive } from './week/report-query.ts';
import styles from './week/week.module.css';
import { WeekFrame } from './week/week-frame.tsx';

export const loader = serverPageLoader(loadArchive);
export const clientLoader = clientPageLoader(loadArchive);

export const meta = pageHead(messages, (t) => ({
  title: t.reportTitle,
  description: t.reportDescription,
  path: pricePages.report,
}));

export default function MarketReportPage() {
  const t = useMessages(messages);
  const { rows, total, years, page, year } = useLoaderData<typeof loader>();
  const path = useArchivePath();
  const options = [
    { value: '', label: t.allYears, to: path(null) },
    ...years.map((one) => ({ value: one, label: one, to: path(Number(one)) })),
  ];
  return (
    <WeekFrame page="report" title={t.reportTitle} lead={t.reportLead} isDemo={rows.some(({ Demo }) => Demo)}>
      <SegmentedLinks
        className={styles['fit']}
        label={t.years}
        options={options}
        value={year === null ? '' : String(year)}
      />
      {rows.length === 0 ? (
        <EmptyState level={2} title={t.reportEmptyTitle}>
          {t.reportEmptyText}
        </EmptyState>
      ) : (
        <Issues rows={rows} />
      )}
      <Pagination page={page} pageCount={Math.ceil(total / issuesShown)} hrefFor={(one) => path(year, one)} />
    </WeekFrame>
  );
}

function useArchivePath(): (year: number | null, page?: number) => string {
  const edition = useEdition();
  return (year, page = 1) => {
    const query = new URLSearchParams();
    if (year !== null) query.set('year', String(year));
    if (page > 1) query.set('page', String(page));
    const text = query.toString();
    return toPricePath(edition, 'report') + (text === '' ? '' : `?${text}`);
  };
}

function Issues({ rows }: { rows: ReturnType<typeof useLoaderData<typeof loader>>['rows'] }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  return (
    <ul className={classNames(shared['list'], styles['archive'])} aria-label={t.archive}>
      {rows.map((row) => (
        <li key={row.ReportID}>
          <span className={styles['note']}>{row.Week}</span>
          <PageLink to={toMarketReportPath(edition, row.ReportID)}>{row.Title}</PageLink>
          <span className={styles['note']}>
            {t.period(format.dateShort(row.PeriodStart), format.dateShort(row.PeriodEnd))}
          </span>
        </li>
      ))}
    </ul>
  );
}
