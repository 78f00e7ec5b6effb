import {
  marketTypes,
  pricePlaces,
  priceSpecs,
  type PriceSpecies,
  priceTerms,
} from '@btc/contract/prices/price-codes.ts';
import type { PriceSeries } from '@btc/contract/prices/quote-row.ts';
import { findBeefCut } from '@btc/reference/beef-cuts.ts';
import { findPorkCut } from '@btc/reference/pork-cuts.ts';
import type { AliasBook } from '#platform/import/aliases/alias-book.ts';

interface Named {
  readonly code: string;
  readonly nameCn: string;
  readonly nameEn: string;
}

function named(list: readonly Named[], code: string): Named {
  return list.find((one) => one.code === code) ?? { code, nameCn: code, nameEn: code };
}

function aliasesOf(species: PriceSpecies, cut: string): readonly string[] {
  return (species === 'beef' ? findBeefCut(cut) : findPorkCut(cut))?.aliasesCn ?? [];
}

/** Everything a series is called, in both languages, and as analysts said that others call it. */
function namesOf(series: PriceSeries, aliases: AliasBook): readonly string[] {
  const coded = [
    named(marketTypes, series.MarketType),
    named(pricePlaces, series.Port),
    ...series.Specs.map((spec) => named(priceSpecs, spec)),
  ];
  const added = [
    ...aliases.spellingsOf('origin', series.OriginCode),
    ...aliases.spellingsOf(series.Species === 'beef' ? 'beefCut' : 'porkCut', series.CutCode),
    ...aliases.spellingsOf('port', series.Port),
  ];
  const origin = [series.OriginCn, series.OriginEn, series.OriginCode];
  const cut = [series.CutCn, series.CutEn, ...aliasesOf(series.Species, series.CutCode)];
  // With the origin before it, as people write it: 巴西牛胸, Brazil brisket.
  const together = cut.flatMap((name) => [`${series.OriginCn}${name}`, `${series.OriginEn} ${name}`]);
  return [
    ...together,
    ...origin,
    ...added,
    ...coded.flatMap(({ nameCn, nameEn }) => [nameCn, nameEn]),
    series.Brand ?? '',
    series.Term,
  ].map((name) => name.toLowerCase());
}

/** Whether each word of what was typed is in one of the names of a series. */
export function isSeriesCalled(series: PriceSeries, text: string, aliases: AliasBook): boolean {
  const names = namesOf(series, aliases);
  const words = text.normalize('NFKC').toLowerCase().split(/\s+/);
  return words.every((word) => names.some((name) => name.includes(word)));
}

/** What tells a series from others of its origin and cut. */
export function seriesNote(series: PriceSeries, language: 'nameCn' | 'nameEn'): string {
  const coded = [
    named(marketTypes, series.MarketType),
    ...series.Specs.map((spec) => named(priceSpecs, spec)),
    named(priceTerms, series.Term),
    named(pricePlaces, series.Port),
  ].map((one) => one[language]);
  return [...coded, ...(series.Brand === null ? [] : [series.Brand])].join(' · ');
}
