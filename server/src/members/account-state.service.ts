import type { Db } from '#platform/db/db.ts';
import { closeSessionsOf } from '#platform/session/session.ts';
import type { AccountState } from '#platform/session/session-user.ts';
import { setState } from './account.queries.ts';

/** Changes an account's state; any state but `normal` ends all its sessions in the same transaction. */
export async function changeAccountState(db: Db, userId: number, state: AccountState): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await setState(transaction, userId, state);
    if (state !== 'normal') await closeSessionsOf(transaction, userId);
  });
}
