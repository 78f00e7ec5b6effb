import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clipSpan, findSpanIssue, monthOfYear, selectableMonths, spanPresets } from './month-choice.ts';

const bounds = { start: '2018-01', limit: '2026-09' };

it('ends at the data limit and begins at the first open month', () => {
  const months = selectableMonths(bounds);
  expect(months.has('2018-01')).toBe(true);
  expect(months.has('2017-12')).toBe(false);
  expect(months.has('2026-09')).toBe(true);
  expect(months.has('2026-10')).toBe(false);
});

it('holds January alone back until February is published with it', () => {
  expect(selectableMonths({ start: '2025-01', limit: '2026-01' }).has('2026-01')).toBe(false);
  const both = selectableMonths({ start: '2025-01', limit: '2026-02' });
  expect([both.has('2026-01'), both.has('2026-02')]).toEqual([true, true]);
});

it('refuses a start after the end', () => {
  expect(findSpanIssue({ from: '2026-02', to: '2026-01' })).toBe('startAfterEnd');
  expect(findSpanIssue({ from: '2026-01', to: '2026-01' })).toBeNull();
});

it('goes from year to year, and never out of what there is', () => {
  expect(monthOfYear('2025-05', -1, { ...bounds, start: '2020-01' })).toBe('2024-05');
  fc.assert(
    fc.property(fc.array(fc.constantFrom(1, -1)), (years) => {
      const end = years.reduce((month, by) => monthOfYear(month, by, bounds), '2026-01');
      return end >= bounds.start && end <= bounds.limit;
    }),
  );
});

it('offers only spans that are open', () => {
  expect(spanPresets({ start: '2025-10', limit: '2026-09' }).map(({ code }) => code)).toEqual([
    'year',
    'thisYear',
    'all',
  ]);
  expect(spanPresets(bounds).map(({ code }) => code)).toContain('threeYears');
});

it('starts from the part of a span that is open', () => {
  expect(clipSpan({ from: '2010-05', to: '2030-01' }, bounds)).toEqual({ from: '2018-01', to: '2026-09' });
  expect(clipSpan({ from: '2010-05', to: '2011-05' }, bounds)).toEqual({ from: '2018-01', to: '2018-01' });
});
