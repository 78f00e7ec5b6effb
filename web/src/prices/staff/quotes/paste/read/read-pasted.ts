import type { SheetField } from '../../sheet/typed-line.ts';
import { readBlock } from '../../grid/clipboard-block.ts';
import { guessColumns } from '../guess-columns.ts';
import type { PastedBlock } from '../paste-entry.ts';
import { readLines } from './read-lines.ts';
import { readPriceCell, readTable, type TableSettings } from './read-table.ts';
import { type CellRow, listLines, listTables, transpose } from './split-block.ts';
import { isHeadRow, type PastedColumn } from './table-heads.ts';
import type { PasteContext } from './paste-tokens.ts';
import type { ColumnMeaning } from './paste-words.data.ts';

interface ReadSettings {
  readonly context: PasteContext;
  readonly main: SheetField;
  readonly chosen?: ReadonlyMap<number, ColumnMeaning>;
}

/** True for a table: a row of headings, and below it rows of the same width or of a single cell. */
function isTable(rows: readonly CellRow[], context: PasteContext): boolean {
  const at = rows.findIndex(({ cells }) => cells.length > 1 && isHeadRow(cells, context));
  const width = rows[at]?.cells.length ?? 0;
  return at >= 0 && rows.slice(at).every(({ cells }) => cells.length === width || cells.length === 1);
}

/** Columns under unknown headings over figures; what the figures are is not guessed. */
function findForeignHeads(rows: readonly CellRow[], context: PasteContext): readonly PastedColumn[] | null {
  const [first, ...others] = rows;
  const columns = guessColumns(others, context);
  const isOverFigures = columns.some(({ meaning }, index) => {
    const head = first?.cells[index] ?? '';
    return isPriceMeaning(meaning) && head !== '' && readPriceCell(head, context).kind === 'bad';
  });
  if (first === undefined || !isOverFigures) return null;
  return columns.map((column, index) => {
    const meaning: ColumnMeaning = isPriceMeaning(column.meaning) ? { kind: 'unknown' } : column.meaning;
    return { ...column, head: first.cells[index] ?? '', meaning };
  });
}

function isPriceMeaning({ kind }: ColumnMeaning): boolean {
  return kind === 'price' || kind === 'field' || kind === 'unknown';
}

function readTabs(rows: readonly CellRow[], settings: TableSettings): PastedBlock | null {
  const { context } = settings;
  if (rows.some(({ cells }) => isHeadRow(cells, context))) return readTable(rows, [], settings);
  const turned = transpose(rows);
  if (turned.some(({ cells }) => cells.length > 1 && isHeadRow(cells, context))) return readTable(turned, [], settings);
  const columns = findForeignHeads(rows, context) ?? guessColumns(rows, context);
  const isPriced = columns.some(({ meaning }) => isPriceMeaning(meaning));
  const isHeaded = columns.some(({ head }) => head !== '');
  return isPriced ? readTable(isHeaded ? rows.slice(1) : rows, columns, settings) : null;
}

function readColumn(text: string, settings: TableSettings): PastedBlock | null {
  const rows = readBlock(text).map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => cell.trim()) }));
  const [head, ...others] = rows;
  const isColumn = others.every(({ cells }) => readPriceCell(cells[0] ?? '', settings.context).kind !== 'bad');
  if (head === undefined || text.includes('\t') || !isHeadRow(head.cells, settings.context) || !isColumn) return null;
  return readTable(rows, [], settings);
}

/** Parses pasted text: a table by its headings, else free lines. */
export function readPasted(text: string, { context, main, chosen = new Map() }: ReadSettings): PastedBlock {
  const settings = { context, main, chosen };
  for (const rows of listTables(text)) {
    if (text.includes('\t')) {
      const block = readTabs(rows, settings);
      if (block !== null) return block;
    } else if (isTable(rows, context)) return readTable(rows, [], settings);
  }
  const column = readColumn(text, settings);
  if (column !== null) return column;
  const lines = listLines(text).map(({ line, text: written }) => ({ line, text: written.replaceAll('\t', ' ; ') }));
  return readLines(lines, context, main);
}
