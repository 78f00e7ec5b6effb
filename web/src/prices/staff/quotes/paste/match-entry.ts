import type { PriceMeat } from '@btc/contract/prices/price-codes.ts';
import type { MarketType } from '@btc/contract/prices/price-codes.ts';
import type { LineRow } from '../sheet/sheet-lines.ts';
import type { NameBook, NameMeaning, NamePart } from './name-book.ts';
import { hasPart, isProduct, type NamedWord, type PasteIssueKind } from './paste-entry.ts';

export interface PasteSheet {
  readonly meat: PriceMeat;
  readonly market: MarketType;
  readonly rows: readonly LineRow[];
  readonly book: NameBook;
}

/** Lines of an entry, or candidates that somebody has to choose from. */
export type EntryMatch =
  | { readonly kind: 'found'; readonly ids: readonly number[] }
  | { readonly kind: 'open'; readonly reason: PasteIssueKind; readonly ids: readonly number[] };

/** Meaning of an entry: by part, the codes on which all its words agree. */
type Product = ReadonlyMap<NamePart, readonly string[]>;

const maxReadings = 32;

/** All combinations of meanings where words are ambiguous. */
function listReadings(words: readonly NamedWord[]): readonly (readonly NameMeaning[])[] {
  return words.reduce<readonly (readonly NameMeaning[])[]>(
    (readings, { meanings }) =>
      readings.flatMap((reading) => meanings.map((meaning) => [...reading, meaning])).slice(0, maxReadings),
    [[]],
  );
}

/** Null where two words of a part contradict each other; specifications accumulate. */
function toProduct(meanings: readonly NameMeaning[]): Product | null {
  const product = new Map<NamePart, readonly string[]>();
  for (const { part, codes } of meanings) {
    const before = product.get(part);
    const next =
      before === undefined
        ? codes
        : part === 'spec'
          ? [...new Set([...before, ...codes])]
          : before.filter((code) => codes.includes(code));
    if (next.length === 0) return null;
    product.set(part, next);
  }
  return product;
}

function agrees(product: Product, part: NamePart, code: string): boolean {
  return product.get(part)?.includes(code) !== false;
}

function fits(product: Product, row: LineRow, { meat, market, book }: PasteSheet): boolean {
  if ('Code' in row) return agrees(product, 'cattle', row.Code);
  const form = book.findForm(row.CutCode);
  return (
    agrees(product, 'meat', meat) &&
    agrees(product, 'market', market) &&
    agrees(product, 'origin', row.OriginCode) &&
    agrees(product, 'cut', row.CutCode) &&
    (form === null || agrees(product, 'form', form)) &&
    agrees(product, 'storage', row.Storage) &&
    agrees(product, 'term', row.Term) &&
    agrees(product, 'port', row.Port) &&
    (product.get('brand') ?? []).every((brand) => row.Brand === brand) &&
    (product.get('spec') ?? []).every((spec) => row.Specs.some((code) => code === spec))
  );
}

/** True if the row has no specification and no plant beyond those written. */
function isNamedWhole(product: Product, row: LineRow): boolean {
  if ('Code' in row) return true;
  const specs = product.get('spec') ?? [];
  return row.Specs.every((spec) => specs.includes(spec)) && (row.Brand === null || product.has('brand'));
}

function findCuts(product: Product, { book }: PasteSheet): readonly string[] {
  const cuts = product.get('cut') ?? [];
  const form = product.get('form');
  const fitting = cuts.filter((cut) => form?.includes(book.findForm(cut) ?? '') === true);
  return cuts.length > 1 && fitting.length === 1 ? fitting : cuts;
}

function toIds(rows: readonly LineRow[]): readonly number[] {
  return rows.map(({ SeriesID }) => SeriesID);
}

/** The single matching row; a plant's own price never stands for all plants. */
function matchProduct(product: Product, sheet: PasteSheet): EntryMatch {
  const fitting = sheet.rows.filter((row) => fits(product, row, sheet));
  const whole = fitting.filter((row) => isNamedWhole(product, row));
  const [only, ...others] = whole.length > 0 ? whole : fitting;
  if (only === undefined) return { kind: 'open', reason: 'notOnSheet', ids: [] };
  const isOfPlant = 'Brand' in only && only.Brand !== null && !product.has('brand');
  if (others.length > 0 || isOfPlant) return { kind: 'open', reason: 'ambiguous', ids: toIds(fitting) };
  return { kind: 'found', ids: [only.SeriesID] };
}

/** A taught pair is a quote of each of its cuts. */
function matchPair(product: Product, cuts: readonly string[], sheet: PasteSheet): EntryMatch {
  const matches = cuts.map((cut) => matchProduct(new Map([...product, ['cut', [cut]]]), sheet));
  const ids = [...new Set(matches.flatMap((match) => match.ids))];
  if (matches.every(({ kind }) => kind === 'found')) return { kind: 'found', ids };
  return { kind: 'open', reason: ids.length === 0 ? 'notOnSheet' : 'ambiguous', ids };
}

function listPossible(words: readonly NamedWord[], sheet: PasteSheet): readonly number[] {
  const products = listReadings(words).flatMap((reading) => toProduct(reading) ?? []);
  return toIds(sheet.rows.filter((row) => products.some((product) => fits(product, row, sheet))));
}

export interface MatchSettings {
  /** A row without origin may be of any: the block mentions origins or has unreadable text. */
  readonly isOriginOpen: boolean;
}

/** Finds the sheet line that the words name, and no other. */
export function matchEntry(
  words: readonly NamedWord[],
  sheet: PasteSheet,
  { isOriginOpen }: MatchSettings,
): EntryMatch {
  const open = (reason: PasteIssueKind): EntryMatch => ({ kind: 'open', reason, ids: listPossible(words, sheet) });
  if (words.length === 0) return open('noName');
  if (!words.some(isProduct)) return open('noCut');
  const readings = listReadings(words);
  const products = readings.flatMap((reading) => toProduct(reading) ?? []);
  const [product, ...others] = products;
  if (product === undefined) return { kind: 'open', reason: 'severalProducts', ids: [] };
  if (others.length > 0) return open('ambiguous');
  const cuts = findCuts(product, sheet);
  const isPair = words.some(({ meanings }) => meanings.some(({ part, isPair: pair }) => part === 'cut' && pair));
  if (cuts.length > 1 && !isPair) return open(listPossible(words, sheet).length === 0 ? 'notOnSheet' : 'ambiguous');
  const isCattle = words.some((word) => hasPart(word, 'cattle'));
  const match = isPair
    ? matchPair(product, cuts, sheet)
    : matchProduct(isCattle ? product : new Map([...product, ['cut', cuts]]), sheet);
  const hasNoOrigin = !isCattle && !words.some((word) => hasPart(word, 'origin'));
  if (match.kind === 'found' && hasNoOrigin && isOriginOpen) return open('originOpen');
  const isManyOrigins = hasNoOrigin && match.kind === 'open' && match.ids.length > 1;
  return isManyOrigins && match.reason === 'ambiguous' ? { ...match, reason: 'originOpen' } : match;
}
