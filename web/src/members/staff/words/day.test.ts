import { expect, it } from 'vitest';
import { dayOf, endOfDay, monthsAfter, startOfDay } from './day.ts';

it('reads an instant as its day in Shanghai, and ends it with that day', () => {
  expect(dayOf('2026-11-20T17:00:00.000Z')).toBe('2026-11-21');
  expect(dayOf(endOfDay('2026-11-21'))).toBe('2026-11-21');
  expect(dayOf(startOfDay('2026-11-21'))).toBe('2026-11-21');
});

it('counts months, over years and into shorter ones', () => {
  expect(monthsAfter('2026-11-21', 12)).toBe('2027-11-21');
  expect(monthsAfter('2026-11-30', 3)).toBe('2027-02-28');
  expect(monthsAfter('2026-12-31', 1)).toBe('2027-01-31');
});
