import { sql } from 'kysely';
import { badRequest } from '#platform/api/answer.ts';
import type { Db } from '#platform/db/db.ts';
import { parseSqlError } from '#platform/db/sql-error.ts';

/** A load holds what it changes for a moment; a set of files that is compared holds it for minutes. */
const patienceMs = 2_000;

/** Holds what a change by staff needs until the transaction ends; 1001 `importing` where an import goes on holding it. */
export async function holdBesideImports(
  db: Db,
  field: string,
  holds: readonly ((db: Db) => Promise<void>)[],
): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(patienceMs)}`.execute(db);
  try {
    for (const hold of holds) await hold(db);
  } catch (error) {
    throw parseSqlError(error)?.kind === 'timeout' ? badRequest(field, 'importing') : error;
  }
  await sql`set local lock_timeout = default`.execute(db);
}
