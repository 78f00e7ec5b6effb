import { passwordPattern, staffPasswordPattern } from '@btc/contract/members/account-rules.ts';
import type { ApiError } from '@btc/contract/wire/errors.ts';

/** What can be wrong with a new password (specification section 5); that it is common or has the user's name, only the server says. */
export type PasswordIssue = 'empty' | 'rule' | 'staff' | 'common' | 'name' | 'same';
/** Whose rule holds; behind a reset link only the server knows. */
export type PasswordOwner = 'member' | 'staff' | 'unknown';
/** What can be wrong with its second entry. */
export type ConfirmationIssue = 'empty' | 'different';

export interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
  /** The old password, where the form asks for it. */
  readonly old?: string | undefined;
  readonly owner?: PasswordOwner;
}

export interface NewPasswordIssues {
  readonly password: PasswordIssue | null;
  readonly confirmation: ConfirmationIssue | null;
}

/** What is wrong with a new password alone. */
export function findPasswordFieldIssue(password: string, owner: PasswordOwner = 'member'): PasswordIssue | null {
  if (password === '') return 'empty';
  const isStaffs = staffPasswordPattern.test(password);
  if (owner === 'staff') return isStaffs ? null : 'staff';
  return passwordPattern.test(password) || (owner === 'unknown' && isStaffs) ? null : 'rule';
}

/** What the server found wrong with a password (6004). */
export function toPasswordIssue({ data }: ApiError): PasswordIssue {
  const reason = data.Dict?.['Reason'];
  return reason === 'staff' || reason === 'common' || reason === 'name' ? reason : 'rule';
}

/** Checks a new password and its second entry; the order of the rules is the specification's. */
export function checkNewPassword({ password, confirmation, old, owner }: NewPassword): NewPasswordIssues {
  const isSame = old !== undefined && old !== '' && password === old;
  return {
    password: findPasswordFieldIssue(password, owner) ?? (isSame ? 'same' : null),
    confirmation: confirmation === '' ? 'empty' : confirmation === password ? null : 'different',
  };
}
