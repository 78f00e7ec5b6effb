import type { Edition, LockReason, Module } from '@btc/contract/members/access.ts';
import { formatCodeIn, type NamedCode } from '@btc/contract/names.ts';
import { roundTo } from '@btc/contract/round-to.ts';
import { badRequest } from '#platform/api/answer.ts';
import { hash } from 'node:crypto';

export interface Words {
  readonly cn: string;
  readonly en: string;
}

/** Why a figure is missing: not published, members only, nothing traded, or no base to compare with. */
export type GapKind = 'notPublished' | 'locked' | 'notTraded' | 'noBase' | 'notConverted';

export interface Gap {
  readonly gap: GapKind;
}

export type Figure = string | number | boolean | null;
/** A measure that is null has not been published. */
export type Cell = Figure | Gap;

export function isGap(cell: Cell | undefined): cell is Gap {
  return typeof cell === 'object' && cell !== null;
}

/** A cell for formats without gap reasons, which are in the column `gaps`. */
export function toFigure(cell: Cell | undefined): Figure {
  return cell === undefined || isGap(cell) ? null : cell;
}

export interface ColumnHead {
  /** Name for programs: lower case, words joined with `_`, the same in both editions. */
  readonly name: string;
  readonly title: Words;
  /** `date`: `2026-11-20`; `month`: `2026-11`; `integer`: a count. */
  readonly type: 'text' | 'number' | 'integer' | 'boolean' | 'date' | 'month';
  /** `t`, `USD`, `USD/t`, `%` …; empty where there is none, or where the rows say it. */
  readonly unit: string;
  /** Decimals to which a `number` is rounded in every form; left out: those of its unit. */
  readonly decimals?: number;
  readonly role: 'dimension' | 'measure' | 'attribute';
  /** Column with the names of its codes. */
  readonly label?: string;
  /** Name of a code, where no column has it. */
  readonly toName?: (code: string, edition: Edition) => string;
  /** `above`: to people above the table; `programs`, `people`: to those only; `all`: people see the code beside its name. */
  readonly shownTo?: 'above' | 'programs' | 'people' | 'all';
}

export interface DataColumn<Row> extends ColumnHead {
  readonly of: (row: Row, edition: Edition) => Figure;
  /** Why a figure is missing; null or left out: a measure is not published, another column has no reason. */
  readonly gap?: (row: Row) => GapKind | null;
}

type Title = readonly [cn: string, en: string];
const words = ([cn, en]: Title): Words => ({ cn, en });

/** A dimension: a code, day or month; record IDs count as codes. */
export function dimension<Row>(
  name: string,
  title: Title,
  of: (row: Row) => string | number,
  label?: string,
): DataColumn<Row> {
  const own = { name, title: words(title), type: 'text', unit: '', role: 'dimension' } as const;
  return { ...own, of: (row) => String(of(row)), ...(label === undefined ? {} : { label }) };
}

/** A dimension of days, `2026-11-20`. */
export function dateDimension<Row>(name: string, title: Title, of: (row: Row) => string): DataColumn<Row> {
  return { ...dimension(name, title, of), type: 'date' };
}

export function measure<Row>(name: string, title: Title, unit: string, of: (row: Row) => number | null) {
  return { name, title: words(title), type: 'number', unit, role: 'measure', of } as const satisfies DataColumn<Row>;
}

/** A measure that counts. */
export function countMeasure<Row>(name: string, title: Title, of: (row: Row) => number | null) {
  return {
    name,
    title: words(title),
    type: 'integer',
    unit: '',
    role: 'measure',
    of,
  } as const satisfies DataColumn<Row>;
}

export function textAttribute<Row>(
  name: string,
  title: Title,
  of: (row: Row, edition: Edition) => string | null,
  more: Pick<ColumnHead, 'label' | 'toName' | 'shownTo'> = {},
) {
  return {
    ...more,
    name,
    title: words(title),
    type: 'text',
    unit: '',
    role: 'attribute',
    of,
  } as const satisfies DataColumn<Row>;
}

/** A day, `2026-11-20`. */
export function dateAttribute<Row>(
  name: string,
  title: Title,
  of: (row: Row) => string | null,
  more: Pick<ColumnHead, 'shownTo'> = {},
): DataColumn<Row> {
  return { ...textAttribute(name, title, of, more), type: 'date' };
}

