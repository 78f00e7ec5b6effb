import { expect, it } from 'vitest';
import { dayOfKey, daysOf, monthOf, stretchesOf, weeksOf } from './calendar-days.ts';

it('lays a month out in weeks from Monday on', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
  expect(daysOf('2028-02')).toHaveLength(29);
  expect([monthOf('2026-11'), monthOf('2026-13'), monthOf('')]).toEqual(['2026-11', null, null]);
});

it('puts days without anything together', () => {
  const rows = [{ Date: '2026-11-02' }, { Date: '2026-11-02' }, { Date: '2026-11-04' }];
  expect(stretchesOf('2026-11', rows)).toEqual([
    { from: '2026-11-01', until: '2026-11-01' },
    { day: '2026-11-02', rows: [rows[0], rows[1]] },
    { from: '2026-11-03', until: '2026-11-03' },
    { day: '2026-11-04', rows: [rows[2]] },
    { from: '2026-11-05', until: '2026-11-30' },
  ]);
});

it('goes from day to day by key, over the month’s end too', () => {
  expect(dayOfKey('ArrowLeft', '2026-11-01')).toBe('2026-10-31');
  expect(dayOfKey('ArrowDown', '2026-11-20')).toBe('2026-11-27');
  expect(dayOfKey('Home', '2026-11-20')).toBe('2026-11-16');
  expect(dayOfKey('End', '2026-11-20')).toBe('2026-11-22');
  expect(dayOfKey('PageDown', '2027-01-31')).toBe('2027-02-28');
  expect(dayOfKey('PageUp', '2026-11-20')).toBe('2026-10-20');
  expect(dayOfKey('x', '2026-11-20')).toBeNull();
});
