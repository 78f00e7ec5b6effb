import { useMessages } from '#i18n/messages.ts';
import { messages } from './messages.ts';
import styles from './shell-layout.module.css';

export const mainId = 'main';

export function SkipLink() {
  const t = useMessages(messages);
  return (
    <a
      href={`#${mainId}`}
      className={styles['skip']}
      // The router would take the address's fragment for a navigation.
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(mainId)?.focus();
      }}
    >
      {t.skip}
    </a>
  );
}
