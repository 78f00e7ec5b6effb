import { useMessages } from '#i18n/messages.ts';
import styles from './account.module.css';
import { messages } from './messages.ts';
import { accountParts } from './parts.ts';

export function AccountNavigation({ hasUnread }: { hasUnread: boolean }) {
  const t = useMessages(messages);
  return (
    <nav className={styles['navigation']} aria-label={t.navigation}>
      <ul>
        {accountParts.map((part) => (
          <li key={part}>
            <a href={`#${part}`} data-unread={(part === 'notices' && hasUnread) || undefined}>
              {t.parts[part]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