/** Codes of a table, joined with spaces. */
export function coded<Row>(
  name: string,
  title: Title,
  table: readonly NamedCode[],
  of: (row: Row) => string | null,
): DataColumn<Row> {
  return textAttribute(name, title, of, { toName: (code, edition) => formatCodeIn(edition, table, code) });
}

/** A count or rank that is no measure. */
export function countAttribute<Row>(name: string, title: Title, of: (row: Row) => number | null) {
  return {
    name,
    title: words(title),
    type: 'integer',
    unit: '',
    role: 'attribute',
    of,
  } as const satisfies DataColumn<Row>;
}

/** A number that is no measure, such as a share or a change. */
export function numberAttribute<Row>(name: string, title: Title, unit: string, of: (row: Row) => number | null) {
  return { name, title: words(title), type: 'number', unit, role: 'attribute', of } as const satisfies DataColumn<Row>;
}

export function mark<Row>(name: string, title: Title, of: (row: Row) => boolean) {
  return {
    name,
    title: words(title),
    type: 'boolean',
    unit: '',
    role: 'attribute',
    of,
  } as const satisfies DataColumn<Row>;
}

export interface DataNotes {
  readonly title?: Words | undefined;
  readonly scope: Words | null;
  readonly basis: readonly (readonly [name: Words, text: Words])[];
  readonly source: Words;
  /** Parameters left open that the answer depends on (day of a list, origin of a cost); links pin them. */
  readonly pins?: Readonly<Record<string, string>>;
  /** First and last day or period. */
  readonly span: readonly [from: string, to: string] | null;
  /** Requested span, where a lock cuts it to `span` or to nothing. */
  readonly requested?: DataNotes['span'];
  readonly publishedOn: string | null;
  readonly updatedAt: string | null;
  /** Figures as published on this day; null: current. */
  readonly asOf: string | null;
  /** Periods the next release may still correct, and those published only in part. */
  readonly provisional: readonly string[];
  readonly partial: readonly string[];
  readonly isDemo: boolean;
  readonly locked: { readonly module: Module; readonly reason: LockReason; readonly before: string | null } | null;
}

export function noteSource(source: Words, more: Partial<DataNotes> = {}): DataNotes {
  const open = { scope: null, span: null, publishedOn: null, updatedAt: null, asOf: null, locked: null };
  return { ...open, basis: [], provisional: [], partial: [], isDemo: false, source, ...more };
}

/** The first and last of these days; null where there are none. */
export function findSpan(days: readonly (string | null | undefined)[]): DataNotes['span'] {
  const known = days.filter((day) => typeof day === 'string').toSorted();
  const [first, last] = [known[0], known.at(-1)];
  return first === undefined || last === undefined ? null : [first, last];
}

export interface DataTable {
  readonly columns: readonly ColumnHead[];
  readonly rows: readonly (readonly Cell[])[];
  readonly notes: DataNotes;
  /** Sums of the rows as on the page: one overall, or one per period and unit. */
  readonly totals: readonly (readonly Cell[])[];
}

const gaps: ColumnHead = {
  name: 'gaps',
  title: { cn: '缺失原因', en: 'Gaps' },
  type: 'text',
  unit: '',
  role: 'attribute',
  shownTo: 'programs',
};

/** Why a cell has no figure; null where it has one, or no reason is known. */
export function findGap({ role }: Pick<ColumnHead, 'role'>, cell: Cell | undefined): GapKind | null {
  if (isGap(cell)) return cell.gap;
  return role === 'measure' && (cell ?? null) === null ? 'notPublished' : null;
}

function sayGaps(columns: readonly ColumnHead[], cells: readonly Cell[]): string | null {
  const reasons = columns.flatMap((column, index) => {
    const gap = findGap(column, cells[index]);
    return gap === null ? [] : [`${column.name}:${gap}`];
  });
  return reasons.length === 0 ? null : reasons.join(' ');
}

function hasFigures(columns: readonly DataColumn<never>[]): boolean {
  return columns.some(({ role, gap }) => role === 'measure' || gap !== undefined);
}

/** Grams of a tonne, cents of an amount or a unit value, and a price in another unit as finely as it is quoted. */
const decimalsOfUnits: ReadonlyMap<string, number> = new Map([
  ['t', 6],
  ['USD', 2],
  ['CNY', 2],
  ['USD/t', 2],
  ['CNY/t', 2],
  ['%', 4],
  ['points', 2],
]);
const usualDecimals = 4;

