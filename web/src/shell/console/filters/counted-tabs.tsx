import { Link } from 'react-router';
import { useFormat } from '#i18n/format.ts';
import shared from '#ui/base/shared.module.css';
import styles from './counted-tabs.module.css';

export interface CountedTab {
  readonly key: string;
  readonly name: string;
  readonly to: string;
  readonly count: number | null;
}

export function CountedTabs({ label, tabs, current }: { label: string; tabs: readonly CountedTab[]; current: string }) {
  const format = useFormat();
  return (
    <nav aria-label={label} className={styles['tabs']}>
      {tabs.map(({ key, name, to, count }) => (
        <Link
          key={key}
          to={to}
          preventScrollReset
          className={styles['tab']}
          aria-current={key === current ? 'true' : undefined}
        >
          {name} {count !== null && <span className={shared['small']}>{format.number(count)}</span>}
        </Link>
      ))}
    </nav>
  );
}
