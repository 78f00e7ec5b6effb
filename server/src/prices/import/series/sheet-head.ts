import { toPlainNumber } from '#platform/import/text/decimal.ts';
import type { FileLine } from '../price-file.ts';
import { isPeriodText, readYear } from './series-period.ts';

export interface SheetHead {
  /** Cells above the header, e.g. a title, a unit, a year. */
  readonly above: readonly string[];
  /** Line of the lowest header row. */
  readonly line: number;
  /** Titles of each column from top to bottom; a merged cell counts for all columns it covers. */
  readonly columns: readonly (readonly string[])[];
  readonly rows: readonly FileLine[];
  /** Lines on which a row of the header stands again, as where files were put together by hand. */
  readonly repeated: readonly number[];
}

/** Number of rows searched for the first figures. */
const maxRowsAbove = 40;
const maxHeadRows = 4;
const sampleRows = 50;

/** True for a number in any notation. */
export function isNumberText(text: string): boolean {
  const plain = text.trim();
  return plain !== '' && (toPlainNumber(plain, 'point') !== null || toPlainNumber(plain, 'comma') !== null);
}

/** Finds the header: the row above the first figures, plus rows above it while titles repeat or are missing. */
export function findHead(lines: readonly FileLine[]): SheetHead | null {
  const first = lines.slice(0, maxRowsAbove).findIndex((line, index) => index > 0 && holdsFigures(line.fields));
  if (first === -1) return null;
  const rows = lines.slice(first);
  const width = rows.slice(0, sampleRows).reduce((most, { fields }) => Math.max(most, fields.length), 0);
  const used = Array.from({ length: width }, (_, column) => column).filter((column) =>
    rows.slice(0, sampleRows).some(({ fields }) => (fields[column] ?? '') !== ''),
  );
  let top = first - 1;
  let columns = stack(lines.slice(top, first), width);
  while (top > 0 && first - top < maxHeadRows && isUnclear(columns, used) && isHeadRow(lines[top - 1])) {
    top -= 1;
    columns = stack(lines.slice(top, first), width);
  }
  const head = new Set(lines.slice(top, first).map(toRowText));
  const isRepeated = (line: FileLine) => isHeadRow(line) && head.has(toRowText(line));
  const above = lines.slice(0, top).flatMap(({ fields }) => fields.filter((field) => field !== ''));
  return {
    above,
    line: lines[first - 1]?.line ?? 0,
    columns,
    rows: rows.filter((line) => !isRepeated(line)),
    repeated: rows.filter(isRepeated).map(({ line }) => line),
  };
}

/** A sheet leaves out empty cells at the end of a row. */
function toRowText({ fields }: FileLine): string {
  return JSON.stringify(fields.slice(0, fields.findLastIndex((field) => field !== '') + 1));
}

/** True for a row with a number beside its first cell; days or years running across belong to the header. */
function holdsFigures(fields: readonly string[]): boolean {
  const cells = fields.slice(1).filter((field) => field !== '');
  return cells.some(isNumberText) && !goesAcross(cells);
}

function goesAcross(cells: readonly string[]): boolean {
  if (cells.length < 2 || !cells.every((cell) => isPeriodText(cell) || readYear(cell) !== null)) return false;
  const numbers = cells.filter(isNumberText).map(Number);
  return numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? number));
}

/** False for a lone title in the first cell: it titles the sheet, not its columns. */
function isHeadRow(line: FileLine | undefined): boolean {
  return line !== undefined && line.fields.slice(1).some((field) => field !== '');
}

function isUnclear(columns: readonly (readonly string[])[], used: readonly number[]): boolean {
  const titles = used.map((column) => columns[column]?.join(' / ') ?? '');
  return titles.includes('') || new Set(titles).size < titles.length;
}

function stack(rows: readonly FileLine[], width: number): readonly (readonly string[])[] {
  const own = rows.map(({ fields }) => fields);
  return Array.from({ length: width }, (_, column) => {
    const parts = own.map((fields, row) => fields[column] || formatMergedTitle(own, row, column));
    return parts.filter((part, index) => part !== '' && part !== parts[index - 1]);
  });
}

/** Title of a merged cell further left, applied only to columns that have a title below it. */
function formatMergedTitle(rows: readonly (readonly string[])[], row: number, column: number): string {
  const hasBelow = (at: number) => rows.slice(row + 1).some((fields) => (fields[at] ?? '') !== '');
  if (!hasBelow(column)) return '';
  for (let left = column - 1; left >= 0; left -= 1) {
    const text = rows[row]?.[left] ?? '';
    if (text !== '') return hasBelow(left) ? text : '';
  }
  return '';
}
