import { addDays } from '@btc/contract/time.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cell, chainIndex, computeSpread, type Weights, toWeekYear } from './chain.ts';

const monday = '2026-03-02';
const week = (number: number) => addDays(monday, 7 * number);

function cell(index: number, what: string, price: number, quoteCount = 5): Cell {
  const [origin = '', cut = ''] = what.split(' ');
  return { origin, cut, week: week(index), price, quoteCount };
}

const weights: Weights = new Map([
  [
    2026,
    new Map([
      ['BRA|shank', 0.75],
      ['URY|shank', 0.25],
    ]),
  ],
]);

const levels = (cells: readonly Cell[], by = weights, origin = '') =>
  chainIndex(cells, by, origin).map(({ level }) => (level === null ? null : Math.round(level * 1000) / 1000));

describe('a chained Laspeyres index', () => {
  test('is what the basket costs now against the week before, in small numbers computed by hand', () => {
    // 0.75 × 4000 + 0.25 × 8000 = 5000; 0.75 × 4400 + 0.25 × 8000 = 5300; 0.75 × 4400 + 0.25 × 7600 = 5200.
    const cells = [
      cell(0, 'BRA shank', 4000),
      cell(0, 'URY shank', 8000),
      cell(1, 'BRA shank', 4400),
      cell(1, 'URY shank', 8000),
      cell(2, 'BRA shank', 4400),
      cell(2, 'URY shank', 7600),
    ];
    expect(levels(cells)).toEqual([100, 106, 104]);
    expect(levels(cells, weights, 'URY')).toEqual([100, 100, 95]);
    expect(chainIndex(cells, weights)[2]).toMatchObject({ quoted: 2, carried: 0, coverage: 1 });
  });

  test('changes its weights with the year without a jump', () => {
    const both = (year: number, bra: number): [number, Map<string, number>] => [
      year,
      new Map([
        ['BRA|shank', bra],
        ['URY|shank', 1 - bra],
      ]),
    ];
    const cells = ['2025-12-22', '2025-12-29', '2026-01-05'].flatMap((day, index) => [
      { origin: 'BRA', cut: 'shank', week: day, price: 4000, quoteCount: 3 },
      { origin: 'URY', cut: 'shank', week: day, price: index === 2 ? 8800 : 8000, quoteCount: 3 },
    ]);
    // The week of 29 December 2025 has its Thursday in 2026. (0.5 × 4000 + 0.5 × 8800) ÷ (0.5 × 4000 + 0.5 × 8000) = 1.0667.
    expect(toWeekYear('2025-12-29')).toBe(2026);
    expect(levels(cells, new Map([both(2025, 0.75), both(2026, 0.5)]))).toEqual([100, 100, 106.667]);
  });

  test('carries a cell without three quotes for two weeks, then leaves it out, and takes it back without a jump', () => {
    const cells = [
      ...[0, 1, 2, 3, 4, 5].map((index) => cell(index, 'BRA shank', 4000)),
      cell(0, 'URY shank', 8000),
      cell(1, 'URY shank', 16_000, 2),
      cell(4, 'URY shank', 12_000),
      cell(5, 'URY shank', 6000),
    ];
    const points = chainIndex(cells, weights);
    expect(points.map(({ quoted, carried }) => [quoted, carried])).toEqual([
      [2, 0],
      [1, 1],
      [1, 1],
      [1, 0],
      [2, 0],
      [2, 0],
    ]);
    // Out in week 3; in week 4 it has no week before, in week 5 it halves: (3000 + 1500) ÷ (3000 + 3000).
    expect(levels(cells)).toEqual([100, 100, 100, 100, 100, 75]);
    expect(points[3]?.coverage).toBeCloseTo(0.75);
  });

  test('has no level in a week without a cell of the week before', () => {
    const cells = [cell(0, 'BRA shank', 4000), cell(4, 'BRA shank', 4400), cell(5, 'BRA shank', 4840)];
    expect(levels(cells)).toEqual([100, 100, 100, null, 110, 121]);
  });

  test('is 100 in the first week of 2020 where quotes go back so far', () => {
    const cells = ['2019-12-23', '2019-12-30', '2020-01-06'].map((day, index) => ({
      origin: 'BRA',
      cut: 'shank',
      week: day,
      price: [5000, 4000, 4400][index] ?? 0,
      quoteCount: 3,
    }));
    expect(levels(cells)).toEqual([125, 100, 110]);
  });
});

test('the spread is spot less landed forward, weighed by volume', () => {
  const spot = [cell(0, 'BRA shank', 60), cell(0, 'URY shank', 62), cell(0, 'AUS shank', 99)];
  const forward = [cell(0, 'BRA shank', 6000), cell(0, 'URY shank', 6000)];
  const points = computeSpread({ forward, spot }, weights, (price) => price / 100 - 2);
  // 0.75 × (60 − 58) + 0.25 × (62 − 58)
  expect(points).toEqual([{ week: monday, level: 2.5, quoted: 2, carried: 0, coverage: 1 }]);
});

const origins = ['BRA', 'URY', 'ARG'];
const share = new Map(origins.map((origin, index) => [`${origin}|shank`, (index + 1) / 6]));
const history = fc.array(fc.array(fc.integer({ min: 3000, max: 9000 }), { minLength: 3, maxLength: 3 }), {
  minLength: 10,
  maxLength: 10,
});
const toCells = (prices: readonly (readonly number[])[]) =>
  prices.flatMap((row, index) => row.map((price, at) => cell(index, `${origins[at] ?? ''} shank`, price)));

test('a changed quote changes the level of its week and nothing else, as long as the basket is whole', () => {
  fc.assert(
    fc.property(
      history,
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 3000, max: 9000 }),
      (prices, index, other) => {
        const by: Weights = new Map([[2026, share]]);
        const before = toCells(prices);
        const after = before.map((one) =>
          one.week === week(index) && one.origin === 'URY' ? { ...one, price: other } : one,
        );
        const [old, now] = [chainIndex(before, by), chainIndex(after, by)];
        for (const [at, point] of old.entries()) {
          if (at !== index) expect(now[at]?.level).toBeCloseTo(point.level ?? 0, 6);
        }
        expect(chainIndex(after, by, 'BRA')).toEqual(chainIndex(before, by, 'BRA'));
        // Whatever order the cells come in; the order of a sum may change its last digit.
        for (const [at, { level }] of chainIndex(after.toReversed(), by).entries()) {
          expect(level).toBeCloseTo(now[at]?.level ?? 0, 6);
        }
      },
    ),
    { numRuns: 50 },
  );
});

test('a basket that costs k times as much stands k times as high', () => {
  fc.assert(
    fc.property(history, fc.double({ min: 0.5, max: 2, noNaN: true }), (prices, factor) => {
      const by: Weights = new Map([[2026, share]]);
      const cells = toCells(prices);
      const last = cells.map((one) => (one.week === week(9) ? { ...one, price: one.price * factor } : one));
      expect(chainIndex(last, by)[9]?.level).toBeCloseTo((chainIndex(cells, by)[9]?.level ?? 0) * factor, 6);
    }),
    { numRuns: 50 },
  );
});
