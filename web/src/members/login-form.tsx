import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { encodePassword } from '@btc/contract/wire/password.ts';
import { errorText } from '#i18n/error-messages.ts';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { storedToken } from '#platform/client-state.ts';
import { PageLink } from '#platform/page-link.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { type LoginFailure, loginFailureOf } from './login-failure.ts';
import styles from './login-form.module.css';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import { accountSession } from './use-account.ts';

export interface LoginFormProps {
  /** Signed in: the page is to be loaded anew. */
  readonly onDone: () => void;
  readonly onCancel: () => void;
  /** A link of the form leads away from it. */
  readonly onLeave?: (() => void) | undefined;
  readonly autoFocus?: boolean | undefined;
}

type MissingField = 'userName' | 'password';

/** The login form of both editions; in the dialog and on the login page alike. */
export function LoginForm({ onDone, onCancel, onLeave, autoFocus = false }: LoginFormProps) {
  const t = useMessages({ cn: zh, en });
  const { submit, pending, missing, failure } = useLogin(onDone);
  const scripted = useScripted();
  return (
    <form className={styles['form']} method="post" noValidate onSubmit={submit}>
      <TextField
        label={t.userName}
        name="UserName"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        autoFocus={autoFocus}
        error={missing === 'userName' ? t.needUserName : null}
      />
      <PasswordField
        label={t.password}
        name="Password"
        autoComplete="current-password"
        maxLength={64}
        error={missing === 'password' ? t.needPassword : null}
      />
      <div className={styles['between']}>
        <Checkbox name="RememberMe">{t.remember}</Checkbox>
        <FormLink path="/ResetPassword" onLeave={onLeave}>
          {t.forgot}
        </FormLink>
      </div>
      <div className={styles['buttons']}>
        <Button onClick={onCancel}>{t.cancel}</Button>
        {/* Without script the form would send the password as it is typed: until then there is nothing to press. */}
        <Button type="submit" variant="primary" pending={pending} disabled={!scripted}>
          {t.submit}
        </Button>
      </div>
      <Failure failure={failure} />
      <noscript>
        <p>{t.needScript}</p>
      </noscript>
      <p className={styles['foot']}>
        <span>
          {t.noAccount}{' '}
          <FormLink path="/Register" onLeave={onLeave}>
            {t.register}
          </FormLink>
        </span>
        <span>
          {t.needHelp}{' '}
          <FormLink path="/ContactUs" onLeave={onLeave}>
            {t.contact}
          </FormLink>
        </span>
      </p>
    </form>
  );
}

function FormLink({ path, onLeave, children }: { path: string; onLeave: (() => void) | undefined; children: string }) {
  return (
    <PageLink to={pathFor(useEdition(), path)} onClick={onLeave} className={styles['link']}>
      {children}
    </PageLink>
  );
}

/** The message of a wrong pair, or the error alert of any other failure. */
function Failure({ failure }: { failure: LoginFailure | null }) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const format = useFormat();
  if (failure === null) return null;
  if (failure.kind === 'wrongPair') {
    return (
      <p role="alert" className={styles['wrongPair']}>
        {errorText(edition, 'userpwdnotmatch')}
      </p>
    );
  }
  return (
    <p role="alert" className={styles['alert']} data-failure={failure.kind}>
      <span className={styles['mark']} aria-hidden="true">
        !
      </span>
      {failure.kind === 'untold' && <VisuallyHidden>{t.loginFailed}</VisuallyHidden>}
      {failure.kind === 'tooMany' && t.tooMany(format.number(failure.seconds))}
      {failure.kind === 'told' && errorText(edition, failure.key)}
    </p>
  );
}

function useLogin(onDone: () => void) {
  const [pending, setPending] = useState(false);
  const [missing, setMissing] = useState<MissingField | null>(null);
  const [failure, setFailure] = useState<LoginFailure | null>(null);

  const logIn = async (form: { userName: string; password: string; remember: boolean }) => {
    setPending(true);
    try {
      await accountSession().logIn({ ...form, password: encodePassword(form.password) });
      onDone();
    } catch (error) {
      setFailure(loginFailureOf(error));
      setPending(false);
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    // Signed in meanwhile, in another tab: Enter has nothing left to submit.
    if (storedToken() !== null) return onDone();
    const data = new FormData(event.currentTarget);
    const userName = textOf(data, 'UserName').trim();
    const password = textOf(data, 'Password');
    const gap = userName === '' ? 'userName' : password === '' ? 'password' : null;
    setMissing(gap);
    setFailure(null);
    if (gap === null) void logIn({ userName, password, remember: data.has('RememberMe') });
  };

  return { submit, pending, missing, failure };
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

const never = () => () => undefined;

/** False in the server's HTML and until the page's script runs. */
function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
