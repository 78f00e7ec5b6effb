import type { Db } from '../db/db.ts';

/** What was kept under a name; undefined where nobody has written it down. */
export async function findStoredChecksum(db: Db, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('stored_file').select('checksum').where('name', '=', name).executeTakeFirst();
  return row?.checksum;
}

/** What was kept, by name. */
export async function listStoredChecksums(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('stored_file').select(['name', 'checksum']).execute();
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/** Writes down what is kept under a name from now on. */
export async function saveStoredChecksum(db: Db, name: string, checksum: string): Promise<void> {
  await db
    .insertInto('stored_file')
    .values({ name, checksum })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ checksum }))
    .execute();
}

/** The same, unless it was written down already. */
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