/** Decimals of a column; null for one without numbers. */
export function findDecimals({ type, unit, decimals }: Pick<ColumnHead, 'type' | 'unit' | 'decimals'>): number | null {
  if (type === 'integer') return 0;
  return type === 'number' ? (decimals ?? decimalsOfUnits.get(unit) ?? usualDecimals) : null;
}

/** Column heads; the last column names each missing figure and the reason. */
export function toHeads(columns: readonly DataColumn<never>[]): readonly ColumnHead[] {
  const heads = columns.map(({ of: _of, gap: _gap, ...head }) => head);
  return hasFigures(columns) ? [...heads, gaps] : heads;
}

export interface Reading<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly notes: DataNotes;
  readonly totals?: readonly Row[];
}

function toGap(gap: GapKind | null): Gap | null {
  return gap === null ? null : { gap };
}

export function layTable<Row>({ columns, rows, notes, totals = [] }: Reading<Row>, edition: Edition): DataTable {
  const saysWhy = hasFigures(columns);
  const decimals = columns.map(findDecimals);
  const lay = (row: Row): readonly Cell[] => {
    const cells = columns.map(({ of, gap }, index) => {
      const figure = of(row, edition);
      if (typeof figure === 'number') return roundTo(figure, decimals[index] ?? usualDecimals);
      return figure ?? toGap(gap?.(row) ?? null);
    });
    return saysWhy ? [...cells, sayGaps(columns, cells)] : cells;
  };
  return {
    columns: toHeads(columns),
    rows: rows.map(lay),
    notes,
    totals: totals.map(lay),
  };
}

export function dropPeoplesColumns(table: DataTable): DataTable {
  const names = table.columns.filter(({ shownTo }) => shownTo !== 'people').map(({ name }) => name);
  return names.length === table.columns.length ? table : selectColumns(table, names);
}

/** The named columns; all for an empty list, 1001 for an unknown name. */
export function selectColumns(table: DataTable, fields: readonly string[]): DataTable {
  if (fields.length === 0) return table;
  const places = fields.map((name) => table.columns.findIndex((column) => column.name === name));
  if (places.includes(-1)) throw badRequest('fields', 'unknownColumn');
  const take = (row: readonly Cell[]) => places.map((place) => row[place] ?? null);
  const columns = places.flatMap((place) => table.columns[place] ?? []);
  return { ...table, columns, rows: table.rows.map(take), totals: table.totals.map(take) };
}

/** The named columns as `selectColumns` gives them, with the reasons where one of them has a gap. */
export function selectWithReasons(table: DataTable, fields: readonly string[]): DataTable {
  const chosen = selectColumns(table, fields);
  const { columns, rows, totals } = chosen;
  const explain = (row: readonly Cell[]) => [...row, sayGaps(columns, row)];
  const isClear = columns.some(({ name }) => name === gaps.name) || rows.every((row) => sayGaps(columns, row) === null);
  return isClear
    ? chosen
    : { ...chosen, columns: [...columns, gaps], rows: rows.map(explain), totals: totals.map(explain) };
}

export interface Slice {
  readonly limit: number | null;
  readonly cursor: string;
}

export interface SlicedTable {
  readonly table: DataTable;
  /** Cursor of the next slice; null at the end. */
  readonly next: string | null;
}

/** At most `limit` rows from the cursor on; 1001 where the rows have changed since it was given. */
export function sliceRows(table: DataTable, { limit, cursor }: Slice): SlicedTable {
  if (limit === null && cursor === '') return { table, next: null };
  const tag = hash('sha256', JSON.stringify(table.rows)).slice(0, 16);
  const [from = '', given = tag] = cursor === '' ? ['0'] : cursor.split('-');
  if (!/^\d{1,7}$/.test(from)) throw badRequest('cursor', 'wrongFormat');
  if (given !== tag) throw badRequest('cursor', 'outdated');
  const start = Number(from);
  const end = limit === null ? table.rows.length : start + limit;
  const next = end < table.rows.length ? `${end}-${tag}` : null;
  return { table: { ...table, rows: table.rows.slice(start, end) }, next };
}
