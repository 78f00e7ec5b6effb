import type { SheetField } from '../../sheet/typed-line.ts';
import {
  hasPart,
  isProduct,
  listUnknown,
  listWords,
  type NamedWord,
  type PastedBlock,
  type PastedCell,
  type PastedEntry,
  type PasteIssue,
  type PriceReading,
  readPriceTokens,
  toPriceCells,
} from '../paste-entry.ts';
import { PasteHeadings, withoutParts } from '../paste-headings.ts';
import { type PasteContext, readTokens } from './paste-tokens.ts';
import { noPriceWords, type ColumnMeaning } from './paste-words.data.ts';
import { readPastedDay } from './pasted-day.ts';
import { joinUnits, type PastedUnit, readUnit } from './pasted-unit.ts';
import type { CellRow } from './split-block.ts';
import { isHeadRow, type PastedColumn, readColumnHead } from './table-heads.ts';

const noPrices: ReadonlySet<string> = new Set(noPriceWords);
const prices: ReadonlySet<SheetField> = new Set(['Low', 'Mainstream', 'High', 'LocalPrice', 'UsdPerUnit']);
const inUnits: ReadonlySet<SheetField> = new Set(['Low', 'Mainstream', 'High', 'LocalPrice']);
const counts: ReadonlySet<SheetField> = new Set(['QuoteCount', 'GroupSize']);

function isNoPrice(text: string): boolean {
  return text === '' || noPrices.has(text.normalize('NFKC').toLowerCase());
}

/** Price of a cell, where a comma between digits is always a thousands sign. */
export function readPriceCell(text: string, context: PasteContext): PriceReading {
  if (isNoPrice(text)) return { kind: 'none' };
  const plain = text
    .normalize('NFKC')
    .replace(/^(\D*\d{1,3}(?: \d{3})+)(?=\D*$)/, (spaced) => spaced.replaceAll(/(?<=\d) (?=\d)/g, ''));
  const reading = readTokens(plain, context);
  if (listUnknown(reading).length > 0 || reading.isUnclear) return { kind: 'bad', issue: 'badFigure' };
  return readPriceTokens(reading.tokens);
}

export interface TableSettings {
  readonly context: PasteContext;
  readonly main: SheetField;
  readonly chosen: ReadonlyMap<number, ColumnMeaning>;
}

interface RowPart {
  readonly words: readonly NamedWord[];
  readonly columns: readonly number[];
}

/** Reads rows from top to bottom; each row of headings starts new columns. */
class TableReader {
  readonly headings = new PasteHeadings();
  readonly entries: PastedEntry[] = [];
  readonly undecided = new Map<number, string>();
  /** Number of the first row below the headings; null where none were read. */
  firstLine: number | null = null;
  /** True while rows follow each other without a line of text between. */
  isPositioned = true;
  hasNames = false;
  #columns: readonly PastedColumn[];
  /** Origin of the last row that named one, by column: cells merged downwards are empty below. */
  readonly #origins = new Map<number, readonly NamedWord[]>();
  readonly #settings: TableSettings;

  constructor(settings: TableSettings, columns: readonly PastedColumn[]) {
    this.#settings = settings;
    this.#columns = columns.map((column, index) => this.#choose(column, index));
    this.#noteNames();
  }

