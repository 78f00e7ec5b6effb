import type { NamedCode } from '../names.ts';

/*
 * The codes of price quotations with their names. Free of zod, because filters and grids of the pages list them too; origins are
 * in the reference package, cuts and ports in the dictionary.
 */

/** Whose meat is quoted; each is opened by a module of its own (`Price`, `PorkPrice`). */
export const priceMeats = ['beef', 'pork'] as const;
export type PriceMeat = (typeof priceMeats)[number];

export const priceModules = { beef: 'Price', pork: 'PorkPrice' } as const satisfies Record<PriceMeat, string>;

/** Markets with quotes. 期货 is a forward offer (not loaded or not arrived), never exchange futures. */
export const quotedMarkets = ['forward', 'afloat', 'spot', 'wholesale'] as const;
export type QuotedMarket = (typeof quotedMarkets)[number];

/** All market types of the price page; live cattle has an operation of its own. */
export const marketTypes = [
  { code: 'forward', nameCn: '期货', nameEn: 'Forward' },
  { code: 'afloat', nameCn: '半期货', nameEn: 'Afloat' },
  { code: 'spot', nameCn: '现货', nameEn: 'Spot' },
  { code: 'livecattle', nameCn: '活牛', nameEn: 'Live cattle' },
  { code: 'wholesale', nameCn: '批发', nameEn: 'Wholesale' },
] as const satisfies readonly NamedCode[];
export type MarketType = (typeof marketTypes)[number]['code'];

/** Price levels; each except the first and the last adds one component to the one before. */
export const taxLevels = [
  { code: 'fob', nameCn: 'FOB', nameEn: 'FOB' },
  { code: 'cif', nameCn: 'CIF，未含关税和增值税', nameEn: 'CIF, before duty and VAT' },
  { code: 'dutyPaid', nameCn: '含关税，未含增值税', nameEn: 'Incl. duty, excl. VAT' },
  { code: 'taxPaid', nameCn: '含关税和增值税', nameEn: 'Incl. duty and VAT' },
  { code: 'exStore', nameCn: '冷库自提，含税', nameEn: 'Ex cold store incl. VAT' },
  { code: 'exStoreNet', nameCn: '冷库自提，不含税', nameEn: 'Ex cold store excl. VAT' },
  { code: 'domestic', nameCn: '国内市场价', nameEn: 'Domestic market price' },
] as const satisfies readonly NamedCode[];
export type TaxLevel = (typeof taxLevels)[number]['code'];

export const convertibleLevels = ['cif', 'dutyPaid', 'taxPaid', 'exStore', 'exStoreNet'] as const satisfies TaxLevel[];
export type ConvertibleLevel = (typeof convertibleLevels)[number];

export const priceUnits = [
  { code: 'USD/t', nameCn: '美元/吨', nameEn: 'USD/t' },
  { code: 'CNY/kg', nameCn: '元/公斤', nameEn: 'CNY/kg' },
] as const satisfies readonly NamedCode[];
export type PriceUnit = (typeof priceUnits)[number]['code'];

export const convertedUnits = [
  ...priceUnits,
  { code: 'CNY/t', nameCn: '元/吨', nameEn: 'CNY/t' },
  { code: 'USD/kg', nameCn: '美元/公斤', nameEn: 'USD/kg' },
] as const satisfies readonly NamedCode[];

/** Decimals shown, as usual in the trade. */
export const priceDecimals = { 'USD/t': 0, 'CNY/kg': 2 } as const satisfies Record<PriceUnit, number>;

/** Terms and the level their price includes. CFR is treated as CIF: insurance is a few dollars a tonne. */
export const priceTerms = [
  { code: 'CIF', level: 'cif', nameCn: 'CIF', nameEn: 'CIF' },
  { code: 'CFR', level: 'cif', nameCn: 'CFR', nameEn: 'CFR' },
  { code: 'FOB', level: 'fob', nameCn: 'FOB', nameEn: 'FOB' },
  { code: 'DDP', level: 'taxPaid', nameCn: '到港完税价', nameEn: 'Delivered duty paid' },
  { code: 'EXW', level: 'exStore', nameCn: '自提价（含税）', nameEn: 'Ex cold store incl. VAT' },
  { code: 'EXWN', level: 'exStoreNet', nameCn: '自提价（不含税）', nameEn: 'Ex cold store excl. VAT' },
  { code: 'MKT', level: 'domestic', nameCn: '批发市场价', nameEn: 'Wholesale market' },
] as const satisfies readonly (NamedCode & { readonly level: TaxLevel })[];
export type PriceTerm = (typeof priceTerms)[number]['code'];

