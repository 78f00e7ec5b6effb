import { exhibitionKindNames, toNameCn } from '@btc/contract/directory/directory-names.ts';
import { toExhibitionFilePath, toExhibitionPath, exhibitionsPath } from '@btc/contract/directory/directory-paths.ts';
import type { ExhibitionDetail, ExhibitionRow } from '@btc/contract/directory/exhibition.ts';
import { type MetaArgs, useLoaderData } from 'react-router';
import { useFormat } from '#i18n/format.ts';
import { pageMeta, toSettings } from '#platform/pages/page-meta.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { clientPageLoader, serverPageLoader } from '#platform/pages/page-query.ts';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/state/notice.tsx';
import { Subscribe } from './calendar/calendar-side.tsx';
import { eventDays, eventPlace } from './calendar/event-words.ts';
import { buildExhibitionMeta } from './calendar/exhibition-meta.ts';
import { loadExhibition } from './calendar/exhibition-query.ts';
import { dayCount } from './calendar/month-groups.ts';
import { EntryPage } from './entry-page.tsx';
import { t } from './messages.zh.ts';
import { PlainFacts } from './plain-facts.tsx';
import styles from './room.module.css';

export const loader = serverPageLoader(loadExhibition);
export const clientLoader = clientPageLoader(loadExhibition);

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  if (loaderData === undefined) return [];
  const settings = toSettings(matches);
  return pageMeta(buildExhibitionMeta(loaderData, settings?.publicUrl ?? ''), settings);
}

export default function ExhibitionPage() {
  const { event, others } = useLoaderData<typeof loader>();
  return (
    <EntryPage
      entry={event}
      back={{ to: exhibitionsPath, name: t.backToTrend }}
      marks={[toNameCn(exhibitionKindNames, event.Kind), t.times[event.Time]]}
      notice={<TimeNotice time={event.Time} />}
      facts={<EventFacts event={event} />}
      side={
        <>
          {event.Time !== 'over' && <Subscribe />}
          <Others rows={others} />
        </>
      }
    />
  );
}

function TimeNotice({ time }: { time: ExhibitionDetail['Time'] }) {
  if (time === 'cancelled') return <Notice tone="caution">{t.cancelledNote}</Notice>;
  return time === 'over' ? <Notice>{t.overNote}</Notice> : null;
}

function EventFacts({ event }: { event: ExhibitionDetail }) {
  const format = useFormat();
  const days = dayCount(event.StartDate, event.EndDate);
  return (
    <>
      <PlainFacts
        facts={[
          {
            name: t.date,
            value: `${eventDays(event)}${days > 1 ? `（${t.days(format.number(days))}）` : ''}`,
          },
          { name: t.place, value: eventPlace(event) },
          { name: t.venue, value: event.Venue },
          { name: t.address, value: event.Address },
          { name: t.organiser, value: event.Organiser },
          {
            name: t.website,
            value:
              event.Website === null ? null : (
                <a href={event.Website} rel="nofollow noopener noreferrer" target="_blank">
                  {t.visit}
                </a>
              ),
          },
        ]}
      />
      {event.Time !== 'over' && (
        <p>
          <a href={toExhibitionFilePath(event.ExhibitionID)} download>
            {t.addToCalendar}
          </a>
        </p>
      )}
    </>
  );
}

function Others({ rows }: { rows: readonly ExhibitionRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section className={styles['box']}>
      <h2>{t.others}</h2>
      <ul className={classNames(shared['list'], styles['titles'])}>
        {rows.map((row) => (
          <li key={row.ExhibitionID}>
            <PageLink to={toExhibitionPath(row.ExhibitionID)} className={shared['entryLink']}>
              {row.Name}
            </PageLink>
            <span>
              {eventDays(row)} · {eventPlace(row)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
