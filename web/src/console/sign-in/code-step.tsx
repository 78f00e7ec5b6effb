import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { storeToken } from '#platform/client-state.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { accountSession } from '#members/face.ts';
import { messages } from '../messages.ts';
import { followToken } from '../use-console-session.ts';
import styles from './sign-in.module.css';
import { useCodeStep } from './use-step.ts';

/** Number of remaining recovery codes from which on a warning is shown. */
const fewCodes = 3;

export function CodeStep() {
  const t = useMessages(messages);
  const format = useFormat();
  const { submit, isPending, error } = useCodeStep(async (api, code) => {
    const { Token, Dict } = await api('StaffSignIn', { Code: code });
    storeToken(Token, false);
    await followToken();
    if (Dict.RecoveryCodesLeft <= fewCodes) showToast(t.codesLeft(format.number(Dict.RecoveryCodesLeft)));
  });
  return (
    <div className={styles['sign']}>
      <h1>{t.codeTitle}</h1>
      <p>{t.codeText}</p>
      <form method="post" noValidate onSubmit={submit} className={shared['stack4']}>
        <TextField
          label={t.code}
          name="Code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          autoFocus
          error={error}
        />
        <Button type="submit" variant="primary" pending={isPending}>
          {t.confirm}
        </Button>
        <Button variant="quiet" onClick={() => accountSession().logOut()}>
          {t.back}
        </Button>
      </form>
    </div>
  );
}
