import { pathFor, useEdition } from '#i18n/edition.ts';
import { errorText, type FailureKey } from '#i18n/error-messages.ts';
import { useMessages } from '#i18n/messages.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import styles from './page.module.css';
import { en } from './pages.en.ts';
import { zh } from './pages.zh.ts';

export interface ErrorPageProps {
  /** What is known of the failure; without it the page only says that the fault is ours. */
  readonly failure?: FailureKey | undefined;
}

/** Stands for a page that failed; never shows what the error itself says. */
export function ErrorPage({ failure }: ErrorPageProps) {
  const edition = useEdition();
  const t = useMessages({ cn: zh, en });
  return (
    <article className={styles['page']} role="alert">
      <h1>{t.errorTitle}</h1>
      <p>{failure === undefined ? t.errorText : errorText(edition, failure)}</p>
      <p className={styles['actions']}>
        <Button variant="primary" onClick={() => window.location.reload()}>
          {t.reload}
        </Button>
        <LinkButton to={pathFor(edition, '/BTCInfo')}>{t.toNews}</LinkButton>
      </p>
    </article>
  );
}
