import { sql } from 'kysely';
import { badRequest } from '#platform/api/answer.ts';
import type { Db } from '#platform/db/db.ts';
import { parseSqlError } from '#platform/db/sql-error.ts';

/** A load holds its locks only for a moment, the comparison of a set for minutes. */
const patienceMs = 2_000;

/** Takes the locks for a staff change until the transaction ends; throws 1001 `importing` where an import keeps them. */
export async function lockBesideImports(
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
