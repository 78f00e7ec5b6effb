import type { Db } from './db.ts';

/** Runs work in a transaction: in that of whoever has opened one, otherwise in its own. */
export function inTransaction<Result>(db: Db, work: (transaction: Db) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
