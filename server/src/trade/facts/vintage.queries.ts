import { type FactDimension, factDimensions } from '@btc/contract/trade/dimensions.ts';
import { factSources } from '@btc/contract/trade/trade-codes.ts';
import type { FactSource } from '@btc/contract/trade/trade-codes.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import type { Extent, Grain, Vintage } from './vintage.ts';

const columns = [
  'id',
  'source',
  'grain',
  'file_name',
  'file_checksum',
  'row_count',
  'period_from',
  'period_to',
  'hs_codes',
  'origins',
  'dimensions',
  'published_on',
  'loaded_at',
  'is_current',
] as const;

/** Current vintages, or all published by a day, oldest first. */
export async function listVintages(db: Db, asPublishedOn: string | null): Promise<readonly Vintage[]> {
  const all = db.selectFrom('trade_vintage').select(columns).orderBy('published_on').orderBy('id');
  const chosen =
    asPublishedOn === null ? all.where('is_current', '=', true) : all.where('published_on', '<=', asPublishedOn);
  return (await chosen.execute()).map(presentVintage);
}

/** Latest earlier publication day of the same source; null without one, or where it is not a fact file. */
export async function findDayBefore(db: Db, fileName: string): Promise<string | null> {
  const row = await db
    .selectFrom('trade_vintage as damaged')
    .innerJoin('trade_vintage as earlier', (join) =>
      join.onRef('earlier.source', '=', 'damaged.source').onRef('earlier.published_on', '<', 'damaged.published_on'),
    )
    .select((one) => one.fn.max('earlier.published_on').as('day'))
    .where('damaged.file_name', '=', fileName)
    .executeTakeFirst();
  return row?.day ?? null;
}

export async function listSourceVintages(db: Db, source: FactSource): Promise<readonly Vintage[]> {
  const rows = await db.selectFrom('trade_vintage').select(columns).where('source', '=', source).execute();
  return rows.map(presentVintage);
}

export async function findVintages(db: Db, ids: readonly number[]): Promise<readonly Vintage[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('trade_vintage')
    .select(columns)
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(presentVintage);
}

interface VintageRow {
  readonly id: number;
  readonly source: string;
  readonly grain: string;
  readonly file_name: string;
  readonly file_checksum: string;
  readonly row_count: number;
  readonly period_from: number;
  readonly period_to: number;
  readonly hs_codes: string[];
  readonly origins: string[] | null;
  readonly dimensions: string[];
  readonly published_on: string;
  readonly loaded_at: Date;
  readonly is_current: boolean;
}

function presentVintage(row: VintageRow): Vintage {
  return {
    id: row.id,
    source: toSource(row.source),
    grain: row.grain === 'year' ? 'year' : 'month',
    fileName: row.file_name,
    fileChecksum: row.file_checksum,
    rowCount: row.row_count,
    periodFrom: row.period_from,
    periodTo: row.period_to,
    hsCodes: row.hs_codes,
    origins: row.origins,
    dimensions: factDimensions.filter((name) => row.dimensions.includes(name)),
    publishedOn: row.published_on,
    loadedAt: row.loaded_at,
    isCurrent: row.is_current,
  };
}

function toSource(text: string): FactSource {
  const source = factSources.find((one) => one === text);
  if (source === undefined) throw new Error(`Unknown source in the catalogue: ${text}`);
  return source;
}

export async function findVintageMadeFrom(db: Db, source: FactSource, checksum: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('trade_vintage')
    .select('id')
    .where('source', '=', source)
    .where('made_from', '=', checksum)
    .executeTakeFirst();
  return row?.id;
}

export interface NewVintage extends Extent {
  readonly source: FactSource;
  readonly grain: Grain;
  readonly fileName: string;
  readonly fileChecksum: string;
  readonly fileBytes: number;
  readonly rowCount: number;
  readonly dimensions: readonly FactDimension[];
  readonly madeFrom: string;
  readonly publishedOn: string;
}

/** Adds a vintage whose file is stored already; call it in a transaction that holds the catalogue. */
export async function insertVintage(db: Db, vintage: NewVintage): Promise<number> {
  const row = await db
    .insertInto('trade_vintage')
    .values({
      source: vintage.source,
      grain: vintage.grain,
      file_name: vintage.fileName,
      file_checksum: vintage.fileChecksum,
      file_bytes: vintage.fileBytes,
      row_count: vintage.rowCount,
      period_from: vintage.periodFrom,
      period_to: vintage.periodTo,
      hs_codes: [...vintage.hsCodes],
      origins: vintage.origins === null ? null : [...vintage.origins],
      dimensions: [...vintage.dimensions],
      made_from: vintage.madeFrom,
      published_on: vintage.publishedOn,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Locks the catalogue until the transaction ends. */
export async function lockCatalogue(db: Db): Promise<void> {
  await sql`lock table trade_vintage in share row exclusive mode`.execute(db);
}

/** True while an import, undo or comparison of a set is running; a load waits for its end. */
export async function isCatalogueLocked(db: Db): Promise<boolean> {
  const locks = await sql`select from pg_locks where relation = 'trade_vintage'::regclass and granted
    and database = (select oid from pg_database where datname = current_database())
    and mode = 'ShareRowExclusiveLock' limit 1`.execute(db);
  return locks.rows.length > 0;
}

export async function markReplaced(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('trade_vintage').set({ is_current: false }).where('id', 'in', ids).execute();
}

export async function markCurrent(db: Db, source: FactSource, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('trade_vintage')
    .set({ is_current: sql<boolean>`id = any(${[...ids]}::integer[])` })
    .where('source', '=', source)
    .execute();
}

/** Deletes a vintage from the catalogue; returns its source and file name. */
export async function deleteVintage(
  db: Db,
  id: number,
): Promise<{ readonly source: FactSource; readonly fileName: string }> {
  const row = await db
    .deleteFrom('trade_vintage')
    .where('id', '=', id)
    .returning(['source', 'file_name'])
    .executeTakeFirstOrThrow();
  return { source: toSource(row.source), fileName: row.file_name };
}

/** Deletes a source's vintages from the catalogue, except one if given; returns their file names. */
export async function deleteSourceVintages(
  db: Db,
  source: FactSource,
  but: number | null = null,
): Promise<readonly string[]> {
  const all = db.deleteFrom('trade_vintage').where('source', '=', source);
  const chosen = but === null ? all : all.where('id', '<>', but);
  return (await chosen.returning('file_name').execute()).map((row) => row.file_name);
}
