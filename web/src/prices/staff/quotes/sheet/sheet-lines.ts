import type { DraftOutcome, SheetQuote, SheetRow } from '@btc/contract/prices/desk/quote-desk.ts';
import type { CattleSheetPrice } from '@btc/contract/prices/benchmarks/live-cattle.ts';
import { type CattleRow, validateCattleLine } from './cattle-line.ts';
import {
  type CellIssue,
  formatCellText,
  isSameLine,
  type LineValidation,
  validateLine,
  type LineValues,
  type SheetField,
  type SheetKind,
  sheetKinds,
  type Typed,
  toTyped,
} from './typed-line.ts';

export type LineRow = SheetRow | CattleRow;
export type LineQuote = SheetQuote | CattleSheetPrice;

export interface LineOutcome extends Pick<DraftOutcome, 'SeriesID' | 'Outcome' | 'Issues'> {
  readonly Quote: LineQuote | null;
}

export interface CellChange {
  readonly id: number;
  readonly field: SheetField;
  readonly text: string;
}

/** The unsaved part of a line, stored on the device until the server has it. */
export interface DraftLine {
  readonly typed: Typed;
  /** The revision it was typed on. */
  readonly was: number;
  readonly confirmedFor: string;
}

/** View of a line for its row; a new object whenever anything in it changes. */
export interface LineView {
  readonly row: LineRow;
  readonly typed: Typed;
  readonly judged: LineValidation;
  readonly quote: LineQuote | null;
  /** conflict: somebody else has changed or published the line meanwhile. */
  readonly state: 'none' | 'unsaved' | 'saved' | 'published' | 'conflict';
  /** The server's errors for what was sent, until something else is typed. */
  readonly errors: readonly CellIssue[];
}

export interface SendableLine {
  readonly id: number;
  readonly typed: Typed;
  readonly was: number;
  /** Null deletes the draft. */
  readonly values: LineValues | null;
  readonly isConfirmed: boolean;
}

interface Line {
  row: LineRow;
  quote: LineQuote | null;
  typed: Typed;
  was: number;
  confirmedFor: string;
  askedFor: string;
  isConflict: boolean;
  errors: readonly CellIssue[];
  view: LineView | null;
}

interface Step {
  readonly id: number;
  readonly field: SheetField;
  readonly before: string;
  readonly after: string;
}

const maxHistory = 500;
/** Rows notified at once; the others wait until these are painted. */
const wakeBatchSize = 60;
const wakeAfterMs = 20;

function lineFrom(row: LineRow, stored: DraftLine | undefined, { main }: SheetKind): Line {
  const typed = toTyped(row.Quote);
  const revision = row.Quote?.Revision ?? 0;
  const line: Line = {
    row,
    quote: row.Quote,
    typed,
    was: revision,
    // What is saved was confirmed when it was.
    confirmedFor: typed[main],
    askedFor: '',
    isConflict: false,
    errors: [],
    view: null,
  };
  if (stored === undefined || isSameLine(stored.typed, toTyped(row.Quote))) return line;
  return { ...line, ...stored, isConflict: stored.was !== revision };
}

/** Values shown in empty cells: the previous quote, and defaults. */
export function toGhost(row: LineRow): Typed {
  const before = toTyped(row.Previous);
  if (!('Code' in row)) return before;
  return {
    ...before,
    UsdPerUnit: row.isInUsd ? '1' : before.UsdPerUnit,
    Source: before.Source === '' ? row.source : before.Source,
  };
}

/** Typed lines of a sheet, outside React: a change notifies only its own row. */
export class SheetLines {
  readonly kind: SheetKind;
  readonly #lines: Map<number, Line>;
  #jumpPercent: number;
  readonly #rowListeners = new Map<number, Set<() => void>>();
  readonly #listeners = new Set<() => void>();
  readonly #done: (readonly Step[])[] = [];
  #undone: (readonly Step[])[] = [];
  readonly #sleeping = new Set<number>();
  #isWaking = false;
  #turn = 0;

