import type { UserProfile } from '@btc/contract/members/profile.ts';
import { useEdition } from '#i18n/edition.ts';
import { errorText } from '#i18n/error-messages.ts';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { Notice } from '#ui/state/notice.tsx';
import { useFailureText } from '#ui/call-form/call-failure.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import styles from './password.module.css';
import { useChangePassword } from './use-change-password.ts';

export interface ChangePasswordFormProps {
  readonly profile: Pick<UserProfile, 'UserID' | 'LoginUserName' | 'StaffRole' | 'StaffStep'>;
  /** Changed: the sessions elsewhere have ended. */
  readonly onDone?: (() => void) | undefined;
}

/** Changes the password with the current one; tells that sessions elsewhere end, and that they have ended. */
export function ChangePasswordForm({ profile, onDone }: ChangePasswordFormProps) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const formatText = useFailureText();
  const changed = () => {
    showToast(t.changed);
    onDone?.();
  };
  const isStaff = profile.StaffRole !== null || profile.StaffStep !== null;
  const { form, submit, pending, issues, failure } = useChangePassword({
    userId: profile.UserID,
    owner: isStaff ? 'staff' : 'member',
    onDone: changed,
  });
  const wrong = { empty: t.needCurrent, wrong: errorText(edition, 'wrongcurrentpassword') };
  return (
    <form ref={form} className={styles['form']} method="post" noValidate onSubmit={submit}>
      <p className={styles['lead']}>{t.endsSessions}</p>
      <UserNameForManagers name={profile.LoginUserName} />
      <PasswordField
        name="Password"
        label={t.current}
        autoComplete="current-password"
        maxLength={64}
        error={issues.current === null ? null : wrong[issues.current]}
      />
      <NewPasswordFields issues={issues} isStaff={isStaff} />
      {failure !== null && <Notice tone="error">{formatText(failure)}</Notice>}
      <div className={styles['buttons']}>
        <Button type="submit" variant="primary" pending={pending}>
          {t.change}
        </Button>
      </div>
    </form>
  );
}

/** Password managers file a new password under the name beside it; readers know whose account it is. */
function UserNameForManagers({ name }: { name: string }) {
  return <input hidden readOnly name="UserName" autoComplete="username" value={name} />;
}
