import { type PriceMeat, priceMeats, quotedMarkets } from '@btc/contract/prices/price-codes.ts';

export function isMeat(text: string): text is PriceMeat {
  return priceMeats.some((one) => one === text);
}

export const sheetMarkets = [...quotedMarkets, 'livecattle'] as const;
export type SheetMarket = (typeof sheetMarkets)[number];

/** Live cattle belongs to beef only. */
export function listMarkets(meat: PriceMeat): readonly SheetMarket[] {
  return meat === 'beef' ? sheetMarkets : quotedMarkets;
}

export function isMarket(text: string): text is SheetMarket {
  return sheetMarkets.some((one) => one === text);
}

export const sheetShows = ['all', 'open', 'problems', 'published'] as const;
export type SheetShow = (typeof sheetShows)[number];
