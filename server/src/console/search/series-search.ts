import { foldWords } from '@btc/contract/fold-text.ts';
import { marketTypes, priceSpecs, priceTerms } from '@btc/contract/prices/price-codes.ts';
import type { PriceSeries } from '@btc/contract/prices/quote-row.ts';
import type { NamedCode } from '@btc/contract/names.ts';
import { cutKind, type Dictionary, type DictionaryEntry } from '#dictionary/face.ts';

function named(list: readonly NamedCode[], code: string): NamedCode {
  return list.find((one) => one.code === code) ?? { code, nameCn: code, nameEn: code };
}

function otherNames(entry: DictionaryEntry | undefined): readonly string[] {
  return (entry?.names ?? []).map(({ written }) => written);
}

/** All names of a series in both languages, including the aliases that analysts added. */
export function listSeriesNames(series: PriceSeries, dictionary: Dictionary): readonly string[] {
  const coded = [named(marketTypes, series.MarketType), ...series.Specs.map((spec) => named(priceSpecs, spec))];
  const kind = cutKind(series.Meat);
  const added = [
    ...dictionary.listSpellings('origin', series.OriginCode),
    ...dictionary.listSpellings(kind, series.CutCode),
    ...dictionary.listSpellings('port', series.Port),
  ];
  const origin = [series.OriginCn, series.OriginEn, series.OriginCode];
  const cut = [series.CutCn, series.CutEn, ...otherNames(dictionary.find(kind, series.CutCode))];
  // With the origin before it, as people write it: 巴西牛胸, Brazil brisket.
  const together = cut.flatMap((name) => [`${series.OriginCn}${name}`, `${series.OriginEn} ${name}`]);
  return [
    ...together,
    series.PortCn,
    series.PortEn,
    ...otherNames(dictionary.find('port', series.Port)),
    ...origin,
    ...added,
    ...coded.flatMap(({ nameCn, nameEn }) => [nameCn, nameEn]),
    series.Brand ?? '',
    series.Term,
  ].map((name) => name.toLowerCase());
}

/** True if each typed word occurs in one of the names. */
export function matchesNames(names: readonly string[], text: string): boolean {
  return foldWords(text)
    .split(' ')
    .every((word) => names.some((name) => name.includes(word)));
}

export function matchesSeries(series: PriceSeries, text: string, dictionary: Dictionary): boolean {
  const names = listSeriesNames(series, dictionary);
  return matchesNames(names, text);
}

export function seriesNote(series: PriceSeries, language: 'nameCn' | 'nameEn'): string {
  const coded = [
    named(marketTypes, series.MarketType),
    ...series.Specs.map((spec) => named(priceSpecs, spec)),
    named(priceTerms, series.Term),
  ].map((one) => one[language]);
  const port = language === 'nameCn' ? series.PortCn : series.PortEn;
  return [...coded, port, ...(series.Brand === null ? [] : [series.Brand])].join(' · ');
}
