import { nameIn } from '@btc/contract/names.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { type PlantsState, plantsAddress, toggled } from '../directory/directory-address.ts';
import type { ChangesAnswer } from '../directory/plants-query.ts';
import styles from './changes.module.css';

interface BoardCountsProps {
  readonly rows: ChangesAnswer['board']['rows'];
  readonly state: PlantsState;
  readonly isShort?: boolean;
}

export function BoardCounts({ rows, state, isShort = false }: BoardCountsProps) {
  const edition = useEdition();
  const format = useFormat();
  const shown = rows.filter(({ OnBoard, Count }) => OnBoard || (!isShort && Count > 0));
  return (
    <ul className={isShort ? styles['shortBoard'] : styles['board']}>
      {shown.map((row) => (
        <li key={row.Status}>
          <PageLink
            rel="nofollow"
            to={plantsAddress(edition, toggled(state, 'changes', row.Status))}
            className={styles['tile']}
            aria-current={state.changes.includes(row.Status) ? 'true' : undefined}
          >
            <span className={styles['figure']} data-zero={row.Count === 0 || undefined}>
              {format.number(row.Count)}
            </span>
            <span>{nameIn(edition, row)}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
