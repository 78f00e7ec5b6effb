import type { Rate } from '../rate.queries.ts';
import type { FactsSnapshot } from '../facts/facts-store.ts';
import { integerOf } from '../facts/duckdb.ts';
import { quote } from '../facts/mask.ts';
import { factDimensions, monthPeriod } from '../facts/vintage.ts';
import type { Incoming } from './changes.ts';
import type { Staging } from './staging.ts';

/*
 * The query of the customs shows one currency at a time, so the same month often comes as two files. What a file lacks is taken from
 * the facts that count now, where they say the same thing of the same weight: both values are then as published. Dollars that nobody
 * has published here are reckoned from the yuan by the customs rate of the month, and marked; without a rate they are not published.
 */

/** How the values were found that a file does not give, counted in facts. */
export interface CompletedValues {
  /** Taken from an earlier file of the source. */
  readonly fromEarlier: number;
  /** Dollars reckoned from yuan by the rate of the month. */
  readonly byRate: number;
  /** Facts in yuan that stay without dollars: there is no rate of their month. */
  readonly withoutRate: number;
}

interface Sources {
  readonly snapshot: FactsSnapshot;
  readonly incoming: Pick<Incoming, 'source' | 'grain' | 'periodFrom' | 'periodTo'>;
  /** Yuan for a dollar by month; those of the demonstration convert nothing real. */
  readonly rates: readonly Rate[];
}

/** Gives staged facts the values that their file lacks; null where it lacks none. */
export async function completeValues(staging: Staging, sources: Sources): Promise<CompletedValues | null> {
  const lacking = await count(staging, '(usd_cents is null) <> (cny_cents is null)');
  if (lacking === 0) return null;
  await takeEarlier(staging, sources);
  const fromEarlier = lacking - (await count(staging, '(usd_cents is null) <> (cny_cents is null)'));
  const before = await count(staging, inYuanAlone);
  await convert(staging, sources.rates);
  const withoutRate = await count(staging, inYuanAlone);
  const completed = { fromEarlier, byRate: before - withoutRate, withoutRate };
  // A file in dollars alone is complete as it is: the views show dollars.
  return Object.values(completed).every((number) => number === 0) ? null : completed;
}

const inYuanAlone = 'usd_cents is null and cny_cents is not null';

async function count({ connection }: Staging, condition: string): Promise<number> {
  const rows = await connection.runAndReadAll(`select count(*) from staged where ${condition}`);
  return integerOf(rows.getRows()[0]?.[0]);
}

const codes = ['origin', 'hs', ...factDimensions] as const;
const columns = ['period', ...codes, 'g'] as const;

async function takeEarlier({ connection }: Staging, { snapshot, incoming }: Sources): Promise<void> {
  const { source, grain, periodFrom, periodTo } = incoming;
  const isSame = columns.map((column) => `staged.${column} is not distinct from known.${column}`).join(' and ');
  await connection.run(`attach ${quote(snapshot.path)} as earlier (read_only)`);
  try {
    await connection.run(`create or replace temp table known as
      select period, g, usd_cents, cny_cents, coalesce(by_rate, false) as by_rate,
        ${codes.map((column) => `${column}::varchar as ${column}`).join(', ')}
      from earlier.facts where source = ${quote(source)} and grain = ${quote(grain)} and period between ${periodFrom} and ${periodTo}`);
  } finally {
    await connection.run('detach earlier');
  }
  await connection.run(`update staged set usd_cents = known.usd_cents from known
    where staged.usd_cents is null and staged.cny_cents is not null and not known.by_rate and ${isSame}`);
  await connection.run(`update staged set cny_cents = known.cny_cents from known
    where staged.cny_cents is null and staged.usd_cents is not null and ${isSame}`);
  await connection.run('drop table known');
}

async function convert({ connection }: Staging, rates: readonly Rate[]): Promise<void> {
  const known = rates.filter(({ isDemo }) => !isDemo);
  if (known.length === 0) return;
  const rows = known.map(({ month, cnyPerUnit }) => `(${monthPeriod(month)}, ${Number(cnyPerUnit)}::double)`);
  await connection.run(`update staged set usd_cents = round(cny_cents / rate.cny)::bigint, by_rate = true
    from (values ${rows.join(', ')}) as rate(month, cny)
    where ${inYuanAlone} and staged.period = rate.month`);
}
