import type { Db } from '#platform/db/db.ts';

export interface StoredLimit {
  readonly keyHash: Buffer;
  readonly level: number;
  readonly countedAt: Date;
}

/** Reads and locks the counts until the transaction ends, so that concurrent tries wait for each other. */
export async function lockLimits(db: Db, keyHashes: readonly Buffer[], now: Date): Promise<readonly StoredLimit[]> {
  const rows = await db
    .insertInto('login_limit')
    .values(sorted(keyHashes.map((keyHash) => ({ key_hash: keyHash, level: 0, counted_at: now }))))
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet({ level: (expression) => expression.ref('login_limit.level') }),
    )
    .returning(['key_hash', 'level', 'counted_at'])
    .execute();
  return rows.map((row) => ({ keyHash: row.key_hash, level: row.level, countedAt: row.counted_at }));
}

export async function storeLimits(db: Db, limits: readonly StoredLimit[]): Promise<void> {
  const rows = limits.map((limit) => ({
    key_hash: limit.keyHash,
    level: limit.level,
    counted_at: limit.countedAt,
  }));
  await db
    .insertInto('login_limit')
    .values(sorted(rows))
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet({
        level: (expression) => expression.ref('excluded.level'),
        counted_at: (expression) => expression.ref('excluded.counted_at'),
      }),
    )
    .execute();
}

export async function lowerLimits(db: Db, keyHashes: readonly Buffer[]): Promise<void> {
  await db
    .updateTable('login_limit')
    .set((expression) => ({
      level: expression.fn<number>('greatest', [expression('level', '-', 1), expression.val(0)]),
    }))
    .where('key_hash', 'in', [...keyHashes])
    .execute();
}

export async function deleteLimit(db: Db, keyHash: Buffer): Promise<void> {
  await db.deleteFrom('login_limit').where('key_hash', '=', keyHash).execute();
}

export async function deleteLimitsBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('login_limit').where('counted_at', '<', time).execute();
}

/** Locks follow the order of writing: one order everywhere prevents deadlocks. */
function sorted<Row extends { readonly key_hash: Buffer }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => Buffer.compare(one.key_hash, other.key_hash));
}
