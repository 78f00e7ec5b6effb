import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import type { SeriesRow } from '../series/series.queries.ts';

/** Empty lists mean all. */
export interface QuoteFilter {
  readonly meat: string;
  readonly market: string;
  readonly origins: readonly string[];
  readonly cuts: readonly string[];
  readonly specs: readonly string[];
  readonly storages: readonly string[];
  readonly terms: readonly string[];
  readonly ports: readonly string[];
}

export interface QuoteListRow extends SeriesRow {
  readonly day: string;
  readonly low: string;
  readonly high: string;
  readonly mainstream: string;
  readonly quote_count: number;
  readonly group_size: number | null;
  readonly basis: string;
  readonly is_provisional: boolean;
  readonly is_corrected: boolean;
  readonly previous_day: string | null;
  readonly previous: string | null;
  readonly week_day: string | null;
  readonly week: string | null;
}

function seriesCondition(filter: QuoteFilter): RawBuilder<unknown> {
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['s.origin', filter.origins],
    ['s.cut', filter.cuts],
    ['s.storage', filter.storages],
    ['s.term', filter.terms],
    ['s.port', filter.ports],
  ];
  const conditions = [
    sql`s.meat = ${filter.meat}`,
    sql`s.market_type = ${filter.market}`,
    ...lists.flatMap(([column, codes]) => (codes.length === 0 ? [] : [sql`${sql.ref(column)} = any(${codes})`])),
    ...(filter.specs.length === 0 ? [] : [sql`s.specs && ${filter.specs}`]),
  ];
  return sql.join(conditions, sql` and `);
}

/** Quotes of a day by origin and cut. Driven by the few hundred series: one primary-key step each, however many days. */
export async function listQuotes(
  db: Db,
  question: { readonly filter: QuoteFilter; readonly day: string },
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly QuoteListRow[]> {
  const { filter, day } = question;
  const { rows } = await sql<QuoteListRow>`
    with page as (
      select s.*, q.day, q.low, q.high, q.mainstream, q.quote_count, q.group_size, q.basis, q.is_provisional, q.is_corrected
      from price_series s
      join price_quote q on q.series_id = s.id and q.day = ${day}::date and q.state = 'published'
      where ${seriesCondition(filter)}
      order by s.sort_key, s.id
      limit ${limit} offset ${offset}
    )
    select page.id, page.meat, page.market_type, page.origin, page.cut, page.specs, page.brand, page.storage, page.term,
      page.port, page.unit, page.is_active, page.is_demo, page.day, page.low, page.high, page.mainstream, page.quote_count,
      page.group_size, page.basis, page.is_provisional, page.is_corrected,
      before.day as previous_day, before.mainstream as previous, week.day as week_day, week.mainstream as week
    from page
    left join lateral (
      select day, mainstream from price_quote
      where series_id = page.id and day < page.day and state = 'published' order by day desc limit 1
    ) before on true
    left join lateral (
      select day, mainstream from price_quote
      where series_id = page.id and day between page.day - 13 and page.day - 7 and state = 'published' order by day desc limit 1
    ) week on true
    order by page.sort_key, page.id`.execute(db);
  return rows;
}

export async function countQuotes(db: Db, { filter, day }: { filter: QuoteFilter; day: string }): Promise<number> {
  const { rows } = await sql<{ quotes: number }>`
    select count(*)::int as quotes from price_series s
    join price_quote q on q.series_id = s.id and q.day = ${day}::date and q.state = 'published'
    where ${seriesCondition(filter)}`.execute(db);
  return rows[0]?.quotes ?? 0;
}

export interface DaysAround {
  readonly earlier: string | null;
  readonly later: string | null;
  readonly latest: string | null;
  readonly updated_at: Date | null;
  readonly has_provisional: boolean;
  readonly is_demo: boolean;
}

interface MarketOrigins {
  readonly meat: string;
  readonly market: string;
  readonly origins: readonly string[];
}

function dayCondition({ meat, market, origins }: MarketOrigins): RawBuilder<unknown> {
  const some = origins.length === 0 ? sql`true` : sql`origin = any(${origins})`;
  return sql`meat = ${meat} and market_type = ${market} and ${some}`;
}

export async function findDaysAround(db: Db, market: MarketOrigins, day: string): Promise<DaysAround> {
  const of = dayCondition(market);
  const whole = dayCondition({ ...market, origins: [] });
  const { rows } = await sql<DaysAround>`
    select
      (select day from price_day where ${of} and day < ${day}::date order by day desc limit 1) as earlier,
      (select day from price_day where ${of} and day > ${day}::date order by day limit 1) as later,
      (select day from price_day where ${of} order by day desc limit 1) as latest,
      max(updated_at) as updated_at,
      coalesce(bool_or(has_provisional), false) as has_provisional,
      -- A day without quotes is one of the market that was searched: its latest day says whether that is the demonstration's.
      coalesce(bool_or(is_demo), (select is_demo from price_day where ${whole} order by day desc limit 1), false) as is_demo
    from price_day where ${of} and day = ${day}::date`.execute(db);
  return (
    rows[0] ?? { earlier: null, later: null, latest: null, updated_at: null, has_provisional: false, is_demo: false }
  );
}

export async function findLatestDay(db: Db, market: MarketOrigins): Promise<string | null> {
  const { rows } = await sql<{ day: string }>`
    select day from price_day where ${dayCondition(market)} order by day desc limit 1`.execute(db);
  return rows[0]?.day ?? null;
}

export async function listQuoteDays(
  db: Db,
  market: MarketOrigins,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly string[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct day from price_day
    where ${dayCondition(market)} and day between ${from}::date and ${to}::date order by day`.execute(db);
  return rows.map(({ day }) => day);
}

export interface MarketDays {
  readonly market_type: string;
  readonly latest: string;
  readonly is_demo: boolean;
}

export async function listMarketDays(db: Db, meat: string): Promise<readonly MarketDays[]> {
  return db
    .selectFrom('price_day')
    .select((eb) => [
      'market_type',
      eb.fn.max('day').$castTo<string>().as('latest'),
      eb.fn<boolean>('bool_or', ['is_demo']).as('is_demo'),
    ])
    .where('meat', '=', meat)
    .groupBy('market_type')
    .execute();
}
