import type { ColumnRole, DayOrder } from '@btc/contract/prices/desk/series-rule.ts';
import { type Issue, toIssue } from '#platform/import/issue.ts';
import { toColumnLetter } from '#platform/import/text/column-letter.ts';
import { applyStyle, type FileStyle, detectStyle } from '#platform/import/text/file-style.ts';
import { type FileLine, isNoFigure, readFigure } from '../price-file.ts';
import { formatLabel, isUnnamed, readColumns, type SheetColumn } from './series-columns.ts';
import { isPeriodText, isTwoWays, type Period, readPeriod, readYear, toSpan } from './series-period.ts';
import { findHead, type SheetHead } from './sheet-head.ts';

export interface SeriesTable {
  readonly head: SheetHead;
  readonly columns: readonly SheetColumn[];
}

/** Null where no header row stands above figures. */
export function openTable(lines: readonly FileLine[]): SeriesTable | null {
  const head = findHead(lines);
  return head === null ? null : { head, columns: readColumns(head) };
}

/** Values of one series and period, in the file's own unit; null where not given. */
export interface Observation {
  readonly label: string;
  readonly period: Period;
  readonly line: number;
  readonly price: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /** USD per unit of the currency. */
  readonly rate: number | null;
  /** The same price in USD. */
  readonly usdPrice: number | null;
}

export interface LongTable {
  readonly observations: readonly Observation[];
  /** In file order. */
  readonly labels: readonly string[];
  readonly rowsRead: number;
  /** As detected or given; null where no day settles the order. */
  readonly dayOrder: DayOrder | null;
  /** True where days are ambiguous and nothing settles their order. */
  readonly isOrderOpen: boolean;
  readonly issues: readonly Issue[];
  /** Cells to be reviewed. */
  readonly warnings: readonly Issue[];
}

type Roles = ReadonlyMap<string, ColumnRole>;

const figureRoles = ['price', 'low', 'high', 'rate', 'usdPrice'] as const;
type FigureRole = (typeof figureRoles)[number];

function isFigureRole(role: ColumnRole): role is FigureRole {
  return figureRoles.some((one) => one === role);
}

export interface HowToRead {
  readonly roles: Roles;
  readonly dayOrder: DayOrder | null;
}

/** Unpivots a table: one observation per label and period. `today` is the day in Shanghai. */
export function unpivot(table: SeriesTable, how: HowToRead, today: string): LongTable {
  const { unclear, rows, columns, dayOrder, isOrderOpen } = inOneStyle(table, how);
  const reading = new TableReading({ ...table, columns }, how.roles, today);
  for (const row of rows) reading.take(row);
  const repeated = table.head.repeated.map((line) => ({ line, ...toIssue('repeatedHeader', '', '') }));
  const warnings = [...unclear, ...repeated];
  return { ...reading.end(), dayOrder, isOrderOpen, rowsRead: rows.length, warnings };
}

function inOneStyle({ head, columns }: SeriesTable, { roles, dayOrder }: HowToRead) {
  const findPositions = (test: (role: ColumnRole) => boolean) =>
    columns.filter(({ title }) => test(roles.get(title) ?? 'skip')).map(({ index }) => index);
  const styled = { numbers: findPositions(isFigureRole), dates: findPositions((role) => role === 'period') };
  const detected = detectStyle(head.rows, styled);
  // Days that lie across are told like those of a column.
  const across = { fields: columns.map(({ period }) => period ?? ''), numberPlaces: [] };
  const acrossStyled = { numbers: [], dates: [...columns.keys()] };
  const ownOrder = detected.dayOrder ?? detectStyle([across], acrossStyled).dayOrder;
  const style: FileStyle = { ...detected, dayOrder: ownOrder ?? dayOrder };
  const periods = applyStyle(across, acrossStyled, style);
  const { unclear } = style;
  const title = columns.find(({ index }) => index === unclear?.index)?.title ?? '';
  const unclearLine = unclear === null ? undefined : head.rows[unclear.row]?.line;
  return {
    unclear:
      unclear === null || unclearLine === undefined
        ? []
        : [{ line: unclearLine, ...toIssue('unclearNumber', title, unclear.value) }],
    dayOrder: style.dayOrder,
    isOrderOpen:
      style.dayOrder === null &&
      (across.fields.some(isTwoWays) ||
        styled.dates.some((index) => head.rows.some(({ fields }) => isTwoWays(fields[index] ?? '')))),
    columns: columns.map((column, at) => ({ ...column, period: periods[at] || null })),
    rows: head.rows.map((line) => ({ ...line, fields: applyStyle(line, styled, style) })),
  };
}

