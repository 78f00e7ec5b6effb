import type { NameBook, NameMeaning } from '../name-book.ts';
import { toNameKey } from '../name-book.ts';
import { type ColumnMeaning, headWords, noPriceWords, otherDayWords, todayWords } from './paste-words.data.ts';
import { type DayReading, findDay } from './pasted-day.ts';
import { findUnit, type PastedUnit } from './pasted-unit.ts';

export interface PasteContext {
  readonly book: NameBook;
  readonly day: string;
  readonly today: string;
}

export interface Token {
  readonly text: string;
  /** Text between it and the previous token, without spaces. */
  readonly gap: string;
  readonly names: readonly NameMeaning[];
  readonly figure: number | null;
  readonly unit: PastedUnit | null;
  readonly day: DayReading;
  readonly head: ColumnMeaning | null;
  readonly isNoPrice: boolean;
  readonly isUnknown: boolean;
}

interface Atom {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

interface Edge {
  readonly end: number;
  readonly token: Token;
}

interface Way {
  readonly cost: number;
  readonly tokens: readonly Token[];
}

const atomPattern = /\p{Script=Han}|(?:(?!\p{Script=Han})\p{L}|\p{M})+|\d+|[$¥€£]/gu;
const figurePattern = /^(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?(?!\d|,\d)|\d+(?:\.\d+)?(?!\d|,\d))(?!\s*%)/;
const maxNameAtoms = 14;
/** Punctuation between words that carries no meaning. */
const plainGap = /^[\s,;:.、。·•|()[\]{}"'“”‘’*_!?~\-–—/&=#<>→]*$/;
/** A name does not cross a colon or the end of a sentence; a comma is allowed: Forequarter, 6-cut set. */
const endsName = /[;:|。、]/;
const currencySign = /[$¥€£]/;
const unknownCost = 100;
const maxWays = 4;

/** A heading of signs only has no letters to look it up by. */
const heads = new Map(
  headWords.flatMap(([meaning, words]) => words.map((word) => [toNameKey(word) || word, meaning] as const)),
);
const noPrices: ReadonlySet<string> = new Set(noPriceWords.map(toNameKey).filter((key) => key !== ''));
const todays: ReadonlySet<string> = new Set(todayWords.map(toNameKey));
const otherDays: ReadonlySet<string> = new Set(otherDayWords.map(toNameKey));

/** Column of an exactly matching heading; null for an unknown one. */
export function findHead(text: string): ColumnMeaning | null {
  return heads.get(toNameKey(text) || text.trim()) ?? null;
}

/** Normalises width and case; a Chinese comma becomes a separator, never a thousands sign. */
export function toPlainLine(text: string): string {
  return text
    .replaceAll('，', ' ; ')
    .replaceAll('／', '/')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^[>\s]+/, '');
}

const nothing = {
  names: [],
  figure: null,
  unit: null,
  day: null,
  head: null,
  isNoPrice: false,
  isUnknown: false,
} as const satisfies Omit<Token, 'text' | 'gap'>;

/** Splits a text into tokens, with the least unknown text and the longest names. */
class TokenReader {
  readonly #source: string;
  readonly #atoms: readonly Atom[];
  readonly #context: PasteContext;
  readonly #areNumbersNames: boolean;

