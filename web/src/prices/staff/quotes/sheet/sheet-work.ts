import { readBlock, writeBlock } from '../grid/clipboard-block.ts';
import type { SheetCursor } from './sheet-cursor.ts';
import type { CellChange, SheetLines } from './sheet-lines.ts';
import { formatCellText, plainNumber, type SheetField, toTyped } from './typed-line.ts';

interface Pending {
  readonly id: number;
  readonly field: SheetField;
  readonly text: string;
}

export interface Pasted {
  readonly cells: number;
  readonly refused: number;
}

export type PlainRefusal = 'tooWide' | 'tooLong' | 'columns';

/** Result of a paste: inserted by position, refused, or to be matched by names and reviewed first. */
export type PasteOutcome =
  | ({ readonly kind: 'pasted' } & Pasted)
  | { readonly kind: 'refused'; readonly reason: PlainRefusal }
  | { readonly kind: 'named'; readonly idsBelow: readonly number[] };

const priceFields: ReadonlySet<SheetField> = new Set(['Low', 'Mainstream', 'High']);

function isPlainCell(field: SheetField | undefined, text: string): boolean {
  if (text.trim() === '' || plainNumber(text) !== null) return true;
  return (field === 'Basis' || field === 'Provisional' || field === 'Source') && formatCellText(field, text) !== null;
}

export class SheetWork {
  readonly lines: SheetLines;
  readonly cursor: SheetCursor;
  readonly ids: readonly number[];
  #pending: Pending | null = null;
  /** The text last copied here, which is pasted back unchanged. */
  #copied: string | null = null;

  constructor(lines: SheetLines, ids: readonly number[], cursor: SheetCursor) {
    this.lines = lines;
    this.ids = ids;
    this.cursor = cursor;
  }

  /** Series and field of the active cell; no field for the line's action. */
  active(): { readonly id: number | undefined; readonly field: SheetField | undefined } {
    const { row, column } = this.cursor.position();
    return { id: this.ids[row], field: this.lines.kind.fields[column] };
  }

  type(id: number, field: SheetField, text: string): void {
    this.#pending = { id, field, text };
    if (this.cursor.mode === 'ready') this.cursor.turn('typing');
  }

  /** Commits the text typed in the cell. */
  settle(): void {
    const pending = this.#pending;
    this.#pending = null;
    if (pending !== null) this.lines.edit([pending]);
    this.cursor.turn('ready');
  }

  /** Discards the text typed in the cell. */
  forget(): void {
    this.#pending = null;
    this.cursor.turn('ready');
  }

  clear(): void {
    this.lines.edit(this.#selected().map((cell) => ({ ...cell, text: '' })));
  }

  /** Fills empty cells of the selected lines from the previous quotes; returns the number of lines changed. */
  takePrevious(): number {
    const { top, bottom } = this.cursor.block();
    const changes = this.ids.slice(top, bottom + 1).flatMap((id): readonly CellChange[] => {
      const { row, typed } = this.lines.view(id);
      if (this.lines.isLocked(id) || row.Previous === null) return [];
      const before = toTyped(row.Previous);
      const fields = this.lines.kind.carried.filter((field) => typed[field] === '' && before[field] !== '');
      return fields.map((field) => ({ id, field, text: before[field] }));
    });
    this.lines.edit(changes);
    return new Set(changes.map(({ id }) => id)).size;
  }

  copy(): string {
    const { top, bottom, left, right } = this.cursor.block();
    const fields = this.lines.kind.fields.slice(left, right + 1);
    this.#copied = writeBlock(
      this.ids.slice(top, bottom + 1).map((id) => fields.map((field) => this.lines.view(id).typed[field])),
    );
    return this.#copied;
  }

  /** Inserts figures and choices from the active cell on; one cell fills the selection, text with words is not inserted. */
  paste(text: string): PasteOutcome {
    const block = readBlock(text);
    const { top, left } = this.cursor.block();
    const fields = this.lines.kind.fields.slice(left);
    const isOwn = text === this.#copied;
    const idsBelow = this.ids.slice(top);
    if (!isOwn && !block.every((cells) => cells.every((cell, across) => isPlainCell(fields[across], cell)))) {
      return { kind: 'named', idsBelow };
    }
    const [first] = block;
    const only = block.length === 1 && first?.length === 1 ? first[0] : undefined;
    if (only !== undefined) return this.#fill(this.#selected().map((cell) => ({ ...cell, text: only })));
    const reason = this.#findMisfit(block, isOwn);
    return reason === null ? this.#fill(this.#below(block, fields)) : { kind: 'refused', reason };
  }

  /** Bare figures are ambiguous: they must fill the remaining price columns or be a single column. */
  #findMisfit(block: readonly (readonly string[])[], isOwn: boolean): PlainRefusal | null {
    const { top, bottom, left, right } = this.cursor.block();
    const fields = this.lines.kind.fields.slice(left);
    const width = Math.max(...block.map((cells) => cells.length));
    if (width > fields.length) return 'tooWide';
    if (block.length > this.ids.length - top) return 'tooLong';
    const isSelection = bottom - top + 1 === block.length && right - left + 1 === width;
    const prices = fields.filter((field) => priceFields.has(field)).length;
    return isOwn || isSelection || width === 1 || width >= prices ? null : 'columns';
  }

  #fill(cells: readonly CellChange[]): PasteOutcome {
    const filled = cells.filter((cell) => cell.text.trim() !== '');
    const refused = this.lines.edit(filled);
    return { kind: 'pasted', cells: filled.length - refused, refused };
  }

  #below(block: readonly (readonly string[])[], fields: readonly SheetField[]): readonly CellChange[] {
    const { top } = this.cursor.block();
    return block.flatMap((cells, down) => {
      const id = this.ids[top + down];
      if (id === undefined) return [];
      return cells.flatMap((text, across) => {
        const field = fields[across];
        return field === undefined ? [] : [{ id, field, text }];
      });
    });
  }

  #selected(): readonly Omit<CellChange, 'text'>[] {
    const { top, bottom, left, right } = this.cursor.block();
    const fields = this.lines.kind.fields.slice(left, right + 1);
    return this.ids.slice(top, bottom + 1).flatMap((id) => fields.map((field) => ({ id, field })));
  }
}
