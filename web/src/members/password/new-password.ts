import { passwordPattern, staffPasswordPattern } from '@btc/contract/members/account-rules.ts';
import type { ApiError } from '@btc/contract/wire/errors.ts';
import { encodePassword } from '@btc/contract/wire/password.ts';
import type { FieldCodec } from '#platform/forms/form-values.ts';

/** Issues of a new password (specification section 5); `common` and `name` come from the server only. */
export type PasswordIssue = 'empty' | 'rule' | 'staff' | 'common' | 'name' | 'same';
/** Whose password rule applies; `unknown` behind a reset link, where only the server knows. */
export type PasswordOwner = 'member' | 'staff' | 'unknown';

export function findPasswordFieldIssue(password: string, owner: PasswordOwner = 'member'): PasswordIssue | null {
  if (password === '') return 'empty';
  const isStaffs = staffPasswordPattern.test(password);
  if (owner === 'staff') return isStaffs ? null : 'staff';
  return passwordPattern.test(password) || (owner === 'unknown' && isStaffs) ? null : 'rule';
}

/** The issue that the server reports for a password (6004). */
export function toPasswordIssue({ data }: ApiError): PasswordIssue {
  const reason = data.Dict?.['Reason'];
  return reason === 'staff' || reason === 'common' || reason === 'name' ? reason : 'rule';
}

/** Encodes a password for the wire, none if it is empty; never formats one back. */
export const passwordCodec: FieldCodec = {
  format: () => '',
  parse: (text) => ({ value: text === '' ? undefined : encodePassword(text) }),
};

interface Words {
  readonly issues: Readonly<Record<PasswordIssue, string>>;
  readonly different: string;
}

/** Codecs of a new password and its confirmation, which is not sent; issues come in the specification's order. */
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

export const confirmationRule = { kind: 'text', isRequired: true, isNullable: false } as const;
/** Never stored as drafts. */
export const passwordFields = ['Password', 'NewPassword', 'Confirmation'] as const;
