import { expect, test } from 'vitest';
import { compare, levelsAt } from './comparison.ts';

const levels = [
  { Date: '2026-08-31', Level: 110 },
  { Date: '2026-09-07', Level: 120 },
  { Date: '2026-09-14', Level: null },
  { Date: '2026-09-28', Level: 130 },
];

test('an index is the mean of the weeks that begin in a month, and the level of a day’s own week', () => {
  expect(levelsAt(['2026-08-01', '2026-09-01', '2026-10-01'], levels, 'month')).toEqual([110, 125, null]);
  expect(levelsAt(['2026-09-06', '2026-09-07', '2026-09-13', '2026-09-15'], levels, 'day')).toEqual([
    110,
    120,
    120,
    null,
  ]);
});

test('both lines are 100 at the first place they have in common, and are not compared where there is none', () => {
  expect(compare([null, 5, 6, 7], [80, null, 120, 90])).toEqual({
    base: 2,
    own: [null, (5 / 6) * 100, 100, (7 / 6) * 100],
    other: [(80 / 120) * 100, null, 100, 75],
  });
  expect(compare([1, null], [null, 2])).toBeNull();
  expect(compare([], [])).toBeNull();
});
