import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { selectBenchmarkValuesAsOf } from '../series/as-published.queries.ts';

export interface BenchmarkRow {
  readonly code: string;
  readonly name_cn: string;
  readonly name_en: string;
  readonly unit: string;
  readonly frequency: string;
  readonly source_cn: string;
  readonly source_en: string;
  readonly is_demo: boolean;
  readonly from: string;
  readonly to: string;
  readonly latest: string;
  readonly previous: string | null;
  /** Latest value from one year to a year and 40 days earlier: exchanges close on some days. */
  readonly year_before: string | null;
}

/** Benchmarks that have values, with their latest ones, currently or as published on a day. */
export async function listBenchmarks(db: Db, asPublishedOn: string | null = null): Promise<readonly BenchmarkRow[]> {
  const values = selectBenchmarkValuesAsOf(asPublishedOn);
  const { rows } = await sql<BenchmarkRow>`
    select b.code, b.name_cn, b.name_en, b.unit, b.frequency, b.source_cn, b.source_en, b.is_demo, first.day as from,
      last.day as to, last.value as latest, previous.value as previous, year_before.value as year_before
    from price_benchmark b
    cross join lateral (select day from ${values} v where v.code = b.code order by day limit 1) first
    cross join lateral (select day, value from ${values} v where v.code = b.code order by day desc limit 1) last
    left join lateral (select value from ${values} v where v.code = b.code and v.day < last.day
      order by day desc limit 1) previous on true
    left join lateral (select value from ${values} v where v.code = b.code
      and v.day between last.day - interval '1 year' - interval '40 days' and last.day - interval '1 year'
      order by day desc limit 1) year_before on true
    order by b.sort_key, b.code`.execute(db);
  return rows;
}

export async function hasBenchmark(db: Db, code: string): Promise<boolean> {
  const row = await db.selectFrom('price_benchmark').select('code').where('code', '=', code).executeTakeFirst();
  return row !== undefined;
}

export interface BenchmarkValue {
  readonly day: string;
  readonly value: string;
  readonly open: string | null;
  readonly high: string | null;
  readonly low: string | null;
  readonly volume: number | null;
}

export interface ValuesQuery {
  /** First and last day; null: unbounded. */
  readonly from: string | null;
  readonly to: string | null;
  /** As published on a day; null or left out: current values. */
  readonly asPublishedOn?: string | null;
}

export async function listBenchmarkValues(
  db: Db,
  code: string,
  { from, to, asPublishedOn = null }: ValuesQuery,
): Promise<readonly BenchmarkValue[]> {
  const { rows } = await sql<BenchmarkValue>`
    select day, value, open, high, low, volume from ${selectBenchmarkValuesAsOf(asPublishedOn)} v
    where code = ${code} and (${from}::date is null or day >= ${from}::date) and (${to}::date is null or day <= ${to}::date)
    order by day`.execute(db);
  return rows;
}
