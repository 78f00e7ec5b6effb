import { getPriceBenchmarks } from '@btc/contract/prices/benchmarks/benchmarks.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPricesFixture, paidCaller, type PricesFixture } from '@btc/server/src/prices/prices.fixture.ts';
import { listDemoBenchmarks } from './demo-benchmarks.ts';
import { loadDemoBenchmarks, removeDemoBenchmarks } from './load-benchmarks.ts';

let prices: PricesFixture;
beforeAll(async () => {
  prices = await openPricesFixture();
});
afterAll(async () => prices.close());

test('invented prices of others are the same every time, within their range, and say that they are invented', () => {
  const benchmarks = listDemoBenchmarks();
  expect(listDemoBenchmarks()).toEqual(benchmarks);
  for (const { nameCn, nameEn, values } of benchmarks) {
    expect(nameCn).toContain('演示');
    expect(nameEn).toContain('demonstration');
    for (const { value, traded } of values) {
      if (traded === null) continue;
      const [open, high, low] = traded;
      expect(Math.max(open, value)).toBeLessThanOrEqual(high);
      expect(Math.min(open, value)).toBeGreaterThanOrEqual(low);
    }
  }
});

test('they are loaded once, locked for visitors by their figures only, and taken back whole', async () => {
  await loadDemoBenchmarks(prices);
  await loadDemoBenchmarks(prices);
  expect(await prices.call('GetPriceBenchmarks', { Code: 'demo-beef', Period: '1Y' }, paidCaller(1))).toMatchObject({
    List: [
      { Code: 'demo-beef', Unit: 'USD/kg', From: '2021-01-01', To: '2026-10-01', Demo: true },
      { Code: 'demo-maize' },
      { Code: 'demo-cattle-futures', Frequency: 'day', To: '2026-11-20' },
    ],
    Total: 13,
    Dict: { Locked: null },
  });
  const seen = getPriceBenchmarks.output.parse(
    await prices.call('GetPriceBenchmarks', { Code: 'demo-beef', Period: 'all' }, paidCaller(1)),
  );
  const [latest, previous, yearBefore] = [-1, -2, -13].map((index) => seen.Rows.at(index)?.Value ?? 0);
  expect(seen.List[0]?.Latest).toBe(latest);
  expect(seen.List[0]?.ChangePrevious).toBeCloseTo(((latest ?? 0) / (previous ?? 0) - 1) * 100);
  expect(seen.List[0]?.ChangeYear).toBeCloseTo(((latest ?? 0) / (yearBefore ?? 0) - 1) * 100);
  expect(await prices.call('GetPriceBenchmarks', { Code: 'demo-beef' })).toMatchObject({
    List: [{ Latest: null, ChangePrevious: null, ChangeYear: null }, {}, {}],
    Rows: [],
    Dict: { Locked: { Reason: 'anonymous' }, TrialLeft: null },
  });
  await removeDemoBenchmarks(prices.db);
  expect(await prices.call('GetPriceBenchmarks')).toMatchObject({ List: [] });
});
