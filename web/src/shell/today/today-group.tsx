import { PageLink } from '#platform/pages/page-link.tsx';
import { ChangeMark } from '#ui/data/change-mark.tsx';
import type { TodayGroup as Group, TodayRow } from './list-groups.ts';
import styles from './today.module.css';

function TodayFigure({ row }: { readonly row: TodayRow }) {
  const { name, to, value, unit, change, facts, used = null } = row;
  return (
    <li>
      <PageLink to={to}>{name}</PageLink>{' '}
      <span className={styles['value']}>
        <strong>{value}</strong>
        {unit !== undefined && <small> {unit}</small>}
      </span>{' '}
      {change !== undefined && <ChangeMark {...change} />}{' '}
      {facts.length > 0 && <span className={styles['facts']}>{facts.join(' · ')}</span>}
      {used !== null && (
        <svg className={styles['used']} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <path d={`M0 0h${used}v1H0z`} />
        </svg>
      )}
    </li>
  );
}

export function TodayFigures({ group }: { readonly group: Group }) {
  return (
    <ul className={styles['rows']}>
      {group.rows.map((row) => (
        <TodayFigure key={row.key} row={row} />
      ))}
    </ul>
  );
}
