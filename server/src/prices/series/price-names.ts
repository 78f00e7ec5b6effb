import type { PriceMeat } from '@btc/contract/prices/price-codes.ts';
import { findCountry } from '@btc/reference/countries.ts';
import { findOrigin, origins } from '@btc/reference/origins.ts';
import type { Dictionary, DictionaryEntry } from '#platform/dictionary/dictionary.ts';

/** Both names of something; its code where it has none. */
export interface Names {
  readonly cn: string;
  readonly en: string;
}

/** Names of an origin; of one that nobody knows, its code. */
export function originNames(code: string): Names {
  if (code === 'ALL') return { cn: '其他产地', en: 'All other origins' };
  const found = findOrigin(code) ?? findCountry(code);
  return found === undefined ? { cn: code, en: code } : { cn: found.nameCn, en: found.nameEn };
}

export interface PriceCut extends Names {
  readonly code: string;
  readonly sortKey: number;
  readonly groupCode: string;
  readonly groupCn: string;
  readonly groupEn: string;
}

function toPriceCut({ code, nameCn, nameEn, group, sortKey }: DictionaryEntry): PriceCut {
  return {
    code,
    sortKey,
    cn: nameCn,
    en: nameEn,
    groupCode: group.code,
    groupCn: group.nameCn,
    groupEn: group.nameEn,
  };
}

/** The tariff position that a meat is declared under, as far as duties ask. */
export function meatGoods(meat: PriceMeat): string {
  return meat === 'pork' ? '0203' : '0202';
}

/** The tariff line or position under which a cut is declared, as far as duties ask: its own line, beef, its offal, or pork. */
export function findGoods(dictionary: Dictionary, meat: PriceMeat, cut: string): string {
  const entry = dictionary.findCut(meat, cut);
  const isOffal = meat === 'beef' && entry?.group.code === 'offal';
  return entry?.hsCode ?? (isOffal ? '0206' : meatGoods(meat));
}

/** The cut of a series; of one that nobody knows, its code. */
export function priceCut(dictionary: Dictionary, meat: PriceMeat, code: string): PriceCut {
  const found = dictionary.findCut(meat, code);
  if (found !== undefined) return toPriceCut(found);
  return { code, sortKey: 999, cn: code, en: code, groupCode: '', groupCn: '', groupEn: '' };
}

/** The names of a cut, of whichever meat. */
export function cutNames(dictionary: Dictionary, code: string): Names {
  const { cn, en } = priceCut(dictionary, dictionary.findCut('beef', code) === undefined ? 'pork' : 'beef', code);
  return { cn, en };
}

/** The names of a port or city; of one that nobody knows, its code. */
export function portNames(dictionary: Dictionary, code: string): Names {
  const found = dictionary.find('port', code);
  return { cn: found?.nameCn ?? code, en: found?.nameEn ?? code };
}

/** A name in one edition. */
export function nameIn({ cn, en }: Names, isEn: boolean): string {
  return isEn ? en : cn;
}

const originPlaces = new Map<string, number>(origins.map(({ code }, index) => [code, index]));

/** Where an origin stands in lists. */
export function originIndex(code: string): number {
  return originPlaces.get(code) ?? origins.length;
}

/** Where a series stands in lists and sheets: by origin, then in cut order. */
export function seriesSortKey(
  dictionary: Dictionary,
  { meat, origin, cut }: { readonly meat: PriceMeat; readonly origin: string; readonly cut: string },
): number {
  return originIndex(origin) * 1000 + Math.min(priceCut(dictionary, meat, cut).sortKey, 999);
}
