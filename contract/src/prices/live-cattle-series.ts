import { type LiveCattleFacts, liveCattleRows } from './live-cattle-series.data.ts';

export type { LiveCattleFacts } from './live-cattle-series.data.ts';

/** Code of a live cattle price. */
export type LiveCattleCode = (typeof liveCattleRows)[number]['code'];

/** A live cattle price: where it is quoted, in which unit, and how it becomes USD/kg carcase weight. */
export interface LiveCattleSeries extends LiveCattleFacts {
  readonly code: LiveCattleCode;
}

/** All live cattle prices in the order of the table. */
export const liveCattleSeries: readonly LiveCattleSeries[] = liveCattleRows;

/** The codes of all live cattle prices. */
export const liveCattleCodes = liveCattleRows.map(({ code }) => code);

const byCode = new Map<string, LiveCattleSeries>(liveCattleSeries.map((series) => [series.code, series]));

/** Finds a live cattle price by its code. */
export function findLiveCattle(code: string): LiveCattleSeries | undefined {
  return byCode.get(code);
}

/** The pages of those who publish the prices, where they have one. */
export const liveCattleSourceUrls: Readonly<Record<LiveCattleCode, string | null>> = {
  MERCOSUR: null,
  BRA: 'https://www.cepea.org.br/en',
  ARG: 'https://www.mercadoagroganadero.com.ar/',
  URY: 'https://www.inac.uy/',
  PRY: 'https://www.arp.org.py/',
  AUS: 'https://www.mla.com.au/prices-markets/',
  NZL: 'https://agrihq.co.nz/',
  USA: 'https://www.ams.usda.gov/market-news',
  EU: 'https://agridata.ec.europa.eu/',
  GBR: 'https://ahdb.org.uk/beef',
  CHN: 'http://www.moa.gov.cn/',
};

/** What decides a conversion. */
type Basis = Pick<LiveCattleFacts, 'minor' | 'kilograms' | 'dressing' | 'isLive'>;

/** Kilograms of carcase that the quoted unit buys, in whole units of the currency; null where no dressing factor is agreed on. */
function carcaseKilograms({ minor, kilograms, dressing, isLive }: Basis): number | null {
  if (isLive && dressing === null) return null;
  return minor * kilograms * (isLive ? (dressing ?? 1) : 1);
}

/**
 * USD per kilogram of carcase weight: BRL/@ ÷ 15, USD/cwt live ÷ 45.36 ÷ 0.63, live weight ÷ dressing (domain B.10), times the
 * day's USD for one unit of the currency. Null where no dressing factor is agreed on.
 */
export function toUsdPerKgCarcase(basis: Basis, localPrice: number, usdPerUnit: number): number | null {
  const kilograms = carcaseKilograms(basis);
  return kilograms === null ? null : (localPrice / kilograms) * usdPerUnit;
}

/** The local price that stands for USD per kilogram of carcase weight: the way back. */
export function fromUsdPerKgCarcase(basis: Basis, usdPerKg: number, usdPerUnit: number): number | null {
  const kilograms = carcaseKilograms(basis);
  return kilograms === null ? null : (usdPerKg / usdPerUnit) * kilograms;
}
