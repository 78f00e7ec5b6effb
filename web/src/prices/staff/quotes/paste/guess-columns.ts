import { formatCellText } from '../sheet/typed-line.ts';
import type { PasteContext } from './read/paste-tokens.ts';
import type { ColumnMeaning } from './read/paste-words.data.ts';
import { readPastedDay } from './read/pasted-day.ts';
import { readUnit } from './read/pasted-unit.ts';
import { readPriceCell } from './read/read-table.ts';
import type { CellRow } from './read/split-block.ts';
import type { PastedColumn } from './read/table-heads.ts';

type Kind = 'names' | 'figures' | 'unit' | 'day' | 'basis' | 'empty';

function findKind(cells: readonly string[], context: PasteContext): Kind {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.length === 0) return 'empty';
  const prices = filled.map((cell) => readPriceCell(cell, context));
  if (prices.every(({ kind }) => kind !== 'bad')) return 'figures';
  if (filled.every((cell) => readUnit(cell) !== null)) return 'unit';
  if (filled.every((cell) => readPastedDay(cell, context) !== null)) return 'day';
  if (filled.every((cell) => formatCellText('Basis', cell) !== null)) return 'basis';
  return 'names';
}

/** True if low, mainstream and high are in order in every full row, and not merely equal. */
function areInOrder(rows: readonly CellRow[], columns: readonly number[], context: PasteContext): boolean {
  const rates = rows.map(({ cells }) =>
    columns.flatMap((column) => {
      const price = readPriceCell(cells[column] ?? '', context);
      return price.kind === 'price' ? [price.value] : [];
    }),
  );
  const full = rates.filter((row) => row.length === columns.length);
  const isAscending = full.every(([low = 0, main = 0, high = 0]) => low <= main && main <= high);
  return isAscending && full.some(([low = 0, , high = 0]) => low < high);
}

const trio = ['Low', 'Mainstream', 'High'] as const;

/** Columns of a table without headings, as far as their contents are unambiguous. */
export function guessColumns(rows: readonly CellRow[], context: PasteContext): readonly PastedColumn[] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const kinds = Array.from({ length: width }, (_, column) =>
    findKind(
      rows.map(({ cells }) => cells[column] ?? ''),
      context,
    ),
  );
  const figures = kinds.flatMap((kind, column) => (kind === 'figures' ? [column] : []));
  const isTrio = figures.length === trio.length && areInOrder(rows, figures, context);
  const toMeaning = (kind: Kind, column: number): ColumnMeaning => {
    if (kind === 'empty') return { kind: 'left' };
    if (kind === 'basis') return { kind: 'field', field: 'Basis' };
    if (kind !== 'figures') return { kind };
    const field = isTrio ? trio[figures.indexOf(column)] : undefined;
    if (field !== undefined) return { kind: 'field', field };
    return { kind: figures.length === 1 ? 'price' : 'unknown' };
  };
  return kinds.map((kind, column) => ({ head: '', meaning: toMeaning(kind, column), unit: null, words: [] }));
}
