import { sql } from 'kysely';
import type { Db } from './db.ts';

/** The channel on which each new content version is announced when its transaction commits. */
export const contentVersionChannel = 'content_version';

/** Raises the content version and returns it; call it in the transaction that changes what a signed-out page shows. */
export async function bumpContentVersion(db: Db): Promise<number> {
  const row = await db
    .updateTable('content_version')
    .set((eb) => ({ version: eb('version', '+', 1), changed_at: sql<Date>`now()` }))
    .returning('version')
    .executeTakeFirstOrThrow();
  // PostgreSQL holds the notice back until commit and drops it on rollback.
  await sql`select pg_notify(${contentVersionChannel}, ${String(row.version)})`.execute(db);
  return row.version;
}

/**
 * Runs work that changes what a signed-out page shows, in a transaction that raises the content version at its end; within a transaction
 * whoever opened it raises the version, so that nobody waits for the row while more is done.
 */
export async function changeContent<Result>(db: Db, work: (transaction: Db) => Promise<Result>): Promise<Result> {
  if (db.isTransaction) return work(db);
  return db.transaction().execute(async (transaction) => {
    const result = await work(transaction);
    await bumpContentVersion(transaction);
    return result;
  });
}

/** Reads the content version that is committed now. */
export async function readContentVersion(db: Db): Promise<number> {
  const row = await db.selectFrom('content_version').select('version').executeTakeFirstOrThrow();
  return row.version;
}
