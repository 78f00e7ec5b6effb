import { passwordPattern, staffPasswordPattern } from '@btc/contract/members/account-rules.ts';
import type { ApiError } from '@btc/contract/wire/errors.ts';
import { encodePassword } from '@btc/contract/wire/password.ts';
import type { FieldCodec } from '#platform/forms/form-values.ts';

/** What can be wrong with a new password (specification section 5); that it is common or has the user's name, only the server says. */
export type PasswordIssue = 'empty' | 'rule' | 'staff' | 'common' | 'name' | 'same';
/** Whose rule holds; behind a reset link only the server knows. */
export type PasswordOwner = 'member' | 'staff' | 'unknown';

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

/** A password as a call takes it. */
export const passwordCodec: FieldCodec = { format: () => '', parse: (text) => ({ value: encodePassword(text) }) };

interface Words {
  readonly issues: Readonly<Record<PasswordIssue, string>>;
  readonly different: string;
}

/** A new password and its second entry, which is not sent; what is wrong with the first is told in the specification's order. */
export function newPasswordCodecs(owner: PasswordOwner, words: Words) {
  return {
    NewPassword: {
      format: () => '',
      parse: (text, { Password: old }) => {
        const issue = findPasswordFieldIssue(text, owner) ?? (text === old ? 'same' : null);
        return issue === null ? { value: encodePassword(text) } : { problem: words.issues[issue] };
      },
    },
    Confirmation: {
      format: () => '',
      parse: (text, { NewPassword: first }) => (text === first ? { value: undefined } : { problem: words.different }),
    },
  } satisfies Record<string, FieldCodec>;
}

/** What the form knows of the second entry. */
export const confirmationRule = { kind: 'text', isRequired: true, isNullable: false } as const;
/** None of them is ever held. */
export const passwordFields = ['Password', 'NewPassword', 'Confirmation'] as const;
