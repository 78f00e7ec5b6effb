import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

/** What the database's clock shows while it answers, not when a transaction began. */
export async function readDatabaseTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The database did not say what time it is');
  return row.now;
}
