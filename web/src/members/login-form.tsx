import { type FormEvent, type MouseEvent, useRef, useState } from 'react';
import { isApiError } from '@btc/contract/wire/errors.ts';
import { encodePassword } from '@btc/contract/wire/password.ts';
import { formatErrorText } from '#i18n/error-messages.ts';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import { storedToken } from '#platform/client-state.ts';
import { focusField, formatFormText } from '#platform/form-text.ts';
import { PageLink, findClickedPage } from '#platform/pages/page-link.tsx';
import { useScripted } from '#platform/use-scripted.ts';
import { whileLoading } from '#shell/loading-flag.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { formatCallFailureText } from '#ui/call-form/call-failure.ts';
import { CodeField } from './company/code-field.tsx';
import { type LoginFailure, toLoginFailure } from './login-failure.ts';
import { FailureHelp } from './failure-help.tsx';
import styles from './login-form.module.css';
import { messages } from './messages.ts';
import { accountSession } from './use-account.ts';

export interface LoginFormProps {
  /** Called after login; the page must then be reloaded. */
  readonly onDone: () => void;
  readonly onCancel: () => void;
  readonly onForgotPassword: (name: string) => void;
  readonly onLeave?: (() => void) | undefined;
  readonly autoFocus?: boolean | undefined;
}

type LoginField = 'UserName' | 'Password';

export function LoginForm({ onDone, onCancel, onForgotPassword, onLeave, autoFocus = false }: LoginFormProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { submit, withdraw, pending, missing, failure, captcha } = useLogin(onDone);
  const scripted = useScripted();
  return (
    <form className={shared['stack4']} method="post" noValidate onSubmit={submit}>
      <TextField
        label={t.userName}
        name="UserName"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        autoFocus={autoFocus}
        error={missing.includes('UserName') ? t.needUserName : null}
      />
      <PasswordField
        label={t.password}
        name="Password"
        autoComplete="current-password"
        maxLength={64}
        error={missing.includes('Password') ? t.needPassword : null}
      />
      {captcha.userName !== null && (
        <CodeField
          name="Captcha"
          label={t.captcha}
          recipient={{ UserName: captcha.userName }}
          value={captcha.value}
          error={failure?.kind === 'captcha' ? formatErrorText(edition, failure.key) : null}
          onChange={captcha.onChange}
        />
      )}
      <div className={styles['between']}>
        <Checkbox name="RememberMe">{t.remember}</Checkbox>
        <ForgottenLink onForgotPassword={onForgotPassword} />
      </div>
      <div className={classNames(shared['buttons'], shared['atEnd'])}>
        <Button onClick={onCancel}>{t.cancel}</Button>
        {/* Without script the form would send the password as it is typed: until then there is nothing to press. */}
        <Button type="submit" variant="primary" pending={pending} disabled={!scripted}>
          {t.submit}
        </Button>
      </div>
      <Failure failure={failure} />
      <FailureHelp failure={failure} pending={pending} onWithdraw={withdraw} />
      <noscript>
        <p>{t.needScript}</p>
      </noscript>
      <OtherWays onLeave={onLeave} />
    </form>
  );
}

function ForgottenLink({ onForgotPassword }: Pick<LoginFormProps, 'onForgotPassword'>) {
  const t = useMessages(messages);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    // A click that opens a tab gets the page with the same form.
    if (findClickedPage(event.nativeEvent, event.currentTarget, window.location.origin) === null) return;
    event.preventDefault();
    const form = event.currentTarget.closest('form');
    onForgotPassword(form === null ? '' : formatFormText(form, 'UserName').trim());
  };
  return (
    <FormLink path="/ResetPassword" onClick={open}>
      {t.forgot}
    </FormLink>
  );
}

function OtherWays({ onLeave }: Pick<LoginFormProps, 'onLeave'>) {
  const t = useMessages(messages);
  return (
    <p className={styles['foot']}>
      <span>
        {t.noAccount}{' '}
        <FormLink path="/Register" onClick={onLeave}>
          {t.register}
        </FormLink>
      </span>
      <span>
        {t.needHelp}{' '}
        <FormLink path="/ContactUs" onClick={onLeave}>
          {t.contact}
        </FormLink>
      </span>
    </p>
  );
}

