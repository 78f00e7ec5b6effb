import { useMessages } from '#i18n/messages.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import type { NewPasswordFaults } from './new-password.ts';

interface NewPasswordProps {
  readonly faults: NewPasswordFaults;
  readonly isStaff?: boolean;
}

/** The new password, twice. */
export function NewPasswordFields({ faults, isStaff = false }: NewPasswordProps) {
  const t = useMessages({ cn: zh, en });
  return (
    <>
      <PasswordField
        name="NewPassword"
        label={t.next}
        hint={isStaff ? t.staffRule : t.rule}
        autoComplete="new-password"
        maxLength={64}
        error={faults.password === null ? null : t.faults[faults.password]}
      />
      <PasswordField
        name="Confirmation"
        label={t.confirmation}
        autoComplete="new-password"
        maxLength={64}
        error={faults.confirmation === null ? null : t.confirmationFaults[faults.confirmation]}
      />
    </>
  );
}
