import type { PriceUnit, QuoteRule } from '@btc/contract/prices/price-codes.ts';
import { round } from '../reckon/reckon.ts';

/** The figures of a quote. */
export interface QuoteFigures {
  readonly low: number;
  readonly high: number;
  readonly mainstream: number;
}

export interface QuoteFault {
  readonly Field: 'Low' | 'High' | 'Mainstream' | 'Date';
  readonly Rule: QuoteRule;
}

/** Beyond these a price is a slip of the finger or of the unit: 5.9 or 59,000 instead of 5,900. */
const plausible = {
  'USD/t': { from: 200, to: 60_000, decimals: 2 },
  'CNY/kg': { from: 2, to: 500, decimals: 2 },
} as const satisfies Record<PriceUnit, { from: number; to: number; decimals: number }>;

/** What is wrong with a quote in itself; empty where nothing is. */
export function findQuoteFaults({ low, high, mainstream }: QuoteFigures, unit: PriceUnit): readonly QuoteFault[] {
  const { from, to, decimals } = plausible[unit];
  const cells = [
    { Field: 'Low', value: low },
    { Field: 'Mainstream', value: mainstream },
    { Field: 'High', value: high },
  ] as const;
  return [
    ...cells.flatMap(({ Field, value }): QuoteFault[] => {
      if (value <= 0) return [{ Field, Rule: 'positive' }];
      if (value < from || value > to) return [{ Field, Rule: 'range' }];
      return round(value, decimals) === value ? [] : [{ Field, Rule: 'decimals' }];
    }),
    ...(low > mainstream ? [{ Field: 'Low', Rule: 'order' } as const] : []),
    ...(high < mainstream ? [{ Field: 'High', Rule: 'order' } as const] : []),
  ];
}

/** Change of the mainstream price against the quote before, percent; null without one. */
export function changeAgainst(mainstream: number, before: number | null): number | null {
  return before === null || before === 0 ? null : round((mainstream / before - 1) * 100, 2);
}
