import type { Db } from '#platform/db/db.ts';
import { closeUserSessions } from '#platform/session/session.ts';
import type { AccountState } from '#platform/session/session-user.ts';
import { setState } from './account.queries.ts';

/** Changes an account's state in the caller's transaction; any state but `normal` ends all its sessions there too. */
export async function changeAccountState(db: Db, userId: number, state: AccountState): Promise<void> {
  await setState(db, userId, state);
  if (state !== 'normal') await closeUserSessions(db, userId);
}
