import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMonthNumber, listMonths } from '../time.ts';
import { isMonth, listPeriods, monthSpan, periodKinds, toMonthPeriod, toSpans, yearBefore } from './period.ts';

const month = fc.integer({ min: 1990 * 12, max: 2100 * 12 + 11 }).map(formatMonthNumber);

test('months of the known years are months', () => {
  fc.assert(fc.property(month, isMonth));
});

test.each(['2024-00', '2024-13', '2024-1', '202401', '', '2024-Q1', '1989-12', '2101-01', '0001-01'])(
  '%j is no month',
  (text) => {
    expect(isMonth(text)).toBe(false);
  },
);

test('a period holds the months that belong to it, and no other', () => {
  fc.assert(
    fc.property(month, fc.constantFrom(...periodKinds), (text, kind) => {
      const period = toMonthPeriod(text, kind);
      const { from, to } = monthSpan(period);
      const months = listMonths(from, to);
      expect(months).toContain(text);
      expect(months.every((one) => toMonthPeriod(one, kind) === period)).toBe(true);
      expect(months).toHaveLength({ month: 1, quarter: 3, year: 12, ytd: 12 }[kind]);
    }),
  );
});

test('periods between two months are in order and once each', () => {
  expect(listPeriods('2023-11', '2024-05', 'quarter')).toEqual(['2023-Q4', '2024-Q1', '2024-Q2']);
  expect(listPeriods('2023-11', '2024-05', 'year')).toEqual(['2023', '2024']);
  expect(listPeriods('2024-02', '2024-01', 'month')).toEqual([]);
  expect(listPeriods('2023-11', '2024-05', 'ytd')).toEqual(['2023-YTD05', '2024-YTD05']);
  expect(monthSpan('2024-YTD05')).toEqual({ from: '2024-01', to: '2024-05' });
});

test('the year before is the same period of it', () => {
  expect(['2024-02', '2024-Q3', '2024', '2024-YTD05'].map(yearBefore)).toEqual([
    '2023-02',
    '2023-Q3',
    '2023',
    '2023-YTD05',
  ]);
});

test.each([
  [[], []],
  [['2024-11'], ['2024-11..2024-11']],
  [
    ['2024-11', '2024-12', '2025-01', '2025-03'],
    ['2024-11..2025-01', '2025-03..2025-03'],
  ],
  [
    ['2019', '2020', '2023'],
    ['2019..2020', '2023..2023'],
  ],
])('%j are the spans %j', (periods, spans) => {
  expect(toSpans(periods).map(({ from, to }) => `${from}..${to}`)).toEqual(spans);
});