  readRows(rows: readonly CellRow[]): void {
    rows.forEach((row, index) => {
      const next = rows[index + 1];
      const isHead = isHeadRow(row.cells, this.#settings.context);
      if (isHead && (next === undefined || !isHeadRow(next.cells, this.#settings.context))) this.#readHeads(row);
      else if (isHead) this.#readHeading(row);
      else this.#readRow(row);
    });
  }

  #readHeads({ cells, line }: CellRow): void {
    // Below a second row of heads a row's position says nothing.
    this.isPositioned = this.firstLine === null;
    this.firstLine ??= line + 1;
    const heads = cells.map((cell) => readColumnHead(cell, this.#settings.context));
    this.#columns = this.#findNames(heads).map((column, index) => this.#choose(column, index));
    this.#origins.clear();
    this.#noteNames();
  }

  #noteNames(): void {
    this.hasNames ||= this.#columns.some(({ meaning }) => meaning.kind === 'names');
  }

  /** Names often have no heading, or stand under the unit of the neighbouring prices. */
  #findNames(heads: readonly PastedColumn[]): readonly PastedColumn[] {
    if (heads.some(({ meaning }) => meaning.kind === 'names')) return heads;
    const at = heads.findIndex(({ head }) => head === '' || readUnit(head) !== null);
    const unit = heads[at]?.unit ?? null;
    return heads.map((column, index) => {
      if (index === at) return { ...column, meaning: { kind: 'names' }, unit: null };
      return at >= 0 && column.unit === null ? { ...column, unit } : column;
    });
  }

  #choose(column: PastedColumn, index: number): PastedColumn {
    const chosen = this.#settings.chosen.get(index);
    return chosen === undefined ? column : { ...column, meaning: chosen };
  }

  #readHeading({ cells, line }: CellRow): void {
    if (this.firstLine !== null) this.isPositioned = false;
    const text = cells.filter((cell) => cell !== '').join(' ');
    this.headings.read({ line, text }, readTokens(text, this.#settings.context));
    this.#origins.clear();
  }

  #readRow(row: CellRow): void {
    const { cells } = row;
    if (cells.every((cell) => cell === '')) {
      // No cell is merged over an empty row.
      this.#origins.clear();
      return;
    }
    const names = this.#readNames(cells);
    const isPriced = this.#columns.some(({ meaning }, index) => {
      const cell = cells[index] ?? '';
      return cell !== '' && (meaning.kind === 'field' || meaning.kind === 'price');
    });
    if (!isPriced && !names.words.some(isProduct)) return this.#readHeading(row);
    const { words, issues } = this.headings.complete(names.words);
    const text = this.#formatText(cells);
    const extra = cells.slice(this.#columns.length).filter((cell) => cell !== '');
    const beyond: readonly PasteIssue[] = extra.length === 0 ? [] : [{ kind: 'unclear', text: extra.join(' ') }];
    this.#columns.forEach(({ head, meaning }, index) => {
      if (meaning.kind === 'unknown' && (cells[index] ?? '') !== '') this.undecided.set(index, head);
    });
    for (const part of this.#listParts(cells)) {
      const read = this.#readCells(cells, part.columns);
      const all = [...withoutParts(words, part.words), ...part.words];
      const clash = part.words.some((word) => names.words.some((own) => shareParts(word, own)));
      const severals: readonly PasteIssue[] = clash ? [{ kind: 'severalProducts', text }] : [];
      this.entries.push({
        line: row.line,
        text,
        words: all,
        cells: read.cells,
        issues: [...issues, ...names.issues, ...severals, ...beyond, ...read.issues],
      });
    }
  }

  /** Names of a row as written; without names, all of its cells. */
  #formatText(cells: readonly string[]): string {
    const named = cells.filter((cell, index) => cell !== '' && this.#columns[index]?.meaning.kind === 'names');
    return (named.length === 0 ? cells.filter((cell) => cell !== '') : named).join(' ');
  }

  #readNames(cells: readonly string[]): {
    readonly words: readonly NamedWord[];
    readonly issues: readonly PasteIssue[];
  } {
    const words: NamedWord[] = [];
    const issues: PasteIssue[] = [];
    this.#columns.forEach(({ meaning }, index) => {
      if (meaning.kind !== 'names') return;
      const cell = cells[index] ?? '';
      if (isNoPrice(cell)) {
        words.push(...(cell === '' ? (this.#origins.get(index) ?? []) : []));
        return;
      }
      const reading = readTokens(cell, this.#settings.context, true);
      const found = listWords(reading.tokens);
      const strange = reading.tokens.filter(({ figure, names }) => figure !== null && names.length === 0);
      if (listUnknown(reading).length > 0 || strange.length > 0) issues.push({ kind: 'unknownName', text: cell });
      else if (reading.isUnclear) issues.push({ kind: 'unclear', text: cell });
      words.push(...found);
      const isOrigin = found.length > 0 && found.every((word) => hasPart(word, 'origin'));
      if (isOrigin) this.#origins.set(index, found);
      else this.#origins.delete(index);
    });
    return { words, issues };
  }

  /** Prices grouped by what their headings name; a single part where none names anything. */
  #listParts(cells: readonly string[]): readonly RowPart[] {
    const parts = new Map<string, { words: readonly NamedWord[]; columns: number[] }>();
    const shared: number[] = [];
    this.#columns.forEach(({ words }, index) => {
      if (words.length === 0) {
        shared.push(index);
        return;
      }
      const key = JSON.stringify(words.map(({ meanings }) => meanings));
      const part = parts.get(key) ?? { words, columns: [] };
      if ((cells[index] ?? '') !== '') part.columns.push(index);
      parts.set(key, part);
    });
    if (parts.size === 0) return [{ words: [], columns: shared }];
    return [...parts.values()]
      .filter(({ columns }) => columns.length > 0)
      .map(({ words, columns }) => ({ words, columns: [...shared, ...columns] }));
  }

  #readCells(cells: readonly string[], columns: readonly number[]) {
    const read: PastedCell[] = [];
    const issues: PasteIssue[] = [];
    let unit: PastedUnit | null = null;
    const fail = (kind: PasteIssue['kind'], text: string) => issues.push({ kind, text });
    for (const index of columns) {
      const { meaning, ...column } = this.#columns[index] ?? { meaning: { kind: 'left' } as const, unit: null };
      const cell = cells[index] ?? '';
      if (cell === '') continue;
      if (meaning.kind === 'unit' || meaning.kind === 'currency') {
        const joined = joinUnits(unit, readUnit(cell));
        if (readUnit(cell) === null || joined === 'conflict') fail('badUnit', cell);
        else unit = joined;
      } else if (meaning.kind === 'note') {
        if (listWords(readTokens(cell, this.#settings.context).tokens).length > 0) fail('noteNames', cell);
      } else if (meaning.kind === 'day') {
        if (readPastedDay(cell, this.#settings.context) !== 'same') fail('otherDay', cell);
      } else if (meaning.kind === 'price') {
        const price = readPriceCell(cell, this.#settings.context);
        if (price.kind === 'bad') fail(price.issue, cell);
        read.push(
          ...toPriceCells(price, { main: this.#settings.main, written: cell }).map((one) =>
            withUnit(one, column.unit, fail),
          ),
        );
      } else if (meaning.kind === 'field') {
        read.push(...this.#readField(meaning.field, cell, fail).map((one) => withUnit(one, column.unit, fail)));
      }
    }
    const above = unit ?? this.headings.unit;
    return { cells: read.map((one) => withUnit(one, above, fail)), issues };
  }

  #readField(
    field: SheetField,
    cell: string,
    fail: (kind: PasteIssue['kind'], text: string) => void,
  ): readonly PastedCell[] {
    if (isNoPrice(cell)) return [];
    if (prices.has(field)) {
      const price = readPriceCell(cell, this.#settings.context);
      if (price.kind === 'price') return [{ field, text: String(price.value), unit: price.unit, written: cell }];
      if (price.kind !== 'none') fail(price.kind === 'bad' ? price.issue : 'severalPrices', cell);
      return [];
    }
    if (!counts.has(field)) return [{ field, text: cell, unit: null, written: cell }];
    const count = /^(\d{1,3})\s*[家个条]?$/.exec(cell.normalize('NFKC'))?.[1];
    if (count === undefined) fail('badFigure', cell);
    return count === undefined ? [] : [{ field, text: String(Number(count)), unit: null, written: cell }];
  }
}

function shareParts(one: NamedWord, other: NamedWord): boolean {
  return one.meanings.some(({ part }) => hasPart(other, part));
}

function withUnit(
  cell: PastedCell,
  unit: PastedUnit | null,
  fail: (kind: 'badUnit', text: string) => void,
): PastedCell {
  if (!inUnits.has(cell.field)) return cell;
  if (cell.unit === null || unit === null) return { ...cell, unit: cell.unit ?? unit };
  const joined = joinUnits(cell.unit, { ...unit, factor: 1 });
  if (joined !== 'conflict') return { ...cell, unit: joined };
  fail('badUnit', cell.written);
  return cell;
}

export function readTable(
  rows: readonly CellRow[],
  columns: readonly PastedColumn[],
  settings: TableSettings,
): PastedBlock {
  const reader = new TableReader(settings, columns);
  reader.readRows(rows);
  const { headings, undecided } = reader;
  headings.close();
  const entries = [...reader.entries, ...headings.unpriced].toSorted((one, other) => one.line - other.line);
  const isPlain = reader.firstLine !== null && reader.isPositioned && !reader.hasNames && headings.unread.length === 0;
  return {
    entries,
    unread: headings.unread,
    hasOrigin: headings.hasOrigin,
    isNameless: isPlain && entries.every(({ words }) => words.length === 0),
    firstLine: reader.firstLine ?? 1,
    undecided,
  };
}
