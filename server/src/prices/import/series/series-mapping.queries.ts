import { type SeriesMapping, seriesMapping } from '@btc/contract/prices/desk/series-mapping.ts';
import type { Db } from '#platform/db/db.ts';

export async function mappingsByShape(db: Db): Promise<ReadonlyMap<string, SeriesMapping>> {
  const rows = await db.selectFrom('price_series_mapping').select(['shape', 'mapping']).execute();
  return new Map(rows.map(({ shape, mapping }) => [shape, seriesMapping.parse(mapping)]));
}

export function listMappings(db: Db) {
  return db
    .selectFrom('price_series_mapping')
    .leftJoin('account', 'account.id', 'saved_by')
    .select(['shape', 'mapping', 'revision', 'file_name', 'saved_at', 'login_user_name'])
    .orderBy('saved_at', 'desc')
    .orderBy('shape')
    .execute();
}

export type MappingRow = Awaited<ReturnType<typeof listMappings>>[number];

/** Finds a mapping and locks it until the transaction ends. */
export function lockMapping(db: Db, shape: string) {
  return db
    .selectFrom('price_series_mapping')
    .select(['mapping', 'revision', 'file_name'])
    .where('shape', '=', shape)
    .forUpdate()
    .executeTakeFirst();
}

export interface MappingSaved {
  readonly shape: string;
  readonly mapping: SeriesMapping;
  readonly fileName: string;
  readonly now: Date;
  readonly userId: number;
}

/** Adds a mapping or its next revision; returns the revision, undefined where a colleague added one first. */
export async function saveMapping(
  db: Db,
  { shape, mapping, fileName, now, userId }: MappingSaved,
  revision: number,
): Promise<number | undefined> {
  const row = {
    mapping: JSON.stringify(mapping),
    file_name: fileName,
    saved_at: now,
    saved_by: userId,
    revision: revision + 1,
  };
  const saved =
    revision === 0
      ? await db
          .insertInto('price_series_mapping')
          .values({ shape, ...row })
          .onConflict((conflict) => conflict.column('shape').doNothing())
          .returning('revision')
          .executeTakeFirst()
      : await db
          .updateTable('price_series_mapping')
          .set(row)
          .where('shape', '=', shape)
          .returning('revision')
          .executeTakeFirst();
  return saved?.revision;
}

export async function deleteMapping(db: Db, shape: string): Promise<void> {
  await db.deleteFrom('price_series_mapping').where('shape', '=', shape).execute();
}