  constructor(
    rows: readonly LineRow[],
    jumpPercent: number,
    stored: ReadonlyMap<number, DraftLine>,
    kind: SheetKind = sheetKinds.quotes,
  ) {
    this.kind = kind;
    this.#jumpPercent = jumpPercent;
    this.#lines = new Map(rows.map((row) => [row.SeriesID, lineFrom(row, stored.get(row.SeriesID), kind)]));
  }

  get ids(): readonly number[] {
    return [...this.#lines.keys()];
  }

  /** Change counter: values derived from all lines are recomputed when it differs. */
  readonly turn = (): number => this.#turn;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  subscribeLine(id: number, listener: () => void): () => void {
    const listeners = this.#rowListeners.get(id) ?? new Set();
    this.#rowListeners.set(id, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  view(id: number): LineView {
    const line = this.#line(id);
    line.view ??= this.#look(line);
    return line.view;
  }

  views(): readonly LineView[] {
    return this.ids.map((id) => this.view(id));
  }

  /** Published lines are corrected, not typed over. */
  isLocked(id: number): boolean {
    return this.#line(id).quote?.State === 'published';
  }

  /** Sets cells as one undo step; returns how many were rejected: locked, or no valid choice. */
  edit(changes: readonly CellChange[]): number {
    const steps: Step[] = [];
    let refused = 0;
    for (const { id, field, text } of changes) {
      const after = formatCellText(field, text);
      if (this.isLocked(id) || after === null) {
        refused += 1;
        continue;
      }
      const before = this.#line(id).typed[field];
      if (before === after) continue;
      steps.push({ id, field, before, after });
      this.#write(id, field, after);
    }
    if (steps.length > 0) {
      this.#done.push(steps);
      if (this.#done.length > maxHistory) this.#done.shift();
      this.#undone = [];
      this.#tell(steps.map(({ id }) => id));
    }
    return refused;
  }

  undo(): Step | null {
    return this.#replay(this.#done, this.#undone, 'before');
  }

  redo(): Step | null {
    return this.#replay(this.#undone, this.#done, 'after');
  }

  confirm(id: number): void {
    const line = this.#line(id);
    line.confirmedFor = line.typed[this.kind.main];
    this.#tell([id]);
  }

  resolve(id: number, whose: 'theirs' | 'mine'): void {
    const line = this.#line(id);
    line.isConflict = false;
    line.was = line.quote?.Revision ?? 0;
    if (whose === 'theirs') this.#settle(line, toTyped(line.quote));
    this.#tell([id]);
  }

  /** Lines to send: complete, valid, confirmed, and different from the server's. */
  sendable(): readonly SendableLine[] {
    return [...this.#lines].flatMap(([id, line]) => {
      const { judged, state, errors } = this.view(id);
      if (state !== 'unsaved' || errors.length > 0) return [];
      if (judged.kind !== 'ready' && judged.kind !== 'empty') return [];
      const { typed, was, confirmedFor } = line;
      return [{ id, typed, was, values: judged.values, isConfirmed: confirmedFor === typed[this.kind.main] }];
    });
  }

  /** Applies the results of a send; what was typed meanwhile stays. */
  taken(sent: readonly SendableLine[], outcomes: readonly LineOutcome[]): void {
    const typedOn = new Map(sent.map(({ id, typed }) => [id, typed]));
    for (const { SeriesID: id, Outcome: outcome, Issues: issues, Quote: quote } of outcomes) {
      const line = this.#lines.get(id);
      const typed = typedOn.get(id);
      if (line === undefined || typed === undefined) continue;
      line.quote = quote;
      if (outcome === 'saved' || outcome === 'removed') {
        line.was = quote?.Revision ?? 0;
        // The server writes numbers its own way.
        if (isSameLine(line.typed, typed)) this.#settle(line, toTyped(quote));
      } else if (outcome === 'confirm') line.askedFor = typed[this.kind.main];
      else if (issues.some(({ Rule }) => Rule === 'changed' || Rule === 'published')) this.#meet(line);
      else {
        line.errors = issues.map(({ Field, Rule }) => ({
          field: Field === 'Low' || Field === 'High' ? Field : this.kind.main,
          rule: Rule,
        }));
      }
    }
    this.#tell(sent.map(({ id }) => id));
  }

