import { expect, it } from 'vitest';
import { axisLabels, findPeriodAt, labelStep, formatPeriodText, formatSpanText } from './periods.ts';

it('names the year under its first period, or under all where there are many', () => {
  expect(axisLabels('cn', ['2025-Q4', '2026-Q1', '2026-Q2'])).toEqual(['Q4\n2025年', 'Q1\n2026年', 'Q2']);
  const many = Array.from({ length: 30 }, (_, index) => `${2000 + index}`);
  expect(axisLabels('en', many)[29]).toBe('2029');
  const months = Array.from({ length: 30 }, () => '2026-09');
  expect(axisLabels('en', months)[3]).toBe('Sep 2026');
});

it('names the same months of every year, and the year under the first of them', () => {
  const months = ['2025-10', '2025-11', '2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05'];
  expect(axisLabels('en', months, 4)).toEqual(['', '', '', 'Jan\n2026', '', '', '', '']);
  expect(axisLabels('cn', months, 3)).toEqual(['10月\n2025年', '', '', '1月\n2026年', '', '', '4月', '']);
  expect(axisLabels('en', months, 2)).toEqual(['', 'Nov\n2025', '', 'Jan\n2026', '', 'Mar', '', 'May']);
  expect(axisLabels('en', ['2025-Q2', '2025-Q3', '2025-Q4', '2026-Q1'], 2)).toEqual(['', 'Q3\n2025', '', 'Q1\n2026']);
  expect(labelStep(axisLabels('en', months), 900)).toBe(1);
  expect(labelStep(axisLabels('en', months), 150)).toBe(3);
});

it('says of a year to date which months it holds', () => {
  expect(formatPeriodText('cn', '2026-YTD09')).toBe('2026年1–9月');
  expect(formatPeriodText('en', '2026-YTD09')).toBe('January–September 2026');
  expect(formatPeriodText('en', '2026-YTD01')).toBe('January 2026');
  expect(axisLabels('en', ['2025-YTD09', '2026-YTD09'])).toEqual(['Jan–Sep\n2025', 'Jan–Sep\n2026']);
  expect(axisLabels('cn', ['2026-YTD09'])).toEqual(['1–9月\n2026年']);
});

it('a span names both ends, a single period once', () => {
  expect(formatSpanText('cn', '2026-01', '2026-03')).toBe('2026年1月至2026年3月');
  expect(formatSpanText('en', '2024', '2026')).toBe('2024 to 2026');
  expect(formatSpanText('en', '2026-09', '2026-09')).toBe('September 2026');
  expect(formatSpanText('cn', '2026-01', null)).toBeNull();
});

it('finds the period that a day falls into', () => {
  expect(findPeriodAt(['2025-Q4', '2026-Q1'], '2026-03-26')).toBe(1);
  expect(findPeriodAt(['2026-02', '2026-03'], '2026-03-01')).toBe(1);
  expect(findPeriodAt(['2025', '2026'], '2024-12-31')).toBeNull();
});
