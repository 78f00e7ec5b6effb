import type { PriceMeat } from '@btc/contract/prices/price-codes.ts';
import { findCountry } from '@btc/reference/places/countries.ts';
import { findOrigin, origins } from '@btc/reference/places/origins.ts';
import type { Dictionary, DictionaryEntry } from '#dictionary/face.ts';

/** The code where there is no name. */
export interface Names {
  readonly cn: string;
  readonly en: string;
}

/** The code for an unknown origin. */
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

export function meatGoods(meat: PriceMeat): string {
  return meat === 'pork' ? '0203' : '0202';
}

/** Tariff code that decides a cut's duty: its own line, beef, beef offal, or pork. */
export function findGoods(dictionary: Dictionary, meat: PriceMeat, cut: string): string {
  const entry = dictionary.findCut(meat, cut);
  const isOffal = meat === 'beef' && entry?.group.code === 'offal';
  return entry?.hsCode ?? (isOffal ? '0206' : meatGoods(meat));
}

/** The code for an unknown cut. */
export function priceCut(dictionary: Dictionary, meat: PriceMeat, code: string): PriceCut {
  const found = dictionary.findCut(meat, code);
  if (found !== undefined) return toPriceCut(found);
  return { code, sortKey: 999, cn: code, en: code, groupCode: '', groupCn: '', groupEn: '' };
}

export function cutNames(dictionary: Dictionary, code: string): Names {
  const { cn, en } = priceCut(dictionary, dictionary.findCut('beef', code) === undefined ? 'pork' : 'beef', code);
  return { cn, en };
}

/** The code for an unknown port. */
export function portNames(dictionary: Dictionary, code: string): Names {
  const found = dictionary.find('port', code);
  return { cn: found?.nameCn ?? code, en: found?.nameEn ?? code };
}

export function nameIn({ cn, en }: Names, isEn: boolean): string {
  return isEn ? en : cn;
}

const originPlaces = new Map<string, number>(origins.map(({ code }, index) => [code, index]));

export function originIndex(code: string): number {
  return originPlaces.get(code) ?? origins.length;
}

/** Sort key by origin, then cut. */
export function seriesSortKey(
  dictionary: Dictionary,
  { meat, origin, cut }: { readonly meat: PriceMeat; readonly origin: string; readonly cut: string },
): number {
  return originIndex(origin) * 1000 + Math.min(priceCut(dictionary, meat, cut).sortKey, 999);
}
