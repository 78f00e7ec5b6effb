import { useFormat } from '#i18n/format.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import styles from './kind-links.module.css';

interface KindLinksProps {
  readonly label: string;
  readonly kinds: readonly {
    readonly key: string;
    readonly name: string;
    readonly count: number;
    readonly to: string;
  }[];
  readonly current: string;
}

export function KindLinks({ label, kinds, current }: KindLinksProps) {
  const format = useFormat();
  return (
    <nav aria-label={label}>
      <ul className={styles['kinds']}>
        {kinds.map(({ key, name, count, to }) => (
          <li key={key}>
            <PageLink to={to} className={styles['kind']} aria-current={key === current ? 'page' : undefined}>
              {name} <span className={styles['count']}>{format.number(count)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
