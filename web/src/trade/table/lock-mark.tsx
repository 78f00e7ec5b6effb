import { useMessages } from '#i18n/messages.ts';
import { LockIcon } from '#ui/icons.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { messages } from '../messages.ts';
import styles from './view-table.module.css';

export function LockMark() {
  const t = useMessages(messages);
  return (
    <span className={styles['lock']}>
      <LockIcon />
      <VisuallyHidden>{t.lockedCell}</VisuallyHidden>
    </span>
  );
}
