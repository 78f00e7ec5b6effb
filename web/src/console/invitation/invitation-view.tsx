import { isApiError } from '@btc/contract/wire/errors.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import { useAnswer } from '#platform/answers/use-answer.ts';
import { toConsolePath } from '#shell/console/console-path.ts';
import { formatFailureText } from '#shell/console/actions/failure.ts';
import layout from '#shell/console/layout.module.css';
import { LinkButton } from '#ui/button.tsx';
import { ErrorState, Notice } from '#ui/state/notice.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from '../sign-in/sign-in.module.css';
import { AcceptForm } from './accept-form.tsx';
import { messages } from './messages.ts';

/** Takes the token out of the address: it creates an account, and addresses are seen and forwarded. */
function useProof(): string {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [proof, setProof] = useState('');
  const arriving = hash.slice(1);
  // Kept before it leaves the address; a second link opened in the same window takes the first one's place.
  if (arriving !== '' && arriving !== proof) setProof(arriving);
  useEffect(() => {
    if (hash !== '') void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  }, [hash, pathname, search, navigate]);
  return proof;
}

export function InvitationView() {
  const t = useMessages(messages);
  const proof = useProof();
  useEffect(() => {
    document.title = `${t.title} - BTC`;
  }, [t]);
  return (
    <div className={styles['sign']}>
      <h1>{t.title}</h1>
      {proof === '' ? <Invalid /> : <Invitation key={proof} proof={proof} />}
    </div>
  );
}

function Invitation({ proof }: { proof: string }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const [isRefused, setRefused] = useState(false);
  const { data, failure, reload } = useAnswer({
    name: 'invitation',
    ask: (signal) => browserApi()('GetStaffInvitation', { Proof: proof.slice(0, 64) }, { signal }),
  });
  if (isRefused || (isApiError(failure) && failure.code === 6014)) return <Invalid />;
  if (failure !== null) {
    return (
      <ErrorState level={2} title={t.failed} onRetry={reload}>
        {formatFailureText(edition, failure)}
      </ErrorState>
    );
  }
  if (data !== null) return <AcceptForm proof={proof} invitation={data.Row} onRefused={() => setRefused(true)} />;
  return (
    <>
      <Skeleton lines={6} />
      <VisuallyHidden>{t.opening}</VisuallyHidden>
    </>
  );
}

function Invalid(): ReactNode {
  const t = useMessages(messages);
  const edition = useEdition();
  return (
    <>
      <Notice tone="error">
        <p>
          <strong>{t.invalidTitle}</strong>
        </p>
        <p>{t.invalidText}</p>
      </Notice>
      <div className={layout['actions']}>
        <LinkButton to={toConsolePath(edition, '')}>{t.toSignIn}</LinkButton>
      </div>
    </>
  );
}
