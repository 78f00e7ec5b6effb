import { membersOperations as contract } from '@btc/contract/members/members.operations.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { bind, type BoundOperation } from '#platform/api/binding.ts';
import { endAccess } from '#platform/session/end-access.ts';
import { signedInUser } from '#platform/session/signed-in.ts';
import type { Db } from '#platform/db/db.ts';
import { findProfile } from '../account.queries.ts';
import { toErrorCode } from '../login/login.service.ts';
import { mailToMember } from '../mail-to-member.ts';
import { cancellationReceivedMail } from '../mail/cancellation-mails.ts';
import type { PasswordCheck, PasswordDeps, ProvenAccount } from '../login/password-check.service.ts';
import { readPasswordField } from '../password-field.ts';
import { freeze, insertCancellation, unfreeze, withdrawRequest } from './cancellation.queries.ts';

export interface CancellationDeps extends Pick<PasswordDeps, 'db' | 'clock'> {
  readonly checkPassword: PasswordCheck;
}

export function createCancellationOperations({
  db,
  clock,
  checkPassword,
}: CancellationDeps): readonly BoundOperation[] {
  return [
    bind(contract.RequestAccountCancellation, async (input, caller) => {
      const { loginUserName: name } = signedInUser(caller);
      const password = readPasswordField('Password', input.Password);
      const account = await checkPassword({ name, password, address: caller.address, wrong: 6003 });
      // Who works here is taken off the staff first: the console must not lose its last admin this way.
      if (account.staff_role !== null) throw new ApiError(1007);
      await db.transaction().execute(async (transaction) => {
        if (!(await freeze(transaction, account.id))) throw new ApiError(1006);
        const now = clock.now();
        await insertCancellation(transaction, { userId: account.id, reason: input.Reason ?? null, now });
        await endAccess(transaction, { whose: account.id, now });
        await notifyReceived(transaction, account.id);
      });
      return {};
    }),
    bind(contract.WithdrawAccountCancellation, async (input, { address }) => {
      const password = readPasswordField('Password', input.Password);
      const account = await checkPassword({ name: input.UserName, password, address, wrong: 6009 });
      requireFrozen(account);
      await db.transaction().execute(async (transaction) => {
        if (!(await unfreeze(transaction, account.id))) throw new ApiError(1009);
        await withdrawRequest(transaction, account.id, clock.now());
      });
      return {};
    }),
  ];
}

async function notifyReceived(db: Db, userId: number): Promise<void> {
  const row = await findProfile(db, userId);
  if (row !== undefined) await mailToMember(db, row, (edition, name) => cancellationReceivedMail(edition, { name }));
}

function requireFrozen({ state }: ProvenAccount): void {
  if (state === 'frozen') return;
  throw toErrorCode(state) ?? new ApiError(1009);
}