  /** Applies the server's rows; what is typed and not saved stays. */
  takeOver(rows: readonly LineRow[], jumpPercent: number): void {
    this.#jumpPercent = jumpPercent;
    for (const row of rows) {
      const line = this.#lines.get(row.SeriesID);
      if (line === undefined) continue;
      const isTyped = this.view(row.SeriesID).state === 'unsaved' || line.isConflict;
      const stored = isTyped ? { typed: line.typed, was: line.was, confirmedFor: line.confirmedFor } : undefined;
      Object.assign(line, lineFrom(row, stored, this.kind));
    }
    this.#tell(rows.map(({ SeriesID }) => SeriesID).filter((id) => this.#lines.has(id)));
  }

  unsaved(): ReadonlyMap<number, DraftLine> {
    const lines = [...this.#lines].filter(([id]) => ['unsaved', 'conflict'].includes(this.view(id).state));
    return new Map(lines.map(([id, { typed, was, confirmedFor }]) => [id, { typed, was, confirmedFor }]));
  }

  #line(id: number): Line {
    const line = this.#lines.get(id);
    if (line === undefined) throw new Error(`No line of series ${id}`);
    return line;
  }

  #look(line: Line): LineView {
    const { row, typed, quote, confirmedFor, errors } = line;
    const jumpPercent = line.askedFor === typed[this.kind.main] ? 0 : this.#jumpPercent;
    const judged =
      'Code' in row
        ? validateCattleLine(typed, { row, jumpPercent, confirmedFor })
        : validateLine(typed, { unit: row.Unit, previous: row.Previous, jumpPercent, confirmedFor });
    const isSaved = isSameLine(typed, toTyped(quote));
    const stored = quote === null ? 'none' : quote.State === 'published' ? 'published' : 'saved';
    return { row, typed, judged, quote, errors, state: line.isConflict ? 'conflict' : isSaved ? stored : 'unsaved' };
  }

  /** The line changed on the server; equal values, such as from this page before a reload, are no conflict. */
  #meet(line: Line): void {
    line.isConflict = !isSameLine(line.typed, toTyped(line.quote));
    if (line.isConflict) return;
    line.was = line.quote?.Revision ?? 0;
    this.#settle(line, toTyped(line.quote));
  }

  #settle(line: Line, typed: Typed): void {
    line.typed = typed;
    line.confirmedFor = typed[this.kind.main];
    line.askedFor = '';
    line.errors = [];
  }

  #write(id: number, field: SheetField, text: string): void {
    const line = this.#line(id);
    line.typed = { ...line.typed, [field]: text };
    line.errors = [];
  }

  #replay(from: (readonly Step[])[], to: (readonly Step[])[], side: 'before' | 'after'): Step | null {
    const steps = from.pop();
    if (steps === undefined) return null;
    to.push(steps);
    const open = steps.filter(({ id }) => this.#lines.has(id) && !this.isLocked(id));
    for (const step of open) this.#write(step.id, step.field, step[side]);
    this.#tell(open.map(({ id }) => id));
    return steps[0] ?? null;
  }

  #tell(ids: readonly number[]): void {
    this.#turn += 1;
    const changed = [...new Set(ids)];
    for (const id of changed) {
      this.#line(id).view = null;
      this.#sleeping.add(id);
    }
    this.#wake(changed.slice(0, wakeBatchSize));
    for (const listener of this.#listeners) listener();
    this.#wakeOthers();
  }

  #wake(ids: readonly number[]): void {
    for (const id of ids) {
      if (!this.#sleeping.delete(id)) continue;
      for (const listener of this.#rowListeners.get(id) ?? []) listener();
    }
  }

  /** Notifies the remaining rows in batches, so that keystrokes get in between. */
  #wakeOthers(): void {
    if (this.#sleeping.size === 0 || this.#isWaking) return;
    this.#isWaking = true;
    setTimeout(() => {
      this.#isWaking = false;
      this.#wake([...this.#sleeping].slice(0, wakeBatchSize));
      this.#wakeOthers();
    }, wakeAfterMs);
  }
}
