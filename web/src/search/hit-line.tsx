import type { SearchHit } from '@btc/contract/search/search.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import shared from '#ui/base/shared.module.css';
import { LockIcon } from '#ui/icons.tsx';
import { messages } from '#ui/state/lock-messages.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './found.module.css';

export function HitLine({ hit: { Name, Note, Date, Locked } }: { readonly hit: SearchHit }) {
  const t = useMessages(messages);
  const format = useFormat();
  const note = [Note, Date === null ? null : format.date(Date)].filter((part) => part !== null).join(' · ');
  return (
    <span className={styles['hit']}>
      <span className={styles['name']}>
        {Name}
        {Locked && (
          <span className={styles['lock']}>
            {' '}
            <LockIcon />
            <VisuallyHidden>{t.lockedMark}</VisuallyHidden>
          </span>
        )}
      </span>
      {note !== '' && <span className={shared['small']}>{note}</span>}
    </span>
  );
}
