import type { Db } from '#platform/db/db.ts';
import { countRows } from '#platform/db/count-rows.ts';

export interface StoredSecret {
  readonly secret: string;
  readonly key_id: Buffer | null;
}

export function findStaff(db: Db, userId: number) {
  return db
    .selectFrom('account')
    .leftJoin('staff_second_factor as factor', 'factor.user_id', 'account.id')
    .select(['account.staff_role', 'account.is_demo', 'account.has_staff_password'])
    .select(['factor.secret', 'factor.key_id', 'factor.confirmed_at'])
    .where('account.id', '=', userId)
    .executeTakeFirst();
}

/** Stores an unconfirmed secret in place of an earlier one; false where one is confirmed. */
export async function offerSecret(
  db: Db,
  offer: StoredSecret & { readonly userId: number; readonly now: Date },
): Promise<boolean> {
  const stored = { secret: offer.secret, key_id: offer.key_id, created_at: offer.now };
  const result = await db
    .insertInto('staff_second_factor')
    .values({ user_id: offer.userId, ...stored })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(stored).where('staff_second_factor.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Uses a code's step up, so that it counts once; false where that step or a later one was used. */
export async function markCodeStepUsed(db: Db, userId: number, step: number): Promise<boolean> {
  const result = await db
    .updateTable('staff_second_factor')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function confirmFactor(db: Db, userId: number, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('staff_second_factor')
    .set({ confirmed_at: now })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function replaceRecoveryCodes(db: Db, userId: number, hashes: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('staff_recovery_code').where('user_id', '=', userId).execute();
  await db
    .insertInto('staff_recovery_code')
    .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash })))
    .execute();
}

export async function useRecoveryCode(
  db: Db,
  code: { readonly userId: number; readonly hash: Buffer; readonly now: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('staff_recovery_code')
    .set({ used_at: code.now })
    .where('user_id', '=', code.userId)
    .where('code_hash', '=', code.hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  return countRows(db.selectFrom('staff_recovery_code').where('user_id', '=', userId).where('used_at', 'is', null));
}

export async function deleteFactor(db: Db, userId: number): Promise<boolean> {
  await db.deleteFrom('staff_recovery_code').where('user_id', '=', userId).execute();
  const result = await db.deleteFrom('staff_second_factor').where('user_id', '=', userId).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export function listPlainFactors(db: Db) {
  return db.selectFrom('staff_second_factor').select(['user_id', 'secret']).where('key_id', 'is', null).execute();
}

/** Replaces the plain secret by the encrypted one, unless another was set up meanwhile. */
export async function sealPlainFactor(
  db: Db,
  factor: StoredSecret & { readonly userId: number; readonly plain: string },
): Promise<void> {
  await db
    .updateTable('staff_second_factor')
    .set({ secret: factor.secret, key_id: factor.key_id })
    .where('user_id', '=', factor.userId)
    .where('secret', '=', factor.plain)
    .execute();
}

export function countFactorsOfOtherKeys(db: Db, keyId: Buffer): Promise<number> {
  return countRows(db.selectFrom('staff_second_factor').where('key_id', '!=', keyId));
}

/** Deletes factors encrypted under other keys, so that their owners set them up anew; returns the count. */
export async function deleteFactorsOfOtherKeys(db: Db, keyId: Buffer): Promise<number> {
  const deleted = await db
    .deleteFrom('staff_second_factor')
    .where('key_id', '!=', keyId)
    .returning('user_id')
    .execute();
  const owners = deleted.map(({ user_id: owner }) => owner);
  if (owners.length > 0) await db.deleteFrom('staff_recovery_code').where('user_id', 'in', owners).execute();
  return owners.length;
}
