import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  findLiveCattle,
  fromUsdPerKgCarcase,
  liveCattleSeries,
  type LiveCattleCode,
  toUsdPerKgCarcase,
} from './live-cattle-series.ts';

function toSeries(code: LiveCattleCode) {
  const series = findLiveCattle(code);
  if (series === undefined) throw new Error(code);
  return series;
}

test.each([
  // BRL/@ ÷ 15; ARS/kg live ÷ 0.58; AUc ÷ 100; USD/cwt live ÷ 45.36 ÷ 0.63; EUR/100 kg; pence.
  { code: 'BRA', local: 315, rate: 0.18, usd: 3.78 },
  { code: 'ARG', local: 2900, rate: 0.001, usd: 5 },
  { code: 'AUS', local: 850, rate: 0.65, usd: 5.525 },
  { code: 'USA', local: 228.6144, rate: 1, usd: 8 },
  { code: 'URY', local: 5.1, rate: 1, usd: 5.1 },
  { code: 'EU', local: 700, rate: 1.15, usd: 8.05 },
  { code: 'GBR', local: 640, rate: 1.3, usd: 8.32 },
] as const)('$code at $local is $usd USD/kg carcase weight', ({ code, local, rate, usd }) => {
  expect(toUsdPerKgCarcase(toSeries(code), local, rate)).toBeCloseTo(usd, 9);
});

test('a live price without an agreed dressing factor is not converted', () => {
  expect(toUsdPerKgCarcase(toSeries('CHN'), 26, 0.14)).toBeNull();
  expect(fromUsdPerKgCarcase(toSeries('CHN'), 5, 0.14)).toBeNull();
});

test('every conversion leads back to where it began', () => {
  const price = fc.double({ min: 0.01, max: 100_000, noNaN: true });
  const rate = fc.double({ min: 0.0001, max: 10, noNaN: true });
  fc.assert(
    fc.property(fc.constantFrom(...liveCattleSeries), price, rate, (series, local, usdPerUnit) => {
      const usd = toUsdPerKgCarcase(series, local, usdPerUnit);
      if (usd === null) return series.dressing === null && series.isLive;
      const back = fromUsdPerKgCarcase(series, usd, usdPerUnit) ?? 0;
      return Math.abs(back - local) <= local * 1e-12;
    }),
  );
});
