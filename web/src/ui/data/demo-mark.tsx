import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { messages } from '../messages.ts';
import { useDemoEnd } from './demo-end.ts';
import styles from './marks.module.css';

/** Marks demonstration data, on every page that shows it (decisions §7); also states if it has ended. */
export function DemoMark({ kind, explain = false }: { kind: 'data' | 'content'; explain?: boolean }) {
  const t = useMessages(messages);
  const format = useFormat();
  const end = useDemoEnd();
  const ended = kind === 'data' && end !== null ? format.date(end) : null;
  const what = kind === 'data' ? t.demoDataWhy : t.demoContentWhy;
  const why = ended === null ? what : t.demoEnded(what, ended);
  return (
    <span className={styles['demoLine']}>
      <span className={styles['demo']} title={why}>
        {kind === 'content' ? t.demoContent : ended === null || explain ? t.demoData : t.demoDataTo(ended)}
      </span>
      {explain && <span className={styles['demoWhy']}>{why}</span>}
    </span>
  );
}
