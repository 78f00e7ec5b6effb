import { toMonthNumber } from '@btc/contract/time.ts';
import { factDimensions, type MemberKind } from '@btc/contract/trade/dimensions.ts';
import { type CubeSource, cubeSums } from '../../facts/cube.ts';
import { codesIn, cubeDimensions, tableWith } from '../../facts/fact-tables.ts';
import type { CodeColumn, TableName } from '../../facts/fact-tables.ts';
import { monthPeriod } from '../../facts/vintage.ts';
import type { FactFilters, Question } from '../../question.ts';
import type { Series } from '../../series.ts';

/*
 * Parts of DuckDB SQL. They hold codes of ours only, quoted all the same: nothing a reader sends gets here unread.
 */

export interface FactsQuery extends Pick<Series, 'source' | 'grain'> {
  readonly goods: Pick<Question, 'groups' | 'storages'>;
  readonly filters: FactFilters & { readonly origin?: readonly string[] };
}

const filterColumns = ['origin', ...factDimensions] as const;

/** Code for facts that do not state the dimension. */
export const notStated = 'NONE';

export function toMemberColumns(kind: MemberKind): readonly CodeColumn[] {
  if (kind === 'form') return ['storage', 'form'];
  return [kind === 'line' ? 'hs' : kind];
}

/** The table with the fewest rows that has the columns of the members and filters. */
export function chooseTable(kinds: readonly MemberKind[], { filters }: Pick<FactsQuery, 'filters'>): TableName {
  const wanted = [
    ...kinds.flatMap(toMemberColumns),
    ...filterColumns.filter((column) => (filters[column] ?? []).length > 0),
  ];
  return tableWith(cubeDimensions.filter((column) => wanted.includes(column)));
}

export interface CodeCondition {
  readonly column: CodeColumn;
  readonly codes: readonly string[];
}

export function toCodeConditions({ goods, filters }: FactsQuery): readonly CodeCondition[] {
  const filtered = filterColumns.map((column) => ({ column, codes: filters[column] ?? [] }));
  return [
    { column: 'grp', codes: goods.groups },
    ...[{ column: 'storage' as const, codes: goods.storages }, ...filtered].filter(({ codes }) => codes.length > 0),
  ];
}

/** The condition of the facts asked for, without their periods, as SQL. */
export function toSqlCondition(query: FactsQuery): string {
  const conditions = toCodeConditions(query).map(({ column, codes }) => codesIn(column, codes));
  return [codesIn('source', [query.source]), codesIn('grain', [query.grain]), ...conditions].join(' and ');
}

export interface RowsWanted {
  readonly kinds: readonly MemberKind[];
  /** Months `YYYY-MM` or years `YYYY`; null: all. */
  readonly units: readonly string[] | null;
}

export function cubeStatement(table: TableName, query: FactsQuery, { kinds, units }: RowsWanted): CubeSource {
  const columns = [...new Set<CodeColumn>(['source', 'grain', ...kinds.flatMap(toMemberColumns)])];
  const sums = [...cubeSums, 'unweighed'].map((name) => `sum(${name}) as ${name}`);
  const when = units === null ? '' : ` and ${periodsIn(units)}`;
  return {
    columns,
    from: `(select ${['period', ...columns, ...sums].join(', ')} from ${table} where ${toSqlCondition(query)}${when} group by all)`,
  };
}

/** SQL condition of months `YYYY-MM` or years `YYYY`, as runs without gaps; `false` for an empty list. */
export function periodsIn(units: readonly string[]): string {
  const runs: { first: string; last: string }[] = [];
  for (const unit of [...new Set(units)].toSorted()) {
    const run = runs.at(-1);
    if (run !== undefined && findPosition(unit) === findPosition(run.last) + 1) run.last = unit;
    else runs.push({ first: unit, last: unit });
  }
  const parts = runs.map(({ first, last }) => `period between ${filePeriod(first)} and ${filePeriod(last)}`);
  const [first, last] = [runs[0]?.first, runs.at(-1)?.last];
  if (first === undefined || last === undefined) return 'false';
  // The outermost bounds by themselves: the engine leaves out whole blocks by them, not by what `or` joins.
  const bounds = `period between ${filePeriod(first)} and ${filePeriod(last)}`;
  return parts.length === 1 ? bounds : `(${bounds} and (${parts.join(' or ')}))`;
}

function findPosition(unit: string): number {
  return unit.length === 4 ? Number(unit) : toMonthNumber(unit);
}

/** A month or year as the facts number it: yyyymm, yyyy00. */
export function filePeriod(unit: string): number {
  return unit.length === 4 ? Number(unit) * 100 : monthPeriod(unit);
}
