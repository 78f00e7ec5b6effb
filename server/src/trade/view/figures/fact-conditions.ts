import { monthNumber } from '@btc/contract/trade/period.ts';
import { codesIn, cubeWith, toldApart } from '../../facts/fact-tables.ts';
import type { CodeColumn } from '../../facts/fact-tables.ts';
import { monthPeriod } from '../../facts/vintage.ts';
import type { Question } from '../../question.ts';
import type { Series } from '../../series.ts';
import type { MemberKind } from '../view-shape.ts';

/*
 * Parts of DuckDB SQL. They hold codes of ours only, quoted all the same: nothing a reader sends gets here unread.
 */

/** Which facts of a series are asked for. */
export interface Asked extends Pick<Series, 'source' | 'grain'> {
  readonly goods: Pick<Question, 'groups' | 'storages'>;
  /** Empty lists mean all. */
  readonly filters: Partial<Pick<Question, 'origins' | 'cuts' | 'plants' | 'exporters' | 'importers'>>;
}

const filterColumns = {
  origins: 'origin',
  cuts: 'cut',
  plants: 'plant',
  exporters: 'exporter',
  importers: 'importer',
} as const;
const filterNames = ['origins', 'cuts', 'plants', 'exporters', 'importers'] as const;

/** Code of what a fact does not say. */
export const notStated = 'NONE';

/** The columns that tell a member. Facts are grouped by them as they are: codes are numbers there, and texts would be slow. */
const memberColumns = {
  origin: ['origin'],
  province: ['province'],
  district: ['district'],
  importer: ['importer'],
  exporter: ['exporter'],
  plant: ['plant'],
  cut: ['cut'],
  line: ['hs'],
  form: ['storage', 'form'],
} as const satisfies Record<MemberKind, readonly CodeColumn[]>;

/** The columns to group by, as SQL lists them. */
export function memberKey(kind: MemberKind): string {
  return memberColumns[kind].join(', ');
}

/** The SQL that gives the code of a member out of its columns. */
export function memberCode(kind: MemberKind): string {
  return memberColumns[kind].map((column) => `coalesce(${column}::varchar, '${notStated}')`).join(` || ':' || `);
}

/** The table with the fewest rows that holds what is asked for, with what it sums. */
export interface FactTable {
  readonly name: string;
  /** Sums of grams, dollar cents, yuan cents, grams with a value, cents with a weight, facts without a weight, grams with a value in yuan. */
  readonly sums: readonly [string, string, string, string, string, string, string];
  /** How many periods have facts without a weight. */
  readonly unweighedPeriods: string;
}

// Sums of whole numbers far below 2^53 are exact as doubles, which reach JavaScript many times faster than wide integers.
const summedSums = [
  'sum(g)::double',
  'sum(usd_cents)::double',
  'sum(cny_cents)::double',
  'sum(g_priced)::double',
  'sum(usd_weighed)::double',
  'sum(unweighed)::double',
  'sum(g_yuan)::double',
] as const satisfies FactTable['sums'];

const single = {
  name: 'facts',
  sums: [
    'sum(g)::double',
    'sum(usd_cents)::double',
    'sum(cny_cents)::double',
    '(sum(g) filter (where usd_cents is not null))::double',
    '(sum(usd_cents) filter (where g is not null))::double',
    '(count(*) - count(g))::double',
    '(sum(g) filter (where cny_cents is not null))::double',
  ],
  unweighedPeriods: 'count(distinct period) filter (where g is null)',
} as const satisfies FactTable;

/** Chooses the table to sum members of a kind from. */
export function factTable(kinds: readonly MemberKind[], { filters }: Pick<Asked, 'filters'>): FactTable {
  const wanted = [
    ...kinds.flatMap((kind): readonly CodeColumn[] => memberColumns[kind]),
    ...filterNames.filter((name) => (filters[name] ?? []).length > 0).map((name) => filterColumns[name]),
  ];
  const cube = cubeWith(toldApart.filter((column) => wanted.includes(column)));
  if (cube === null) return single;
  return { name: cube, sums: summedSums, unweighedPeriods: 'count(distinct period) filter (where unweighed > 0)' };
}

/** The condition of the facts asked for, without their periods. */
export function conditionOf({ source, grain, goods, filters }: Asked): string {
  return [
    codesIn('source', [source]),
    codesIn('grain', [grain]),
    codesIn('grp', goods.groups),
    ...(goods.storages.length === 0 ? [] : [codesIn('storage', goods.storages)]),
    ...filterNames.flatMap((name) => {
      const codes = filters[name] ?? [];
      return codes.length === 0 ? [] : [codesIn(filterColumns[name], codes)];
    }),
  ].join(' and ');
}

/** The condition of months `YYYY-MM` or years `YYYY`, as runs without a gap; `false` where there are none. */
export function periodsIn(units: readonly string[]): string {
  const runs: { first: string; last: string }[] = [];
  for (const unit of [...new Set(units)].toSorted()) {
    const run = runs.at(-1);
    if (run !== undefined && placeOf(unit) === placeOf(run.last) + 1) run.last = unit;
    else runs.push({ first: unit, last: unit });
  }
  const parts = runs.map(({ first, last }) => `period between ${filePeriod(first)} and ${filePeriod(last)}`);
  const [first, last] = [runs[0]?.first, runs.at(-1)?.last];
  if (first === undefined || last === undefined) return 'false';
  // The outermost bounds by themselves: the engine leaves out whole blocks by them, not by what `or` joins.
  const bounds = `period between ${filePeriod(first)} and ${filePeriod(last)}`;
  return parts.length === 1 ? bounds : `(${bounds} and (${parts.join(' or ')}))`;
}

function placeOf(unit: string): number {
  return unit.length === 4 ? Number(unit) : monthNumber(unit);
}

function filePeriod(unit: string): number {
  return unit.length === 4 ? Number(unit) * 100 : monthPeriod(unit);
}
