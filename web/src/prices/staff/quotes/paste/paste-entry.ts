import type { QuoteRule } from '@btc/contract/prices/price-codes.ts';
import type { SheetField } from '../typed-line.ts';
import type { NameMeaning, NamePart } from './name-book.ts';
import type { Token, TokenReading } from './paste-tokens.ts';
import { joinUnits, type PastedUnit } from './pasted-unit.ts';

/** Why a row of a block does not go by itself. */
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
  /** What it is about, as it is written. */
  readonly text: string;
}

/** A word of a product as it is written, with what it can be. */
export interface NamedWord {
  readonly text: string;
  readonly meanings: readonly NameMeaning[];
}

export interface PastedCell {
  readonly field: SheetField;
  /** A number as it is written, plainly; or the words of a choice. */
  readonly text: string;
  readonly unit: PastedUnit | null;
  /** The whole of what it was read from. */
  readonly written: string;
}

/** A product of a block with what is to stand in its line. */
export interface PastedEntry {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly words: readonly NamedWord[];
  readonly cells: readonly PastedCell[];
  readonly issues: readonly PasteIssue[];
}

/** What a block says, before it is compared with the sheet. */
export interface PastedBlock {
  readonly entries: readonly PastedEntry[];
  /** Lines of text in which something is not known: they may say anything of the rows. */
  readonly unread: readonly string[];
  /** Some line or row names an origin. */
  readonly hasOrigin: boolean;
  /** No row has a name: rows go from the active one on. */
  readonly isNameless: boolean;
  /** Of the first row below the heads. */
  readonly firstLine: number;
  /** Columns that hold something and of which nobody knows what, by their position from 0, with their heads. */
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

/** The words of a product itself, which a row has to have. */
export function isProduct(word: NamedWord): boolean {
  return hasPart(word, 'cut', 'cattle');
}

/** Words that say what the sheet is of, and those that a token of figures has beside. */
export function isName({ names }: Token): boolean {
  return names.length > 0;
}

const dashes: ReadonlySet<string> = new Set(['-', '--', '–', '—', '——', '~', '~~']);

export type PriceReading =
  | { readonly kind: 'none' }
  | { readonly kind: 'price'; readonly value: number; readonly unit: PastedUnit | null }
  | { readonly kind: 'range'; readonly low: number; readonly high: number; readonly unit: PastedUnit | null }
  | { readonly kind: 'bad'; readonly issue: PasteIssueKind };

/** What all tokens of a price say of its unit; the same unit behind both ends of a range counts once. */
function readUnits(tokens: readonly Token[]): PastedUnit | null | 'conflict' {
  return tokens.reduce<PastedUnit | null | 'conflict'>((joined, { unit }) => {
    if (joined === 'conflict' || unit === null) return joined;
    const next = joinUnits(joined, unit);
    if (next === 'conflict' || next === null) return next;
    return { ...next, factor: Math.max(joined?.factor ?? 1, unit.factor) };
  }, null);
}

/** Reads the tokens of a price: one figure, or a range of two with a dash between, with its unit. */
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

/** The cells of a price: a range is low and high, a price alone the one that matters. */
export function toPriceCells(
  price: PriceReading,
  { main, written }: { readonly main: SheetField; readonly written: string },
): readonly PastedCell[] {
  if (price.kind === 'none' || price.kind === 'bad') return [];
  const toCell = (field: SheetField, value: number) => ({ field, text: String(value), unit: price.unit, written });
  return price.kind === 'price' ? [toCell(main, price.value)] : [toCell('Low', price.low), toCell('High', price.high)];
}

const goodRest = /^[\s,;:.。、!?~()[\]"'”’*_|]*$/;

/** What is not known in a text, as it is written; empty where all is. */
export function listUnknown({ tokens, rest }: TokenReading): readonly string[] {
  const unknown = tokens.filter(({ isUnknown }) => isUnknown).map(({ text }) => text);
  return goodRest.test(rest) ? unknown : [...unknown, rest];
}