export function findPriceTerm(code: string): (typeof priceTerms)[number] | undefined {
  return priceTerms.find((term) => term.code === code);
}

export const priceSpecs = [
  { code: 'GRASS', nameCn: '草饲', nameEn: 'Grass-fed' },
  { code: 'GF100', nameCn: '谷饲100天', nameEn: 'Grain-fed 100 days' },
  { code: 'GF150', nameCn: '谷饲150天', nameEn: 'Grain-fed 150 days' },
  { code: 'GF200', nameCn: '谷饲200天', nameEn: 'Grain-fed 200 days' },
  { code: 'WAGYU', nameCn: '和牛', nameEn: 'Wagyu' },
  { code: 'STEER', nameCn: '阉牛', nameEn: 'Steer' },
  { code: 'BULL', nameCn: '公牛', nameEn: 'Bull' },
  { code: 'COW', nameCn: '母牛', nameEn: 'Cow' },
  { code: '65CL', nameCn: '65CL', nameEn: '65CL' },
  { code: '80VL', nameCn: '80VL', nameEn: '80VL' },
  { code: '85VL', nameCn: '85VL', nameEn: '85VL' },
  { code: '90VL', nameCn: '90VL', nameEn: '90VL' },
  { code: '95VL', nameCn: '95VL', nameEn: '95VL' },
  { code: '97VL', nameCn: '97VL', nameEn: '97VL' },
  { code: 'CATCH', nameCn: '抄码', nameEn: 'Catch weight' },
  { code: 'FIXED', nameCn: '定装', nameEn: 'Fixed weight' },
  { code: 'HALAL', nameCn: '清真', nameEn: 'Halal' },
] as const satisfies readonly NamedCode[];
export type PriceSpec = (typeof priceSpecs)[number]['code'];

export const priceStorages = [
  { code: 'chilled', nameCn: '冰鲜', nameEn: 'Chilled' },
  { code: 'frozen', nameCn: '冷冻', nameEn: 'Frozen' },
] as const satisfies readonly NamedCode[];

/** Offer, counter-offer or deal (报价／还盘／成交). */
export const quoteBases = [
  { code: 'offer', nameCn: '报价', nameEn: 'Offer' },
  { code: 'bid', nameCn: '还盘', nameEn: 'Bid' },
  { code: 'deal', nameCn: '成交', nameEn: 'Deal' },
] as const satisfies readonly NamedCode[];
export type QuoteBasis = (typeof quoteBases)[number]['code'];

/** History windows, counted back from the last day with a quote. */
export const historyPeriods = ['1M', '3M', '1Y', 'all'] as const;
export type HistoryPeriod = (typeof historyPeriods)[number];

/** Index bases: forward offers (USD), spot (CNY), or spot minus landed forward (CNY/kg, no base). */
export const indexKinds = [
  { code: 'forward', nameCn: '期货指数', nameEn: 'Forward index' },
  { code: 'spot', nameCn: '现货指数', nameEn: 'Spot index' },
  { code: 'spread', nameCn: '期现价差', nameEn: 'Spot premium over landed forward' },
] as const satisfies readonly NamedCode[];
export type IndexKind = (typeof indexKinds)[number]['code'];

export const arithmeticSteps = [
  { code: 'start', nameCn: '起算价', nameEn: 'Starting price' },
  { code: 'rate', nameCn: '汇率', nameEn: 'Exchange rate' },
  { code: 'tonne', nameCn: '吨与公斤', nameEn: 'Tonne and kilogram' },
  { code: 'duty', nameCn: '关税', nameEn: 'Import duty' },
  { code: 'surcharge', nameCn: '超配额加征', nameEn: 'Safeguard surcharge over quota' },
  { code: 'additional', nameCn: '其他加征', nameEn: 'Additional duty' },
  { code: 'vat', nameCn: '增值税', nameEn: 'VAT' },
  { code: 'portCost', nameCn: '港口和冷库费用', nameEn: 'Port and cold store' },
] as const satisfies readonly NamedCode[];

export const quoteRules = [
  'order',
  'positive',
  'range',
  'decimals',
  'jump',
  'closed',
  'changed',
  'published',
  'future',
] as const;
export type QuoteRule = (typeof quoteRules)[number];
