import { useMessages } from '#i18n/messages.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import type { NewPasswordIssues } from './new-password.ts';

interface NewPasswordProps {
  readonly issues: NewPasswordIssues;
  readonly isStaff?: boolean;
}

/** The new password, twice. */
export function NewPasswordFields({ issues, isStaff = false }: NewPasswordProps) {
  const t = useMessages({ cn: zh, en });
  return (
    <>
      <PasswordField
        name="NewPassword"
        label={t.next}
        hint={isStaff ? t.staffRule : t.rule}
        autoComplete="new-password"
        maxLength={64}
        error={issues.password === null ? null : t.issues[issues.password]}
      />
      <PasswordField
        name="Confirmation"
        label={t.confirmation}
        autoComplete="new-password"
        maxLength={64}
        error={issues.confirmation === null ? null : t.confirmationIssues[issues.confirmation]}
      />
    </>
  );
}
