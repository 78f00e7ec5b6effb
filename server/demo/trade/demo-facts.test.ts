import { beefProductMix, knownPeriods, meanValues, originYears, scopeYears } from '@btc/reference/calibration.ts';
import type { HsGroup } from '@btc/reference/hs-codes.ts';
import { findScope } from '@btc/reference/scopes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { monthPeriod } from '#trade/facts/vintage.ts';
import type { FactRow } from '#trade/import/fact-row.ts';
import { openTradeFixture } from '#trade/trade-fixture.ts';
import type { TradeFixture } from '#trade/trade-fixture.ts';
import { generateDemoFacts } from './demo-facts.ts';
import { loadDemoFacts, removeDemoFacts } from './load-demo-facts.ts';

const facts = generateDemoFacts();

interface Part {
  readonly groups: readonly HsGroup[];
  readonly origin?: string | null;
  readonly fromMonth: string;
  readonly toMonth: string;
}

function partOf({ groups, origin = null, fromMonth, toMonth }: Part): readonly FactRow[] {
  const [from, to] = [monthPeriod(fromMonth), monthPeriod(toMonth)];
  return facts.filter(
    (fact) =>
      groups.includes(fact.group) &&
      (origin === null || fact.origin === origin) &&
      fact.period >= from &&
      fact.period <= to,
  );
}

function tonnesOf(part: Part): number {
  return Number(partOf(part).reduce((sum, { grams }) => sum + (grams ?? 0n), 0n)) / 1_000_000;
}

function groupsOf(scope: string): readonly HsGroup[] {
  return findScope(scope)?.groups ?? [];
}

describe('the demonstration facts', () => {
  test.each(originYears)('have $tonnes t of $scope from $origin in $year', ({ scope, origin, year, tonnes }) => {
    const made = tonnesOf({ groups: groupsOf(scope), origin, fromMonth: `${year}-01`, toMonth: `${year}-12` });
    expect(Math.abs(made - tonnes)).toBeLessThanOrEqual(tonnes * 0.005);
  });

  test.each(scopeYears)('have $tonnes t of $scope in $year', ({ scope, year, tonnes }) => {
    const made = tonnesOf({ groups: groupsOf(scope), fromMonth: `${year}-01`, toMonth: `${year}-12` });
    expect(Math.abs(made - tonnes)).toBeLessThanOrEqual(tonnes * 0.005);
  });

  test.each(knownPeriods)(
    'have about $tonnes t of $scope from $origin, $fromMonth to $toMonth',
    ({ scope, origin, fromMonth, toMonth, tonnes }) => {
      const made = tonnesOf({ groups: groupsOf(scope), origin, fromMonth, toMonth });
      expect(Math.abs(made / tonnes - 1)).toBeLessThanOrEqual(0.05);
    },
  );

  test.each(meanValues)(
    'cost USD $usdPerTonne a tonne of $scope, $fromMonth to $toMonth',
    ({ scope, fromMonth, toMonth, usdPerTonne }) => {
      const part = { groups: groupsOf(scope), fromMonth, toMonth };
      const usd = Number(partOf(part).reduce((sum, { usdCents }) => sum + (usdCents ?? 0n), 0n)) / 100;
      expect(Math.abs(usd / tonnesOf(part) / usdPerTonne - 1)).toBeLessThanOrEqual(0.001);
    },
  );

  test.each(beefProductMix)('of 2023 to 2025 are near $percent % $storage $form', ({ storage, form, percent }) => {
    const part = partOf({ groups: ['beef'], fromMonth: '2023-01', toMonth: '2025-12' });
    const sum = (rows: readonly FactRow[]) => Number(rows.reduce((total, { grams }) => total + (grams ?? 0n), 0n));
    const rows = part.filter(
      (fact) => (storage === null || fact.storage === storage) && (form === null || fact.form === form),
    );
    expect(Math.abs((sum(rows) / sum(part)) * 100 - percent)).toBeLessThanOrEqual(2);
  });

  test('are the same each time, and each month and line once', () => {
    expect(generateDemoFacts()).toEqual(facts);
    expect(new Set(facts.map(({ period, origin, hs }) => `${period} ${origin} ${hs}`)).size).toBe(facts.length);
    expect(facts.every(({ grams, usdCents }) => (grams ?? 0n) > 0n && (usdCents ?? 0n) > 0n)).toBe(true);
  });
});

describe('loading them', () => {
  let trade: TradeFixture;
  beforeAll(async () => {
    trade = await openTradeFixture();
  });
  afterAll(async () => trade.close());

  test('is done once, and removing them leaves nothing', async () => {
    expect(await loadDemoFacts(trade)).toEqual({ loaded: true, facts: facts.length });
    expect(await loadDemoFacts(trade)).toEqual({ loaded: false, facts: facts.length });
    const count = () =>
      trade.facts.use(null, async ({ read }) => Number((await read('select count(*) from facts'))[0]?.[0]));
    expect(await count()).toBe(facts.length);
    expect(await removeDemoFacts(trade)).toBe(1);
    expect(await count()).toBe(0);
    expect(await removeDemoFacts(trade)).toBe(0);
  });
});
