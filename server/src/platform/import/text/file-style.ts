import { toPlainNumber, type DecimalMark } from './decimal.ts';
import type { Layout } from './header.ts';

/** Columns that a file may write in its own style, by index from 0. */
export interface StyledColumns {
  readonly numbers: readonly number[];
  readonly dates: readonly number[];
}

export interface StyledNames<Column extends string> {
  readonly numbers: readonly Column[];
  readonly dates: readonly Column[];
}

export function buildStyledColumns<Column extends string>(
  { places }: Layout<Column>,
  columns: StyledNames<Column>,
): StyledColumns {
  const findPositions = (names: readonly Column[]) => names.flatMap((name) => places.get(name) ?? []);
  return { numbers: findPositions(columns.numbers), dates: findPositions(columns.dates) };
}

/** A row, with the indices of cells a workbook stores as numbers: these always have a decimal point. */
export interface RowToStyle {
  readonly fields: readonly string[];
  readonly numberPlaces: readonly number[];
}

export interface UnclearNumber {
  readonly row: number;
  readonly index: number;
  readonly value: string;
}

export interface FileStyle {
  readonly decimalMark: DecimalMark;
  /** Null where no date shows the order of day and month. */
  readonly dayOrder: 'dayFirst' | 'monthFirst' | null;
  /** The first ambiguous number, read as one with three decimals. */
  readonly unclear: UnclearNumber | null;
}

/** Detects the style; the decimal mark is a comma only where a number requires it and none contradicts. */
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

/** Normalises a row: decimal points, no thousands marks, dates from the year on. What does not match stays. */
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
