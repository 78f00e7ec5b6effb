import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeConcentration } from './concentration.ts';

test('one alone has it all', () => {
  expect(computeConcentration([7], 7)).toEqual({ Cr4: 100, Cr5: 100, Cr10: 100, Hhi: 10_000 });
});

test('ten alike have a tenth each', () => {
  expect(computeConcentration(Array(10).fill(5), 50)).toEqual({ Cr4: 40, Cr5: 50, Cr10: 100, Hhi: 1000 });
});

test('nothing at all is not concentrated', () => {
  expect(computeConcentration([], 0)).toEqual({ Cr4: null, Cr5: null, Cr10: null, Hhi: null });
});

test('the largest four are never more than the largest five, nor these than ten, and the index is within its bounds', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 50 }), (sizes) => {
      const whole = sizes.reduce((sum, size) => sum + size, 0);
      fc.pre(whole > 0);
      const { Cr4, Cr5, Cr10, Hhi } = computeConcentration(sizes, whole);
      expect(Cr4 ?? 0).toBeLessThanOrEqual(Cr5 ?? 0);
      expect(Cr5 ?? 0).toBeLessThanOrEqual(Cr10 ?? 0);
      expect(Hhi ?? 0).toBeLessThanOrEqual(10_000);
      expect(Hhi ?? 0).toBeGreaterThanOrEqual(Math.floor(10_000 / sizes.length));
    }),
  );
});
