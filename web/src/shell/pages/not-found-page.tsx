import { pathFor, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import shared from '#ui/base/shared.module.css';
import { LinkButton } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './page.module.css';
import { messages } from './pages-messages.ts';

/** Page for an unknown address, in the edition of the address; the route answers with status 404. */
export function NotFoundPage() {
  const edition = useEdition();
  const t = useMessages(messages);
  return (
    <article className={styles['page']}>
      <p className={classNames(shared['kicker'], styles['kicker'])}>{t.notFoundKicker}</p>
      <h1>{t.notFoundTitle}</h1>
      <p>{t.notFoundText}</p>
      <p className={styles['actions']}>
        <LinkButton variant="primary" to={pathFor(edition, '/BTCInfo')}>
          {t.toNews}
        </LinkButton>
        <LinkButton to={pathFor(edition, '/Homepage')}>{t.toHome}</LinkButton>
      </p>
    </article>
  );
}
