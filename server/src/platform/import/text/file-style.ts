import { toPlainNumber, type DecimalMark } from './decimal.ts';
import type { Layout } from './header.ts';

/** Which of its columns a file may write in its own manner: by their places, from 0. */
export interface StyledColumns {
  readonly numbers: readonly number[];
  readonly dates: readonly number[];
}

/** The same by their names. */
export interface StyledNames<Column extends string> {
  readonly numbers: readonly Column[];
  readonly dates: readonly Column[];
}

/** The places of such columns as a file has. */
export function buildStyledColumns<Column extends string>(
  { places }: Layout<Column>,
  columns: StyledNames<Column>,
): StyledColumns {
  const findPositions = (names: readonly Column[]) => names.flatMap((name) => places.get(name) ?? []);
  return { numbers: findPositions(columns.numbers), dates: findPositions(columns.dates) };
}

/** A row, and the places of the cells that its workbook holds as numbers: those are written with a point, whatever the others say. */
export interface RowToStyle {
  readonly fields: readonly string[];
  readonly numberPlaces: readonly number[];
}

/** A cell that can be read as two numbers, and nothing in the file says as which. */
export interface UnclearNumber {
  readonly row: number;
  readonly index: number;
  readonly value: string;
}

/** How a file writes its numbers and days, told by all that its first rows hold. */
export interface FileStyle {
  readonly decimalMark: DecimalMark;
  /** Null where no day tells the order of day and month. */
  readonly dayOrder: 'dayFirst' | 'monthFirst' | null;
  /** The first, taken for a number with three decimals. */
  readonly unclear: UnclearNumber | null;
}

/**
 * Tells how a file writes. The decimal mark of its texts is a comma only where one of its numbers can be read in no other way and none
 * speaks against it.
 */
export function detectStyle(rows: readonly RowToStyle[], columns: StyledColumns): FileStyle {
  const dayOrder = detectDayOrder(rows, columns.dates);
  const seen = { point: false, comma: false };
  let unclear: UnclearNumber | null = null;
  for (const [row, { fields, numberPlaces }] of rows.entries()) {
    for (const index of columns.numbers) {
      if (numberPlaces.includes(index)) continue;
      const value = (fields[index] ?? '').trim();
      const [asPoint, asComma] = [toPlainNumber(value, 'point'), toPlainNumber(value, 'comma')];
      if (asPoint !== null && asComma === null) seen.point = true;
      else if (asComma !== null && asPoint === null) seen.comma = true;
      else if (/^\d{1,3}\.\d{3}$/.test(value)) unclear ??= { row, index, value };
    }
  }
  const decimalMark = seen.comma && !seen.point ? 'comma' : 'point';
  return { decimalMark, dayOrder, unclear: seen.comma || seen.point ? null : unclear };
}

const twoWays = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:[T ]\d{1,2}:\d{2}.*)?$/;

function detectDayOrder(rows: readonly RowToStyle[], places: readonly number[]): FileStyle['dayOrder'] {
  const days = places
    .flatMap((index) => rows.map(({ fields }) => twoWays.exec(formatPlainText(fields[index]))))
    .filter(isFound);
  const dayFirst = days.some(([, first]) => Number(first) > 12);
  const monthFirst = days.some(([, , second]) => Number(second) > 12);
  if (dayFirst === monthFirst) return null;
  return dayFirst ? 'dayFirst' : 'monthFirst';
}

function isFound<Value>(value: Value | null): value is Value {
  return value !== null;
}

function formatPlainText(text: string | undefined): string {
  return (text ?? '').normalize('NFKC').trim();
}

/** A row as every reader knows it: numbers with a point and without marks of thousands, days from the year on. What fits not stays. */
export function applyStyle(
  { fields, numberPlaces }: RowToStyle,
  columns: StyledColumns,
  { decimalMark, dayOrder }: FileStyle,
): readonly string[] {
  let styled: string[] | null = null;
  for (const index of columns.numbers) {
    if (numberPlaces.includes(index)) continue;
    const field = fields[index] ?? '';
    const plain = toPlainNumber(field.trim(), decimalMark);
    if (plain !== null && plain !== field) (styled ??= [...fields])[index] = plain;
  }
  for (const index of dayOrder === null ? [] : columns.dates) {
    const match = twoWays.exec(formatPlainText(fields[index]));
    if (match === null) continue;
    const [, first = '', second = '', year = ''] = match;
    const [day, month] = dayOrder === 'dayFirst' ? [first, second] : [second, first];
    (styled ??= [...fields])[index] = `${year}-${month}-${day}`;
  }
  return styled ?? fields;
}
