import type { TextEncoding } from '@btc/contract/imported-files.ts';
import { toIssue } from './issue.ts';
import type { Issue, RowIssue } from './issue.ts';
import type { IssueList } from './issue-list.ts';
import { toLeftOutWarnings, LeftOutTally, type LeftOut, type LeftOutRow } from './left-out.ts';
import type { FileRow } from './rows/file-row.ts';
import { openRows } from './rows/open-rows.ts';
import { toColumnLetter } from './text/column-letter.ts';
import {
  applyStyle,
  buildStyledColumns,
  detectStyle,
  type FileStyle,
  type StyledColumns,
  type StyledNames,
} from './text/file-style.ts';
import { foldTitle } from './text/fold-title.ts';
import { countIssues, type Layout, type TitleAccount } from './text/header.ts';
import { findTotal, isNote } from './text/notes.ts';
import type { FileEncoding } from './rows/open-rows.ts';

export interface RowCounts {
  readonly encoding: FileEncoding;
  readonly rowsRead: number;
  readonly outOfScope: number;
  readonly aggregates: number;
  readonly leftOut: readonly LeftOut[];
  /** Null where the header could not be read. */
  readonly titles: TitleAccount | null;
  /** Lines of text above and below the table; those above have line 0. */
  readonly notes: readonly Pick<Issue, 'line' | 'value'>[];
  /** A number that could be two, and nothing in the file says which. */
  readonly unclear: Issue | null;
}

export type RowOutcome =
  | { readonly kind: 'taken'; readonly warnings: readonly RowIssue[] }
  | { readonly kind: 'outOfScope' | 'aggregate'; readonly leftOut?: LeftOutRow }
  | { readonly kind: 'bad'; readonly issues: readonly RowIssue[] };

export interface RowReader {
  readonly titles: readonly string[];
  readonly width: number;
  readonly styled: StyledColumns;
  readonly account?: TitleAccount;
  /** True for a line that is no row, as one of blank cells or a note below the table. */
  isNote?(fields: readonly string[]): boolean;
  take(line: number, fields: readonly string[]): RowOutcome;
}

/** What a reader of rows says of the header that it was opened with. */
export function describeLayout<Column extends string>(
  layout: Layout<Column>,
  styled: StyledNames<Column>,
): Pick<RowReader, 'titles' | 'width' | 'styled'> & { readonly account: TitleAccount } {
  const { titles, width, account } = layout;
  return { titles, width, account, styled: buildStyledColumns(layout, styled) };
}

export type OpenedHeader<Reader extends RowReader = RowReader> =
  | { readonly kind: 'taker'; readonly taker: Reader }
  | { readonly kind: 'bad'; readonly issues: readonly RowIssue[] };

export interface RowSinks<Reader extends RowReader = RowReader> {
  readonly openHeader: (fields: readonly string[]) => OpenedHeader<Reader>;
  readonly issues: IssueList;
  readonly warnings: IssueList;
  /** Reading ends once there are more; left out: there may be any number. */
  readonly maxRows?: number;
}

export interface ReadRows<Reader> {
  readonly counts: RowCounts;
  /** The one that took the rows; null where the header could not be read. */
  readonly reader: Reader | null;
}

/** Reads all rows of a file; `sheet` names a sheet of a workbook, `given` the encoding of a text. */
export async function readRows<Reader extends RowReader>(
  path: string,
  sheet: string | null,
  sinks: RowSinks<Reader>,
  given: TextEncoding | null = null,
): Promise<ReadRows<Reader>> {
  const test = (fields: readonly string[]): number => countIssues(sinks.openHeader(fields));
  const { encoding, batches, sheets, above } = await openRows(path, sheet, test, { encoding: given });
  const reading = new RowReading(sinks, encoding === 'xlsx', sheets);
  for await (const rows of batches) {
    reading.takeAll(rows);
    await sinks.issues.settle();
    await sinks.warnings.settle();
    if (reading.isHopeless) break;
  }
  reading.end();
  const { rowsRead, outOfScope, aggregates, titles, unclear } = reading;
  const leftOut = reading.leftOut.list();
  for (const warning of toLeftOutWarnings(leftOut)) sinks.warnings.add(warning);
  const notes = [...above.map((value) => ({ line: 0, value })), ...reading.notes];
  const counts = { encoding, rowsRead, outOfScope, aggregates, leftOut, titles, notes, unclear };
  return { counts, reader: reading.reader };
}

/** After this many rows, none as wide as the header, the file and not its rows is at fault. */
const maxWarnings = 20;
const maxNotes = 100;

type FieldRow = Extract<FileRow, { kind: 'fields' }>;

