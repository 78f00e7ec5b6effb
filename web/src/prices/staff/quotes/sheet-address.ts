import { type PriceMeat, priceMeats, type QuotedMarket, quotedMarkets } from '@btc/contract/prices/price-codes.ts';

export function isMeat(text: string): text is PriceMeat {
  return priceMeats.some((one) => one === text);
}

export function isMarket(text: string): text is QuotedMarket {
  return quotedMarkets.some((one) => one === text);
}

/** Which lines of a sheet are shown. */
export const sheetShows = ['all', 'open', 'problems', 'published'] as const;
export type SheetShow = (typeof sheetShows)[number];
