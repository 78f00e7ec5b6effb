import styles from './stat-strip.module.css';

export interface Stat {
  readonly name: string;
  readonly text: string;
  readonly note?: string | undefined;
}

export function StatStrip({ label, stats }: { label: string; stats: readonly Stat[] }) {
  return (
    <dl className={styles['strip']} aria-label={label}>
      {stats.map(({ name, text, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {text}
            {note !== undefined && <span className={styles['note']}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
