import { toPlainNumber } from '#platform/import/text/decimal.ts';
import type { FileLine } from '../price-file.ts';
import { isPeriodText, readYear } from './series-period.ts';

/** The head of a table: its titles, and what stands around them. */
export interface SheetHead {
  /** What stands above, e.g. a title, a unit, a year. */
  readonly above: readonly string[];
  /** Line of the lowest row of the head. */
  readonly line: number;
  /** For each column, what stands over it from above down: a merged cell counts for all it covers. */
  readonly columns: readonly (readonly string[])[];
  readonly rows: readonly FileLine[];
}

/** Rows that are looked at for the first that holds figures. */
const maxRowsAbove = 40;
/** Rows that a head may have. */
const maxHeadRows = 4;
const sampleRows = 50;

/** Whether a cell is a number in any way of writing. */
export function isNumberText(text: string): boolean {
  const plain = text.trim();
  return plain !== '' && (toPlainNumber(plain, 'point') !== null || toPlainNumber(plain, 'comma') !== null);
}

/** Finds the head of a table: the row above the first figures, and those over it as far as its titles repeat or lack. */
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
  const above = lines.slice(0, top).flatMap(({ fields }) => fields.filter((field) => field !== ''));
  return { above, line: lines[first - 1]?.line ?? 0, columns, rows };
}

/** A row of figures has one beside its first cell; days and years that go across belong to a head. */
function holdsFigures(fields: readonly string[]): boolean {
  const cells = fields.slice(1).filter((field) => field !== '');
  return cells.some(isNumberText) && !goesAcross(cells);
}

function goesAcross(cells: readonly string[]): boolean {
  if (cells.length < 2 || !cells.every((cell) => isPeriodText(cell) || readYear(cell) !== null)) return false;
  const numbers = cells.filter(isNumberText).map(Number);
  return numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? number));
}

/** A title alone in the first cell is one of the sheet, not of its columns. */
function isHeadRow(line: FileLine | undefined): boolean {
  return line !== undefined && line.fields.slice(1).some((field) => field !== '');
}

function isUnclear(columns: readonly (readonly string[])[], used: readonly number[]): boolean {
  const titles = used.map((column) => columns[column]?.join(' / ') ?? '');
  return titles.includes('') || new Set(titles).size < titles.length;
}

/** Puts the rows of a head over each other. */
function stack(rows: readonly FileLine[], width: number): readonly (readonly string[])[] {
  const own = rows.map(({ fields }) => fields);
  return Array.from({ length: width }, (_, column) => {
    const parts = own.map((fields, row) => fields[column] || formatMergedTitle(own, row, column));
    return parts.filter((part, index) => part !== '' && part !== parts[index - 1]);
  });
}

/** What a merged cell says to the right of where it stands: only over a column that has a title below. */
function formatMergedTitle(rows: readonly (readonly string[])[], row: number, column: number): string {
  const hasBelow = (at: number) => rows.slice(row + 1).some((fields) => (fields[at] ?? '') !== '');
  if (!hasBelow(column)) return '';
  for (let left = column - 1; left >= 0; left -= 1) {
    const text = rows[row]?.[left] ?? '';
    if (text !== '') return hasBelow(left) ? text : '';
  }
  return '';
}
