import { expect, it } from 'vitest';
import { findKeyDay, toDays, toMonth, listStretches, listWeeks } from './calendar-days.ts';

it('lays a month out in weeks from Monday on', () => {
  const weeks = listWeeks('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
  expect(toDays('2028-02')).toHaveLength(29);
  expect([toMonth('2026-11'), toMonth('2026-13'), toMonth('')]).toEqual(['2026-11', null, null]);
});

it('puts days without anything together', () => {
  const rows = [{ Date: '2026-11-02' }, { Date: '2026-11-02' }, { Date: '2026-11-04' }];
  expect(listStretches('2026-11', rows)).toEqual([
    { from: '2026-11-01', until: '2026-11-01' },
    { day: '2026-11-02', rows: [rows[0], rows[1]] },
    { from: '2026-11-03', until: '2026-11-03' },
    { day: '2026-11-04', rows: [rows[2]] },
    { from: '2026-11-05', until: '2026-11-30' },
  ]);
});

it('goes from day to day by key, over the month’s end too', () => {
  expect(findKeyDay('ArrowLeft', '2026-11-01')).toBe('2026-10-31');
  expect(findKeyDay('ArrowDown', '2026-11-20')).toBe('2026-11-27');
  expect(findKeyDay('Home', '2026-11-20')).toBe('2026-11-16');
  expect(findKeyDay('End', '2026-11-20')).toBe('2026-11-22');
  expect(findKeyDay('PageDown', '2027-01-31')).toBe('2027-02-28');
  expect(findKeyDay('PageUp', '2026-11-20')).toBe('2026-10-20');
  expect(findKeyDay('x', '2026-11-20')).toBeNull();
});
