import type { PriceMeat } from '@btc/contract/prices/price-codes.ts';
import { addDays } from '@btc/contract/time.ts';
import type { Dictionary } from '#dictionary/face.ts';
import { convertPrice, type Price, type Target } from '../convert/convert-price.ts';
import type { DayTerms } from '../convert/day-terms.ts';
import { findGoods } from '../series/price-names.ts';
import type { Land } from './chain.ts';

export interface LandTerms {
  readonly meat: PriceMeat;
  readonly days: DayTerms;
  readonly dictionary: Dictionary;
}

/** Stored weekly prices: offers CIF in USD/t, spot ex cold store in CNY/kg with VAT. */
export const cellPrices = {
  forward: { unit: 'USD/t', level: 'cif' },
  spot: { unit: 'CNY/kg', level: 'exStore' },
} as const satisfies Record<string, Omit<Price, 'value'>>;

/** Converts weekly prices at the terms of the week's Sunday. */
export function createLand({ meat, days, dictionary }: LandTerms, from: Omit<Price, 'value'>, target: Target): Land {
  return (value, { origin, cut, week }) => {
    const terms = days.termsOn(origin, addDays(week, 6), findGoods(dictionary, meat, cut));
    return convertPrice({ ...from, value }, target, terms)?.value ?? null;
  };
}
