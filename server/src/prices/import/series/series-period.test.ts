import { expect, test } from 'vitest';
import { readPeriod, readYear, toSpan } from './series-period.ts';

test.each([
  ['2025/11/1', 'day', '2025-11-01'],
  ['２０２５年１１月１日', 'day', '2025-11-01'],
  ['45962', 'day', '2025-11-01'],
  ['2025年第3周', 'week', '2025-01-17'],
  ['2025-W03', 'week', '2025-01-17'],
  ['2025W3', 'week', '2025-01-17'],
  ['Week 3, 2025', 'week', '2025-01-17'],
  ['2026年3月第1周（总第10周）', 'week', '2026-03-06'],
  ['2020-W53', 'week', '2021-01-01'],
  ['2025.11.3-11.9', 'week', '2025-11-07'],
  ['2025-11-03~2025-11-09', 'week', '2025-11-07'],
  ['2025年11月', 'month', '2025-11-01'],
  ['Nov 2025', 'month', '2025-11-01'],
  ['202511', 'month', '2025-11-01'],
])('%s is the %s of %s', (text, grain, day) => {
  expect(readPeriod(text, null)).toEqual({ grain, day });
});

test.each(['2025-W53', '5.1234', '3月第1周', '05/06/2025', '2025', '第3周', '11月3日', '共计'])(
  '%s is no period by itself',
  (text) => {
    expect(readPeriod(text, null)).toBeNull();
  },
);

test('a week, a month or a day without a year is of the year that the file has', () => {
  expect(readPeriod('第45周', 2025)).toEqual({ grain: 'week', day: '2025-11-07' });
  expect(readPeriod('11月', 2025)).toEqual({ grain: 'month', day: '2025-11-01' });
  expect(readPeriod('11月3日', 2025)).toEqual({ grain: 'day', day: '2025-11-03' });
  expect([readYear('2025年'), readYear('2025'), readYear('2025.5')]).toEqual([2025, 2025, null]);
});

test('a period covers its days', () => {
  expect(toSpan({ grain: 'week', day: '2025-11-07' })).toEqual({ first: '2025-11-03', last: '2025-11-07' });
  expect(toSpan({ grain: 'month', day: '2024-02-01' })).toEqual({ first: '2024-02-01', last: '2024-02-29' });
});
