import type { DraftOutcome, SheetQuote, SheetRow } from '@btc/contract/prices/desk/quote-desk.ts';
import type { CattleSheetPrice } from '@btc/contract/prices/live-cattle.ts';
import { type CattleRow, judgeCattle } from './cattle-line.ts';
import {
  type CellIssue,
  formatCellText,
  isSameLine,
  type Judged,
  judgeLine,
  type LineValues,
  type SheetField,
  type SheetKind,
  sheetKinds,
  type Typed,
  toTyped,
} from './typed-line.ts';

/** A line of the server, of meat or of live cattle, and what stands in it. */
export type LineRow = SheetRow | CattleRow;
export type LineQuote = SheetQuote | CattleSheetPrice;

/** What became of a line that was sent. */
export interface LineOutcome extends Pick<DraftOutcome, 'SeriesID' | 'Outcome' | 'Issues'> {
  readonly Quote: LineQuote | null;
}

/** A cell with what is to stand in it. */
export interface CellChange {
  readonly id: number;
  readonly field: SheetField;
  readonly text: string;
}

/** What of a line the server does not have: kept on the device until it does. */
export interface DraftLine {
  readonly typed: Typed;
  /** The revision it was typed on. */
  readonly was: number;
  readonly confirmedFor: string;
}

/** A line as its row shows it; another object whenever something in it is another. */
export interface LineView {
  readonly row: LineRow;
  readonly typed: Typed;
  readonly judged: Judged;
  readonly quote: LineQuote | null;
  /** conflict: somebody else has changed or published the line meanwhile. */
  readonly state: 'none' | 'unsaved' | 'saved' | 'published' | 'conflict';
  /** What the server said of what was sent, until something else is typed. */
  readonly errors: readonly CellIssue[];
}

/** A line that can go to the server. */
export interface SendableLine {
  readonly id: number;
  readonly typed: Typed;
  readonly was: number;
  /** Null takes the draft away. */
  readonly values: LineValues | null;
  readonly isConfirmed: boolean;
}

interface Line {
  row: LineRow;
  quote: LineQuote | null;
  typed: Typed;
  was: number;
  confirmedFor: string;
  /** The price that the server asked about. */
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
/** Rows that are woken at once; the others of a long change wait until these are on the screen. */
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

/** What is seen in cells in which nothing is typed: the quote before, and what holds without being typed. */
export function toGhost(row: LineRow): Typed {
  const before = toTyped(row.Previous);
  if (!('Code' in row)) return before;
  return {
    ...before,
    UsdPerUnit: row.isInUsd ? '1' : before.UsdPerUnit,
    Source: before.Source === '' ? row.source : before.Source,
  };
}

/** The lines of a sheet as they are typed, apart from React: a change of one wakes only its own row. */
export class SheetLines {
  readonly kind: SheetKind;
  readonly #lines: Map<number, Line>;
  #jumpPercent: number;
  readonly #rowListeners = new Map<number, Set<() => void>>();
  readonly #listeners = new Set<() => void>();
  readonly #done: (readonly Step[])[] = [];
  #undone: (readonly Step[])[] = [];
  /** Rows whose lines have changed and that have not been told yet. */
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

  /** Counts the changes: what is computed from all lines is computed again when it differs. */
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

  /** Puts texts into cells as one step of the history; answers how many were not taken: locked, or no such choice. */
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

  /** Takes the last step back; answers its first cell. */
  undo(): Step | null {
    return this.#replay(this.#done, this.#undone, 'before');
  }

  /** Does again what was taken back last. */
  redo(): Step | null {
    return this.#replay(this.#undone, this.#done, 'after');
  }

  /** The jump of a line was seen and is right. */
  confirm(id: number): void {
    const line = this.#line(id);
    line.confirmedFor = line.typed[this.kind.main];
    this.#tell([id]);
  }

  /** Ends a conflict: with what somebody else has saved, or by writing over it. */
  resolve(id: number, whose: 'theirs' | 'mine'): void {
    const line = this.#line(id);
    line.isConflict = false;
    line.was = line.quote?.Revision ?? 0;
    if (whose === 'theirs') this.#settle(line, toTyped(line.quote));
    this.#tell([id]);
  }

  /** What can go to the server now: complete, right, confirmed, and not what it has. */
  sendable(): readonly SendableLine[] {
    return [...this.#lines].flatMap(([id, line]) => {
      const { judged, state, errors } = this.view(id);
      if (state !== 'unsaved' || errors.length > 0) return [];
      if (judged.kind !== 'ready' && judged.kind !== 'empty') return [];
      const { typed, was, confirmedFor } = line;
      return [{ id, typed, was, values: judged.values, isConfirmed: confirmedFor === typed[this.kind.main] }];
    });
  }

  /** Takes over what became of lines that were sent; what was typed meanwhile stays. */
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

  /** Takes over how things stand on the server; what is typed and not saved stays. */
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

  /** What the server does not have. */
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
        ? judgeCattle(typed, { row, jumpPercent, confirmedFor })
        : judgeLine(typed, { unit: row.Unit, previous: row.Previous, jumpPercent, confirmedFor });
    const isSaved = isSameLine(typed, toTyped(quote));
    const stored = quote === null ? 'none' : quote.State === 'published' ? 'published' : 'saved';
    return { row, typed, judged, quote, errors, state: line.isConflict ? 'conflict' : isSaved ? stored : 'unsaved' };
  }

  /** Somebody has changed the line; where they wrote the same, as this very page did before a reload, there is no quarrel. */
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

  /** The rows behind those that are seen, a few at a time: a keystroke comes between. */
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