function timeAbove(above: readonly string[]): { readonly year: number | null; readonly period: string | null } {
  const years = new Set(above.flatMap((text) => text.match(/(?:19|20)\d{2}(?=\D|$)/g) ?? []).map(Number));
  const [year] = years;
  const period = above.find((text) => isPeriodText(text) || /总第\d{1,2}周/.test(text.normalize('NFKC')));
  return { year: years.size === 1 && year !== undefined ? year : null, period: period ?? null };
}

interface FigureColumn extends SheetColumn {
  readonly role: FigureRole;
  readonly label: string;
}

interface Pending {
  readonly label: string;
  readonly period: Period;
  readonly line: number;
  readonly figures: Map<FigureRole, number>;
  readonly lines: Map<FigureRole, number>;
}

/** Columns with the same title, or none, are series of their own: the later ones bear a number or their letter. */
function listFigureColumns(columns: readonly SheetColumn[], roles: Roles): readonly FigureColumn[] {
  const counts = new Map<string, number>();
  return columns.flatMap((column) => {
    const role = roles.get(column.title) ?? 'skip';
    if (!isFigureRole(role)) return [];
    const label = formatLabel(column, role);
    if (column.period !== null || column.year !== null) return [{ ...column, role, label }];
    const count = (counts.get(`${role} ${label}`) ?? 0) + 1;
    counts.set(`${role} ${label}`, count);
    const own = isUnnamed(column) ? toColumnLetter(column.index) : `${label} (${count})`.trim();
    return [{ ...column, role, label: count === 1 ? label : own }];
  });
}

class TableReading {
  readonly #table: SeriesTable;
  readonly #roles: Roles;
  readonly #today: string;
  readonly #above: ReturnType<typeof timeAbove>;
  readonly #keyColumns: readonly SheetColumn[];
  readonly #figureColumns: readonly FigureColumn[];
  readonly #pending = new Map<string, Pending>();
  readonly #labels = new Set<string>();
  readonly #issues: Issue[] = [];
  /** Last value of each label and period column: merged cells hold theirs once. */
  readonly #before = new Map<number, string>();

  constructor(table: SeriesTable, roles: Roles, today: string) {
    this.#table = table;
    this.#roles = roles;
    this.#today = today;
    this.#above = timeAbove(table.head.above);
    this.#keyColumns = table.columns.filter(({ title }) => roles.get(title) === 'label');
    const figures = listFigureColumns(table.columns, roles);
    const named = new Set(figures.filter(({ role }) => !isOfAll(role)).map(({ label }) => label));
    // One title over all figures says nothing that the labels of the rows do not.
    const isBare = named.size <= 1 && this.#keyColumns.length > 0;
    this.#figureColumns = figures.map((column) => (isBare ? { ...column, label: '' } : column));
  }