  constructor(source: string, context: PasteContext, areNumbersNames: boolean) {
    this.#source = source;
    this.#context = context;
    this.#areNumbersNames = areNumbersNames;
    this.#atoms = [...source.matchAll(atomPattern)].map(({ 0: text, index }) => ({
      text,
      from: index,
      to: index + text.length,
    }));
  }

  /** The readings with the least unknown text and the fewest tokens. */
  read(): readonly (readonly Token[])[] {
    const best: (readonly Way[])[] = Array.from({ length: this.#atoms.length + 1 }, () => []);
    best[this.#atoms.length] = [{ cost: 0, tokens: [] }];
    for (let start = this.#atoms.length - 1; start >= 0; start -= 1) {
      const ways = this.#edges(start).flatMap(({ end, token }) =>
        (best[end] ?? []).map(({ cost, tokens }) => ({
          cost: cost + (token.isUnknown ? unknownCost : 1),
          tokens: [token, ...tokens],
        })),
      );
      const least = Math.min(...ways.map(({ cost }) => cost));
      best[start] = ways.filter(({ cost }) => cost === least).slice(0, maxWays);
    }
    return (best[0] ?? []).map(({ tokens }) => tokens);
  }

  get rest(): string {
    return this.#source.slice(this.#atoms.at(-1)?.to ?? 0).trim();
  }

  #edges(start: number): readonly Edge[] {
    const tokens = new Map<number, Omit<Token, 'text' | 'gap'>>();
    const add = (end: number, found: Partial<Token>) => tokens.set(end, { ...nothing, ...tokens.get(end), ...found });
    this.#findWords(start, add);
    this.#findPatterns(start, add);
    if (tokens.size === 0) add(start + 1, { isUnknown: true });
    const from = this.#atoms[start]?.from ?? 0;
    const gap = this.#source.slice(this.#atoms[start - 1]?.to ?? 0, from);
    return [...tokens].map(([end, found]) => {
      const isStrange = !plainGap.test(gap);
      return {
        end,
        token: {
          ...found,
          ...(isStrange ? { isUnknown: true } : {}),
          text: `${isStrange ? gap.trim() : ''}${this.#source.slice(from, this.#atoms[end - 1]?.to)}`,
          gap: gap.trim(),
        },
      };
    });
  }

  #findWords(start: number, add: (end: number, found: Partial<Token>) => void): void {
    const { book } = this.#context;
    const from = this.#atoms[start]?.from ?? 0;
    for (let end = start + 1; end <= Math.min(this.#atoms.length, start + maxNameAtoms); end += 1) {
      const [before, last] = [this.#atoms[end - 2], this.#atoms[end - 1]];
      if (last === undefined || currencySign.test(last.text)) return;
      if (end > start + 1 && before !== undefined && endsName.test(this.#source.slice(before.to, last.from))) return;
      const key = toNameKey(this.#source.slice(from, last.to));
      if (key.length > book.maxLength + 8) return;
      const names = /^\d+$/.test(key) && !this.#areNumbersNames ? [] : book.find(key);
      if (names.length > 0) add(end, { names });
      const head = heads.get(key);
      if (head !== undefined) add(end, { head });
      if (noPrices.has(key)) add(end, { isNoPrice: true });
      const { day, today } = this.#context;
      if (todays.has(key)) add(end, { day: day === today ? 'same' : 'other' });
      if (otherDays.has(key)) add(end, { day: 'other' });
    }
  }

  #findPatterns(start: number, add: (end: number, found: Partial<Token>) => void): void {
    const from = this.#atoms[start]?.from ?? 0;
    const text = this.#source.slice(from);
    const endAt = (length: number) => this.#atoms.findIndex(({ to }) => to === from + length) + 1;
    const figure = figurePattern.exec(text)?.[0];
    const unit = findUnit(text);
    const day = findDay(text, this.#context.day);
    const figureEnd = figure === undefined ? 0 : endAt(figure.length);
    if (figure !== undefined && figureEnd > 0) add(figureEnd, { figure: Number(figure.replaceAll(',', '')) });
    const unitEnd = unit === null ? 0 : endAt(unit.length);
    if (unit !== null && unitEnd > 0) add(unitEnd, { unit: unit.unit });
    const dayEnd = day === null ? 0 : endAt(day.length);
    if (day !== null && dayEnd > 0) add(dayEnd, { day: day.day === this.#context.day ? 'same' : 'other' });
  }
}

export interface TokenReading {
  readonly tokens: readonly Token[];
  /** True if the text has two readings of different meaning. */
  readonly isUnclear: boolean;
  /** Text after the last token. */
  readonly rest: string;
}

function toSignature(tokens: readonly Token[]): string {
  return JSON.stringify(tokens.map(({ names, figure, unit, day, isUnknown }) => [names, figure, unit, day, isUnknown]));
}

/** Tokenises a text; bare numbers count as names only if `areNumbersNames`. */
export function readTokens(text: string, context: PasteContext, areNumbersNames = false): TokenReading {
  const reader = new TokenReader(toPlainLine(text), context, areNumbersNames);
  const ways = reader.read();
  const isUnclear = new Set(ways.map(toSignature)).size > 1;
  return { tokens: ways[0] ?? [], isUnclear, rest: reader.rest };
}
