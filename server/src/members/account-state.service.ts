import type { Db } from '#platform/db/db.ts';
import { endAccess } from '#platform/session/end-access.ts';
import type { AccountState } from '#platform/session/session-user.ts';
import { setState } from './account.queries.ts';

interface StateChange {
  readonly userId: number;
  readonly state: AccountState;
  readonly now: Date;
}

/** Changes an account's state in the caller's transaction; any state but `normal` ends all its access for good. */
export async function changeAccountState(db: Db, { userId, state, now }: StateChange): Promise<void> {
  await setState(db, userId, state);
  if (state !== 'normal') await endAccess(db, { whose: userId, now });
}
