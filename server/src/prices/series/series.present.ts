import {
  findPriceTerm,
  type PriceSpec,
  priceSpecs,
  type PriceMeat,
  type PriceTerm,
  type PriceUnit,
  priceUnits,
  type QuoteBasis,
  quoteBases,
  quotedMarkets,
  type QuotedMarket,
  type TaxLevel,
} from '@btc/contract/prices/price-codes.ts';
import type { PriceSeries } from '@btc/contract/prices/quote-row.ts';
import type { Dictionary } from '#dictionary/face.ts';
import { originNames, portNames, priceCut } from './price-names.ts';
import type { SeriesRow } from './series.queries.ts';
import { knownCode } from '#platform/db/known-code.ts';

const unitCodes: readonly PriceUnit[] = priceUnits.map(({ code }) => code);
const basisCodes: readonly QuoteBasis[] = quoteBases.map(({ code }) => code);
const specCodes: readonly PriceSpec[] = priceSpecs.map(({ code }) => code);

export function toMeat(text: string): PriceMeat {
  return knownCode(['beef', 'pork'], text);
}

export function toMarket(text: string): QuotedMarket {
  return knownCode(quotedMarkets, text);
}

export function toUnit(text: string): PriceUnit {
  return knownCode(unitCodes, text);
}

export function toBasis(text: string): QuoteBasis {
  return knownCode(basisCodes, text);
}

export function toTerm(text: string): { readonly code: PriceTerm; readonly level: TaxLevel } {
  const found = findPriceTerm(text);
  if (found === undefined) throw new Error(`"${text}" is no term`);
  return found;
}

export function presentSeries(row: SeriesRow, dictionary: Dictionary): PriceSeries {
  const meat = toMeat(row.meat);
  const cut = priceCut(dictionary, meat, row.cut);
  const port = portNames(dictionary, row.port);
  const origin = originNames(row.origin);
  const term = toTerm(row.term);
  return {
    SeriesID: row.id,
    Meat: meat,
    MarketType: toMarket(row.market_type),
    OriginCode: row.origin,
    OriginCn: origin.cn,
    OriginEn: origin.en,
    CutCode: row.cut,
    CutCn: cut.cn,
    CutEn: cut.en,
    CutGroupCode: cut.groupCode,
    CutGroupCn: cut.groupCn,
    CutGroupEn: cut.groupEn,
    Specs: row.specs.map((spec) => knownCode(specCodes, spec)),
    Brand: row.brand,
    Storage: row.storage === 'chilled' ? 'chilled' : 'frozen',
    Term: term.code,
    Port: row.port,
    PortCn: port.cn,
    PortEn: port.en,
    Unit: toUnit(row.unit),
    Level: term.level,
    Demo: row.is_demo,
  };
}
