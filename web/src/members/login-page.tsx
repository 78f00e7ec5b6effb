import { Link, useNavigate } from 'react-router';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { pageBeforeLogin } from './last-page.ts';
import { LoginForm } from './login-form.tsx';
import styles from './login-page.module.css';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import { useAccount } from './use-account.ts';

/** The login form as a page, for links and for browsers without the dialog; leads back to where the reader came from. */
export function LoginPage() {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const navigate = useNavigate();
  const { token, user } = useAccount();
  const front = pathFor(edition, '/BTCInfo');
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{t.loginTitle}</h1>
      {token !== null && user !== null ? (
        <p>
          {t.alreadyIn(user.LoginUserName)} <Link to={front}>{t.toInfo}</Link>
        </p>
      ) : (
        <LoginForm
          onCancel={() => void navigate(front)}
          onDone={() => window.location.assign(pageBeforeLogin() ?? front)}
        />
      )}
    </div>
  );
}
