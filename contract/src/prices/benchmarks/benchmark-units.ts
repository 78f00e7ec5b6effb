/** An index is no price: it is converted into nothing. */
const index = { currency: '', minor: 1, kilograms: 1 } as const;

/** Units of third-party prices, as in the sources. `minor`: coins per currency unit; `kilograms`: quantity priced. */
export const benchmarkUnits = [
  { code: 'USD/kg', nameCn: '美元/公斤', nameEn: 'USD/kg', currency: 'USD', minor: 1, kilograms: 1 },
  { code: 'USD/t', nameCn: '美元/吨', nameEn: 'USD/t', currency: 'USD', minor: 1, kilograms: 1000 },
  { code: 'US¢/lb', nameCn: '美分/磅', nameEn: 'US¢/lb', currency: 'USD', minor: 100, kilograms: 0.453_592_37 },
  { code: 'USD/cwt', nameCn: '美元/英担', nameEn: 'USD/cwt', currency: 'USD', minor: 1, kilograms: 45.36 },
  { code: 'USD/@', nameCn: '美元/阿罗瓦', nameEn: 'USD/@ (15 kg)', currency: 'USD', minor: 1, kilograms: 15 },
  { code: 'CNY/kg', nameCn: '元/公斤', nameEn: 'CNY/kg', currency: 'CNY', minor: 1, kilograms: 1 },
  { code: 'CNY/500g', nameCn: '元/斤', nameEn: 'CNY/500 g', currency: 'CNY', minor: 1, kilograms: 0.5 },
  { code: 'CNY/t', nameCn: '元/吨', nameEn: 'CNY/t', currency: 'CNY', minor: 1, kilograms: 1000 },
  { code: 'BRL/@', nameCn: '雷亚尔/阿罗瓦', nameEn: 'BRL/@ (15 kg)', currency: 'BRL', minor: 1, kilograms: 15 },
  { code: 'BRL/kg', nameCn: '雷亚尔/公斤', nameEn: 'BRL/kg', currency: 'BRL', minor: 1, kilograms: 1 },
  { code: 'ARS/kg', nameCn: '比索/公斤', nameEn: 'ARS/kg', currency: 'ARS', minor: 1, kilograms: 1 },
  { code: 'AUc/kg', nameCn: '澳分/公斤', nameEn: 'AUc/kg', currency: 'AUD', minor: 100, kilograms: 1 },
  { code: 'AUD/kg', nameCn: '澳元/公斤', nameEn: 'AUD/kg', currency: 'AUD', minor: 1, kilograms: 1 },
  { code: 'NZD/kg', nameCn: '纽元/公斤', nameEn: 'NZD/kg', currency: 'NZD', minor: 1, kilograms: 1 },
  { code: 'NZc/kg', nameCn: '纽分/公斤', nameEn: 'NZc/kg', currency: 'NZD', minor: 100, kilograms: 1 },
  { code: 'EUR/100kg', nameCn: '欧元/100公斤', nameEn: 'EUR/100 kg', currency: 'EUR', minor: 1, kilograms: 100 },
  { code: 'EUR/kg', nameCn: '欧元/公斤', nameEn: 'EUR/kg', currency: 'EUR', minor: 1, kilograms: 1 },
  { code: 'GBp/kg', nameCn: '便士/公斤', nameEn: 'p/kg', currency: 'GBP', minor: 100, kilograms: 1 },
  { code: '2014-2016=100', nameCn: '点（2014–2016年=100）', nameEn: 'points (2014–2016 = 100)', ...index },
  { code: '2010=100', nameCn: '点（2010年=100）', nameEn: 'points (2010 = 100)', ...index },
  { code: '2015=100', nameCn: '点（2015年=100）', nameEn: 'points (2015 = 100)', ...index },
  { code: 'index', nameCn: '点（指数）', nameEn: 'index points', ...index },
] as const satisfies readonly (PriceQuantity & {
  readonly code: string;
  readonly nameCn: string;
  readonly nameEn: string;
})[];

export type BenchmarkUnit = (typeof benchmarkUnits)[number]['code'];

export const benchmarkUnitCodes = benchmarkUnits.map(({ code }) => code);

export interface PriceQuantity {
  /** ISO 4217; empty for an index. */
  readonly currency: string;
  readonly minor: number;
  readonly kilograms: number;
}

/** Factor between two units of the same currency; null where the currencies differ. */
export function unitFactor(from: PriceQuantity, to: PriceQuantity): number | null {
  return from.currency === to.currency ? (to.minor * to.kilograms) / (from.minor * from.kilograms) : null;
}
