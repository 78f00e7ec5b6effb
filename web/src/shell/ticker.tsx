import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/page-link.tsx';
import { ChangeMark } from '#ui/data/change-mark.tsx';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import styles from './ticker.module.css';

/** One price of the strip, already in the words and figures of the edition. */
export interface TickerRow {
  readonly key: string;
  /** Scope, e.g. "Brazil trimmings 80VL, CFR". */
  readonly label: string;
  /** With its unit. */
  readonly value: string;
  readonly change: { readonly value: number; readonly text: string } | null;
  readonly date: string;
  /** The history of the price. */
  readonly to: string;
}

/** The thin strip of prices under the tabs; nothing while there are none. */
export function Ticker({ rows }: { rows: readonly TickerRow[] }) {
  const t = useMessages({ cn: zh, en });
  if (rows.length === 0) return null;
  return (
    <section className={styles['strip']} aria-label={t.ticker}>
      <ul className={styles['rows']}>
        {rows.map((row) => (
          <li key={row.key} className={styles['row']}>
            <PageLink to={row.to} className={styles['link']}>
              <span className={styles['label']}>{row.label}</span> <strong>{row.value}</strong>{' '}
              {row.change !== null && <ChangeMark value={row.change.value} text={row.change.text} />}{' '}
              <span className={styles['date']}>{row.date}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
