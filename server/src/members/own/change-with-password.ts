import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Caller } from '#platform/api/binding.ts';
import type { Db } from '#platform/db/db.ts';
import { signedInUser } from '#platform/session/signed-in.ts';
import { lockMember } from '../desk/member.queries.ts';
import type { PasswordCheck } from '../login/password-check.service.ts';
import type { MailedMember } from '../mail-to-member.ts';
import { readPasswordField } from '../password-field.ts';

export interface PasswordChangeDeps {
  readonly db: Db;
  readonly checkPassword: PasswordCheck;
}

/**
 * Carries out a change for whoever knows the password of the account. The account is locked meanwhile; throws 1006 if it
 * was closed or its password changed since the check.
 */
export async function changeWithPassword<Result>(
  { db, checkPassword }: PasswordChangeDeps,
  { caller, password: encoded }: { readonly caller: Caller; readonly password: string },
  work: (change: Db, owner: MailedMember) => Promise<Result>,
): Promise<Result> {
  const { loginUserName: name } = signedInUser(caller);
  const password = readPasswordField('Password', encoded);
  const account = await checkPassword({ name, password, address: caller.address, wrong: 6003 });
  return db.transaction().execute(async (change) => {
    const owner = await lockMember(change, account.id);
    if (owner?.state !== 'normal' || owner.password_hash !== account.password_hash) throw new ApiError(1006);
    return work(change, owner);
  });
}