  take({ line, fields, cellIssues = [] }: FileLine): void {
    const cell = (column: SheetColumn | undefined) => (column === undefined ? '' : (fields[column.index] ?? ''));
    const given = this.#figureColumns.filter((column) => !isNoFigure(cell(column)));
    const broken = cellIssues.filter(({ index: i }) => this.#figureColumns.some(({ index }) => index === i));
    for (const { index: i, reason, value } of broken) this.#fail(line, toIssue(reason, this.#titleAt(i), value));
    const key = this.#keyColumns.map((column) => this.#filled(column.index, cell(column)));
    const rowPeriod = this.#cellOf('period', fields);
    if (given.length === 0 || broken.length > 0) return;
    const year = readYear(this.#cellOf('year', fields));
    for (const column of given) this.#takeFigure({ line, key, rowPeriod, year, column, text: cell(column) });
  }

  #cellOf(role: ColumnRole, fields: readonly string[]): string {
    const column = this.#table.columns.find(({ title }) => this.#roles.get(title) === role);
    return column === undefined ? '' : this.#filled(column.index, fields[column.index] ?? '');
  }

  #filled(index: number, text: string): string {
    if (text !== '') this.#before.set(index, text);
    return text === '' ? (this.#before.get(index) ?? '') : text;
  }

  #takeFigure({
    line,
    key,
    rowPeriod,
    year,
    column,
    text,
  }: {
    readonly line: number;
    readonly key: readonly string[];
    readonly rowPeriod: string;
    readonly year: number | null;
    readonly column: FigureColumn;
    readonly text: string;
  }): void {
    const period = this.#readPeriod(line, { text: column.period ?? rowPeriod, year: column.year ?? year });
    const read = readFigure(text, column.title);
    if (read.kind === 'bad') return this.#fail(line, read.issue);
    if (period === null || read.value === null) return;
    if (read.value === 0) return this.#fail(line, toIssue('priceRange', column.title, text));
    const label = [...key, column.label].filter((part) => part !== '').join(' · ');
    if (!isOfAll(column.role)) this.#labels.add(label);
    this.#put({ label, period, line, role: column.role, value: read.value, title: column.title });
  }

  #readPeriod(line: number, { text, year }: { readonly text: string; readonly year: number | null }): Period | null {
    const written = text === '' ? (this.#above.period ?? '') : text;
    const numbered = /^\d{1,2}$/.test(written) ? this.#numbered(written) : written;
    const ofYear = year ?? this.#above.year;
    const period = readPeriod(numbered, ofYear);
    if (period === null) {
      const lacksYear = ofYear === null && isPeriodText(numbered);
      this.#fail(line, toIssue(lacksYear ? 'noYear' : 'badPeriodText', this.#periodTitle, written));
      return null;
    }
    if (toSpan(period).first <= this.#today) return period;
    this.#fail(line, toIssue('futurePeriod', this.#periodTitle, written));
    return null;
  }

  /** A bare number is a week or a month, depending on the column title. */
  #numbered(text: string): string {
    return /周|week|semana/i.test(this.#periodTitle)
      ? `第${text}周`
      : /月|month|mes|mês/i.test(this.#periodTitle)
        ? `${text}月`
        : text;
  }

  get #periodTitle(): string {
    return this.#table.columns.find(({ title }) => this.#roles.get(title) === 'period')?.title ?? '';
  }

  #titleAt(index: number): string {
    return this.#table.columns.find((column) => column.index === index)?.title || toColumnLetter(index);
  }

  #put(given: {
    readonly label: string;
    readonly period: Period;
    readonly line: number;
    readonly role: FigureRole;
    readonly value: number;
    readonly title: string;
  }): void {
    const { label, period, line, role, value } = given;
    const key = JSON.stringify([label, period.day]);
    const pending = this.#pending.get(key) ?? { label, period, line, figures: new Map(), lines: new Map() };
    this.#pending.set(key, pending);
    const before = pending.figures.get(role);
    if (before !== undefined && before !== value) {
      return this.#fail(line, toIssue('duplicateRow', given.title, String(pending.lines.get(role) ?? '')));
    }
    pending.figures.set(role, value);
    pending.lines.set(role, line);
  }

  #fail(line: number, issue: Omit<Issue, 'line'>): void {
    this.#issues.push({ line, ...issue });
  }

  end(): Pick<LongTable, 'observations' | 'labels' | 'issues'> {
    const all = [...this.#pending.values()];
    const grains = Map.groupBy(all, ({ period }) => period.grain);
    if (grains.size > 1) {
      const [, second] = [...grains.values()].toSorted((one, other) => other.length - one.length);
      this.#fail(second?.[0]?.line ?? 0, toIssue('mixedGrains', this.#periodTitle, [...grains.keys()].join(', ')));
    }
    // What is said once for a period holds for all series of it.
    const shared = new Map(
      all.filter(({ label }) => !this.#labels.has(label)).map((one) => [one.period.day, one.figures]),
    );
    const observations = all
      .filter(({ label }) => this.#labels.has(label))
      .map(({ label, period, line, figures }) => {
        const figure = (role: FigureRole) => figures.get(role) ?? shared.get(period.day)?.get(role) ?? null;
        const own = (role: FigureRole) => figures.get(role) ?? null;
        return {
          label,
          period,
          line,
          price: own('price'),
          low: own('low'),
          high: own('high'),
          rate: figure('rate'),
          usdPrice: figure('usdPrice'),
        };
      });
    return { observations, labels: [...this.#labels], issues: this.#issues };
  }
}

/** True for a rate or a USD price, which belongs to all series of its period. */
function isOfAll(role: FigureRole): boolean {
  return role === 'rate' || role === 'usdPrice';
}
