import { useMessages } from '#i18n/messages.ts';
import { formFields } from '#ui/call-form/call-fields.tsx';
import { messages } from './messages.ts';
import {
  confirmationRule,
  newPasswordCodecs,
  passwordCodec,
  passwordFields,
  type PasswordOwner,
} from './new-password.ts';

const { Secret } = formFields;

/** Shared by all forms with a new password; passwords are never stored as drafts. */
export function useNewPassword(owner: PasswordOwner) {
  const t = useMessages(messages);
  return {
    codecs: { Password: passwordCodec, ...newPasswordCodecs(owner, t) },
    extraRules: { Confirmation: confirmationRule },
    notInDraft: passwordFields,
    labels: { Password: t.current, NewPassword: t.next, Confirmation: t.confirmation },
    issues: {
      ...t.issues,
      passwordsame: t.issues.same,
      'Password.required': t.needCurrent,
      'NewPassword.required': t.issues.empty,
      'Confirmation.required': t.needConfirmation,
    },
  };
}

export function NewPasswordFields({ isStaff = false }: { readonly isStaff?: boolean }) {
  const t = useMessages(messages);
  return (
    <>
      <Secret name="NewPassword" hint={isStaff ? t.staffRule : t.rule} isNew />
      <Secret name="Confirmation" isNew />
    </>
  );
}
