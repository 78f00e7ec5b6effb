import { expect, it } from 'vitest';
import { toTrendPath } from './trend-line.tsx';

it('draws levels between their least and greatest', () => {
  expect(toTrendPath([100, 110, 105])).toBe('M0 24L48 0L96 12');
});

it('keeps gaps open', () => {
  expect(toTrendPath([100, null, 110])).toBe('M0 24M96 0');
});

it('has nothing to draw of fewer than two levels, and a straight line of equal ones', () => {
  expect(toTrendPath([])).toBe('');
  expect(toTrendPath([null, 7])).toBe('');
  expect(toTrendPath([7, 7])).toBe('M0 24L96 24');
});
