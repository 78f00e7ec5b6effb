import { pathFor, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { messages } from './messages.ts';
import styles from './header.module.css';

/** Draws the letters B T C, so that the mark looks the same in every font. */
export function Mark() {
  return (
    <svg className={styles['mark']} width="56" height="28" viewBox="0 0 56 28" aria-hidden="true" focusable="false">
      <rect width="56" height="28" rx="2" fill="var(--accent)" />
      <g fill="none" stroke="var(--on-accent)" strokeWidth="3">
        <path d="M9.5 7v14M8 8.5h5.2a2.75 2.75 0 0 1 0 5.5H9.5M9.5 14h4.3a2.75 2.75 0 0 1 0 5.5H8" />
        <path d="M21 8.5h12M27 8.5V21" />
        <path d="M47.2 10.6A5.6 5.6 0 0 0 42.4 8.4c-3.2 0-5.4 2.4-5.4 5.6s2.2 5.6 5.4 5.6a5.6 5.6 0 0 0 4.8-2.2" />
      </g>
    </svg>
  );
}

export function Wordmark() {
  const edition = useEdition();
  const t = useMessages(messages);
  return (
    <PageLink to={pathFor(edition, '/Homepage')} className={styles['wordmark']} aria-label={t.wordmark}>
      <Mark />
      <span className={styles['name']}>{t.siteName}</span>
    </PageLink>
  );
}