class RowReading<Reader extends RowReader> {
  readonly #sinks: RowSinks<Reader>;
  readonly #isWorkbook: boolean;
  readonly #sheets: readonly string[];
  #seenHeader = false;
  /** First rows while none is as wide as the header; null once one was. */
  #odd: { readonly line: number; readonly issue: RowIssue }[] | null = [];
  #isGivenUp = false;
  #style: FileStyle | null = null;
  /** Cells of the header as they stand in the file, to know it again. */
  #header: readonly string[] = [];
  #firstTitle = 0;
  /** Columns without a title to the left of the last that has one. */
  #unnamed: readonly number[] = [];
  reader: Reader | null = null;
  titles: TitleAccount | null = null;
  readonly leftOut = new LeftOutTally();
  readonly notes: { readonly line: number; readonly value: string }[] = [];
  unclear: Issue | null = null;
  rowsRead = 0;
  outOfScope = 0;
  aggregates = 0;

  constructor(sinks: RowSinks<Reader>, isWorkbook: boolean, sheets: readonly string[]) {
    this.#sinks = sinks;
    this.#isWorkbook = isWorkbook;
    this.#sheets = sheets;
  }

  get isHopeless(): boolean {
    const isOver = this.rowsRead > (this.#sinks.maxRows ?? Number.MAX_SAFE_INTEGER);
    return (this.#seenHeader && this.reader === null) || this.#isGivenUp || isOver;
  }

  takeAll(rows: readonly FileRow[]): void {
    // Not by `entries()`: its pairs keep whole batches out of the short-lived memory, three times as much.
    for (const row of rows) {
      if (this.reader !== null && this.#style === null)
        this.#tellStyle(rows.slice(rows.indexOf(row)), this.reader.styled);
      this.#take(row);
    }
  }

  #tellStyle(rows: readonly FileRow[], styled: StyledColumns): void {
    const read = rows.filter((row) => row.kind === 'fields');
    this.#style = detectStyle(read, styled);
    const { unclear } = this.#style;
    if (unclear === null) return;
    const { index, value } = unclear;
    const column = this.reader?.titles[index] ?? '';
    this.unclear = { line: read[unclear.row]?.number ?? 0, ...toIssue('unclearNumber', column, value) };
  }

  #take(row: FileRow): void {
    if (this.isHopeless) return;
    if (this.#seenHeader && row.number > 0) this.rowsRead += 1;
    if (row.kind === 'broken') this.#fail(row.number, row.issues);
    else if (this.reader === null) this.#takeHeader(row.number, row.fields);
    else this.#takeRow(row, this.reader);
    this.#seenHeader = true;
  }

  end(): void {
    if (!this.#isGivenUp) this.#tellAllOdd();
    if (this.rowsRead === 0 && this.#sinks.issues.issues === 0) {
      this.#sinks.issues.add({ line: 1, ...toIssue('emptyFile', '', '') });
    }
  }

  #takeHeader(line: number, fields: readonly string[]): void {
    const header = this.#sinks.openHeader(fields);
    if (header.kind === 'bad') {
      this.#fail(line, header.issues);
      if (this.#sheets.length > 1) this.#fail(0, [toIssue('otherSheets', '', this.#sheets.join(' | '))]);
      return;
    }
    const { taker } = header;
    this.titles = taker.account ?? null;
    const stopping = this.titles?.stopping ?? [];
    this.#fail(line, stopping);
    if (stopping.length > 0) return;
    this.reader = taker;
    this.#header = fields;
    this.#firstTitle = fields.findIndex((field) => field.trim() !== '');
    this.#unnamed = fields.slice(0, taker.width).flatMap((field, index) => (field.trim() === '' ? [index] : []));
  }

  #takeRow(row: FieldRow, taker: RowReader): void {
    const fields = this.#widen(row.fields, taker.width);
    if (taker.isNote?.(fields) === true) {
      this.rowsRead -= 1;
      return;
    }
    if (fields[this.#firstTitle] === this.#header[this.#firstTitle] && this.#takeAgain(row.number, fields)) return;
    if (!hasWidth(fields, taker.width)) return this.#takeOdd(row, fields, taker.width);
    if (this.#odd !== null) this.#tellOdd();
    if (row.cellIssues.length > 0) {
      const issues = row.cellIssues.map(({ index, reason, value }) =>
        toIssue(reason, taker.titles[index] || toColumnLetter(index), value),
      );
      return this.#fail(row.number, issues);
    }
    if (row.isUnended) this.#sinks.warnings.add({ line: row.number, ...toIssue('unendedFile', '', '') });
    if (this.#unnamed.length > 0) this.#tellUnnamed(row.number, fields);
    // A row that was not widened is taken as it is.
    const given = fields === row.fields ? row : { fields, numberPlaces: row.numberPlaces };
    const styled = this.#style === null ? fields : applyStyle(given, taker.styled, this.#style);
    const outcome = taker.take(row.number, styled);
    if (outcome.kind !== 'bad') return this.#count(row.number, outcome);
    if (this.#takeAgain(row.number, fields) || this.#takeNote(row, fields)) return;
    const total = findTotal(fields, taker.styled.numbers);
    this.#count(row.number, total === null ? outcome : { kind: 'bad', issues: [toIssue('totalRow', '', total)] });
  }

  #takeNote({ number: line, isUnended }: FieldRow, fields: readonly string[]): boolean {
    if (this.notes.length === maxNotes || !isNote(fields, isUnended)) return false;
    const value = fields.find((field) => field.trim() !== '')?.trim() ?? '';
    this.rowsRead -= 1;
    this.notes.push({ line, value });
    this.#sinks.warnings.add({ line, ...toIssue('noteLeftOut', '', value) });
    return true;
  }

  /** Files put together by hand hold the header again; false where the row is none. */
  #takeAgain(line: number, fields: readonly string[]): boolean {
    const titles = this.#header.map(foldTitle);
    const named = titles.filter((title) => title !== '');
    const again = fields.map(foldTitle);
    const known = named.filter((title) => again.includes(title)).length;
    const isSecond = this.rowsRead === 1 && this.#isHeader(fields);
    if (!isSecond && (known < 2 || known < named.length / 2)) return false;
    this.rowsRead -= 1;
    if (isSecond || titles.every((title, index) => title === '' || title === again[index])) {
      this.#sinks.warnings.add({ line, ...toIssue('repeatedHeader', '', '') });
    } else {
      this.#fail(line, [toIssue('otherHeader', '', fields.join(' | '))]);
      this.#isGivenUp = true;
    }
    return true;
  }

  /** Right below the header: the same columns in another language. */
  #isHeader(fields: readonly string[]): boolean {
    const other = this.#sinks.openHeader(fields);
    if (other.kind === 'bad' || this.reader === null) return false;
    const { styled } = this.reader;
    return JSON.stringify(styled) === JSON.stringify(other.taker.styled);
  }

  /** Tells once of a column without a title that has content; a first one of row numbers, as R writes it, says nothing. */
  #tellUnnamed(line: number, fields: readonly string[]): void {
    const hasContent = (index: number): boolean => {
      const text = (fields[index] ?? '').trim();
      return text !== '' && !(index === 0 && /^\d+$/.test(text));
    };
    const found = this.#unnamed.filter(hasContent);
    if (found.length === 0) return;
    this.#fail(
      line,
      found.map((index) => toIssue('unnamedColumn', toColumnLetter(index), fields[index] ?? '')),
    );
    this.#unnamed = this.#unnamed.filter((index) => !found.includes(index));
  }

  #takeOdd(row: FieldRow, fields: readonly string[], headerWidth: number): void {
    const { number: line } = row;
    if (this.#takeAgain(line, fields) || this.#takeNote(row, fields)) return;
    const width = fields.length;
    const odd = { line, issue: this.#findExtra(fields, headerWidth) ?? toIssue('columnCount', '', String(width)) };
    if (this.#odd === null) return this.#fail(line, [odd.issue]);
    this.#odd.push(odd);
    if (this.#odd.length < maxWarnings) return;
    this.#isGivenUp = true;
    const isUnnamed = odd.issue.reason === 'unnamedColumn';
    this.#fail(0, [isUnnamed ? odd.issue : toIssue('columnCountThroughout', '', `${width} : ${headerWidth}`)]);
  }

  /** Content to the right of the last title, where the header has a place for it. */
  #findExtra(fields: readonly string[], headerWidth: number): RowIssue | null {
    const index = fields.findIndex((field, at) => at >= headerWidth && field.trim() !== '');
    const hasPlace = this.#isWorkbook || fields.length <= this.#header.length;
    return index === -1 || !hasPlace ? null : toIssue('unnamedColumn', toColumnLetter(index), fields[index] ?? '');
  }

  #tellOdd(): void {
    for (const { line, issue } of this.#odd ?? []) this.#fail(line, [issue]);
    this.#odd = null;
  }

  /** No row was as wide as the header. */
  #tellAllOdd(): void {
    const width = this.#odd?.[0]?.issue;
    const isThroughout = this.#odd !== null && this.#odd.length > 1 && this.#odd.length === this.rowsRead;
    if (!isThroughout || width?.reason !== 'columnCount' || this.reader === null) return this.#tellOdd();
    this.#fail(0, [toIssue('columnCountThroughout', '', `${width.value} : ${this.reader.width}`)]);
  }

  /** A sheet omits empty cells at the end of a row. */
  #widen(fields: readonly string[], width: number): readonly string[] {
    if (!this.#isWorkbook || fields.length >= width) return fields;
    return [...fields, ...Array.from({ length: width - fields.length }, () => '')];
  }

  #count(line: number, outcome: RowOutcome): void {
    switch (outcome.kind) {
      case 'bad':
        return this.#fail(line, outcome.issues);
      case 'outOfScope':
      case 'aggregate':
        if (outcome.kind === 'aggregate') this.aggregates += 1;
        else this.outOfScope += 1;
        if (outcome.leftOut !== undefined) this.leftOut.add(line, outcome.leftOut);
        return;
      case 'taken':
        for (const warning of outcome.warnings) this.#sinks.warnings.add({ line, ...warning });
    }
  }

  #fail(line: number, issues: readonly RowIssue[]): void {
    for (const issue of issues) this.#sinks.issues.add({ line, ...issue });
  }
}

function hasWidth(fields: readonly string[], width: number): boolean {
  return fields.length >= width && fields.slice(width).every((field) => field.trim() === '');
}
