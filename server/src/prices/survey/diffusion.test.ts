import { minSurveyAnswers, type Opinion, opinions } from '@btc/contract/prices/week-codes.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findHitRate, computeMedian, toOutcome, listRoles, computeShares } from './diffusion.ts';

function said(up: number, flat: number, down: number) {
  const of = (opinion: Opinion, count: number) => Array.from({ length: count }, () => ({ opinion }));
  return [...of('up', up), ...of('flat', flat), ...of('down', down)];
}

test.each([
  { up: 5, flat: 0, down: 0, index: 100 },
  { up: 0, flat: 5, down: 0, index: 50 },
  { up: 0, flat: 0, down: 5, index: 0 },
  { up: 4, flat: 4, down: 2, index: 60 },
  { up: 1, flat: 1, down: 4, index: 25 },
])('$up up, $flat flat, $down down is $index', ({ up, flat, down, index }) => {
  expect(computeShares(said(up, flat, down))?.index).toBe(index);
});

test('four answers say nothing, five do', () => {
  expect(computeShares(said(4, 0, 0))).toBeNull();
  expect(computeShares(said(5, 0, 0))).not.toBeNull();
});

test('the index lies between 0 and 100 and turns over when up and down change places', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...opinions), { minLength: minSurveyAnswers, maxLength: 60 }), (list) => {
      const turned = { up: 'down', flat: 'flat', down: 'up' } as const;
      const own = computeShares(list.map((opinion) => ({ opinion })))?.index ?? -1;
      const other = computeShares(list.map((opinion) => ({ opinion: turned[opinion] })))?.index ?? -1;
      return own >= 0 && own <= 100 && Math.abs(own + other - 100) < 0.11;
    }),
  );
});

test('a role with fewer than five answers is not told apart', () => {
  const of = (role: 'importer' | 'exporter', count: number) =>
    said(count, 0, 0).map(({ opinion }) => ({ opinion, role, expectLow: null, expectHigh: null }));
  expect(listRoles([...of('importer', 6), ...of('exporter', 4)]).map(({ role }) => role)).toEqual(['importer']);
});

test('the middle of an even number of figures is between two', () => {
  expect(computeMedian([5, 1, 2, null, 4, 3])).toBe(3);
  expect(computeMedian([6, 1, 2, 5, 4, 3])).toBe(3.5);
  expect(computeMedian([1, 2, 3, 4, null])).toBeNull();
});

test.each([
  { base: 5000, price: 5050, direction: 'flat' },
  { base: 5000, price: 4950, direction: 'flat' },
  { base: 5000, price: 5051, direction: 'up' },
  { base: 5000, price: 4949, direction: 'down' },
] as const)('from $base to $price is $direction', ({ base, price, direction }) => {
  expect(toOutcome(base, price).direction).toBe(direction);
});

test('the hit rate is the share of those who were right', () => {
  expect(findHitRate(computeShares(said(6, 3, 1)), 'flat')).toBe(30);
  expect(findHitRate(null, 'up')).toBeNull();
});
