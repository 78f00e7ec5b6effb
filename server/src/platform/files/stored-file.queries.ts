import type { Db } from '../db/db.ts';

export async function findStoredChecksum(db: Db, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('stored_file').select('checksum').where('name', '=', name).executeTakeFirst();
  return row?.checksum;
}

export async function listStoredChecksums(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('stored_file').select(['name', 'checksum']).execute();
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

export async function saveStoredChecksum(db: Db, name: string, checksum: string): Promise<void> {
  await db
    .insertInto('stored_file')
    .values({ name, checksum })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ checksum }))
    .execute();
}

export async function addStoredChecksum(db: Db, name: string, checksum: string): Promise<void> {
  await db
    .insertInto('stored_file')
    .values({ name, checksum })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

export async function deleteStoredChecksum(db: Db, name: string): Promise<void> {
  await db.deleteFrom('stored_file').where('name', '=', name).execute();
}
