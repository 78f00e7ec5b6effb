import { listUnknown, listWords, isProduct, type NamedWord } from '../paste-entry.ts';
import { findHead, type PasteContext, readTokens } from './paste-tokens.ts';
import type { ColumnMeaning } from './paste-words.data.ts';
import { readPastedDay } from './pasted-day.ts';
import { type PastedUnit, readUnit } from './pasted-unit.ts';

export interface PastedColumn {
  readonly head: string;
  readonly meaning: ColumnMeaning;
  readonly unit: PastedUnit | null;
  /** Origin, port or term in the heading, to which its prices are limited. */
  readonly words: readonly NamedWord[];
}

const unknown: ColumnMeaning = { kind: 'unknown' };

/** A heading with its unit, and with what it applies to: 主流价（美元/吨）, 巴西 低价. */
function readComposed(head: string, context: PasteContext): Omit<PastedColumn, 'head'> {
  const reading = readTokens(head, context);
  const { tokens } = reading;
  const words = listWords(tokens);
  const units = tokens.flatMap(({ unit, names }) => (unit === null || names.length > 0 ? [] : [unit]));
  const heads = tokens.flatMap(({ head: one, names }) => (one === null || names.length > 0 ? [] : [one]));
  const none = { meaning: unknown, unit: null, words: [] };
  const isStrange =
    listUnknown(reading).length > 0 || reading.isUnclear || tokens.some(({ figure }) => figure !== null);
  if (tokens.length === 0 || isStrange || words.some(isProduct)) return none;
  const days = tokens.flatMap(({ day }) => (day === null ? [] : [day]));
  if (days.includes('other')) return { ...none, meaning: { kind: 'otherDay' } };
  const [unit = null] = units;
  if (heads.length > 1 || units.length > 1) return none;
  const [meaning] = heads;
  if (meaning !== undefined) return { meaning, unit, words };
  return { meaning: { kind: 'price' }, unit, words };
}

export function readColumnHead(head: string, context: PasteContext): PastedColumn {
  const text = head.trim();
  const exact = findHead(text);
  if (exact !== null) return { head: text, meaning: exact, unit: null, words: [] };
  const day = readPastedDay(text, context);
  if (day !== null) {
    return { head: text, meaning: { kind: day === 'same' ? 'price' : 'otherDay' }, unit: null, words: [] };
  }
  const [, before = '', inside = ''] = /^(.*?)[（([【](.*)[）)\]】]$/.exec(text) ?? [];
  const outer = findHead(before);
  const unit = readUnit(inside);
  if (outer !== null && unit !== null) return { head: text, meaning: outer, unit, words: [] };
  return { head: text, ...readComposed(text, context) };
}

/** True for a row of headings: no figures, and known headings in it. */
export function isHeadRow(cells: readonly string[], context: PasteContext): boolean {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.some((cell) => /^[-\d.,，\s$¥~—–/]+$/.test(cell.normalize('NFKC')))) return false;
  const known = filled.filter((cell) => findHead(cell) !== null || isFigureHead(cell, context)).length;
  if (known >= 2) return true;
  const [only = ''] = filled;
  return known === 1 && (filled.length === 1 ? findHead(only)?.kind === 'field' : isPivot(filled, context));
}

function isFigureHead(cell: string, context: PasteContext): boolean {
  const { tokens } = readTokens(cell, context);
  const { meaning } = readColumnHead(cell, context);
  return (meaning.kind === 'field' || meaning.kind === 'otherDay') && tokens.length > 0;
}

function isPivot(filled: readonly string[], context: PasteContext): boolean {
  const others = filled.filter((cell) => findHead(cell) === null);
  return others.length > 1 && others.every((cell) => readColumnHead(cell, context).words.length > 0);
}
