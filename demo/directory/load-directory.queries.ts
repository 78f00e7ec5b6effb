import type { Insertable } from 'kysely';
import { type NewMerchant, wordsVector } from '@btc/server/src/directory/merchant.queries.ts';
import type { Db } from '@btc/server/src/platform/db/db.ts';
import type { DB } from '@btc/server/src/platform/db/tables.generated.ts';

export async function listDemoIds(db: Db, table: 'exhibition' | 'merchant'): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom(table).select('id').where('is_demo', '=', true).execute();
  return new Set(rows.map(({ id }) => id));
}

export async function insertDemoExhibitions(db: Db, rows: readonly Insertable<DB['exhibition']>[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('exhibition')
    .values([...rows])
    .execute();
}

export async function insertDemoMerchants(db: Db, rows: readonly NewMerchant[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('merchant')
    .values(rows.map(({ words, ...row }) => ({ ...row, search: wordsVector(words) })))
    .execute();
}

/** Claims give the desk something to answer; entries that do not exist are skipped. */
export async function insertDemoClaims(
  db: Db,
  claims: readonly Insertable<DB['merchant_claim']>[],
  userIds: readonly number[],
): Promise<void> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('id', 'in', [...userIds])
    .where('is_demo', '=', true)
    .execute();
  const members = new Set(rows.map(({ id }) => id));
  const known = claims.filter((claim) => members.has(claim.user_id));
  if (known.length > 0) await db.insertInto('merchant_claim').values(known).execute();
}

export async function deleteDemoDirectory(db: Db): Promise<void> {
  await db.deleteFrom('exhibition').where('is_demo', '=', true).execute();
  await db.deleteFrom('merchant').where('is_demo', '=', true).execute();
}
