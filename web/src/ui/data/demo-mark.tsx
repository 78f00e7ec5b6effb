import { useMessages } from '#i18n/messages.ts';
import { en } from '../messages.en.ts';
import { zh } from '../messages.zh.ts';
import styles from './marks.module.css';

/** Says that figures or texts are demonstration; stands on every page that shows them (decisions §7). */
export function DemoMark({ kind, explain = false }: { kind: 'data' | 'content'; explain?: boolean }) {
  const t = useMessages({ cn: zh, en });
  const why = kind === 'data' ? t.demoDataWhy : t.demoContentWhy;
  return (
    <span className={styles['demoLine']}>
      <span className={styles['demo']} title={why}>
        {kind === 'data' ? t.demoData : t.demoContent}
      </span>
      {explain && <span className={styles['demoWhy']}>{why}</span>}
    </span>
  );
}
