import type { FactSource } from '@btc/contract/trade/trade-codes.ts';
import { integerOf, textOf } from '../facts/duckdb.ts';
import type { DuckRow } from '../facts/duckdb.ts';
import type { FactsSnapshot } from '../facts/facts-store.ts';
import { quote, spokenForBy } from '../facts/mask.ts';
import { byPublication } from '../facts/vintage.ts';
import type { Extent, FactDimension, Grain, Vintage } from '../facts/vintage.ts';
import type { Staging } from './staging.ts';

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
  /** Facts that a vintage published later speaks for already: they are kept, and show only in what was published before it. */
  readonly hidden: number;
  readonly before: Totals;
  readonly after: Totals;
}

/** The vintage that is about to be loaded. */
export interface Incoming extends Extent {
  readonly source: FactSource;
  readonly grain: Grain;
  readonly publishedOn: string;
  readonly dimensions: readonly FactDimension[];
}

/**
 * Compares the facts of a file with those that count now, within what the file speaks for. The cells stay with the staged facts, so
 * that `findBreakdown` can be asked afterwards.
 */
export async function findChanges(staging: Staging, snapshot: FactsSnapshot, incoming: Incoming): Promise<Changes> {
  const { connection } = staging;
  await connection.run(`attach ${quote(snapshot.path)} as now (read_only)`);
  try {
    const series = `source = ${quote(incoming.source)} and grain = ${quote(incoming.grain)}`;
    const known = (await connection.runAndReadAll(`select distinct hs from now.cube where ${series}`)).getRows();
    const codes = [...new Set([...known.map(([code]) => textOf(code)), ...incoming.hsCodes])];
    const later = spokenForBy(laterThan(incoming, snapshot.vintages), codes);
    await connection.run(`create or replace temp table compared as
      with before as (
        select period, origin::varchar as origin, hs::varchar as hs, g, usd_cents, cny_cents from now.cube
        where ${series} and (${spokenForBy([incoming], codes)}) and not (${later})
      ),
      after as (
        select period, origin, hs, sum(g)::bigint as g, sum(usd_cents)::bigint as usd_cents, sum(cny_cents)::bigint as cny_cents
        from staged where not (${later}) group by all
      )
      select period, origin, hs, b.period is not null as was, a.period is not null as is_now, ${isDifferent} as differs,
        ${sides.flatMap((side) => measures.map((column) => `${side}.${column} as ${side}_${column}`)).join(', ')}
      from before b full outer join after a using (period, origin, hs)`);
    const rows = await connection.runAndReadAll(`
      select
        count(*) filter (where not was), count(*) filter (where not is_now),
        count(*) filter (where is_now and was and differs), count(*) filter (where is_now and was and not differs),
        (select count(*) from staged where ${later}),
        ${sides.flatMap((side) => measures.map((column) => `coalesce(sum(${side}_${column}), 0)::bigint`)).join(', ')}
      from compared`);
    return presentChanges(rows.getRows()[0] ?? []);
  } finally {
    await connection.run('detach now');
  }
}

/** Before and after. */
const sides = ['b', 'a'] as const;
const measures = ['g', 'usd_cents', 'cny_cents'] as const;

const isDifferent =
  '(a.g is distinct from b.g or a.usd_cents is distinct from b.usd_cents or a.cny_cents is distinct from b.cny_cents)';

function laterThan(incoming: Incoming, vintages: readonly Vintage[]): readonly Vintage[] {
  // The new vintage comes last of its day, whatever number it will get.
  const place = { ...incoming, id: Number.MAX_SAFE_INTEGER };
  return vintages.filter(
    (other) => other.source === incoming.source && other.grain === incoming.grain && byPublication(other, place) > 0,
  );
}

function presentChanges(row: DuckRow): Changes {
  const [added = 0, gone = 0, changed = 0, same = 0, hidden = 0, ...totals] = row.map(integerOf);
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
