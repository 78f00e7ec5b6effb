import type { Db } from '#platform/db/db.ts';

export interface SeriesRow {
  readonly id: number;
  readonly meat: string;
  readonly market_type: string;
  readonly origin: string;
  readonly cut: string;
  readonly specs: readonly string[];
  readonly brand: string | null;
  readonly storage: string;
  readonly term: string;
  readonly port: string;
  readonly unit: string;
  readonly is_active: boolean;
  readonly is_demo: boolean;
}

/** The columns of a series, in the order of `SeriesRow`. */
export const seriesColumns = [
  'price_series.id',
  'price_series.meat',
  'price_series.market_type',
  'price_series.origin',
  'price_series.cut',
  'price_series.specs',
  'price_series.brand',
  'price_series.storage',
  'price_series.term',
  'price_series.port',
  'price_series.unit',
  'price_series.is_active',
  'price_series.is_demo',
] as const;

export function findSeries(db: Db, id: number): Promise<SeriesRow | undefined> {
  return db.selectFrom('price_series').select(seriesColumns).where('id', '=', id).executeTakeFirst();
}

export function listSeries(
  db: Db,
  filter: { readonly meat?: string; readonly market?: string } = {},
): Promise<readonly SeriesRow[]> {
  let query = db.selectFrom('price_series').select(seriesColumns).orderBy('sort_key').orderBy('id');
  if (filter.meat !== undefined) query = query.where('meat', '=', filter.meat);
  if (filter.market !== undefined) query = query.where('market_type', '=', filter.market);
  return query.execute();
}

export interface NewSeries extends Omit<SeriesRow, 'id'> {
  readonly sort_key: number;
}

export async function insertSeries(db: Db, { specs, ...series }: NewSeries): Promise<number> {
  const row = await db
    .insertInto('price_series')
    .values({ ...series, specs: [...specs] })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
