import type { SheetField } from '../../sheet/typed-line.ts';
import {
  hasPart,
  isName,
  isProduct,
  listUnknown,
  listWords,
  type NamedWord,
  type PastedBlock,
  type PastedCell,
  type PastedEntry,
  type PasteIssue,
  readPriceTokens,
  toPriceCells,
} from '../paste-entry.ts';
import { PasteHeadings, withoutParts } from '../paste-headings.ts';
import { type PasteContext, readTokens, type Token, type TokenReading } from './paste-tokens.ts';

const partsItems = /[,;、|。]/;

interface Line {
  readonly line: number;
  readonly text: string;
}

function isFigure({ figure, names }: Token): boolean {
  return figure !== null && names.length === 0;
}

function isProductToken(token: Token): boolean {
  return listWords([token]).some(isProduct);
}

/** True for words before a colon: parts of a product, but not the product itself. */
function isLead(tokens: readonly Token[]): boolean {
  return tokens.length > 0 && tokens.every((token) => isName(token) && !isProductToken(token));
}

/** Splits off the words before a colon, which apply to the whole line. */
function splitLead(tokens: readonly Token[]): readonly [readonly Token[], readonly Token[]] {
  const colon = tokens.findIndex(({ gap }, index) => index > 0 && gap.includes(':'));
  const lead = tokens.slice(0, Math.max(0, colon));
  return isLead(lead) ? [lead, tokens.slice(colon)] : [[], tokens];
}

function splitAt(tokens: readonly Token[], isStart: (index: number) => boolean): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  tokens.forEach((token, index) => {
    if (index > 0 && isStart(index)) parts.push([]);
    parts.at(-1)?.push(token);
  });
  return parts.filter((part) => part.length > 0);
}

/** A price under a name of its own within a line: 低价5150 主流价5200. */
function isField({ head, figure, names }: Token): boolean {
  return figure === null && names.length === 0 && head !== null && head.kind === 'field';
}

/** Number of separate prices; both ends of a range count as one. */
function countPrices(tokens: readonly Token[]): number {
  const count = tokens.filter(isFigure).length;
  return count === 2 && readPriceTokens(pricePart(tokens)).kind === 'range' ? 1 : count;
}

/** From the first figure or its currency to the end. */
function pricePart(tokens: readonly Token[]): readonly Token[] {
  const isPriced = ({ figure, unit, names, isNoPrice }: Token) =>
    names.length === 0 && (figure !== null || unit !== null || isNoPrice);
  return tokens.filter(isPriced);
}

function canStandAlone(part: readonly Token[]): boolean {
  return countPrices(part) === 1 && part.filter(isProductToken).length <= 1 && part.some(isName) && !part.some(isField);
}

/** Products of a line, each with its price; null where the assignment is unclear. */
function splitItems(tokens: readonly Token[]): readonly (readonly Token[])[] | null {
  const products = tokens.filter(isProductToken).length;
  if (products <= 1 && (countPrices(tokens) <= 1 || tokens.some(isField))) return [tokens];
  const bySigns = splitAt(tokens, (index) => {
    const { gap = '', figure = null, unit = null } = tokens[index] ?? {};
    return partsItems.test(gap) && figure === null && unit === null;
  });
  if (bySigns.length > 1 && bySigns.every(canStandAlone)) return bySigns;
  const byFigures = splitAt(tokens, (index) => {
    const [token, before] = [tokens[index], tokens[index - 1]];
    return token !== undefined && before !== undefined && isName(token) && !isName(before);
  });
  // A word between two prices could belong to either, unless it begins a product.
  const isClear = byFigures.every(
    (part) => canStandAlone(part) && hasPart({ meanings: part[0]?.names ?? [] }, 'cut', 'origin', 'cattle'),
  );
  return isClear ? byFigures : null;
}

