import { findQuoteIssues } from '@btc/contract/prices/quote-checks.ts';
import { findLiveCattle } from '@btc/contract/prices/benchmarks/live-cattle-series.ts';
import type { CellChange, LineRow } from '../sheet/sheet-lines.ts';
import { formatCellText, type SheetField, type SheetKind } from '../sheet/typed-line.ts';
import { matchEntry, type PasteSheet } from './match-entry.ts';
import type { PastedBlock, PastedCell, PastedEntry, PasteIssue } from './paste-entry.ts';
import { convertToSeries, type PastedUnit } from './read/pasted-unit.ts';

export interface PastePlanRow {
  /** Its position in the block, from 0. */
  readonly index: number;
  readonly entry: PastedEntry;
  /** taken: goes into its lines. open: a line must be chosen. refused: goes nowhere. */
  readonly kind: 'taken' | 'open' | 'refused';
  readonly ids: readonly number[];
  readonly choices: readonly number[];
  readonly changes: readonly CellChange[];
  readonly issues: readonly PasteIssue[];
}

export interface PastePlan {
  readonly rows: readonly PastePlanRow[];
  readonly changes: readonly CellChange[];
}

export interface PlanSettings {
  readonly sheet: PasteSheet;
  readonly kind: SheetKind;
  readonly isLocked: (id: number) => boolean;
  readonly idsBelow: readonly number[];
  /** Chosen line by the position of the row. */
  readonly chosen: ReadonlyMap<number, number>;
}

const prices: ReadonlySet<SheetField> = new Set(['Low', 'Mainstream', 'High', 'LocalPrice']);

/** True if the stated unit is the series' own: live-cattle prices are never converted. */
function isOwnUnit(unit: PastedUnit, row: LineRow): boolean {
  if (!('Code' in row)) return false;
  const series = findLiveCattle(row.Code);
  if (series === undefined || unit.factor !== 1) return false;
  const isCurrency = unit.currency === null || unit.currency === series.currency;
  // Tables round the hundredweight.
  const isWeight = unit.kilograms === null || Math.abs(unit.kilograms - series.kilograms) < 0.01;
  return isCurrency && isWeight && (series.minor === 1 || unit.currency === null);
}

type CellResult = { readonly change: CellChange } | { readonly issue: PasteIssue };

function toChange({ field, text, unit, written }: PastedCell, row: LineRow): CellResult {
  const id = row.SeriesID;
  if (!prices.has(field)) {
    const choice = formatCellText(field, text);
    return choice === null ? { issue: { kind: 'badChoice', text } } : { change: { id, field, text: choice } };
  }
  if ('Code' in row) {
    if (unit !== null && !isOwnUnit(unit, row)) return { issue: { kind: 'badUnit', text: written } };
    return { change: { id, field, text } };
  }
  const value = convertToSeries(Number(text), unit, row.Unit);
  return value === null
    ? { issue: { kind: 'badUnit', text: written } }
    : { change: { id, field, text: String(value) } };
}

function findFigureIssues(changes: readonly CellChange[], row: LineRow): readonly PasteIssue[] {
  if ('Code' in row) return [];
  const read = (field: SheetField) => {
    const text = changes.find((change) => change.field === field)?.text;
    return text === undefined ? null : Number(text);
  };
  const figures = { low: read('Low'), mainstream: read('Mainstream'), high: read('High') };
  return findQuoteIssues(figures, row.Unit).map(({ Field, Rule }) => ({
    kind: Rule,
    text: changes.find(({ field }) => field === Field)?.text ?? '',
  }));
}

function planLine(cells: readonly PastedCell[], row: LineRow, fields: readonly SheetField[]) {
  const results = cells.filter(({ field }) => fields.includes(field)).map((cell) => toChange(cell, row));
  const changes = results.flatMap((result) => ('change' in result ? [result.change] : []));
  const issues = results.flatMap((result) => ('issue' in result ? [result.issue] : []));
  return { changes, issues: issues.length > 0 ? issues : findFigureIssues(changes, row) };
}

/** Issues that no longer block a row once its line was chosen. */
const settledByChoice: ReadonlySet<PasteIssue['kind']> = new Set([
  'unknownName',
  'unreadAbove',
  'noteNames',
  'originOpen',
  'ambiguous',
  'noName',
  'noCut',
  'conflict',
]);

