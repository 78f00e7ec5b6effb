import { exhibitionKindNames, toNameCn } from '@btc/contract/directory/directory-names.ts';
import { toExhibitionPath } from '@btc/contract/directory/directory-paths.ts';
import type { ExhibitionRow } from '@btc/contract/directory/exhibition.ts';
import { useFormat } from '#i18n/format.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { t } from '../messages.zh.ts';
import { eventDaysShort, eventPlace } from './event-words.ts';
import styles from './event-list.module.css';
import { groupByMonth, type MonthGroup } from './month-groups.ts';

export function EventList({ rows }: { rows: readonly ExhibitionRow[] }) {
  return groupByMonth(rows).map((group) => <Month key={group.month} group={group} />);
}

function Month({ group: { month, rows } }: { group: MonthGroup<ExhibitionRow> }) {
  const format = useFormat();
  return (
    <section className={styles['month']}>
      <h2 id={`m${month}`}>{month === 'running' ? t.ongoing : format.month(`${month}-01`)}</h2>
      <ol className={shared['list']}>
        {rows.map((row) => (
          <li key={row.ExhibitionID}>
            <Event row={row} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Event({ row }: { row: ExhibitionRow }) {
  return (
    <article className={styles['event']} data-time={row.Time}>
      <p className={styles['when']}>{eventDaysShort(row)}</p>
      <div className={styles['what']}>
        <h3>
          <PageLink to={toExhibitionPath(row.ExhibitionID)}>{row.Name}</PageLink>
        </h3>
        <p className={classNames(shared['facts'], styles['facts'])}>
          <span>{toNameCn(exhibitionKindNames, row.Kind)}</span>
          <span>{eventPlace(row)}</span>
          {row.Venue !== null && <span>{row.Venue}</span>}
          {row.Time !== 'coming' && row.Time !== 'over' && <strong>{t.times[row.Time]}</strong>}
        </p>
        <p className={styles['summary']}>{row.Summary}</p>
      </div>
    </article>
  );
}
