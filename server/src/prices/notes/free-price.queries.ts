import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

export interface FreePlace {
  readonly position: number;
  readonly series_id: number;
}

/** The series that the desk made everybody's, in their order. */
export function listFreePlaces(db: Db): Promise<FreePlace[]> {
  return db.selectFrom('price_free').selectAll().orderBy('position').execute();
}

/** Puts others in their place. */
export async function replaceFreePlaces(db: Db, places: readonly FreePlace[]): Promise<void> {
  await db.deleteFrom('price_free').execute();
  if (places.length > 0)
    await db
      .insertInto('price_free')
      .values([...places])
      .execute();
}

/** Holds back others who choose until the transaction ends. */
export async function lockFreePlaces(db: Db): Promise<void> {
  await sql`lock table price_free in share row exclusive mode`.execute(db);
}
