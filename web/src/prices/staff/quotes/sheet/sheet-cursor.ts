export interface CellPosition {
  /** Row among those shown, from 0. */
  readonly row: number;
  /** Column, from 0; the last is the line's action. */
  readonly column: number;
}

/** ready: keys move. typing: arrows leave the typed-over cell. editing: arrows move within the text. */
export type CursorMode = 'ready' | 'typing' | 'editing';

export interface Block {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Cursor state within a row; rows re-render only when theirs changes. */
export interface CursorInRow {
  readonly active: number | null;
  readonly from: number;
  readonly to: number;
}

const nowhere: CursorInRow = { active: null, from: -1, to: -1 };

function within(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}

/** Cursor and selection, outside React so that a step re-renders two rows and not five hundred. */
export class SheetCursor {
  readonly actionColumn: number;
  readonly #rowCount: number;
  readonly #views = new Map<number, CursorInRow>();
  readonly #rowListeners = new Map<number, Set<() => void>>();
  readonly #listeners = new Set<() => void>();
  #active: CellPosition = { row: 0, column: 0 };
  #anchor: CellPosition = { row: 0, column: 0 };
  #mode: CursorMode = 'ready';
  /** Column where a run of Tab began; Enter returns to it. */
  #runStart: number | null = null;
  #isInGrid = false;

  constructor(rowCount: number, fieldCount: number) {
    this.#rowCount = rowCount;
    this.actionColumn = fieldCount;
    this.#draw();
  }

  get mode(): CursorMode {
    return this.#mode;
  }

  /** The active cell takes the focus only once the user has entered the grid. */
  get isInGrid(): boolean {
    return this.#isInGrid;
  }

  enterGrid(): void {
    this.#isInGrid = true;
  }

  /** Sets the mode without re-rendering. */
  turn(mode: CursorMode): void {
    this.#mode = mode;
  }

  readonly position = (): CellPosition => this.#active;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  subscribeRow(row: number, listener: () => void): () => void {
    const listeners = this.#rowListeners.get(row) ?? new Set();
    this.#rowListeners.set(row, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  inRow(row: number): CursorInRow {
    return this.#views.get(row) ?? nowhere;
  }

  /** The selected cells, without the action column. */
  block(): Block {
    const [one, other] = [this.#active, this.#anchor];
    const last = this.actionColumn - 1;
    return {
      top: Math.min(one.row, other.row),
      bottom: Math.max(one.row, other.row),
      left: Math.min(one.column, other.column, last),
      right: Math.min(Math.max(one.column, other.column), last),
    };
  }

  moveTo({ row, column }: CellPosition, isExtending = false): void {
    const lastColumn = isExtending ? this.actionColumn - 1 : this.actionColumn;
    this.#active = { row: within(row, this.#rowCount - 1), column: within(column, lastColumn) };
    if (!isExtending) this.#anchor = this.#active;
    this.#mode = 'ready';
    this.#runStart = null;
    this.#draw();
  }

  moveBy(rows: number, columns: number, isExtending = false): void {
    this.moveTo({ row: this.#active.row + rows, column: this.#active.column + columns }, isExtending);
  }

  /** Moves to the next or previous field, across lines; false at the end of the sheet. */
  step(by: 1 | -1): boolean {
    const count = this.actionColumn;
    const next = this.#active.row * count + Math.min(this.#active.column, by === 1 ? count - 1 : count) + by;
    if (next < 0 || next >= this.#rowCount * count) return false;
    const [row, column] = [Math.floor(next / count), next % count];
    const start = row === this.#active.row ? Math.min(this.#runStart ?? this.#active.column, column) : 0;
    this.moveTo({ row, column });
    this.#runStart = start;
    return true;
  }

  /** Moves a line up or down, to the column where entry in this line began. */
  enter(rows: 1 | -1): void {
    this.moveTo({ row: this.#active.row + rows, column: this.#runStart ?? this.#active.column });
  }

  selectAll(): void {
    this.#anchor = { row: this.#rowCount - 1, column: this.actionColumn - 1 };
    this.#active = { row: 0, column: 0 };
    this.#draw();
  }

  #draw(): void {
    const before = new Map(this.#views);
    this.#views.clear();
    const { top, bottom, left, right } = this.block();
    const isOne = top === bottom && this.#active.column === this.#anchor.column;
    for (let row = top; row <= bottom; row += 1) {
      const active = row === this.#active.row ? this.#active.column : null;
      this.#views.set(row, isOne ? { active, from: -1, to: -1 } : { active, from: left, to: right });
    }
    for (const row of new Set([...before.keys(), ...this.#views.keys()])) {
      const [was, is] = [before.get(row), this.#views.get(row)];
      const isSame = was?.active === is?.active && was?.from === is?.from && was?.to === is?.to;
      if (isSame && was !== undefined) this.#views.set(row, was);
      else for (const listener of this.#rowListeners.get(row) ?? []) listener();
    }
    for (const listener of this.#listeners) listener();
  }
}
