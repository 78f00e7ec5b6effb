import { sql } from 'kysely';
import { countRows } from '#platform/db/count-rows.ts';
import type { Db } from '#platform/db/db.ts';
import { type SeriesRow, seriesColumns } from '../series/series.queries.ts';

export interface DeskSeriesRow extends SeriesRow {
  readonly quotes: number;
  readonly latest: string | null;
}

export interface DeskSeriesFilter {
  readonly meat: string | undefined;
  readonly market: string | undefined;
  readonly origins: readonly string[];
  readonly includeStopped: boolean;
  readonly id?: number;
}

function toSeries(db: Db, { meat, market, origins, includeStopped, id }: DeskSeriesFilter) {
  let query = db.selectFrom('price_series');
  if (meat !== undefined) query = query.where('meat', '=', meat);
  if (market !== undefined) query = query.where('market_type', '=', market);
  if (origins.length > 0) query = query.where('origin', 'in', [...origins]);
  if (!includeStopped) query = query.where('is_active', '=', true);
  if (id !== undefined) query = query.where('price_series.id', '=', id);
  return query;
}

export function listDeskSeries(
  db: Db,
  filter: DeskSeriesFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly DeskSeriesRow[]> {
  return toSeries(db, filter)
    .select(seriesColumns)
    .select([
      sql<number>`(select count(*) from price_quote where series_id = price_series.id)`.as('quotes'),
      sql<
        string | null
      >`(select max(day) from price_quote where series_id = price_series.id and state = 'published')`.as('latest'),
    ])
    .orderBy('sort_key')
    .orderBy('price_series.id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export function countDeskSeries(db: Db, filter: DeskSeriesFilter): Promise<number> {
  return countRows(toSeries(db, filter));
}

export async function updateSeries(
  db: Db,
  id: number,
  { specs, ...series }: Omit<SeriesRow, 'id' | 'is_demo'> & { readonly sort_key: number },
): Promise<void> {
  await db
    .updateTable('price_series')
    .set({ ...series, specs: [...specs] })
    .where('id', '=', id)
    .execute();
}
