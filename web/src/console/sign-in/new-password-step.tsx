import type { UserProfile } from '@btc/contract/members/profile.ts';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '#ui/button.tsx';
import { lazyPart } from '#ui/state/lazy-part.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { accountSession } from '#members/face.ts';
import { messages } from '../messages.ts';
import { checkSession } from '../use-console-session.ts';
import styles from './sign-in.module.css';

const ChangePasswordForm = lazyPart(
  async () => (await import('../../members/password/change-password-form.tsx')).ChangePasswordForm,
  { loading: <Skeleton shape="block" /> },
);

/** For a member who got a staff role: a new password by the staff rule, between the first and the second step. */
export function NewPasswordStep({ profile }: { profile: UserProfile }) {
  const t = useMessages(messages);
  return (
    <div className={styles['sign']}>
      <h1>{t.newPasswordTitle}</h1>
      <p>{t.newPasswordText}</p>
      <ChangePasswordForm profile={profile} onDone={checkSession} />
      <Button variant="quiet" onClick={() => accountSession().logOut()}>
        {t.back}
      </Button>
    </div>
  );
}
