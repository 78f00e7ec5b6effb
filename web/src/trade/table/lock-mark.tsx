import { useMessages } from '#i18n/messages.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { messages } from '../messages.ts';
import styles from './view-table.module.css';

/** A small lock; what it says stands beside it. */
export function LockIcon() {
  return (
    <svg width="12" height="12" viewBox="0 0 12 12" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M2.5 5.5h7v5h-7zM4 5.5V4a2 2 0 0 1 4 0v1.5" />
    </svg>
  );
}

/** Stands where a member sees a figure. */
export function LockMark() {
  const t = useMessages(messages);
  return (
    <span className={styles['lock']}>
      <LockIcon />
      <VisuallyHidden>{t.lockedCell}</VisuallyHidden>
    </span>
  );
}
