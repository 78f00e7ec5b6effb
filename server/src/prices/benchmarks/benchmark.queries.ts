import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

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
  /** The value before the latest. */
  readonly previous: string | null;
  /** The latest of a year before or earlier, by 40 days at most: exchanges close, months do not. */
  readonly year_before: string | null;
}

/** Lists the prices of others that have values, each with its latest ones. */
export async function listBenchmarks(db: Db): Promise<readonly BenchmarkRow[]> {
  const { rows } = await sql<BenchmarkRow>`
    select b.code, b.name_cn, b.name_en, b.unit, b.frequency, b.source_cn, b.source_en, b.is_demo, first.day as from,
      last.day as to, last.value as latest, previous.value as previous, year_before.value as year_before
    from price_benchmark b
    cross join lateral (select day from price_benchmark_value v where v.code = b.code order by day limit 1) first
    cross join lateral (select day, value from price_benchmark_value v where v.code = b.code order by day desc limit 1) last
    left join lateral (select value from price_benchmark_value v where v.code = b.code and v.day < last.day
      order by day desc limit 1) previous on true
    left join lateral (select value from price_benchmark_value v where v.code = b.code
      and v.day between last.day - interval '1 year' - interval '40 days' and last.day - interval '1 year'
      order by day desc limit 1) year_before on true
    order by b.sort_key, b.code`.execute(db);
  return rows;
}

export interface BenchmarkValue {
  readonly day: string;
  readonly value: string;
  readonly open: string | null;
  readonly high: string | null;
  readonly low: string | null;
  readonly volume: number | null;
}

/** Lists the values of one, oldest first; null: open. */
export function listBenchmarkValues(
  db: Db,
  code: string,
  { from, to }: { readonly from: string | null; readonly to: string | null },
): Promise<readonly BenchmarkValue[]> {
  let query = db
    .selectFrom('price_benchmark_value')
    .select(['day', 'value', 'open', 'high', 'low', 'volume'])
    .where('code', '=', code)
    .orderBy('day');
  if (from !== null) query = query.where('day', '>=', from);
  if (to !== null) query = query.where('day', '<=', to);
  return query.execute();
}
