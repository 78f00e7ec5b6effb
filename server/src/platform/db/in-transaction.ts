import type { Db } from './db.ts';

/** Runs work in the caller's transaction where there is one, so that several writes stand or fall together, otherwise in its own. */
export function inTransaction<Result>(db: Db, work: (transaction: Db) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
