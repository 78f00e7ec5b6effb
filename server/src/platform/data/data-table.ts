import type { Edition, LockReason, Module } from '@btc/contract/members/access.ts';
import { formatCodeIn, type NamedCode } from '@btc/contract/names.ts';
import { badRequest } from '../api/answer.ts';
import { hash } from 'node:crypto';

/** A text in both languages. */
export interface Words {
  readonly cn: string;
  readonly en: string;
}

/** Why there is no figure: nobody has published it, it is for members, nothing was traded, or there is nothing to compare with. */
export type GapKind = 'notPublished' | 'locked' | 'notTraded' | 'noBase';

/** What stands where a figure is missing. */
export interface Gap {
  readonly gap: GapKind;
}

export type Figure = string | number | boolean | null;
/** A measure that is null is not published. */
export type Cell = Figure | Gap;

export function isGap(cell: Cell | undefined): cell is Gap {
  return typeof cell === 'object' && cell !== null;
}

/** A cell for writers that know no reasons: they stand in the column `gaps`. */
export function toFigure(cell: Cell | undefined): Figure {
  return cell === undefined || isGap(cell) ? null : cell;
}

export interface ColumnHead {
  /** What programs call it: lower case, words joined with `_`, the same in both editions. */
  readonly name: string;
  readonly title: Words;
  readonly type: 'text' | 'number' | 'integer' | 'boolean';
  /** `t`, `USD`, `USD/t`, `%` …; empty where there is none, or where the rows say it. */
  readonly unit: string;
  /** What a figure is of, a figure, or what is said beside. */
  readonly role: 'dimension' | 'measure' | 'attribute';
  /** The column that has the names of its codes. */
  readonly label?: string;
  /** What one of its codes is called, where no column has the name. */
  readonly toName?: (code: string, edition: Edition) => string;
  /**
   * People read what all rows have alike above the table (`above`), or not at all (`programs`). `all`: a code that they know
   * stands beside its name. `people`: programs find the figures in another set.
   */
  readonly shownTo?: 'above' | 'programs' | 'people' | 'all';
}

export interface DataColumn<Row> extends ColumnHead {
  readonly of: (row: Row, edition: Edition) => Figure;
  /** Why a figure is missing; left out: of a measure that it is not published, of another column nothing. */
  readonly gap?: (row: Row) => GapKind;
}

type Title = readonly [cn: string, en: string];
const words = ([cn, en]: Title): Words => ({ cn, en });

/** What figures are of: a code, a day, a month; numbers of records are codes too. */
export function dimension<Row>(
  name: string,
  title: Title,
  of: (row: Row) => string | number,
  label?: string,
): DataColumn<Row> {
  const own = { name, title: words(title), type: 'text', unit: '', role: 'dimension' } as const;
  return { ...own, of: (row) => String(of(row)), ...(label === undefined ? {} : { label }) };
}

/** A figure in its unit. */
export function measure<Row>(name: string, title: Title, unit: string, of: (row: Row) => number | null) {
  return { name, title: words(title), type: 'number', unit, role: 'measure', of } as const satisfies DataColumn<Row>;
}

/** What is said beside the figures. */
export function said<Row>(
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

/** Codes of a table, several joined with spaces. */
export function coded<Row>(
  name: string,
  title: Title,
  table: readonly NamedCode[],
  of: (row: Row) => string | null,
): DataColumn<Row> {
  return said(name, title, of, { toName: (code, edition) => formatCodeIn(edition, table, code) });
}

/** A number that is no figure of its own, such as a rank or a change of what stands beside it. */
export function aside<Row>(name: string, title: Title, unit: string, of: (row: Row) => number | null) {
  return { name, title: words(title), type: 'number', unit, role: 'attribute', of } as const satisfies DataColumn<Row>;
}

/** A mark. */
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

/** What stands under figures. */
export interface DataNotes {
  readonly title?: Words | undefined;
  readonly scope: Words | null;
  /** What the figures are computed with, and what else must be known of them, a name and a text each. */
  readonly basis: readonly (readonly [name: Words, text: Words])[];
  readonly source: Words;
  /** Parameters that the question left open and the answer depends on: the day of a list, the origin of a cost. Links name them. */
  readonly pins?: Readonly<Record<string, string>>;
  /** First and last day or period. */
  readonly span: readonly [from: string, to: string] | null;
  /** The span that was asked for, where a lock cuts it to `span` or leaves nothing of it. */
  readonly requested?: DataNotes['span'];
  readonly publishedOn: string | null;
  readonly updatedAt: string | null;
  /** The day as published on which the figures are; null: as they stand. */
  readonly asOf: string | null;
  /** Periods that the next release may still correct, and those of which only a part is published. */
  readonly provisional: readonly string[];
  readonly partial: readonly string[];
  readonly isDemo: boolean;
  readonly locked: { readonly module: Module; readonly reason: LockReason; readonly before: string | null } | null;
}

/** Notes in which nothing but the source is said. */
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
  /** Sums of the rows as the page gives them: one of all, or one of each period and unit. */
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

/** Why the figure of a cell is missing; null where it is not, or where nothing is known of it. */
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

/** The heads of columns; the last names each figure that is missing, and why. */
export function toHeads(columns: readonly DataColumn<never>[]): readonly ColumnHead[] {
  const heads = columns.map(({ of: _of, gap: _gap, ...head }) => head);
  return hasFigures(columns) ? [...heads, gaps] : heads;
}

/** What a set reads: its rows by these columns, and what is noted under them. */
export interface Reading<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly notes: DataNotes;
  readonly totals?: readonly Row[];
}

/** Lays rows out by their columns, with texts of the edition. */
export function layTable<Row>({ columns, rows, notes, totals = [] }: Reading<Row>, edition: Edition): DataTable {
  const saysWhy = hasFigures(columns);
  const lay = (row: Row): readonly Cell[] => {
    const cells = columns.map(({ of, gap }) => of(row, edition) ?? (gap === undefined ? null : { gap: gap(row) }));
    return saysWhy ? [...cells, sayGaps(columns, cells)] : cells;
  };
  return {
    columns: toHeads(columns),
    rows: rows.map(lay),
    notes,
    totals: totals.map(lay),
  };
}

/** A table without the columns that only people are shown. */
export function dropPeoplesColumns(table: DataTable): DataTable {
  const names = table.columns.filter(({ shownTo }) => shownTo !== 'people').map(({ name }) => name);
  return names.length === table.columns.length ? table : takeFields(table, names);
}

/** The columns of these names, in their order; 1001 for a name that none has. */
export function takeFields(table: DataTable, fields: readonly string[]): DataTable {
  if (fields.length === 0) return table;
  const places = fields.map((name) => table.columns.findIndex((column) => column.name === name));
  if (places.includes(-1)) throw badRequest('fields', 'unknownColumn');
  const take = (row: readonly Cell[]) => places.map((place) => row[place] ?? null);
  const columns = places.flatMap((place) => table.columns[place] ?? []);
  return { ...table, columns, rows: table.rows.map(take), totals: table.totals.map(take) };
}

export interface Slice {
  readonly limit: number | null;
  /** Where a slice before this one said that it goes on. */
  readonly cursor: string;
}

export interface SlicedTable {
  readonly table: DataTable;
  /** Where it goes on; null at the end. */
  readonly next: string | null;
}

/** So many rows from where the cursor says; 1001 where the rows have changed since the cursor was given. */
export function takeSlice(table: DataTable, { limit, cursor }: Slice): SlicedTable {
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
