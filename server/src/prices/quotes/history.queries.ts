import { trendLength } from '@btc/contract/prices/quote-row.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import type { SeriesRow } from '../series/series.queries.ts';

export interface HistoryRow {
  readonly day: string;
  readonly low: string;
  readonly high: string;
  readonly mainstream: string;
  readonly quote_count: number;
  readonly basis: string;
  readonly is_provisional: boolean;
  readonly is_corrected: boolean;
  readonly published_at: Date | null;
}

/** Lists the published quotes of a series, oldest first; null: open. */
export function listHistory(
  db: Db,
  seriesId: number,
  { from, to }: { readonly from: string | null; readonly to: string | null },
): Promise<readonly HistoryRow[]> {
  let query = db
    .selectFrom('price_quote')
    .select([
      'day',
      'low',
      'high',
      'mainstream',
      'quote_count',
      'basis',
      'is_provisional',
      'is_corrected',
      'published_at',
    ])
    .where('series_id', '=', seriesId)
    .where('state', '=', 'published')
    .orderBy('day');
  if (from !== null) query = query.where('day', '>=', from);
  if (to !== null) query = query.where('day', '<=', to);
  return query.execute();
}

/** The latest published quote of each series that is quoted, in the order of sheets. */
export async function listLatestQuotes(db: Db): Promise<readonly (SeriesRow & HistoryRow)[]> {
  const { rows } = await sql<SeriesRow & HistoryRow>`
    select s.*, q.* from price_series s cross join lateral (
      select day, low, high, mainstream, quote_count, basis, is_provisional, is_corrected, published_at from price_quote
      where series_id = s.id and state = 'published' order by day desc limit 1) q
    where s.is_active order by s.sort_key, s.id`.execute(db);
  return rows;
}

/** The latest published quote of a series in a span of days, both included. */
export function findQuoteWithin(
  db: Db,
  seriesId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Pick<HistoryRow, 'day' | 'mainstream'> | undefined> {
  return db
    .selectFrom('price_quote')
    .select(['day', 'mainstream'])
    .where('series_id', '=', seriesId)
    .where('state', '=', 'published')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function findExtent(db: Db, seriesId: number): Promise<{ from: string | null; to: string | null }> {
  const at = (order: 'asc' | 'desc') =>
    db
      .selectFrom('price_quote')
      .select('day')
      .where('series_id', '=', seriesId)
      .where('state', '=', 'published')
      .orderBy('day', order)
      .limit(1)
      .executeTakeFirst();
  const [first, last] = await Promise.all([at('asc'), at('desc')]);
  return { from: first?.day ?? null, to: last?.day ?? null };
}

export interface TrendRow extends SeriesRow {
  readonly day: string;
  readonly mainstream: string;
}

/** The last published quotes of some series up to a day, oldest first. */
export async function listTrends(
  db: Db,
  { seriesIds, day }: { readonly seriesIds: readonly number[]; readonly day: string },
): Promise<readonly TrendRow[]> {
  const { rows } = await sql<TrendRow>`
    select s.id, s.meat, s.market_type, s.origin, s.cut, s.specs, s.brand, s.storage, s.term, s.port, s.unit, s.is_active,
      s.is_demo, q.day, q.mainstream
    from price_series s cross join lateral (
      select day, mainstream from price_quote
      where series_id = s.id and day <= ${day}::date and state = 'published' order by day desc limit ${trendLength}) q
    where s.id = any(${[...seriesIds]}::int[]) order by s.sort_key, s.id, q.day`.execute(db);
  return rows;
}
