import { dayMs } from '@btc/contract/time.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCalendarText, readDay, readMonth } from './calendar.ts';

test.each([
  ['2024-03-15', 202_403, '2024-03-15'],
  ['2024/3/5', 202_403, '2024-03-05'],
  ['2028.09.01', 202_809, '2028-09-01'],
  ['20240315', 202_403, '2024-03-15'],
  ['2024-03-15T00:00:00', 202_403, '2024-03-15'],
  ['2024/3/15 0:00', 202_403, '2024-03-15'],
  ['2024年3月15日', 202_403, '2024-03-15'],
  ['２０２４年 3 月 15 日', 202_403, '2024-03-15'],
  ['45322', 202_401, '2024-01-31'],
  ['45962', 202_511, '2025-11-01'],
  ['15 March 2024', 202_403, '2024-03-15'],
  ['Mar 15, 2024', 202_403, '2024-03-15'],
  ['2024-03', 202_403, null],
  ['2024/3', 202_403, null],
  ['202403', 202_403, null],
  ['2024年3月', 202_403, null],
  ['2024.03', 202_403, null],
  ['2024M03', 202_403, null],
  ['03/2024', 202_403, null],
  ['Mar-2024', 202_403, null],
  ['Sept. 2024', 202_409, null],
])('%s is read', (text, period, day) => {
  expect(readMonth(text)).toEqual({ period, day });
  expect(readDay(text)).toBe(day);
});

test.each(['2024', '2024年'])('%s is a year', (text) => {
  expect(readCalendarText(text)).toEqual({ year: 2024, month: null, day: null });
  expect(readMonth(text)).toBeNull();
});

test.each([
  '15.03.2024',
  '03/15/2024',
  '05/06/2024',
  '20243',
  '2024.1',
  '2024-13',
  '2024-00-01',
  '2023-02-29',
  'Mar-24',
  'Marble 2024',
  '12345',
  '99999',
  '',
])('%j is no clear day, month or year', (text) => {
  expect(readCalendarText(text)).toBeNull();
});

test('any day is the same in every order of writing', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1980-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }), (date) => {
      const iso = date.toISOString().slice(0, 10);
      const [year = '', month = '', day = ''] = iso.split('-');
      const name = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(date);
      const serial = (Date.parse(iso) - Date.UTC(1899, 11, 30)) / dayMs;
      for (const text of [
        `${year}/${month}/${day}`,
        `${year}${month}${day}`,
        `${Number(day)} ${name} ${year}`,
        `${serial}`,
      ]) {
        expect(readDay(text)).toBe(iso);
      }
    }),
  );
});
