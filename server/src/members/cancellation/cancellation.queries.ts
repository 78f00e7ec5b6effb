import type { Db } from '#platform/db/db.ts';

/** Stores an owner's cancellation request; one that is open already stays. */
export async function insertCancellation(
  db: Db,
  request: { readonly userId: number; readonly reason: string | null; readonly now: Date },
): Promise<void> {
  await db
    .insertInto('cancellation_request')
    .values({ user_id: request.userId, reason: request.reason, requested_at: request.now })
    .onConflict((conflict) => conflict.column('user_id').where('state', '=', 'requested').doNothing())
    .execute();
}

/** Freezes a normal account; false for any other state. */
export async function freeze(db: Db, userId: number): Promise<boolean> {
  const result = await db
    .updateTable('account')
    .set({ state: 'frozen' })
    .where('id', '=', userId)
    .where('state', '=', 'normal')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Unfreezes a frozen account; false for any other state. */
export async function unfreeze(db: Db, userId: number): Promise<boolean> {
  const result = await db
    .updateTable('account')
    .set({ state: 'normal' })
    .where('id', '=', userId)
    .where('state', '=', 'frozen')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Closes the open cancellation request of an account as withdrawn by its owner. */
export async function withdrawRequest(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('cancellation_request')
    .set({ state: 'withdrawn', decided_at: now })
    .where('user_id', '=', userId)
    .where('state', '=', 'requested')
    .execute();
}
