import type { HsGroup } from '@btc/reference/goods/hs-codes.ts';
import type { FactRow } from './fact-row.ts';
import { toIssue } from '#platform/import/issue.ts';
import type { RowIssue } from '#platform/import/issue.ts';

/** Goods whose price by weight means little: breeding cattle, casings. */
const unpriced: ReadonlySet<HsGroup> = new Set(['live', 'casings']);

/** Meat and offal have cost some 700 to 30,000 dollars a tonne; far outside, a figure is off by a factor of a hundred. */
const usualPrice = { usdFrom: 200, usdTo: 60_000, cnyFrom: 1_400, cnyTo: 420_000 } as const;
/** A sample of a few kilograms may cost anything. */
const leastGrams = 100_000n;

export function findWarnings(fact: FactRow, remarkableTonnes: number): readonly RowIssue[] {
  const { grams } = fact;
  if (grams === null) return [];
  const tonnes = Number(grams) / 1e6;
  const warnings: RowIssue[] = [];
  if (tonnes > remarkableTonnes) warnings.push(toIssue('veryHeavy', '', `${tonnes} t`));
  if (grams >= leastGrams && !unpriced.has(fact.group)) {
    const { usdFrom, usdTo, cnyFrom, cnyTo } = usualPrice;
    warnings.push(
      ...strange('USD', { cents: fact.usdCents, tonnes, from: usdFrom, to: usdTo }),
      ...strange('CNY', { cents: fact.cnyCents, tonnes, from: cnyFrom, to: cnyTo }),
    );
  }
  return warnings;
}

interface Price {
  readonly cents: bigint | null;
  readonly tonnes: number;
  readonly from: number;
  readonly to: number;
}

function strange(currency: string, { cents, tonnes, from, to }: Price): readonly RowIssue[] {
  if (cents === null) return [];
  const price = Number(cents) / 100 / tonnes;
  return price >= from && price <= to ? [] : [toIssue('strangeUnitValue', '', `${currency} ${price.toFixed(2)}/t`)];
}
