import type { DuckDBConnection } from '@duckdb/node-api';
import { textOf } from '../facts/duckdb.ts';
import type { FactsSnapshot } from '../facts/facts-store.ts';
import { quote, quoteList, spokenForBy } from '../facts/mask.ts';
import { byPublication, codesOverlap, factDimensions } from '../facts/vintage.ts';
import type { Vintage } from '../facts/vintage.ts';
import type { Incoming } from './changes.ts';
import type { Staging } from './staging.ts';

/** What a fact can tell of its goods and of how they came, in the words of the columns; `hs`: more of the tariff code than others do. */
export const tellable = ['hs', ...factDimensions] as const;

/** Whether a fact tells something, as an expression of SQL on `present` and `arriving`. */
export function tells(what: (typeof tellable)[number]): string {
  return what === 'hs' ? 'hs <> position' : `${what} is not null`;
}

/**
 * Opens views of the staging area while `work` runs: `present`, the facts that count now within what a file speaks for, `present_sums`,
 * their sums by period, origin and tariff code, and `arriving`, the staged facts with their `row_id`; all of them only with what no later
 * vintage speaks for. `position` is the shortest of the tariff codes on either side that covers the fact's own.
 */
export async function withPresent<Result>(
  { connection }: Staging,
  { snapshot, incoming }: { readonly snapshot: Pick<FactsSnapshot, 'path' | 'vintages'>; readonly incoming: Incoming },
  work: () => Promise<Result>,
): Promise<Result> {
  await connection.run(`attach ${quote(snapshot.path)} as now (read_only)`);
  try {
    const series = `source = ${quote(incoming.source)} and grain = ${quote(incoming.grain)}`;
    const known = await listCodes(connection, `select distinct hs::varchar from now.cube where ${series}`);
    const own = await listCodes(connection, 'select distinct hs from staged');
    const codes = [...new Set([...known, ...own])];
    const later = spokenForBy(laterThan(incoming, snapshot.vintages), codes);
    const counting = `${series} and (${spokenForBy([incoming], codes)}) and not (${later})`;
    const position = positionOf(codes);
    const texts = (columns: readonly string[]): string =>
      columns.map((column) => `${column}::varchar as ${column}`).join(', ');
    await connection.run(`create temp view present as
      select *, ${position} as position
      from (select period, ${texts(['origin', 'hs', 'grp', 'storage', 'form', ...factDimensions])}, g, usd_cents, cny_cents,
        coalesce(by_rate, false) as by_rate, coalesce(usd_apportioned, false) as usd_apportioned,
        coalesce(cny_apportioned, false) as cny_apportioned
        from now.facts where ${counting})`);
    await connection.run(`create temp view present_sums as
      select period, ${texts(['origin', 'hs'])}, g, usd_cents, cny_cents from now.cube where ${counting}`);
    await connection.run(
      `create temp view arriving as select rowid as row_id, *, ${position} as position from staged where not (${later})`,
    );
    return await work();
  } finally {
    await connection.run(
      'drop view if exists arriving; drop view if exists present_sums; drop view if exists present; detach now',
    );
  }
}

/** Whether any facts count now within what the file speaks for. */
export async function isAnyPresent(staging: Staging): Promise<boolean> {
  return (await staging.read('select 1 from present_sums limit 1')).length > 0;
}

async function listCodes(connection: DuckDBConnection, sql: string): Promise<readonly string[]> {
  return (await connection.runAndReadAll(sql)).getRows().map(([code]) => textOf(code));
}

function laterThan(incoming: Incoming, vintages: readonly Vintage[]): readonly Vintage[] {
  // The new vintage comes last of its day, whatever number it will get.
  const place = { ...incoming, id: Number.MAX_SAFE_INTEGER };
  return vintages.filter(
    (other) => other.source === incoming.source && other.grain === incoming.grain && byPublication(other, place) > 0,
  );
}

/** The position of a fact: `hs`, but where a shorter code covers it. */
function positionOf(codes: readonly string[]): string {
  const shortest = codes.filter((code) => !codes.some((other) => other !== code && code.startsWith(other)));
  const cases = shortest.flatMap((position) => {
    const below = codes.filter((code) => code !== position && codesOverlap(code, position));
    return below.length === 0 ? [] : [`when hs in (${quoteList(below)}) then ${quote(position)}`];
  });
  return cases.length === 0 ? 'hs' : `case ${cases.join(' ')} else hs end`;
}
