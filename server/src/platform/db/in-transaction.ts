import type { Db } from './db.ts';

/** Runs work in the caller's transaction, or in a new one, so that several writes succeed or fail together. */
export function inTransaction<Result>(db: Db, work: (transaction: Db) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
