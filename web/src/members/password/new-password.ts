import { passwordPattern } from '@btc/contract/members/account-rules.ts';

/** What can be wrong with a new password (specification section 5). */
export type PasswordFault = 'empty' | 'rule' | 'same';
/** What can be wrong with its second entry. */
export type ConfirmationFault = 'empty' | 'different';

export interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
  /** The old password, where the form asks for it. */
  readonly old?: string | undefined;
}

export interface NewPasswordFaults {
  readonly password: PasswordFault | null;
  readonly confirmation: ConfirmationFault | null;
}

/** What is wrong with a new password alone. */
export function faultOfPassword(password: string): PasswordFault | null {
  if (password === '') return 'empty';
  return passwordPattern.test(password) ? null : 'rule';
}

/** Checks a new password and its second entry; the order of the rules is the specification's. */
export function checkNewPassword({ password, confirmation, old }: NewPassword): NewPasswordFaults {
  const isSame = old !== undefined && old !== '' && password === old;
  return {
    password: faultOfPassword(password) ?? (isSame ? 'same' : null),
    confirmation: confirmation === '' ? 'empty' : confirmation === password ? null : 'different',
  };
}
