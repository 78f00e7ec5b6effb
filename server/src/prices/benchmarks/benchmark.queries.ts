import type { Db } from '#platform/db/db.ts';

export interface BenchmarkRow {
  readonly code: string;
  readonly name_cn: string;
  readonly name_en: string;
  readonly unit: string;
  readonly frequency: string;
  readonly source_cn: string;
  readonly source_en: string;
  readonly from: string;
  readonly to: string;
}

/** Lists the prices of others that have values. */
export function listBenchmarks(db: Db): Promise<readonly BenchmarkRow[]> {
  return db
    .selectFrom('price_benchmark as benchmark')
    .innerJoin('price_benchmark_value as value', 'value.code', 'benchmark.code')
    .select((eb) => [
      'benchmark.code',
      'name_cn',
      'name_en',
      'unit',
      'frequency',
      'source_cn',
      'source_en',
      eb.fn.min('day').$castTo<string>().as('from'),
      eb.fn.max('day').$castTo<string>().as('to'),
    ])
    .groupBy('benchmark.code')
    .orderBy('sort_key')
    .orderBy('benchmark.code')
    .execute();
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
