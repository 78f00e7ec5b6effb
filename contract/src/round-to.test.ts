import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundTo } from './round-to.ts';

test.each([
  [1.005, 2, 1.01],
  [-1.005, 2, -1.01],
  [2.675, 2, 2.68],
  [-2.675, 2, -2.68],
  [8.345, 2, 8.35],
  [0.5, 0, 1],
  [-0.5, 0, -1],
  [1.0049, 2, 1],
  [0.1 + 0.2, 4, 0.3],
  [-0.001, 2, 0],
  [59_999.995, 2, 60_000],
  [123_456_789_012_345.6, 4, 123_456_789_012_345.6],
])('%d to %i decimals is %d', (value, decimals, rounded) => {
  expect(roundTo(value, decimals)).toBe(rounded);
});

test('what is no number stays none', () => {
  expect([NaN, Infinity, -Infinity].map((value) => roundTo(value, 2))).toEqual([NaN, Infinity, -Infinity]);
});

test('a decimal is rounded as on paper', () => {
  const digits = fc.integer({ min: -999_999_999_999, max: 999_999_999_999 });
  fc.assert(
    fc.property(digits, fc.integer({ min: 0, max: 6 }), fc.integer({ min: 1, max: 3 }), (written, decimals, more) => {
      const value = Number(`${written}e-${decimals + more}`);
      const unit = 10n ** BigInt(more);
      const size = BigInt(Math.abs(written));
      const onPaper = (size + unit / 2n) / unit;
      expect(roundTo(value, decimals)).toBe(Number(`${written < 0 && onPaper > 0n ? '-' : ''}${onPaper}e-${decimals}`));
    }),
  );
});