function planEntry(entry: PastedEntry, index: number, block: PastedBlock, settings: PlanSettings): PastePlanRow {
  const { sheet, chosen, kind } = settings;
  const isOriginOpen = block.hasOrigin || block.unread.length > 0;
  const own = entry.cells.length === 0 && entry.issues.length === 0 ? [{ kind: 'noPrice', text: '' } as const] : [];
  const match = block.isNameless
    ? matchPosition(entry.line - block.firstLine, settings)
    : matchEntry(entry.words, sheet, { isOriginOpen });
  const picked = chosen.get(index);
  const issues: PasteIssue[] = [...entry.issues, ...own];
  if (match.kind === 'open' && issues.length === 0) issues.push({ kind: match.reason, text: '' });
  const blocking = issues.filter((issue) => picked === undefined || !settledByChoice.has(issue.kind));
  const ids = picked === undefined ? match.ids : [picked];
  const rows = sheet.rows.filter(({ SeriesID }) => ids.includes(SeriesID));
  const lines = rows.map((row) => planLine(entry.cells, row, kind.fields));
  const isFound = match.kind === 'found' || picked !== undefined;
  if (isFound) blocking.push(...lines.flatMap((line) => line.issues));
  if (isFound && ids.some(settings.isLocked)) blocking.push({ kind: 'locked', text: '' });
  const isOpen = blocking.length > 0 && blocking.every((issue) => settledByChoice.has(issue.kind));
  const choices = issues.every((issue) => settledByChoice.has(issue.kind)) ? match.ids : [];
  const isTaken = blocking.length === 0;
  return {
    index,
    entry,
    kind: isTaken ? 'taken' : isOpen && choices.length > 0 ? 'open' : 'refused',
    ids: isFound ? ids : [],
    choices,
    changes: isTaken ? lines.flatMap((line) => line.changes) : [],
    issues: blocking,
  };
}

function matchPosition(index: number, { idsBelow }: PlanSettings): ReturnType<typeof matchEntry> {
  const id = idsBelow[index];
  return id === undefined ? { kind: 'open', reason: 'beyondSheet', ids: [] } : { kind: 'found', ids: [id] };
}

/** Rows that would put different texts into one cell; none of them is taken automatically. */
function findConflicts(rows: readonly PastePlanRow[]): ReadonlySet<number> {
  const texts = new Map<string, Set<string>>();
  for (const { changes } of rows) {
    for (const { id, field, text } of changes) {
      const key = `${id} ${field}`;
      texts.set(key, (texts.get(key) ?? new Set()).add(text));
    }
  }
  const isDoubled = ({ id, field }: CellChange) => (texts.get(`${id} ${field}`)?.size ?? 0) > 1;
  const lines = new Set(rows.flatMap(({ changes }) => changes.filter(isDoubled).map(({ id }) => id)));
  return new Set(rows.filter(({ changes }) => changes.some(({ id }) => lines.has(id))).map(({ index }) => index));
}

/** Among conflicting rows only a chosen one is taken. */
function settleConflicts(rows: readonly PastePlanRow[], settings: PlanSettings): readonly PastePlanRow[] {
  const conflicts = findConflicts(rows);
  if (conflicts.size === 0) return rows;
  const taken = rows.filter(({ index }) => conflicts.has(index) && settings.chosen.has(index));
  const isClear = findConflicts(taken).size === 0;
  const won = new Set(isClear ? taken.flatMap(({ ids }) => ids) : []);
  return rows.map((row) => {
    if (!conflicts.has(row.index)) return row;
    if (isClear && settings.chosen.has(row.index)) return row;
    const isLost = row.ids.some((id) => won.has(id));
    return {
      ...row,
      kind: isLost ? 'refused' : 'open',
      choices: row.choices.length > 0 ? row.choices : row.ids,
      changes: [],
      issues: [...row.issues, { kind: 'conflict', text: '' }],
    };
  });
}

/** Where every row goes, or why it is refused: nothing is dropped, shifted or guessed. */
export function planPaste(block: PastedBlock, settings: PlanSettings): PastePlan {
  const rows = block.entries.map((entry, index) => planEntry(entry, index, block, settings));
  const settled = settleConflicts(rows, settings);
  return { rows: settled, changes: settled.flatMap(({ changes }) => changes) };
}