function readFields(tokens: readonly Token[], issues: PasteIssue[], text: string): readonly PastedCell[] {
  const parts = splitAt(tokens, (index) => {
    const token = tokens[index];
    return token !== undefined && isField(token);
  });
  return parts.flatMap((part): readonly PastedCell[] => {
    const [first, ...rest] = part;
    const price = readPriceTokens(pricePart(rest));
    if (first?.head?.kind !== 'field' || rest.some(isName) || price.kind !== 'price') {
      if (part.some(isFigure) || part.some(isField)) issues.push({ kind: 'unclear', text });
      return [];
    }
    return [{ field: first.head.field, text: String(price.value), unit: price.unit, written: text }];
  });
}

function readBasis(tokens: readonly Token[]): readonly PastedCell[] {
  const found = tokens.flatMap(({ names }) => names.filter(({ part }) => part === 'basis'));
  const codes = [...new Set(found.flatMap(({ codes: all }) => all))];
  const [code] = codes;
  return codes.length === 1 && code !== undefined ? [{ field: 'Basis', text: code, unit: null, written: code }] : [];
}

interface ItemSettings extends Line {
  readonly lead: readonly NamedWord[];
  readonly headings: PasteHeadings;
  readonly main: SheetField;
  readonly unknown: readonly string[];
}

function readItem(tokens: readonly Token[], { line, text, lead, headings, main, unknown }: ItemSettings): PastedEntry {
  const own = listWords(tokens);
  const { words, issues: above } = headings.complete([...withoutParts(lead, own), ...own]);
  const issues: PasteIssue[] = [...above];
  if (unknown.length > 0) issues.push({ kind: 'unknownName', text: unknown.join(' ') });
  if (tokens.some(({ day }) => day === 'other')) issues.push({ kind: 'otherDay', text: text.trim() });
  let cells: readonly PastedCell[] = [];
  if (tokens.some(isField))
    cells = readFields(
      tokens.filter(({ names }) => names.length === 0),
      issues,
      text.trim(),
    );
  else {
    const price = readPriceTokens(pricePart(tokens));
    if (price.kind === 'bad') issues.push({ kind: price.issue, text: text.trim() });
    cells = toPriceCells(price, { main, written: text.trim() });
  }
  return { line, text: text.trim(), words, cells: cells.length === 0 ? [] : [...cells, ...readBasis(tokens)], issues };
}

function readPriced(
  at: Line,
  reading: TokenReading,
  settings: Pick<ItemSettings, 'headings' | 'main'>,
): readonly PastedEntry[] {
  const [lead, tokens] = splitLead(reading.tokens);
  const items = splitItems(tokens);
  const leadWords = listWords(lead);
  const unknown = listUnknown(reading);
  if (items === null || reading.isUnclear || (unknown.length > 0 && items.length > 1)) {
    const { words } = settings.headings.complete([...leadWords, ...listWords(tokens)]);
    const isOne = tokens.filter(isProductToken).length <= 1;
    const kind = unknown.length > 0 ? 'unknownName' : isOne ? 'severalPrices' : 'unclear';
    const issue: PasteIssue = { kind, text: unknown.join(' ') || at.text.trim() };
    return [{ line: at.line, text: at.text.trim(), words, cells: [], issues: [issue] }];
  }
  return items.map((item) => readItem(item, { ...at, ...settings, lead: leadWords, unknown }));
}

/** Parses lines as written in chats and mails: 巴西：牛霖5150，米龙5300. */
export function readLines(lines: readonly Line[], context: PasteContext, main: SheetField): PastedBlock {
  const headings = new PasteHeadings();
  const entries = lines.flatMap((at): readonly PastedEntry[] => {
    const reading = readTokens(at.text, context);
    if (reading.tokens.some((token) => isFigure(token) || (token.isNoPrice && token.names.length === 0))) {
      return readPriced(at, reading, { headings, main });
    }
    headings.read(at, reading);
    return [];
  });
  headings.close();
  const all = [...entries, ...headings.unpriced].toSorted((one, other) => one.line - other.line);
  return {
    entries: all,
    unread: headings.unread,
    hasOrigin: headings.hasOrigin,
    isNameless: false,
    firstLine: 1,
    undecided: new Map(),
  };
}
