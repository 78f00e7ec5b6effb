import { toArticlePath, toReportPath } from '@btc/contract/news/news-paths.ts';
import { type MetaArgs, useLoaderData } from 'react-router';
import { toPathEdition, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { pickMessages, useMessages } from '#i18n/messages.ts';
import { pageMeta, toSettings } from '#platform/pages/page-meta.ts';
import { clientPageLoader, serverPageLoader } from '#platform/pages/page-query.ts';
import { LinkButton } from '#ui/button.tsx';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { Pagination } from '#ui/data/pagination.tsx';
import { EmptyState } from '#ui/state/notice.tsx';
import { ArticleView } from './article/article-view.tsx';
import { StoryList } from './list/story-list.tsx';
import { messages } from './report/report-messages.ts';
import { ReportNav, TypeChoice } from './report/report-nav.tsx';
import { loadReports, type ReportData, type ReportState } from './report/report-query.ts';
import styles from './report/report.module.css';
import { pageSize } from './section-query.ts';

export const loader = serverPageLoader(loadReports);
export const clientLoader = clientPageLoader(loadReports);

function findPosition({ type, year, month, page }: ReportState) {
  return { type: type ?? undefined, year: year ?? undefined, month: month ?? undefined, page };
}

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  if (loaderData === undefined) return [];
  const edition = toPathEdition(location.pathname);
  const t = pickMessages(edition, messages);
  const { state, open } = loaderData;
  const title = state.type === null ? t.reportsTitle : `${t.reportTypes[state.type]} · ${t.reportsTitle}`;
  // The report of a day has a page of its own, which is the one to be found.
  const path =
    open === null ? toReportPath('en', findPosition(state)) : toArticlePath('en', open.row.NewsID, open.row.Access);
  return pageMeta({ edition, title, description: t.reportsDescription, path }, toSettings(matches));
}

export default function ReportPage() {
  const t = useMessages(messages);
  const found = useLoaderData<typeof loader>();
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{t.reportsTitle}</h1>
        <p className={styles['lead']}>
          {t.reportsDescription} {found.rows.some((row) => row.Demo) && <DemoMark kind="content" />}
        </p>
        <TypeChoice state={found.state} />
      </header>
      <ReportNav state={found.state} years={found.years} />
      <div className={styles['main']}>
        {found.state.date === null ? <ReportList found={found} /> : <DayReport found={found} />}
      </div>
    </div>
  );
}

function ReportList({ found: { state, rows, total } }: { found: ReportData }) {
  const edition = useEdition();
  if (rows.length === 0) return <NoReports />;
  return (
    <>
      <StoryList rows={rows} withSection={false} />
      <Pagination
        className={styles['pages']}
        page={state.page}
        pageCount={Math.ceil(total / pageSize)}
        hrefFor={(page) => toReportPath(edition, { ...findPosition(state), page })}
      />
    </>
  );
}

function DayReport({ found: { state, open } }: { found: ReportData }) {
  const t = useMessages(messages);
  const format = useFormat();
  if (open === null) return <NoReports />;
  return (
    <>
      <h2 className={styles['dayTitle']}>{t.reportOfDayTitle(format.date(state.date ?? open.row.NewsDateTime))}</h2>
      <ArticleView {...open} level={2} />
    </>
  );
}

function NoReports() {
  const t = useMessages(messages);
  const edition = useEdition();
  return (
    <EmptyState
      level={2}
      title={t.reportsEmptyTitle}
      actions={<LinkButton to={toReportPath(edition)}>{t.moreReports}</LinkButton>}
    >
      {t.reportsEmptyText}
    </EmptyState>
  );
}
