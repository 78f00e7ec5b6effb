import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { pageHead } from '#platform/pages/page-meta.ts';
import { useScripted } from '#platform/use-scripted.ts';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/state/notice.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { ForgotPasswordForm, LinkSentDialog } from './forgotten-form.tsx';
import { messages } from './messages.ts';
import styles from './password.module.css';
import { ResetForm, type ResetFormProps } from './reset-form.tsx';
import { parseResetLink, type ResetLink } from './reset-link.ts';
import { useLinkCheck } from './use-link-check.ts';

export const meta = pageHead(messages, (t) => ({
  title: t.resetTitle,
  description: t.resetDescription,
  path: '/ResetPassword',
  indexed: false,
}));

export default function ResetPage() {
  const t = useMessages(messages);
  const link = useResetLink();
  const [refused, setRefused] = useState<ResetLink | null>(null);
  const scripted = useScripted();
  return (
    <div className={classNames(shared['stack5'], shared['narrowPage'])}>
      <h1 className={styles['title']}>{t.resetTitle}</h1>
      {scripted && link !== null && link !== refused ? (
        <CheckedResetForm key={link.proof} link={link} onRefused={() => setRefused(link)} />
      ) : (
        <>
          {refused !== null && (
            <Notice tone="error">
              <p>
                <strong>{t.linkInvalid}</strong>
              </p>
              <p>{t.linkInvalidWhy}</p>
            </Notice>
          )}
          <AskForLink name={refused?.name} />
        </>
      )}
      <noscript>
        <p>{t.needScript}</p>
      </noscript>
    </div>
  );
}

/** Shows the form only once the link is known to be valid, so that no password is typed in vain. */
function CheckedResetForm(props: ResetFormProps) {
  return useLinkCheck(props) ? <ResetForm {...props} /> : <Skeleton shape="block" />;
}

function AskForLink({ name }: { name: string | undefined }) {
  const edition = useEdition();
  const navigate = useNavigate();
  const [isSent, setSent] = useState(false);
  return (
    <>
      <ForgotPasswordForm
        name={name}
        onSent={() => setSent(true)}
        onCancel={() => void navigate(pathFor(edition, '/BTCInfo'))}
      />
      <LinkSentDialog isOpen={isSent} onClose={() => setSent(false)} />
    </>
  );
}

/** Takes the reset link out of the address: it opens the account, and addresses are seen and shared. */
function useResetLink(): ResetLink | null {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState<ResetLink | null>(null);
  const arriving = parseResetLink(hash);
  // Kept before it leaves the address; a second link opened in the same window takes the first one's place.
  if (arriving !== null && (arriving.proof !== link?.proof || arriving.name !== link.name)) setLink(arriving);
  useEffect(() => {
    if (parseResetLink(hash) !== null) void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  }, [hash, pathname, search, navigate]);
  return link;
}
