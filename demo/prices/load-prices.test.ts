import { afterAll, beforeAll, expect, test } from 'vitest';
import { minQuotes } from '@btc/server/src/prices/indices/chain.ts';
import { openPricesFixture, paidCaller, type PricesFixture } from '@btc/server/src/prices/prices.fixture.ts';
import { lastQuoteDay, listDemoRates, makeDemoSeries } from './demo-quotes.ts';
import { loadDemoPrices, removeDemoPrices } from './load-prices.ts';

let prices: PricesFixture;
beforeAll(async () => {
  prices = await openPricesFixture();
  prices.volumes = {
    cells: [
      { origin: 'BRA', cut: 'fq6', kilograms: 400_000_000 },
      { origin: 'BRA', cut: 'shank', kilograms: 160_000_000 },
      { origin: 'ARG', cut: 'shank', kilograms: 90_000_000 },
      { origin: 'URY', cut: 'shank', kilograms: 40_000_000 },
    ],
    sourceCn: '演示数据',
    sourceEn: 'Demonstration data',
    isDemo: true,
  };
});
afterAll(async () => prices.close());

test('the invented quotes are the same every time, in order, and of every market', () => {
  const [one, other] = [makeDemoSeries(), makeDemoSeries()];
  expect(one).toEqual(other);
  for (const { quotes, origin, cut } of one) {
    expect(quotes.length, `${origin} ${cut}`).toBeGreaterThan(80);
    for (const { low, mainstream, high } of quotes) {
      expect(low).toBeLessThanOrEqual(mainstream);
      expect(mainstream).toBeLessThanOrEqual(high);
    }
  }
  expect(new Set(one.map(({ meat, market }) => `${meat} ${market}`))).toEqual(
    new Set(['beef forward', 'beef afloat', 'beef spot', 'beef wholesale', 'pork forward', 'pork spot']),
  );
  const rates = listDemoRates();
  expect(rates.every(({ cnyPerUsd }) => cnyPerUsd > 6.5 && cnyPerUsd < 7.6)).toBe(true);
});

test('provisional are the quotes of the latest day with too few prices behind them: not all of them and not none', () => {
  const series = makeDemoSeries();
  const quotes = series.flatMap(({ quotes: own }) => own);
  const marked = quotes.filter(({ isProvisional }) => isProvisional);
  expect(marked).toEqual(quotes.filter(({ day, quoteCount }) => day === lastQuoteDay && quoteCount < minQuotes));
  for (const [market, own] of Map.groupBy(series, (one) => `${one.meat} ${one.market}`)) {
    const latest = own.flatMap(({ quotes: each }) => each.filter(({ day }) => day === lastQuoteDay));
    expect(latest.filter(({ isProvisional }) => isProvisional).length, `Marks of ${market}`).toBeLessThan(
      latest.length / 2,
    );
  }
  expect(marked.length).toBeGreaterThan(0);
});

test('loading happens once, and can be taken back whole', async () => {
  await loadDemoPrices(prices);
  await loadDemoPrices(prices);
  expect(await prices.call('GetWebPriceDataList', {}, paidCaller(1))).toMatchObject({
    Dict: { Date: '2026-11-20', EarlierDate: '2026-11-13', LaterDate: null, Demo: true, Locked: null },
  });
  expect(await prices.call('GetWebBeefPriceDataIndex')).toMatchObject({
    Dict: { Demo: true, Method: { WeightYear: 2026, VolumeYear: 2025 } },
  });
  await removeDemoPrices(prices.db);
  expect(await prices.call('GetWebPriceDataList', {}, paidCaller(1))).toMatchObject({ Total: 0, Dict: { Date: null } });
  expect(await prices.call('GetWebPriceDataIndex')).toMatchObject({ Total: 0 });
});
