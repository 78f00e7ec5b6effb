import { expect, it } from 'vitest';
import { roundScale } from './round-scale.ts';

const even = { isLog: false, fromZero: true };

it('ends at round figures that all its steps lead to', () => {
  expect(roundScale([0.7, 8], { ...even, max: 10 }, 3)).toMatchObject({ min: 0, max: 10, ticks: [0, 5, 10] });
  expect(roundScale([4832, 6310], { ...even, fromZero: false }, 5)).toMatchObject({
    min: 4500,
    max: 6500,
    interval: 500,
  });
});

it('ends at powers of ten', () => {
  const scale = roundScale([3, 420], { ...even, isLog: true }, 5);
  expect(scale).toMatchObject({ min: 1, max: 1000, ticks: [1, 10, 100, 1000] });
  expect(scale.at(10)).toBeCloseTo(1 / 3);
});

it('stands without figures, and with one', () => {
  expect(roundScale([], even, 5)).toMatchObject({ min: 0, max: 1 });
  expect(roundScale([], { ...even, isLog: true }, 5)).toMatchObject({ min: 1, max: 10 });
  expect(roundScale([5000], { ...even, fromZero: false }, 5).max).toBeGreaterThanOrEqual(5000);
});
