import { type LiveCattleFacts, liveCattleRows } from './live-cattle-series.data.ts';

export type { LiveCattleFacts } from './live-cattle-series.data.ts';

export type LiveCattleCode = (typeof liveCattleRows)[number]['code'];

export interface LiveCattleSeries extends LiveCattleFacts {
  readonly code: LiveCattleCode;
}

export const liveCattleSeries: readonly LiveCattleSeries[] = liveCattleRows;

export const liveCattleCodes = liveCattleRows.map(({ code }) => code);

const byCode = new Map<string, LiveCattleSeries>(liveCattleSeries.map((series) => [series.code, series]));

export function findLiveCattle(code: string): LiveCattleSeries | undefined {
  return byCode.get(code);
}

/** Web pages of the publishers; null without one. */
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

type Basis = Pick<LiveCattleFacts, 'minor' | 'kilograms' | 'dressing' | 'isLive'>;

/** Kilograms of carcase per currency unit quoted; null where no dressing factor is agreed. */
function carcaseKilograms({ minor, kilograms, dressing, isLive }: Basis): number | null {
  if (isLive && dressing === null) return null;
  return minor * kilograms * (isLive ? (dressing ?? 1) : 1);
}

/** USD per kg carcase: BRL/@ ÷ 15, USD/cwt live ÷ 45.36 ÷ 0.63 (domain B.10), × USD rate; null without a dressing factor. */
export function toUsdPerKgCarcase(basis: Basis, localPrice: number, usdPerUnit: number): number | null {
  const kilograms = carcaseKilograms(basis);
  return kilograms === null ? null : (localPrice / kilograms) * usdPerUnit;
}

export function fromUsdPerKgCarcase(basis: Basis, usdPerKg: number, usdPerUnit: number): number | null {
  const kilograms = carcaseKilograms(basis);
  return kilograms === null ? null : (usdPerKg / usdPerUnit) * kilograms;
}
