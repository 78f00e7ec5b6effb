/*
 * Quarters, years and years to date as the data views write them: `2024-01`, `2024-Q1`, `2024`, `2024-YTD09`. Pure and free of zod, because
 * the browser's pickers use them too.
 */

import { addMonths, formatMonth, formatQuarter, listMonths, toMonthNumber } from '../time.ts';
import { monthPattern } from '../wire/calendar-years.ts';

export const periodKinds = ['month', 'quarter', 'year', 'ytd'] as const;
export type PeriodKind = (typeof periodKinds)[number];

/** True for a month `YYYY-MM` from 1990 to 2100. */
export function isMonth(text: string): boolean {
  return monthPattern.test(text);
}

/** Period a month belongs to; a year to date ends in `lastMonth` (`01` to `12`) and contains no later month. */
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

export function toPeriodKind(period: string): PeriodKind {
  if (period.length === 4) return 'year';
  if (period.includes('YTD')) return 'ytd';
  return period.includes('Q') ? 'quarter' : 'month';
}

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

/** Periods wholly or partly within the span; years to date end in the month of `to`. */
export function listPeriods(from: string, to: string, kind: PeriodKind): string[] {
  return [...new Set(listMonths(from, to).map((month) => toMonthPeriod(month, kind, to.slice(5, 7))))];
}

export function yearBefore(period: string): string {
  return String(Number(period.slice(0, 4)) - 1).padStart(4, '0') + period.slice(4);
}

/** The last twelve months of a span, so that it does not overlap with the year before it is compared with. */
export function cutToYear({ from, to }: { readonly from: string; readonly to: string }): {
  readonly from: string;
  readonly to: string;
} {
  const first = addMonths(to, -11);
  return { from: from < first ? first : from, to };
}

/** Merges consecutive months, or years, in order into spans. */
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
