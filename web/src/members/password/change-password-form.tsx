import type { UserProfile } from '@btc/contract/members/profile.ts';
import { rules } from 'form-rules:ChangePassword';
import { useMessages } from '#i18n/messages.ts';
import { callFields } from '#ui/call-form/call-fields.tsx';
import { CallForm } from '#ui/call-form/call-form.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { messages } from './messages.ts';
import { NewPasswordFields, useNewPassword } from './new-password-fields.tsx';
import styles from './password.module.css';

const { Secret } = callFields<'ChangePassword'>();

export interface ChangePasswordFormProps {
  readonly profile: Pick<UserProfile, 'UserID' | 'LoginUserName' | 'StaffRole' | 'StaffStep'>;
  readonly onDone?: (() => void) | undefined;
}

export function ChangePasswordForm({ profile, onDone }: ChangePasswordFormProps) {
  const t = useMessages(messages);
  const isStaff = profile.StaffRole !== null || profile.StaffStep !== null;
  const { extraRules, ...shared } = useNewPassword(isStaff ? 'staff' : 'member');
  return (
    <CallForm
      operation="ChangePassword"
      rules={{ ...rules, ...extraRules }}
      row={null}
      initial={{}}
      fixed={() => ({ UserID: profile.UserID })}
      draftName="password"
      {...shared}
      confirm={t.change}
      className={styles['form']}
      onDone={() => {
        showToast(t.changed);
        onDone?.();
      }}
    >
      <p className={styles['lead']}>{t.endsSessions}</p>
      <UserNameForManagers name={profile.LoginUserName} />
      <Secret name="Password" />
      <NewPasswordFields isStaff={isStaff} />
    </CallForm>
  );
}

/** For password managers, which file a new password under the user name beside it. */
function UserNameForManagers({ name }: { name: string }) {
  return <input hidden readOnly name="UserName" autoComplete="username" value={name} />;
}
