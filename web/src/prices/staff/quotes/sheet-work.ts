import { messages } from './messages.ts';
import { readBlock, writeBlock } from './clipboard-block.ts';
import type { SheetCursor } from './sheet-cursor.ts';
import type { CellChange, SheetLines } from './sheet-lines.ts';
import { type SheetField, sheetFields, toTyped } from './typed-line.ts';

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

/** A mark of a line reads like its head, so it makes no line of heads by itself. */
const tellingFields = sheetFields.filter((field) => field !== 'Provisional');

function isHead(field: SheetField, text: string): boolean {
  const words = text.trim().toLowerCase();
  return [messages.cn, messages.en].some((t) => t.fields[field].toLowerCase() === words);
}

/** The fields that a line of heads names, in either language, undefined where a head is none of ours; null for no such line. */
function readHeads(cells: readonly string[]): readonly (SheetField | undefined)[] | null {
  if (!cells.some((cell) => tellingFields.some((field) => isHead(field, cell)))) return null;
  return cells.map((cell) => sheetFields.find((field) => isHead(field, cell)));
}

/** What is done with the cells of a sheet as it is shown: typing, clearing, copying, pasting, taking over what was before. */
export class SheetWork {
  readonly lines: SheetLines;
  readonly cursor: SheetCursor;
  readonly ids: readonly number[];
  #pending: Pending | null = null;

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
    return writeBlock(
      this.ids.slice(top, bottom + 1).map((id) => fields.map((field) => this.lines.view(id).typed[field])),
    );
  }

  /**
   * Puts cells in from the active one on; empty ones leave what stands there. One cell fills all that is selected. Where the
   * block's first line holds heads of the sheet, each column goes under its own, and one without goes nowhere.
   */
  paste(text: string): Pasted {
    const block = readBlock(text);
    const heads = readHeads(block[0] ?? []);
    if (heads !== null) return this.#fill(this.#below(block.slice(1), heads));
    const [first] = block;
    const only = block.length === 1 && first?.length === 1 ? first[0] : undefined;
    const { left } = this.cursor.block();
    return this.#fill(
      only === undefined
        ? this.#below(block, this.lines.kind.fields.slice(left))
        : this.#selected().map((cell) => ({ ...cell, text: only })),
    );
  }

  #fill(cells: readonly CellChange[]): Pasted {
    const filled = cells.filter((cell) => cell.text.trim() !== '');
    const refused = this.lines.edit(filled);
    return { cells: filled.length - refused, refused };
  }

  #below(block: readonly (readonly string[])[], fields: readonly (SheetField | undefined)[]): readonly CellChange[] {
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
