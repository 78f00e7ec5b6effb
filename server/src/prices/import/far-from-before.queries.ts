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

/** Where prices are stored: `isOf` compares the key of a row with the code of a price of the file. */
interface Store {
  readonly table: string;
  readonly price: string;
  readonly isOf: RawBuilder<unknown>;
}

/** Prices far off the stored one of their day or of the last day before, where the file has none between. */
async function findFar(
  db: Db,
  { table, price, isOf }: Store,
  points: readonly Point[],
): Promise<readonly StoppingWarning[]> {
  if (points.length === 0) return [];
  const column = <Value>(read: (point: Point) => Value) => points.map(read);
  const { rows } = await sql<{ name: string; day: string; before: number; after: number }>`
    with given as (
      select *, lag(day) over (partition by code order by day) as earlier
      from unnest(${column(({ code }) => code)}::text[], ${column(({ name }) => name)}::text[],
        ${column(({ day }) => day)}::date[], ${column((point) => point.price)}::numeric[]) as point (code, name, day, price)
    )
    select given.name, given.day::text as day, kept.price::float8 as before, given.price::float8 as after
    from given cross join lateral (
      select stored.day, ${sql.ref(`stored.${price}`)} as price from ${sql.table(table)} stored
      where ${isOf} and stored.day between given.day - ${maxDays}::int and given.day
      order by stored.day desc limit 1
    ) kept
    where (earlier is null or kept.day >= earlier)
      and (given.price > kept.price * ${farTimes}::int or given.price * ${farTimes}::int < kept.price)
    order by given.day, given.name limit ${maxListed}`.execute(db);
  return rows.map(({ name, day, before, after }) => {
    return {
      line: 0,
      ...toIssue('farFromBefore', '', `${name} ${day}: ${before} → ${after}`),
      reason: 'farFromBefore',
    };
  });
}

const stores = {
  quotes: {
    table: 'price_quote',
    price: 'mainstream',
    isOf: sql`stored.series_id = given.code::int and stored.state = 'published' and not stored.is_demo`,
  },
  values: { table: 'price_benchmark_value', price: 'value', isOf: sql`stored.code = given.code` },
  cattle: {
    table: 'live_cattle_price',
    price: 'local_price',
    isOf: sql`stored.series = given.code and not stored.is_demo`,
  },
} as const satisfies Record<string, Store>;

export async function findFarFromBefore(
  db: Db,
  { quotes, benchmarks, values, cattle }: PriceFileContent,
): Promise<readonly StoppingWarning[]> {
  const ids = quotes.length === 0 ? new Map<string, number>() : await findSeriesIds(db);
  const names = new Map(benchmarks.map(({ code, name_cn: cn, name_en: en }) => [code, cn === en ? cn : `${cn} ${en}`]));
  const found = [
    await findFar(
      db,
      stores.quotes,
      quotes.flatMap(({ day, mainstream: price, ...quote }) => {
        const id = ids.get(quoteKey(quote));
        return id === undefined ? [] : [{ code: String(id), name: `${quote.origin} ${quote.cut}`, day, price }];
      }),
    ),
    await findFar(
      db,
      stores.values,
      values.map(({ code, day, value: price }) => ({ code, name: names.get(code) ?? code, day, price })),
    ),
    await findFar(
      db,
      stores.cattle,
      cattle.map(({ series: code, day, price }) => {
        const series = findLiveCattle(code);
        return { code, name: series === undefined ? code : `${series.nameCn} ${series.nameEn}`, day, price };
      }),
    ),
  ];
  return found.flat();
}
