import { useMessages } from '#i18n/messages.ts';
import { Mark } from '../wordmark.tsx';
import styles from './plain.module.css';
import { messages } from './plain-messages.ts';

/** Sticky bar that opens the app: a script finds its link by `data-open-app`; without script it leads to the download page. */
export function AppBar({ downloadPath }: { downloadPath: string }) {
  const t = useMessages(messages);
  return (
    <aside className={styles['bar']} aria-label={t.appBar} data-print="hide">
      <Mark />
      <p className={styles['barText']}>
        <strong>{t.appName}</strong>
        <span>{t.appLine}</span>
      </p>
      <a href={downloadPath} className={styles['open']} data-open-app="">
        {t.openApp}
      </a>
    </aside>
  );
}
