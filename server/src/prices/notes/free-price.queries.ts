import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

export interface FreePlace {
  readonly position: number;
  readonly series_id: number;
}

/** The series chosen as free prices, in order. */
export function listFreePriceRows(db: Db): Promise<FreePlace[]> {
  return db.selectFrom('price_free').selectAll().orderBy('position').execute();
}

export async function replaceFreePriceRows(db: Db, places: readonly FreePlace[]): Promise<void> {
  await db.deleteFrom('price_free').execute();
  if (places.length > 0)
    await db
      .insertInto('price_free')
      .values([...places])
      .execute();
}

export const sampleKinds = ['views', 'plants'] as const;
export type SampleKind = (typeof sampleKinds)[number];

/** Content besides prices of which locked pages may show a sample. */
export async function listSampleKinds(db: Db): Promise<readonly string[]> {
  return (await db.selectFrom('lock_sample').select('kind').execute()).map(({ kind }) => kind);
}

export async function replaceSampleKinds(db: Db, kinds: readonly SampleKind[]): Promise<void> {
  await db.deleteFrom('lock_sample').execute();
  if (kinds.length > 0)
    await db
      .insertInto('lock_sample')
      .values(kinds.map((kind) => ({ kind })))
      .execute();
}

/** Locks the choice of free prices until the transaction ends. */
export async function lockFreePriceRows(db: Db): Promise<void> {
  await sql`lock table price_free in share row exclusive mode`.execute(db);
}
