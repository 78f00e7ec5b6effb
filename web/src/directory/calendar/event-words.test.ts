import { expect, test } from 'vitest';
import { eventDays, eventDaysShort, eventPlace } from './event-words.ts';
import { dayCount, groupByMonth } from './month-groups.ts';

test.each([
  ['2026-12-01', '2026-12-01', '2026年12月1日', '12月1日', 1],
  ['2026-12-01', '2026-12-03', '2026年12月1日—3日', '12月1日—3日', 3],
  ['2026-11-30', '2026-12-02', '2026年11月30日—12月2日', '11月30日—12月2日', 3],
  ['2026-12-30', '2027-01-02', '2026年12月30日—2027年1月2日', '12月30日—1月2日', 4],
])('from %s to %s is %s', (StartDate, EndDate, long, short, days) => {
  expect(eventDays({ StartDate, EndDate })).toBe(long);
  expect(eventDaysShort({ StartDate, EndDate })).toBe(short);
  expect(dayCount(StartDate, EndDate)).toBe(days);
});

test('abroad has its country', () => {
  expect(eventPlace({ Country: 'CHN', CountryCn: '中国', City: '上海' })).toBe('上海');
  expect(eventPlace({ Country: 'FRA', CountryCn: '法国', City: '巴黎' })).toBe('法国 巴黎');
});

test('what runs already has a heading of its own; all others stand under the month they begin in', () => {
  const rows = [
    { StartDate: '2026-11-20', Time: 'running' },
    { StartDate: '2026-11-28', Time: 'coming' },
    { StartDate: '2026-12-01', Time: 'coming' },
    { StartDate: '2026-12-09', Time: 'cancelled' },
  ] as const;
  expect(groupByMonth(rows).map(({ month, rows: own }) => [month, own.length])).toEqual([
    ['running', 1],
    ['2026-11', 1],
    ['2026-12', 2],
  ]);
});
