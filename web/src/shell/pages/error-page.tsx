import { useEffect, useState } from 'react';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { formatErrorText, type FailureKey } from '#i18n/error-messages.ts';
import { useMessages } from '#i18n/messages.ts';
import { loadWhole } from '#platform/pages/load-chunk.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import styles from './page.module.css';
import { messages } from './pages-messages.ts';

export interface ErrorPageProps {
  /** The page's code or data did not reach the browser. */
  readonly isUnloaded?: boolean | undefined;
  /** Without it the page only says that the fault is ours. */
  readonly failure?: FailureKey | undefined;
}

/** Replaces a page that failed; never shows the error's own message. */
export function ErrorPage({ failure, isUnloaded = false }: ErrorPageProps) {
  const edition = useEdition();
  const t = useMessages(messages);
  const [isPending, setPending] = useState(false);
  // The frame is made anew around it and knows of no change of page.
  useEffect(() => window.scrollTo(0, 0), []);
  const retry = async () => {
    setPending(true);
    await loadWhole(window.location.href);
    setPending(false);
  };
  return (
    <article className={styles['page']} role="alert">
      <h1>{isUnloaded ? t.loadFailed : t.errorTitle}</h1>
      <p>{isUnloaded ? t.loadFailedText : failure === undefined ? t.errorText : formatErrorText(edition, failure)}</p>
      <p className={styles['actions']}>
        <Button variant="primary" pending={isPending} onClick={() => void retry()}>
          {t.retry}
        </Button>
        <LinkButton to={pathFor(edition, '/BTCInfo')}>{t.toNews}</LinkButton>
      </p>
    </article>
  );
}
