import { findLiveCattle } from '@btc/contract/prices/benchmarks/live-cattle-series.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { toIssue } from '#platform/import/issue.ts';
import type { StoppingWarning } from '#platform/import/stopping-warnings.ts';
import type { PriceFileContent } from './price-file.ts';
import { findSeriesIds } from './price-load.queries.ts';
import { quoteKey } from './quotes.parse.ts';

interface Point {
  readonly code: string;
  readonly name: string;
  readonly day: string;
  readonly price: number;
}

/** No price of meat or cattle has doubled between two publications; another unit is four times off or more. */
const farTimes = 2;
/** Within inflation and cycles of years it may. */
const maxDays = 400;
const maxListed = 20;

/** Prices far off the stored one of their day or of the last day before, where the file has none between. */
async function findFar(
  db: Db,
  stored: RawBuilder<unknown>,
  points: readonly Point[],
): Promise<readonly StoppingWarning[]> {
  if (points.length === 0) return [];
  const column = <Value>(read: (point: Point) => Value) => points.map(read);
  const { rows } = await sql<{ name: string; day: string; before: number; after: number }>`
    with given as (
      select *, lag(day) over (partition by code order by day) as earlier
      from unnest(${column(({ code }) => code)}::text[], ${column(({ name }) => name)}::text[],
        ${column(({ day }) => day)}::date[], ${column(({ price }) => price)}::numeric[]) as point (code, name, day, price)
    )
    select given.name, given.day::text as day, kept.price::float8 as before, given.price::float8 as after
    from given cross join lateral (
      select stored.day, stored.price from (${stored}) stored
      where stored.code = given.code and stored.day between given.day - ${maxDays}::int and given.day
      order by stored.day desc limit 1
    ) kept
    where (earlier is null or kept.day >= earlier)
      and (given.price > kept.price * ${farTimes}::int or given.price * ${farTimes}::int < kept.price)
    order by given.day, given.name limit ${maxListed}`.execute(db);
  return rows.map(({ name, day, before, after }) => {
    return { line: 0, ...toIssue('farFromBefore', name, `${day}: ${before} → ${after}`), reason: 'farFromBefore' };
  });
}

export async function findFarFromBefore(
  db: Db,
  { quotes, benchmarks, values, cattle }: PriceFileContent,
): Promise<readonly StoppingWarning[]> {
  const ids = quotes.length === 0 ? new Map<string, number>() : await findSeriesIds(db);
  const names = new Map(benchmarks.map(({ code, name_cn: cn, name_en: en }) => [code, cn === en ? cn : `${cn} ${en}`]));
  return [
    ...(await findFar(
      db,
      sql`select series_id::text as code, day, mainstream as price from price_quote where state = 'published' and not is_demo`,
      quotes.map(({ day, mainstream: price, ...quote }) => {
        return { code: String(ids.get(quoteKey(quote)) ?? ''), name: `${quote.origin} ${quote.cut}`, day, price };
      }),
    )),
    ...(await findFar(
      db,
      sql`select code, day, value as price from price_benchmark_value`,
      values.map(({ code, day, value: price }) => ({ code, name: names.get(code) ?? code, day, price })),
    )),
    ...(await findFar(
      db,
      sql`select series as code, day, local_price as price from live_cattle_price where not is_demo`,
      cattle.map(({ series: code, day, price }) => {
        const series = findLiveCattle(code);
        return { code, name: series === undefined ? code : `${series.nameCn} ${series.nameEn}`, day, price };
      }),
    )),
  ];
}
