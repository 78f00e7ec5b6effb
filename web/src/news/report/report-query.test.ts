import { expect, test } from 'vitest';
import { toReportState, toYears } from './report-query.ts';

const toState = (query: string) => toReportState(new URL(`https://portal.example/cn/BTCInfo/Report${query}`));

test('an address holds kind, year, month, day and page', () => {
  expect(toState('?type=week&year=2026&month=11&page=2')).toEqual({
    type: 'week',
    year: 2026,
    month: 11,
    date: null,
    page: 2,
  });
  expect(toState('?date=2026-11-20').date).toBe('2026-11-20');
});

test('what makes no sense counts as not asked', () => {
  const nothing = { type: null, year: null, month: null, date: null, page: 1 };
  for (const query of [
    '',
    '?type=day',
    '?month=11',
    '?year=1999',
    '?date=2026-02-30',
    '?date=',
    '?page=0',
    '?page=x',
    '?year=',
  ]) {
    expect(toState(query)).toEqual(nothing);
  }
  expect(toState('?year=2026&month=13')).toEqual({ ...nothing, year: 2026 });
});

test('years and their months come from the dates', () => {
  expect(toYears(['2026-11-20', '2026-11-13', '2026-01-09', '2025-12-26'])).toEqual([
    { year: 2026, months: [1, 11] },
    { year: 2025, months: [12] },
  ]);
});
