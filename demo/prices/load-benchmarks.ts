import { sql } from 'kysely';
import type { Db } from '@btc/server/src/platform/db/db.ts';
import { type DemoBenchmark, listDemoBenchmarks } from './demo-benchmarks.ts';

async function insertBenchmark(db: Db, { code, values, ...one }: DemoBenchmark, index: number): Promise<void> {
  await db
    .insertInto('price_benchmark')
    .values({
      code,
      name_cn: one.nameCn,
      name_en: one.nameEn,
      unit: one.unit,
      frequency: one.frequency,
      source_cn: '演示数据',
      source_en: 'Demonstration data',
      sort_key: index,
      is_demo: true,
    })
    .execute();
  const traded = (part: 0 | 1 | 2 | 3) => values.map((value) => value.traded?.[part] ?? null);
  await sql`
    insert into price_benchmark_value (code, day, value, open, high, low, volume)
    select ${code}, * from unnest(${values.map(({ day }) => day)}::date[], ${values.map(({ value }) => value)}::numeric[],
      ${traded(0)}::numeric[], ${traded(1)}::numeric[], ${traded(2)}::numeric[], ${traded(3)}::bigint[])`.execute(db);
}

/** Only where there are no third-party prices: imported and invented ones are never mixed. */
export async function loadDemoBenchmarks({ db }: { readonly db: Db }): Promise<void> {
  const there = await db.selectFrom('price_benchmark').select('code').limit(1).executeTakeFirst();
  if (there !== undefined) return;
  await db.transaction().execute(async (transaction) => {
    for (const [index, benchmark] of listDemoBenchmarks().entries()) {
      await insertBenchmark(transaction, benchmark, index);
    }
  });
}

/** Imported prices stay. */
export async function removeDemoBenchmarks(db: Db): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('price_benchmark').where('is_demo', '=', true).execute();
  });
}
