import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

/** The database's wall clock at the time of the answer, not the start of the transaction. */
export async function readDatabaseTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The database did not say what time it is');
  return row.now;
}
