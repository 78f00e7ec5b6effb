import { passwordPattern, staffPasswordPattern } from '@btc/contract/members/account-rules.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { isCommonPassword } from './common-password.ts';

export interface PasswordOwner {
  readonly name: string;
  readonly isStaff: boolean;
}

export type PasswordIssue = 'rule' | 'staff' | 'common' | 'name';

/** User names may have characters that members' passwords cannot. */
function hasName(password: string, name: string): boolean {
  const normaliseLetters = (text: string) => text.toLowerCase().replaceAll(/[_-]/g, '');
  const searched = normaliseLetters(name);
  return searched.length >= 3 && normaliseLetters(password).includes(searched);
}

/** Why a new password is refused, or null. A form can check only length and characters. */
export function findPasswordIssue(password: string, { name, isStaff }: PasswordOwner): PasswordIssue | null {
  if (isStaff && !staffPasswordPattern.test(password)) return 'staff';
  if (!isStaff && !passwordPattern.test(password)) return 'rule';
  if (hasName(password, name)) return 'name';
  return isCommonPassword(password) ? 'common' : null;
}

/** Throws 6004 with the field and, beyond the form's own rule, the reason. */
export function requireGoodPassword(field: string, password: string, owner: PasswordOwner): void {
  const error = findPasswordIssue(password, owner);
  if (error === null) return;
  throw new ApiError(6004, { Dict: { Field: field, ...(error === 'rule' ? {} : { Reason: error }) } });
}
