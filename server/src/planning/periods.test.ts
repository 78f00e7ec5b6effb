import { expect, test } from 'vitest';
import { toPeriod, listReportPeriods } from './periods.ts';

test('a day is in a week from Monday to Sunday, a month and a quarter', () => {
  expect(toPeriod('week', '2026-11-22')).toEqual({ start: '2026-11-16', end: '2026-11-22' });
  expect(toPeriod('month', '2028-02-10')).toEqual({ start: '2028-02-01', end: '2028-02-29' });
  expect(toPeriod('quarter', '2026-11-22')).toEqual({ start: '2026-10-01', end: '2026-12-31' });
});

test('the periods of a year are those that end in it, newest first, from the first with a report to the present one', () => {
  const span = { from: '2025-12-03', until: '2027-01-08' };
  const weeks = listReportPeriods('week', 2026, span);
  expect([weeks.at(0)?.end, weeks.at(-1)?.start, weeks.length]).toEqual(['2026-12-27', '2025-12-29', 52]);
  expect(listReportPeriods('week', 2027, span).map(({ start }) => start)).toEqual(['2027-01-04', '2026-12-28']);
  expect(listReportPeriods('month', 2025, span)).toEqual([{ start: '2025-12-01', end: '2025-12-31' }]);
  expect(listReportPeriods('quarter', 2026, span)).toHaveLength(4);
  expect(listReportPeriods('week', 2028, span)).toEqual([]);
});
