import type { Db } from '#platform/db/db.ts';

/** Keeps that an owner wants their account cancelled; one that is asked already stays. */
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

/** Freezes an account that is normal; false for any other. */
export async function freeze(db: Db, userId: number): Promise<boolean> {
  const result = await db
    .updateTable('account')
    .set({ state: 'frozen' })
    .where('id', '=', userId)
    .where('state', '=', 'normal')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Unfreezes an account that is frozen; false for any other. */
export async function unfreeze(db: Db, userId: number): Promise<boolean> {
  const result = await db
    .updateTable('account')
    .set({ state: 'normal' })
    .where('id', '=', userId)
    .where('state', '=', 'frozen')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Closes the question of an account that is still asked, as its owner took it back. */
export async function withdrawRequest(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('cancellation_request')
    .set({ state: 'withdrawn', decided_at: now })
    .where('user_id', '=', userId)
    .where('state', '=', 'requested')
    .execute();
}
