import { factDimensions } from '@btc/contract/trade/dimensions.ts';
import type { DuckDBConnection } from '@duckdb/node-api';
import { formatText } from '../../facts/duckdb.ts';
import { type FactsSnapshot, requireIntact } from '../../facts/facts-snapshot.ts';
import { quote, quoteList, coveredBy } from '../../facts/mask.ts';
import { byPublication, codesOverlap, otherOrigins, unknownArea } from '../../facts/vintage.ts';
import type { Extent, Vintage } from '../../facts/vintage.ts';
import type { Incoming } from '../changes.ts';
import type { Staging } from './staging.ts';

/** What a fact can state, by column name; `hs`: more digits of the tariff code than the cell's position. */
export const statedDimensions = ['hs', 'area', ...factDimensions] as const;

export function dimensions(what: (typeof statedDimensions)[number]): string {
  return what === 'hs' ? 'hs <> position' : `${what} is not null`;
}

/**
 * Opens views `present`, `present_sums`, `arriving` during `work`, less what later vintages cover. `position`: shortest code;
 * `may_be_others`: of a country not known, where the file speaks for some countries only.
 */
export async function withPresent<Result>(
  staging: Staging,
  {
    snapshot,
    incoming,
  }: {
    readonly snapshot: Pick<FactsSnapshot, 'path' | 'vintages' | 'damaged'>;
    readonly incoming: Incoming;
  },
  work: () => Promise<Result>,
): Promise<Result> {
  const { source, grain } = incoming;
  requireIntact(snapshot, source);
  const present = {
    path: snapshot.path,
    source,
    grain,
    extents: [incoming],
    later: laterThan(incoming, snapshot.vintages),
  };
  return withPresentFacts(staging, present, work);
}

/** The part of a series that `extents` cover and `later` do not. */
export interface Present extends Pick<Incoming, 'source' | 'grain'> {
  /** The DuckDB file of the facts that count now. */
  readonly path: string;
  readonly extents: readonly Extent[];
  readonly later: readonly Extent[];
}

export async function withPresentFacts<Result>(
  { connection }: Staging,
  { path, source, grain, extents, later: laterExtents }: Present,
  work: () => Promise<Result>,
): Promise<Result> {
  await connection.run(`attach ${quote(path)} as now (read_only)`);
  try {
    const series = `source = ${quote(source)} and grain = ${quote(grain)}`;
    const known = await listCodes(connection, `select distinct hs::varchar from now.cube where ${series}`);
    const own = await listCodes(connection, 'select distinct hs from staged');
    const codes = [...new Set([...known, ...own])];
    const [anyArea] = (
      await connection.runAndReadAll('select 1 from now.facts where area is not null limit 1')
    ).getRows();
    const hasAreas = anyArea !== undefined && [...extents, ...laterExtents].some(({ origins }) => origins !== null);
    const present = { codes, hasAreas };
    const counting = `${series} and (${coveredBy(extents, present)}) and not (${coveredBy(laterExtents, present)})`;
    const position = findShortestCode(codes);
    const mayLackSome = extents.some(({ origins }) => origins?.includes(unknownArea) === true);
    await connection.run(`create temp view present as
      select *, ${position} as position, ${mayLackSome} and origin = '${otherOrigins}' and area is null as may_be_others
      from (select ${stagedColumns} from now.facts where ${counting})`);
    await connection.run(`create temp view present_sums as
      select period, ${asTexts(['origin', 'hs'])}, g, usd_cents, cny_cents from now.${hasAreas ? 'facts' : 'cube'} where ${counting}`);
    await connection.run(
      `create temp view arriving as select rowid as row_id, *, ${position} as position from staged where not (${coveredBy(laterExtents, { codes, hasAreas: true })})`,
    );
    return await work();
  } finally {
    await connection.run(
      'drop view if exists arriving; drop view if exists present_sums; drop view if exists present; detach now',
    );
  }
}

function asTexts(columns: readonly string[]): string {
  return columns.map((column) => `${column}::varchar as ${column}`).join(', ');
}

export const stagedColumns = `period, ${asTexts(['origin', 'area', 'hs', 'grp', 'storage', 'form', ...factDimensions])},
  g, usd_cents, cny_cents, coalesce(by_rate, false) as by_rate, coalesce(usd_apportioned, false) as usd_apportioned,
  coalesce(cny_apportioned, false) as cny_apportioned`;

export async function isAnyPresent(staging: Staging): Promise<boolean> {
  return (await staging.read('select 1 from present_sums limit 1')).length > 0;
}

async function listCodes(connection: DuckDBConnection, sql: string): Promise<readonly string[]> {
  return (await connection.runAndReadAll(sql)).getRows().map(([code]) => formatText(code));
}

function laterThan(incoming: Incoming, vintages: readonly Vintage[]): readonly Vintage[] {
  // The new vintage comes last of its day, whatever number it will get.
  const place = { ...incoming, id: Number.MAX_SAFE_INTEGER };
  return vintages.filter(
    (other) => other.source === incoming.source && other.grain === incoming.grain && byPublication(other, place) > 0,
  );
}

function findShortestCode(codes: readonly string[]): string {
  const shortest = codes.filter((code) => !codes.some((other) => other !== code && code.startsWith(other)));
  const cases = shortest.flatMap((position) => {
    const below = codes.filter((code) => code !== position && codesOverlap(code, position));
    return below.length === 0 ? [] : [`when hs in (${quoteList(below)}) then ${quote(position)}`];
  });
  return cases.length === 0 ? 'hs' : `case ${cases.join(' ')} else hs end`;
}
