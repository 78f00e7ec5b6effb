import type { TextEncoding } from '@btc/contract/imported-files.ts';
import { toIssue } from '../issue.ts';
import type { RowIssue } from '../issue.ts';
import { splitCsvLine, type Separator } from '../text/csv-line.ts';
import { readLines } from '../text/text-lines.read.ts';
import type { TextLine } from '../text/text-lines.read.ts';
import type { CellIssue, FileRow } from './file-row.ts';
import type { TextHeader } from './header-search.ts';

/** Reads a CSV file row by row from its header, without blank lines, in bounded memory. */
export async function* readCsvRows(
  path: string,
  encoding: TextEncoding,
  header: TextHeader,
): AsyncGenerator<readonly FileRow[]> {
  const { line, lastLine = line, text: whole, separator } = header;
  if (whole !== undefined) yield [findRow({ number: line, text: whole, tooLong: false, isUnended: false }, separator)];
  const first = whole === undefined ? line : lastLine + 1;
  const joined = new JoinedRows(separator, whole === undefined ? null : countFields(whole, separator));
  for await (const lines of readLines(path, encoding)) {
    yield joined.take(lines.filter(({ number, text }) => number >= first && text.trim() !== ''));
  }
  yield joined.end();
}

function countFields(text: string, separator: Separator): number | null {
  const split = splitCsvLine(text, separator);
  return split.kind === 'fields' ? split.fields.length : null;
}

const maxJoinedLines = 20;

/** Joins lines whose quotation mark is closed in a later one, where the row then is as wide as the header: all else stays a broken line. */
class JoinedRows {
  readonly #separator: Separator;
  /** Fields of the header; null until it was read. */
  #width: number | null;
  #open: TextLine[] = [];

  constructor(separator: Separator, width: number | null) {
    this.#separator = separator;
    this.#width = width;
  }

  take(lines: readonly TextLine[]): readonly FileRow[] {
    const rows: FileRow[] = [];
    for (const line of lines) this.#put(rows, line);
    return rows;
  }

  end(): readonly FileRow[] {
    const rows: FileRow[] = [];
    while (this.#open.length > 0) this.#giveUp(rows);
    return rows;
  }

  #put(rows: FileRow[], line: TextLine): void {
    if (this.#open.length > 0) return this.#join(rows, line);
    const row = findRow(line, this.#separator);
    const isOpen = row.kind === 'broken' && row.issues[0]?.reason === 'openQuote' && this.#width !== null;
    if (isOpen) this.#open = [line];
    else rows.push(row);
    if (row.kind === 'fields') this.#width ??= row.fields.length;
  }

  #join(rows: FileRow[], line: TextLine): void {
    this.#open.push(line);
    const text = this.#open.map((one) => one.text).join('\n');
    const split = splitCsvLine(text, this.#separator);
    if (split.kind === 'fields' && split.fields.length === this.#width && !line.tooLong) {
      rows.push(findRow({ ...line, number: this.#open[0]?.number ?? line.number, text }, this.#separator));
      this.#open = [];
    } else if (split.kind === 'fields' || split.reason === 'strayQuote' || this.#open.length === maxJoinedLines) {
      this.#giveUp(rows);
    }
  }

  /** A broken quotation mark spoils only its line. */
  #giveUp(rows: FileRow[]): void {
    const [first, ...others] = this.#open;
    this.#open = [];
    if (first !== undefined) rows.push(findRow(first, this.#separator));
    for (const line of others) this.#put(rows, line);
  }
}

function findRow(line: TextLine, separator: Separator): FileRow {
  const broken = (issue: RowIssue): FileRow => ({ kind: 'broken', number: line.number, issues: [issue] });
  if (line.tooLong) return broken(toIssue('lineTooLong', '', line.text));
  if (line.text.includes('\ufffd')) return broken(toIssue('unreadableText', '', line.text));
  if (line.text.includes('\0')) return broken(toIssue('notText', '', line.text.replaceAll('\0', '')));
  const split = splitCsvLine(line.text, separator);
  if (split.kind === 'broken') return broken(toIssue(split.reason, '', split.value));
  const { fields } = split;
  return {
    kind: 'fields',
    number: line.number,
    fields,
    cellIssues: line.text.includes('=') ? fields.flatMap(formulaIn) : [],
    numberPlaces: noPlaces,
    isUnended: line.isUnended,
  };
}

const noPlaces: readonly number[] = [];

/** A text like `="0202"`, which keeps a leading zero in spreadsheets, is no value here. */
export function formulaIn(field: string, index: number): readonly CellIssue[] {
  return field.trimStart().startsWith('=') ? [{ index, reason: 'formulaCell', value: field }] : [];
}
