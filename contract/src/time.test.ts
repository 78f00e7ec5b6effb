import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  addMonthsToDay,
  countDays,
  formatMonthNumber,
  formatQuarter,
  formatWeek,
  isDay,
  listDays,
  listMonths,
  toFriday,
  toMonday,
  toMonthEnd,
  toMonthNumber,
  toWeekday,
} from './time.ts';

const day = fc.integer({ min: 0, max: 40_543 }).map((count) => addDays('1990-01-01', count));
const count = fc.integer({ min: -40_000, max: 40_000 });

test('days are counted over leap days and the turn of the year, forward and back', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  expect(addDays('2100-02-28', 1)).toBe('2100-03-01');
  expect(countDays('2026-12-31', '2027-01-01')).toBe(1);
  expect(countDays('2026-12-07', '2026-11-21')).toBe(-16);
  fc.assert(fc.property(day, count, (from, days) => countDays(from, addDays(from, days)) === days));
});

test('days are listed with both ends, one by one or week by week', () => {
  expect(listDays('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
  expect(listDays('2026-11-06', '2026-11-26', 7)).toEqual(['2026-11-06', '2026-11-13', '2026-11-20']);
  expect(listDays('2026-11-06', '2026-11-06', 7)).toEqual(['2026-11-06']);
  expect([listDays('2026-11-06', '2026-11-05'), listDays('2026-11-06', '2026-10-01', 7)]).toEqual([[], []]);
});

test('a day of a month is one that the calendar has', () => {
  expect(['2028-02-29', '2026-12-31', '0001-01-01', '1899-12-30'].filter((text) => !isDay(text))).toEqual([]);
  const none = ['2026-02-29', '2026-02-30', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00', '0000-01-01'];
  const otherwise = ['', '2026-1-1', '20260101', '2026-01-01T00:00', ' 2026-01-01', '2026-01-01 ', '12026-01-01'];
  expect([...none, ...otherwise].filter(isDay)).toEqual([]);
  fc.assert(fc.property(day, isDay));
});

test('a week goes from Monday to Sunday', () => {
  const week = listDays('2026-12-28', '2027-01-03');
  expect(week.map(toWeekday)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(new Set(week.map(toMonday))).toEqual(new Set(['2026-12-28']));
  expect(new Set(week.map(toFriday))).toEqual(new Set(['2027-01-01']));
});

test.each([
  ['2020-12-31', '2020-W53'],
  ['2021-01-03', '2020-W53'],
  ['2021-01-04', '2021-W01'],
  ['2024-12-30', '2025-W01'],
  ['2027-01-01', '2026-W53'],
  ['2026-11-21', '2026-W47'],
  ['2023-01-01', '2022-W52'],
])('%s is in week %s', (text, week) => {
  expect(formatWeek(text)).toBe(week);
});

test('months are counted over years, forward and back', () => {
  expect(addMonths('2024-11', 3)).toBe('2025-02');
  expect(addMonths('2024-01', -1)).toBe('2023-12');
  expect(addMonths('2026-11-21', 2)).toBe('2027-01');
  expect(listMonths('2026-11', '2027-01')).toEqual(['2026-11', '2026-12', '2027-01']);
  expect(listMonths('2026-11', '2026-10')).toEqual([]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2100 * 12 }), fc.integer({ min: -500, max: 500 }), (number, months) => {
      const month = formatMonthNumber(number + 500);
      expect(toMonthNumber(month)).toBe(number + 500);
      expect(addMonths(addMonths(month, months), -months)).toBe(month);
    }),
  );
});

test('a day some months later is the last of a month that has no such day', () => {
  expect(addMonthsToDay('2026-11-21', 12)).toBe('2027-11-21');
  expect(addMonthsToDay('2026-11-30', 3)).toBe('2027-02-28');
  expect(addMonthsToDay('2027-12-31', 2)).toBe('2028-02-29');
  expect(addMonthsToDay('2026-12-31', 1)).toBe('2027-01-31');
  expect(addMonthsToDay('2026-03-31', -1)).toBe('2026-02-28');
  expect(addMonthsToDay('2028-02-29', 120)).toBe('2038-02-28');
});

test('a month ends with its last day, and lies in its quarter', () => {
  expect(['2026-12', '2028-02', '2026-02-10', '2026-04'].map(toMonthEnd)).toEqual([
    '2026-12-31',
    '2028-02-29',
    '2026-02-28',
    '2026-04-30',
  ]);
  expect(['2026-01', '2026-03-31', '2026-04', '2026-12-01'].map(formatQuarter)).toEqual([
    '2026-Q1',
    '2026-Q1',
    '2026-Q2',
    '2026-Q4',
  ]);
});
