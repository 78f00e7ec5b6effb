import type { Rate } from '../../rate.queries.ts';
import { toInteger } from '../../facts/duckdb.ts';
import { monthPeriod } from '../../facts/vintage.ts';
import type { Staging } from './staging.ts';

export interface ConvertedValues {
  /** Dollars converted from yuan by the rate of the month. */
  readonly byRate: number;
  /** Facts in yuan that stay without dollars: there is no rate of their month. */
  readonly withoutRate: number;
}

/** Converts staged facts in yuan only to dollars by the customs rate of their month; demonstration rates are not used. */
export async function convertValues(staging: Staging, rates: readonly Rate[]): Promise<ConvertedValues> {
  const { connection } = staging;
  const known = rates.filter(({ isDemo }) => !isDemo);
  if (known.length > 0) {
    const rows = known.map(({ month, cnyPerUnit }) => `(${monthPeriod(month)}, ${Number(cnyPerUnit)}::double)`);
    await connection.run(`update staged set usd_cents = round(cny_cents / rate.cny)::bigint, by_rate = true
      from (values ${rows.join(', ')}) as rate(month, cny)
      where (usd_cents is null or by_rate) and cny_cents is not null and staged.period = rate.month`);
  }
  const [row] = await staging.read(
    'select count(*) filter (where by_rate), count(*) filter (where usd_cents is null and cny_cents is not null) from staged',
  );
  return { byRate: toInteger(row?.[0]), withoutRate: toInteger(row?.[1]) };
}
