import fc from 'fast-check';
import { expect, test } from 'vitest';
import { projectFill } from './quota-projection.ts';

const evenYears = [Array.from({ length: 12 }, () => 10)];

test('a year that goes on like the years before is full when they would have been', () => {
  // Ten a month: 95 are full half-way through October.
  const days = projectFill({ year: 2026, quota: 95, months: Array(9).fill(10), earlierYears: evenYears });
  expect(days).toEqual({ earliest: '2026-10-16', central: '2026-10-16', latest: '2026-10-16' });
});

test('the shape of the years before decides when the rest comes in', () => {
  const late = [...Array(11).fill(10), 110];
  const days = projectFill({ year: 2026, quota: 120, months: Array(9).fill(10), earlierYears: [late] });
  expect(days.central).toBe('2026-12-03');
});

test('a faster year fills sooner; its fastest and slowest three months give the range', () => {
  const months = [10, 10, 10, 20, 20, 20, 10, 10, 10];
  const days = projectFill({ year: 2026, quota: 145, months, earlierYears: evenYears });
  expect(days).toEqual({ earliest: '2026-11-08', central: '2026-11-27', latest: '2026-12-16' });
});

test('a quota that is full gives the day on which it was', () => {
  const days = projectFill({ year: 2026, quota: 25, months: [10, 10, 10], earlierYears: [] });
  expect(days).toEqual({ earliest: '2026-03-16', central: '2026-03-16', latest: '2026-03-16' });
});

test('one that is not full within the year gives none', () => {
  const days = projectFill({ year: 2026, quota: 500, months: Array(9).fill(10), earlierYears: evenYears });
  expect(days).toEqual({ earliest: null, central: null, latest: null });
  expect(projectFill({ year: 2026, quota: 5, months: [], earlierYears: evenYears }).central).toBeNull();
});

test('without earlier years, or trade in their months, the year goes on evenly', () => {
  const months = [10, 10, 10];
  const even = projectFill({ year: 2026, quota: 35, months, earlierYears: [] });
  expect(even.central).toBe('2026-04-15');
  expect(projectFill({ year: 2026, quota: 35, months, earlierYears: [Array(12).fill(0)] })).toEqual(even);
});

test('the earliest day is never after the central one, nor that after the latest, and all are in the year', () => {
  const amount = fc.integer({ min: 0, max: 1000 });
  const known = fc.record({
    quota: fc.integer({ min: 1, max: 20_000 }),
    months: fc.array(amount, { maxLength: 12 }),
    earlierYears: fc.array(fc.array(amount, { minLength: 12, maxLength: 12 }), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(known, (one) => {
      const { earliest, central, latest } = projectFill({ year: 2026, ...one });
      const order = [earliest, central, latest].map((day) => day ?? '9999');
      expect(order).toEqual(order.toSorted());
      for (const day of [earliest, central, latest]) if (day !== null) expect(day).toMatch(/^2026-\d\d-\d\d$/);
    }),
  );
});
