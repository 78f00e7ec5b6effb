import { roundTo } from '../round-to.ts';
/*
 * What is looked at in a quote before it is taken: free of zod, so that the sheet says while one types what the server would say.
 */
import { type PriceUnit, priceDecimals, type QuoteRule } from './price-codes.ts';

/** Figures of a quote; null where not yet entered. */
export interface QuoteFigures {
  readonly low: number | null;
  readonly high: number | null;
  readonly mainstream: number | null;
}

export interface QuoteIssue {
  readonly Field: 'Low' | 'High' | 'Mainstream';
  readonly Rule: QuoteRule;
}

/** Prices outside are typing or unit errors: 5.9 or 59,000 instead of 5,900. */
export const plausiblePrices = {
  'USD/t': { from: 200, to: 60_000 },
  'CNY/kg': { from: 2, to: 500 },
} as const satisfies Record<PriceUnit, { from: number; to: number }>;

/** Decimals that are kept: half dollars are quoted too, although lists show whole ones. */
const keptDecimals = Math.max(...Object.values(priceDecimals));

/** Issues of a quote by itself; empty where it is valid. */
export function findQuoteIssues({ low, high, mainstream }: QuoteFigures, unit: PriceUnit): readonly QuoteIssue[] {
  const { from, to } = plausiblePrices[unit];
  const cells = [
    { Field: 'Low', value: low },
    { Field: 'Mainstream', value: mainstream },
    { Field: 'High', value: high },
  ] as const;
  const isOver = (one: number | null, other: number | null) => one !== null && other !== null && one > other;
  return [
    ...cells.flatMap(({ Field, value }): QuoteIssue[] => {
      if (value === null) return [];
      if (value <= 0) return [{ Field, Rule: 'positive' }];
      if (value < from || value > to) return [{ Field, Rule: 'range' }];
      return roundTo(value, keptDecimals) === value ? [] : [{ Field, Rule: 'decimals' }];
    }),
    ...(isOver(low, mainstream) || (mainstream === null && isOver(low, high))
      ? [{ Field: 'Low', Rule: 'order' } as const]
      : []),
    ...(isOver(mainstream, high) ? [{ Field: 'High', Rule: 'order' } as const] : []),
  ];
}

/** Percent change of the mainstream price on the previous quote; null without one. */
export function changeAgainst(mainstream: number, before: number | null): number | null {
  return before === null || before === 0 ? null : roundTo((mainstream / before - 1) * 100, 2);
}
