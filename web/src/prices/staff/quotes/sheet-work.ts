import { readBlock, writeBlock } from './clipboard-block.ts';
import type { SheetCursor } from './sheet-cursor.ts';
import type { CellChange, SheetLines } from './sheet-lines.ts';
import { formatCellText, plainNumber, type SheetField, toTyped } from './typed-line.ts';

/** What is typed in a cell and not taken over yet. */
interface Pending {
  readonly id: number;
  readonly field: SheetField;
  readonly text: string;
}

export interface Pasted {
  readonly cells: number;
  readonly refused: number;
}

/** Why a block without names is not put in by position. */
export type PlainRefusal = 'tooWide' | 'tooLong' | 'columns';

/** What became of a text: put in by position, refused, or to be read by its names and heads and looked at first. */
export type PasteOutcome =
  | ({ readonly kind: 'pasted' } & Pasted)
  | { readonly kind: 'refused'; readonly reason: PlainRefusal }
  | { readonly kind: 'named'; readonly idsBelow: readonly number[] };

const priceFields: ReadonlySet<SheetField> = new Set(['Low', 'Mainstream', 'High']);

function isPlainCell(field: SheetField | undefined, text: string): boolean {
  if (text.trim() === '' || plainNumber(text) !== null) return true;
  return (field === 'Basis' || field === 'Provisional' || field === 'Source') && formatCellText(field, text) !== null;
}

/** What is done with the cells of a sheet as it is shown: typing, clearing, copying, pasting, taking over what was before. */
export class SheetWork {
  readonly lines: SheetLines;
  readonly cursor: SheetCursor;
  readonly ids: readonly number[];
  #pending: Pending | null = null;
  /** What was copied here last: it goes back in as it is. */
  #copied: string | null = null;

  constructor(lines: SheetLines, ids: readonly number[], cursor: SheetCursor) {
    this.lines = lines;
    this.ids = ids;
    this.cursor = cursor;
  }

  /** The series and the field of the active cell; no field: the action of the line. */
  active(): { readonly id: number | undefined; readonly field: SheetField | undefined } {
    const { row, column } = this.cursor.position();
    return { id: this.ids[row], field: this.lines.kind.fields[column] };
  }

  /** Notes a keystroke; nothing is drawn for it but the cell's own text. */
  type(id: number, field: SheetField, text: string): void {
    this.#pending = { id, field, text };
    if (this.cursor.mode === 'ready') this.cursor.turn('typing');
  }

  /** Takes over what was typed in the cell. */
  settle(): void {
    const pending = this.#pending;
    this.#pending = null;
    if (pending !== null) this.lines.edit([pending]);
    this.cursor.turn('ready');
  }

  /** Leaves the cell as it was. */
  forget(): void {
    this.#pending = null;
    this.cursor.turn('ready');
  }

  clear(): void {
    this.lines.edit(this.#selected().map((cell) => ({ ...cell, text: '' })));
  }

  /** Fills the empty cells of the selected lines with what the quotes before had. */
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

  /**
   * Puts cells in from the active one on where they are figures and choices alone and fit; empty ones leave what stands there, and one
   * cell fills all that is selected. A text with words is not put in: it is to be read by them.
   */
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

  /** Figures alone say nothing of what they are: they have to fill the price columns that are left, or be a single column. */
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
