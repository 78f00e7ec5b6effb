import { ColorSwatch } from '#charts/color-swatch.tsx';
import type { LegendEntry } from '#charts/export/png-legend.ts';
import styles from './key-list.module.css';

export function KeyList({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul className={styles['keys']}>
      {entries.map(({ name, token, soft }) => (
        <li key={token}>
          <ColorSwatch token={token} soft={soft} />
          {name}
        </li>
      ))}
    </ul>
  );
}
