import type { FactDimension } from '@btc/contract/trade/dimensions.ts';
import type { FactSource } from '@btc/contract/trade/trade-codes.ts';
import { toInteger } from '../facts/duckdb.ts';
import type { DuckRow } from '../facts/duckdb.ts';
import type { Extent, Grain } from '../facts/vintage.ts';
import type { Staging } from './facts/staging.ts';

/** Sums in kilograms, USD and CNY as exact decimals in text. */
export interface Totals {
  readonly kg: string;
  readonly usd: string;
  readonly cny: string;
}

/** What an import changes, counted in cells of period, origin and tariff code. */
export interface Changes {
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  readonly gone: number;
  /** Facts already covered by a later vintage: they are stored, and show only in what was published before it. */
  readonly hidden: number;
  readonly before: Totals;
  readonly after: Totals;
}

export interface Incoming extends Extent {
  readonly source: FactSource;
  readonly grain: Grain;
  readonly publishedOn: string;
  readonly dimensions: readonly FactDimension[];
}

/** Compares a file's facts with the current ones, inside `withPresent`. The result stays staged for `findBreakdown`. */
export async function findChanges({ connection }: Staging): Promise<Changes> {
  const side = (view: string): string =>
    `select period, origin, hs, ${measures.map((column) => `sum(${column})::bigint as ${column}`).join(', ')} from ${view} group by all`;
  await connection.run(`create or replace temp table compared as
    with before as (${side('present_sums')}), after as (${side('arriving')})
    select period, origin, hs, b.period is not null as was, a.period is not null as is_now, ${isDifferent} as differs,
      ${sides.flatMap((side) => measures.map((column) => `${side}.${column} as ${side}_${column}`)).join(', ')}
    from before b full outer join after a using (period, origin, hs)`);
  const rows = await connection.runAndReadAll(`
    select
      count(*) filter (where not was), count(*) filter (where not is_now),
      count(*) filter (where is_now and was and differs), count(*) filter (where is_now and was and not differs),
      (select count(*) from staged) - (select count(*) from arriving),
      ${sides.flatMap((side) => measures.map((column) => `coalesce(sum(${side}_${column}), 0)::bigint`)).join(', ')}
    from compared`);
  return presentChanges(rows.getRows()[0] ?? []);
}

const sides = ['b', 'a'] as const;
const measures = ['g', 'usd_cents', 'cny_cents'] as const;

const isDifferent =
  '(a.g is distinct from b.g or a.usd_cents is distinct from b.usd_cents or a.cny_cents is distinct from b.cny_cents)';

function presentChanges(row: DuckRow): Changes {
  const [added = 0, gone = 0, changed = 0, same = 0, hidden = 0, ...totals] = row.map(toInteger);
  return {
    added,
    changed,
    same,
    gone,
    hidden,
    before: presentTotals(totals.slice(0, 3)),
    after: presentTotals(totals.slice(3)),
  };
}

function presentTotals([grams = 0, usd = 0, cny = 0]: readonly number[]): Totals {
  return { kg: (grams / 1000).toFixed(3), usd: (usd / 100).toFixed(2), cny: (cny / 100).toFixed(2) };
}
