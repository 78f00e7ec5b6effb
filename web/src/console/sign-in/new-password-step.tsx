import { lazy, Suspense } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import type { ChangePasswordFormProps } from '../../members/password/change-password-form.tsx';
import { accountSession } from '../../members/use-account.ts';
import { en } from '../messages.en.ts';
import { zh } from '../messages.zh.ts';
import { checkSession } from '../use-console-session.ts';

const ChangePasswordForm = lazy(async () => ({
  default: (await import('../../members/password/change-password-form.tsx')).ChangePasswordForm,
}));

/** Between the first step and the second, for who got a role with a member's password: a new one that keeps the rule for staff. */
export function NewPasswordStep({ profile }: Pick<ChangePasswordFormProps, 'profile'>) {
  const t = useMessages({ cn: zh, en });
  return (
    <div className="c-sign">
      <h1>{t.newPasswordTitle}</h1>
      <p>{t.newPasswordText}</p>
      <Suspense fallback={<Skeleton shape="block" />}>
        <ChangePasswordForm profile={profile} onDone={checkSession} />
      </Suspense>
      <Button variant="quiet" onClick={() => accountSession().logOut()}>
        {t.back}
      </Button>
    </div>
  );
}
