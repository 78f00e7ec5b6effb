import type { LatestRelease, ReleaseRow } from '@btc/contract/trade/calendar.ts';
import { nameIn } from '@btc/contract/names.ts';
import { type MetaArgs, useLoaderData } from 'react-router';
import { toPathEdition, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { pickMessages, useMessages } from '#i18n/messages.ts';
import { datasetPageMeta, releasesFeedLink } from '#platform/answers/dataset-meta.ts';
import { toSettings } from '#platform/pages/page-meta.ts';
import { clientPageLoader, serverPageLoader } from '#platform/pages/page-query.ts';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { formatPeriodText } from '../words/periods.ts';
import { loadCalendar } from './calendar-query.ts';
import styles from './calendar.module.css';
import { messages } from './messages.ts';
import { PublicationFrame, publicationPaths } from './publication-frame.tsx';
import { ReleaseTable, formatRelease } from './release-table.tsx';

export const loader = serverPageLoader(loadCalendar);
export const clientLoader = clientPageLoader(loadCalendar);

export function meta({ location, matches }: MetaArgs<typeof loader>) {
  const edition = toPathEdition(location.pathname);
  const t = pickMessages(edition, messages);
  const { calendarTitle: title, calendarDescription: description } = t;
  const page = { edition, title, description, path: publicationPaths.calendar, isFree: true };
  const settings = toSettings(matches);
  return [...datasetPageMeta(page, settings), releasesFeedLink(page, settings)];
}

export default function CalendarPage() {
  const t = useMessages(messages);
  const { releases, next, overdue, latest } = useLoaderData<typeof loader>();
  return (
    <PublicationFrame page="calendar" title={t.calendarTitle} lead={t.calendarLead}>
      <Next release={next} />
      <Latest sources={latest} />
      {overdue.length > 0 && <ReleaseTable caption={t.overdue} rows={overdue} />}
      <ReleaseTable caption={t.releases} rows={releases} />
      <section className={classNames(shared['stack2'], styles['rules'])}>
        <h2>{t.rulesTitle}</h2>
        <ul className={styles['list']}>
          {t.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
    </PublicationFrame>
  );
}

function Next({ release }: { release: ReleaseRow }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const days = release.Days ?? 0;
  return (
    <section className={styles['next']}>
      <h2>{t.next}</h2>
      <p className={styles['countdown']}>{t.inDays(days, format.number(days))}</p>
      <p>
        <strong>{format.date(release.Date)}</strong>{' '}
        {release.Expected && <span className={styles['expected']}>{t.expected}</span>}
      </p>
      <p>{edition === 'cn' ? release.TitleCn : release.TitleEn}</p>
      <p>{t.toFigures(formatRelease(edition, release))}</p>
    </section>
  );
}

function Latest({ sources }: { sources: readonly LatestRelease[] }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  return (
    <section className={classNames(shared['stack2'], styles['latest'])}>
      <h2>{t.latest}</h2>
      {sources.length === 0 ? (
        <p>{t.nothingLoaded}</p>
      ) : (
        <dl className={styles['sources']}>
          {sources.map((source) => (
            <div key={source.Source}>
              <dt>{source.Demo ? <DemoMark kind="data" /> : nameIn(edition, source)}</dt>
              <dd>{t.latestText(formatPeriodText(edition, source.To), format.date(source.PublishedOn))}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
