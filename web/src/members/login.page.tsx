import { useState } from 'react';
import { useNavigate } from 'react-router';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { pageHead } from '#platform/pages/page-meta.ts';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { pageBeforeLogin } from './last-page.ts';
import { LoginForm } from './login-form.tsx';
import styles from './login.module.css';
import { messages } from './messages.ts';
import { ForgotPasswordDialog } from './password/forgot-password-dialog.tsx';
import { useAccount } from './use-account.ts';

export const meta = pageHead(messages, (t) => ({
  title: t.loginTitle,
  description: t.loginTitle,
  path: '/Login',
  indexed: false,
}));

export default function LoginPage() {
  const t = useMessages(messages);
  const edition = useEdition();
  const navigate = useNavigate();
  const { token, user, profile } = useAccount();
  const [forgotten, setForgotten] = useState<string | null>(null);
  const front = pathFor(edition, '/BTCInfo');
  const name = profile?.LoginUserName ?? user?.LoginUserName;
  return (
    <div className={classNames(shared['stack5'], shared['narrowPage'])}>
      <h1 className={styles['title']}>{t.loginTitle}</h1>
      {token !== null && name !== undefined ? (
        <p>
          {t.alreadyIn(name)} <PageLink to={front}>{t.toInfo}</PageLink>
        </p>
      ) : (
        <LoginForm
          onCancel={() => void navigate(front)}
          onForgotPassword={setForgotten}
          onDone={() => window.location.assign(pageBeforeLogin() ?? front)}
        />
      )}
      {forgotten !== null && (
        <ForgotPasswordDialog name={forgotten} onBack={() => setForgotten(null)} onDone={() => setForgotten(null)} />
      )}
    </div>
  );
}
