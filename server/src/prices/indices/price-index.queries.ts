import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import type { Cell, IndexPoint } from './chain.ts';

export interface MarketWeeks {
  readonly meat: string;
  readonly market: string;
  /** Mondays; null: all weeks. */
  readonly weeks: readonly string[] | null;
}

function within(weeks: readonly string[] | null) {
  if (weeks === null) return sql`true`;
  const sorted = weeks.toSorted();
  return sql`q.day between ${sorted[0]}::date and ${sorted.at(-1)}::date + 6 and date_trunc('week', q.day)::date = any(${weeks}::date[])`;
}

export async function renewDays(db: Db, { meat, market, weeks }: MarketWeeks): Promise<void> {
  const some = weeks === null ? sql`true` : sql`date_trunc('week', day)::date = any(${weeks}::date[])`;
  await sql`delete from price_day where meat = ${meat} and market_type = ${market} and ${some}`.execute(db);
  await sql`
    insert into price_day (meat, market_type, day, origin, quotes, has_provisional, is_demo, updated_at)
    select s.meat, s.market_type, q.day, s.origin, count(*), bool_or(q.is_provisional), bool_or(q.is_demo), max(q.published_at)
    from price_series s join price_quote q on q.series_id = s.id
    where s.meat = ${meat} and s.market_type = ${market} and q.state = 'published' and ${within(weeks)}
    group by s.meat, s.market_type, q.day, s.origin`.execute(db);
}

export async function renewCells(db: Db, { meat, market, weeks }: MarketWeeks): Promise<void> {
  const some = weeks === null ? sql`true` : sql`week = any(${weeks}::date[])`;
  await sql`delete from price_cell where meat = ${meat} and market_type = ${market} and ${some}`.execute(db);
  await sql`
    insert into price_cell (meat, market_type, origin, cut, week, price, quote_count)
    select s.meat, s.market_type, s.origin, s.cut, date_trunc('week', q.day)::date as week,
      sum(q.mainstream * q.quote_count) / sum(q.quote_count), sum(q.quote_count)
    from price_series s join price_quote q on q.series_id = s.id
    where s.meat = ${meat} and s.market_type = ${market} and q.state = 'published' and ${within(weeks)}
      and ((s.market_type = 'forward' and s.unit = 'USD/t' and s.term in ('CIF', 'CFR'))
        or (s.market_type = 'spot' and s.unit = 'CNY/kg' and s.term = 'EXW'))
    group by s.meat, s.market_type, s.origin, s.cut, date_trunc('week', q.day)`.execute(db);
}

export async function listCells(
  db: Db,
  meat: string,
  market: 'forward' | 'spot',
  cut?: string,
): Promise<readonly Cell[]> {
  let query = db
    .selectFrom('price_cell')
    .select(['origin', 'cut', 'week', 'price', 'quote_count as quoteCount'])
    .where('meat', '=', meat)
    .where('market_type', '=', market)
    .orderBy('week')
    .orderBy('origin')
    .orderBy('cut');
  if (cut !== undefined) query = query.where('cut', '=', cut);
  const rows = await query.execute();
  return rows.map((row) => ({ ...row, price: Number(row.price) }));
}

export interface WeightRow {
  readonly year: number;
  readonly volume_year: number;
  readonly origin: string;
  readonly cut: string;
  readonly share: string;
  readonly source_cn: string;
  readonly source_en: string;
}

/** Weights of a meat, largest first within a year. */
export function listWeights(db: Db, meat: string): Promise<readonly WeightRow[]> {
  return db
    .selectFrom('price_weight')
    .select(['year', 'volume_year', 'origin', 'cut', 'share', 'source_cn', 'source_en'])
    .where('meat', '=', meat)
    .orderBy('year')
    .orderBy('share', 'desc')
    .orderBy('origin')
    .orderBy('cut')
    .execute();
}

export interface NewWeight extends Omit<WeightRow, 'year'> {
  readonly is_demo: boolean;
}

export async function replaceWeights(
  db: Db,
  { meat, year }: { readonly meat: string; readonly year: number },
  weights: readonly NewWeight[],
): Promise<void> {
  await db.deleteFrom('price_weight').where('meat', '=', meat).where('year', '=', year).execute();
  if (weights.length === 0) return;
  await db
    .insertInto('price_weight')
    .values(weights.map((weight) => ({ ...weight, meat, year })))
    .execute();
}

export interface PointRow extends IndexPoint {
  readonly kind: string;
  /** Empty: all origins. */
  readonly origin: string;
  /** Spread with the over-quota surcharge on all covered origins; null for other indices and where none applies. */
  readonly levelOver: number | null;
}

/** Replaces all levels of a meat. */
export async function replacePoints(db: Db, meat: string, points: readonly PointRow[]): Promise<void> {
  await db.deleteFrom('price_index_point').where('meat', '=', meat).execute();
  const column = <Value>(read: (point: PointRow) => Value) => points.map(read);
  const decimals = (value: number | null, places: number) => (value === null ? null : value.toFixed(places));
  await sql`
    insert into price_index_point (meat, kind, origin, week, level, quoted, carried, coverage, level_over)
    select ${meat}, * from unnest(
      ${column(({ kind }) => kind)}::text[], ${column(({ origin }) => origin)}::text[], ${column(({ week }) => week)}::date[],
      ${column(({ level }) => decimals(level, 6))}::numeric[], ${column(({ quoted }) => quoted)}::int[],
      ${column(({ carried }) => carried)}::int[], ${column(({ coverage }) => decimals(coverage, 6))}::numeric[],
      ${column(({ levelOver }) => decimals(levelOver, 6))}::numeric[])`.execute(db);
}

/** Index levels of a meat, oldest first. */
export async function listPoints(
  db: Db,
  { meat, kind, origin }: { readonly meat: string; readonly kind?: string; readonly origin?: string },
): Promise<readonly PointRow[]> {
  let query = db
    .selectFrom('price_index_point')
    .select(['kind', 'origin', 'week', 'level', 'quoted', 'carried', 'coverage', 'level_over'])
    .where('meat', '=', meat)
    .orderBy('week');
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (origin !== undefined) query = query.where('origin', '=', origin);
  const rows = await query.execute();
  return rows.map(({ level_over: levelOver, ...row }) => ({
    ...row,
    levelOver: levelOver === null ? null : Number(levelOver),
    level: row.level === null ? null : Number(row.level),
    coverage: row.coverage === null ? null : Number(row.coverage),
  }));
}

export async function listIndexOrigins(db: Db, meat: string, kind: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('price_index_point')
    .select('origin')
    .distinct()
    .where('meat', '=', meat)
    .where('kind', '=', kind)
    .where('origin', '<>', '')
    .execute();
  return rows.map(({ origin }) => origin);
}

/** Locks the indices against other changes until the transaction ends. */
export async function lockIndices(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(7301011)`.execute(db);
}
