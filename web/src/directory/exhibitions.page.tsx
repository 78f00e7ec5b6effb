import { exhibitionKinds } from '@btc/contract/directory/directory-codes.ts';
import { type MetaArgs, useLoaderData } from 'react-router';
import { useFormat } from '#i18n/format.ts';
import { withoutEdition } from '#i18n/edition.ts';
import { pageMeta, toSettings } from '#platform/pages/page-meta.ts';
import { clientPageLoader, serverPageLoader } from '#platform/pages/page-query.ts';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { Pagination } from '#ui/data/pagination.tsx';
import { KindLinks } from '#ui/kind-links.tsx';
import { EmptyState } from '#ui/state/notice.tsx';
import { CalendarFilters } from './calendar/calendar-filters.tsx';
import { Subscribe, Trends } from './calendar/calendar-side.tsx';
import { EventList } from './calendar/event-list.tsx';
import { type CalendarData, toExhibitionsQueryPath, loadExhibitions, pageSize } from './calendar/exhibitions-query.ts';
import { groupByMonth } from './calendar/month-groups.ts';
import { MonthStrip } from './calendar/month-strip.tsx';
import { t } from './messages.zh.ts';
import styles from './room.module.css';

export const loader = serverPageLoader(loadExhibitions);
export const clientLoader = clientPageLoader(loadExhibitions);

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const filter = loaderData?.filter ?? { span: 'coming', kind: '', place: '', q: '' };
  const isPast = filter.span === 'past';
  // Filters beyond the time are the same events in another order of looking.
  const indexed = filter.kind === '' && filter.place === '' && filter.q === '';
  const path = withoutEdition(toExhibitionsQueryPath({ ...filter, kind: '', place: '', q: '' }, loaderData?.page));
  const title = isPast ? `${t.past} · ${t.trendTitle}` : t.trendTitle;
  const page = { edition: 'cn', title, description: t.trendDescription, path, otherPath: null, indexed } as const;
  return pageMeta(page, toSettings(matches));
}

export default function ExhibitionsPage() {
  const calendar = useLoaderData<typeof loader>();
  const { filter, page, rows, total, months, news } = calendar;
  const format = useFormat();
  const listed = new Set(filter.span === 'coming' ? groupByMonth(rows).map(({ month }) => month) : []);
  return (
    <div className={styles['page']}>
      <header>
        <h1>{t.trendTitle}</h1>
        <p className={shared['lead']}>
          {t.trendLead} {rows.some((row) => row.Demo) && <DemoMark kind="content" />}
        </p>
      </header>
      {filter.span === 'coming' && <MonthStrip months={months} listed={listed} />}
      <div className={classNames(shared['withSide'], styles['columns'])}>
        <div className={styles['main']}>
          <Spans calendar={calendar} />
          <CalendarFilters key={JSON.stringify(filter)} filter={filter} />
          <p className={styles['found']}>{t.found(format.number(total))}</p>
          {rows.length === 0 ? (
            <EmptyState level={2} title={t.noEvents}>
              {t.noEventsText}
            </EmptyState>
          ) : (
            <EventList rows={rows} />
          )}
          <Pagination
            page={page}
            pageCount={Math.ceil(total / pageSize)}
            hrefFor={(target) => toExhibitionsQueryPath(filter, target)}
          />
        </div>
        <aside className={styles['side']}>
          <Subscribe />
          <Trends news={news} />
        </aside>
      </div>
    </div>
  );
}

function Spans({ calendar: { filter, coming, past } }: { calendar: CalendarData }) {
  const kind = exhibitionKinds.find((one) => one === filter.kind) ?? '';
  const toSpan = (span: CalendarData['filter']['span']) => toExhibitionsQueryPath({ ...filter, kind, span });
  const spans = [
    { key: 'coming', name: t.coming, count: coming, to: toSpan('coming') },
    { key: 'past', name: t.past, count: past, to: toSpan('past') },
  ];
  return <KindLinks label={t.spans} kinds={spans} current={filter.span} />;
}