interface FormLinkProps {
  readonly path: string;
  readonly onClick: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  readonly children: string;
}

function FormLink({ path, onClick, children }: FormLinkProps) {
  return (
    <PageLink to={pathFor(useEdition(), path)} onClick={onClick} className={styles['link']}>
      {children}
    </PageLink>
  );
}

function Failure({ failure }: { failure: LoginFailure | null }) {
  const t = useMessages(messages);
  const edition = useEdition();
  // A captcha's fault stands at its field.
  if (failure === null || failure.kind === 'captcha') return null;
  if (failure.kind === 'wrongPair') {
    return (
      <p role="alert" className={styles['wrongPair']}>
        {formatErrorText(edition, 'userpwdnotmatch')}
      </p>
    );
  }
  return (
    <p role="alert" className={styles['alert']} data-failure={failure.kind}>
      <span className={styles['mark']} aria-hidden="true">
        !
      </span>
      {failure.kind === 'unexplained' && <VisuallyHidden>{t.loginFailed}</VisuallyHidden>}
      {failure.kind === 'tooMany' && (
        <span>
          {formatCallFailureText(edition, failure)}
          {failure.byCaptcha && (
            <>
              <br />
              {t.orCaptcha}
            </>
          )}
        </span>
      )}
      {failure.kind === 'explained' && formatErrorText(edition, failure.key)}
    </p>
  );
}

interface Pair {
  readonly userName: string;
  readonly password: string;
  readonly captcha: string;
  readonly remember: boolean;
}

function toEmpty(values: Readonly<Record<LoginField, string>>): readonly LoginField[] {
  return (['UserName', 'Password'] as const).filter((field) => values[field] === '');
}

function useLogin(onDone: () => void) {
  const [pending, setPending] = useState(false);
  const [missing, setMissing] = useState<readonly LoginField[]>([]);
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  /** `userName`: the account whose attempts are throttled and may be unlocked by a captcha; null for none. */
  const [captcha, setCaptcha] = useState<{ userName: string | null; value: string }>({ userName: null, value: '' });
  const tried = useRef<Pair | null>(null);

  const attempt = async (work: () => Promise<void>) => {
    setPending(true);
    try {
      await whileLoading(work());
      onDone();
    } catch (error) {
      const found = toLoginFailure(error);
      setFailure(found);
      if (found.kind === 'captcha' || (found.kind === 'tooMany' && found.byCaptcha)) {
        const userName = tried.current?.userName ?? null;
        setCaptcha((before) => ({ ...before, userName }));
      }
      setPending(false);
    }
  };
  const logIn = (pair: Pair) => accountSession().logIn({ ...pair, password: encodePassword(pair.password) });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    // Signed in meanwhile, in another tab: Enter has nothing left to submit.
    if (storedToken() !== null) return onDone();
    const userName = formatFormText(event.currentTarget, 'UserName').trim();
    const password = formatFormText(event.currentTarget, 'Password');
    const remember = new FormData(event.currentTarget).has('RememberMe');
    const gaps = toEmpty({ UserName: userName, Password: password });
    setMissing(gaps);
    setFailure(null);
    if (gaps[0] !== undefined) return focusField(event.currentTarget, gaps[0]);
    const pair = { userName, password, captcha: captcha.value.trim(), remember };
    tried.current = pair;
    void attempt(() => logIn(pair));
  };

  /** Uses the credentials just verified: a frozen account has no session. */
  const withdraw = () => {
    const pair = tried.current;
    if (pair === null || pending) return;
    void attempt(async () => {
      await withdrawCancellation(pair);
      await logIn(pair);
    });
  };

  const onChange = (value: string) => setCaptcha((before) => ({ ...before, value }));
  return { submit, withdraw, pending, missing, failure, captcha: { ...captcha, onChange } };
}

async function withdrawCancellation({ userName, password }: Pair): Promise<void> {
  try {
    await browserApi()('WithdrawAccountCancellation', { UserName: userName, Password: encodePassword(password) });
  } catch (error) {
    // 1009: it is not frozen any more, so that logging in will do.
    if (!isApiError(error) || error.code !== 1009) throw error;
  }
}
