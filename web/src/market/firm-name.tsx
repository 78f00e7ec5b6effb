import styles from './firm-name.module.css';
import { t } from './messages.en.ts';
import { firmKind, firmText, type MarketFirm } from './post/post-words.ts';

/** A firm under its name or its number, and what it is. */
export function FirmName({ firm, locked }: { firm: MarketFirm; locked: string | null }) {
  const kind = firmKind(firm);
  return (
    <span className={styles['firm']}>
      <span className={styles['name']}>{firmText(firm, locked)}</span>
      {firm.Own && <span className={styles['own']}> ({t.you})</span>}
      {kind !== '' && <span className={styles['kind']}>, {kind}</span>}
    </span>
  );
}
