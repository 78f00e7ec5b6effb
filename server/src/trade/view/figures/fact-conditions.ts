import { monthNumber } from '@btc/contract/trade/period.ts';
import { codesIn, cubeWith } from '../../facts/fact-tables.ts';
import { factDimensions, monthPeriod } from '../../facts/vintage.ts';
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

/** What stands for a member, and the column it comes from. */
const memberColumns = {
  origin: { column: 'origin', code: 'origin' },
  province: { column: 'province', code: `coalesce(province, '${notStated}')` },
  district: { column: 'district', code: `coalesce(district, '${notStated}')` },
  importer: { column: 'importer', code: `coalesce(importer, '${notStated}')` },
  exporter: { column: 'exporter', code: `coalesce(exporter, '${notStated}')` },
  plant: { column: 'plant', code: `coalesce(plant, '${notStated}')` },
  cut: { column: 'cut', code: `coalesce(cut, '${notStated}')` },
  line: { column: 'hs', code: 'hs' },
  form: { column: 'form', code: `coalesce(storage, '${notStated}') || ':' || coalesce(form, '${notStated}')` },
} as const satisfies Record<MemberKind, { column: string; code: string }>;

/** The SQL that gives the code of a fact's member. */
export function memberCode(kind: MemberKind): string {
  return memberColumns[kind].code;
}

/** The table with the fewest rows that holds what is asked for, with what it sums. */
export interface FactTable {
  readonly name: string;
  /** Sums of grams, dollar cents, yuan cents, grams with a value, cents with a weight, facts without a weight. */
  readonly sums: readonly [string, string, string, string, string, string];
}

// Sums of whole numbers far below 2^53 are exact as doubles, which reach JavaScript many times faster than wide integers.
const summedSums = [
  'sum(g)::double',
  'sum(usd_cents)::double',
  'sum(cny_cents)::double',
  'sum(g_priced)::double',
  'sum(usd_weighed)::double',
  'sum(unweighed)::double',
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
  ],
} as const satisfies FactTable;

/** Chooses the table to sum members of a kind from. */
export function factTable(kinds: readonly MemberKind[], { filters }: Pick<Asked, 'filters'>): FactTable {
  const wanted = [
    ...kinds.map((kind) => memberColumns[kind].column),
    ...filterNames.filter((name) => (filters[name] ?? []).length > 0).map((name) => filterColumns[name]),
  ];
  const cube = cubeWith(factDimensions.filter((dimension) => wanted.some((column) => column === dimension)));
  return cube === null ? single : { name: cube, sums: summedSums };
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
  return parts.length === 0 ? 'false' : `(${parts.join(' or ')})`;
}

function placeOf(unit: string): number {
  return unit.length === 4 ? Number(unit) : monthNumber(unit);
}

function filePeriod(unit: string): number {
  return unit.length === 4 ? Number(unit) * 100 : monthPeriod(unit);
}
