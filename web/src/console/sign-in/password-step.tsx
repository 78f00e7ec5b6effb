import { encodePassword } from '@btc/contract/wire/password.ts';
import { type FormEvent, useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { formatErrorText } from '#i18n/error-messages.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { focusField, formatFormText } from '#platform/form-text.ts';
import layout from '#shell/console/layout.module.css';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { accountSession, type LoginFailure, toLoginFailure } from '#members/face.ts';
import { messages } from '../messages.ts';
import styles from './sign-in.module.css';

/** The session is the tab's only: staff sign-ins are not remembered. */
export function PasswordStep({ isAgain }: { isAgain: boolean }) {
  const t = useMessages(messages);
  const { submit, isPending, missing, failure } = usePasswordStep();
  return (
    <div className={styles['sign']}>
      <h1>{t.signInTitle}</h1>
      {isAgain && <Notice tone="caution">{t.signInAgain}</Notice>}
      <form method="post" noValidate onSubmit={submit} className={shared['stack4']}>
        <TextField
          label={t.userName}
          name="UserName"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          autoFocus
          error={missing.includes('UserName') ? t.needUserName : null}
        />
        <PasswordField
          label={t.password}
          name="Password"
          autoComplete="current-password"
          maxLength={64}
          error={missing.includes('Password') ? t.needPassword : null}
        />
        {failure !== null && <Failure failure={failure} />}
        <Button type="submit" variant="primary" pending={isPending}>
          {t.signIn}
        </Button>
      </form>
      <p className={layout['note']}>{t.sessionRule}</p>
    </div>
  );
}

function Failure({ failure }: { failure: LoginFailure }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const text = (): string => {
    switch (failure.kind) {
      case 'wrongPair':
        return formatErrorText(edition, 'userpwdnotmatch');
      case 'tooMany':
        return t.tooMany(format.number(failure.seconds));
      case 'explained':
        return formatErrorText(edition, failure.key);
      case 'captcha':
      case 'unexplained':
        return t.signInFailed;
    }
  };
  return <Notice tone="error">{text()}</Notice>;
}

function usePasswordStep() {
  const [isPending, setPending] = useState(false);
  const [missing, setMissing] = useState<readonly ('UserName' | 'Password')[]>([]);
  const [failure, setFailure] = useState<LoginFailure | null>(null);

  const signIn = async (userName: string, password: string) => {
    setPending(true);
    try {
      await accountSession().logIn({ userName, password: encodePassword(password), remember: false });
    } catch (error) {
      setFailure(toLoginFailure(error));
    } finally {
      setPending(false);
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const gaps = (['UserName', 'Password'] as const).filter((field) => formatFormText(form, field).trim() === '');
    setMissing(gaps);
    setFailure(null);
    if (gaps[0] === undefined) void signIn(formatFormText(form, 'UserName'), formatFormText(form, 'Password'));
    else focusField(form, gaps[0]);
  };
  return { submit, isPending, missing, failure };
}
