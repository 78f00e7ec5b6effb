import type { QuoteRule } from '@btc/contract/prices/price-codes.ts';
import type { SheetField } from '../sheet/typed-line.ts';
import type { NameMeaning, NamePart } from './name-book.ts';
import type { Token, TokenReading } from './read/paste-tokens.ts';
import { joinUnits, type PastedUnit } from './read/pasted-unit.ts';

export type PasteIssueKind =
  | 'unknownName'
  | 'unclear'
  | 'severalProducts'
  | 'noName'
  | 'noCut'
  | 'noPrice'
  | 'badFigure'
  | 'severalPrices'
  | 'badUnit'
  | 'otherDay'
  | 'badChoice'
  | 'unreadAbove'
  | 'noteNames'
  | 'originOpen'
  | 'ambiguous'
  | 'notOnSheet'
  | 'locked'
  | 'conflict'
  | 'beyondSheet'
  | QuoteRule;

export interface PasteIssue {
  readonly kind: PasteIssueKind;
  readonly text: string;
}

export interface NamedWord {
  readonly text: string;
  readonly meanings: readonly NameMeaning[];
}

export interface PastedCell {
  readonly field: SheetField;
  /** A number in plain notation, or the words of a choice. */
  readonly text: string;
  readonly unit: PastedUnit | null;
  /** The whole text it was read from. */
  readonly written: string;
}

export interface PastedEntry {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly words: readonly NamedWord[];
  readonly cells: readonly PastedCell[];
  readonly issues: readonly PasteIssue[];
}

export interface PastedBlock {
  readonly entries: readonly PastedEntry[];
  /** Lines not fully understood: they may concern any row. */
  readonly unread: readonly string[];
  /** True if some line or row names an origin. */
  readonly hasOrigin: boolean;
  /** True if no row has a name: rows then fill the lines from the active one on. */
  readonly isNameless: boolean;
  readonly firstLine: number;
  /** Non-empty columns with unknown content: heading by position from 0. */
  readonly undecided: ReadonlyMap<number, string>;
}

export function listWords(tokens: readonly Token[]): readonly NamedWord[] {
  return tokens.flatMap(({ text, names }) => {
    const meanings = names.filter(({ part }) => part !== 'filler');
    return meanings.length === 0 || meanings.length < names.length ? [] : [{ text, meanings }];
  });
}

export function hasPart({ meanings }: Pick<NamedWord, 'meanings'>, ...parts: readonly NamePart[]): boolean {
  return meanings.some(({ part }) => parts.includes(part));
}

export function isProduct(word: NamedWord): boolean {
  return hasPart(word, 'cut', 'cattle');
}

export function isName({ names }: Token): boolean {
  return names.length > 0;
}

const dashes: ReadonlySet<string> = new Set(['-', '--', '–', '—', '——', '~', '~~']);

export type PriceReading =
  | { readonly kind: 'none' }
  | { readonly kind: 'price'; readonly value: number; readonly unit: PastedUnit | null }
  | { readonly kind: 'range'; readonly low: number; readonly high: number; readonly unit: PastedUnit | null }
  | { readonly kind: 'bad'; readonly issue: PasteIssueKind };

/** Unit of a price from all its tokens; a unit repeated at both ends of a range counts once. */
function readUnits(tokens: readonly Token[]): PastedUnit | null | 'conflict' {
  return tokens.reduce<PastedUnit | null | 'conflict'>((joined, { unit }) => {
    if (joined === 'conflict' || unit === null) return joined;
    const next = joinUnits(joined, unit);
    if (next === 'conflict' || next === null) return next;
    return { ...next, factor: Math.max(joined?.factor ?? 1, unit.factor) };
  }, null);
}

/** Reads a price: one figure, or a range of two with a dash between, and its unit. */
export function readPriceTokens(tokens: readonly Token[]): PriceReading {
  const figures = tokens.flatMap(({ figure }, index) => (figure === null ? [] : [{ figure, index }]));
  const [first, second] = figures;
  if (first === undefined) {
    return tokens.every(({ isNoPrice }) => isNoPrice) ? { kind: 'none' } : { kind: 'bad', issue: 'badFigure' };
  }
  if (tokens.some(({ figure, unit }) => figure === null && unit === null)) return { kind: 'bad', issue: 'badFigure' };
  const unit = readUnits(tokens.filter(({ figure }) => figure === null));
  if (unit === 'conflict') return { kind: 'bad', issue: 'badUnit' };
  if (second === undefined) return { kind: 'price', value: first.figure, unit };
  const between = tokens.slice(first.index + 1, second.index + 1).map(({ gap }) => gap);
  const isRange = figures.length === 2 && dashes.has(between.join(''));
  if (!isRange) return { kind: 'bad', issue: 'severalPrices' };
  return { kind: 'range', low: first.figure, high: second.figure, unit };
}

/** Cells of a price: a range fills Low and High, a single price the `main` field. */
export function toPriceCells(
  price: PriceReading,
  { main, written }: { readonly main: SheetField; readonly written: string },
): readonly PastedCell[] {
  if (price.kind === 'none' || price.kind === 'bad') return [];
  const toCell = (field: SheetField, value: number) => ({ field, text: String(value), unit: price.unit, written });
  return price.kind === 'price' ? [toCell(main, price.value)] : [toCell('Low', price.low), toCell('High', price.high)];
}

const goodRest = /^[\s,;:.。、!?~()[\]"'”’*_|]*$/;

/** Unknown parts of a text, as written; empty where all is known. */
export function listUnknown({ tokens, rest }: TokenReading): readonly string[] {
  const unknown = tokens.filter(({ isUnknown }) => isUnknown).map(({ text }) => text);
  return goodRest.test(rest) ? unknown : [...unknown, rest];
}
