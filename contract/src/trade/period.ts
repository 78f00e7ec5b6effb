/*
 * Quarters, years and years to date as the data views write them: `2024-01`, `2024-Q1`, `2024`, `2024-YTD09`. Pure and free of zod, because
 * the browser's pickers use them too.
 */

import { addMonths, formatMonth, formatQuarter, listMonths, toMonthNumber } from '../time.ts';
import { monthPattern } from '../wire/calendar-years.ts';

export const periodKinds = ['month', 'quarter', 'year', 'ytd'] as const;
export type PeriodKind = (typeof periodKinds)[number];

/** Whether a text is a calendar month `YYYY-MM` of the years that calls know. */
export function isMonth(text: string): boolean {
  return monthPattern.test(text);
}

/** The period of a kind that a month belongs to; years to date end in `lastMonth` (`01` to `12`), and hold no later month. */
export function toMonthPeriod(month: string, kind: PeriodKind, lastMonth = '12'): string {
  const year = month.slice(0, 4);
  switch (kind) {
    case 'month':
      return month;
    case 'quarter':
      return formatQuarter(month);
    case 'year':
      return year;
    case 'ytd':
      return `${year}-YTD${lastMonth}`;
  }
}

/** The kind of a period as it is written. */
export function toPeriodKind(period: string): PeriodKind {
  if (period.length === 4) return 'year';
  if (period.includes('YTD')) return 'ytd';
  return period.includes('Q') ? 'quarter' : 'month';
}

/** The first and the last month of a period. */
export function monthSpan(period: string): { readonly from: string; readonly to: string } {
  const year = period.slice(0, 4);
  switch (toPeriodKind(period)) {
    case 'month':
      return { from: period, to: period };
    case 'quarter': {
      const first = (Number(period.slice(6)) - 1) * 3 + 1;
      return { from: formatMonth(Number(year), first), to: formatMonth(Number(year), first + 2) };
    }
    case 'year':
      return { from: `${year}-01`, to: `${year}-12` };
    case 'ytd':
      return { from: `${year}-01`, to: `${year}-${period.slice(8)}` };
  }
}

/** All periods of a kind that lie, wholly or in part, between two months; years to date go to the month of the second. */
export function listPeriods(from: string, to: string, kind: PeriodKind): string[] {
  return [...new Set(listMonths(from, to).map((month) => toMonthPeriod(month, kind, to.slice(5, 7))))];
}

/** The same period a year before. */
export function yearBefore(period: string): string {
  return String(Number(period.slice(0, 4)) - 1).padStart(4, '0') + period.slice(4);
}

/** What of a span of months is compared with the year before: its last twelve, so that the two never overlap. */
export function cutToYear({ from, to }: { readonly from: string; readonly to: string }): {
  readonly from: string;
  readonly to: string;
} {
  const first = addMonths(to, -11);
  return { from: from < first ? first : from, to };
}

/** Months, or years, in order as spans of those that follow one another. */
export function toSpans(periods: readonly string[]): readonly { readonly from: string; readonly to: string }[] {
  const spans: { from: string; to: string }[] = [];
  for (const period of periods) {
    const last = spans.at(-1);
    if (last !== undefined && isNext(last.to, period)) last.to = period;
    else spans.push({ from: period, to: period });
  }
  return spans;
}

function isNext(one: string, next: string): boolean {
  return one.length === 4 ? Number(next) === Number(one) + 1 : toMonthNumber(next) === toMonthNumber(one) + 1;
}
