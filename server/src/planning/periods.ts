import type { ReportType } from '@btc/contract/news/sections.ts';
import { addDays, addMonths, toMonday, toMonthEnd, toMonthNumber } from '@btc/contract/time.ts';

/** Both days included. */
export interface Period {
  readonly start: string;
  readonly end: string;
}

/** The first day of the period that a day is in. */
function toStart(type: ReportType, day: string): string {
  if (type === 'week') return toMonday(day);
  const into = type === 'month' ? 0 : toMonthNumber(day) % 3;
  return `${addMonths(day, -into)}-01`;
}

/** The week from Monday to Sunday, the month or the quarter that a day is in. */
export function toPeriod(type: ReportType, day: string): Period {
  const start = toStart(type, day);
  if (type === 'week') return { start, end: addDays(start, 6) };
  return { start, end: toMonthEnd(type === 'month' ? start : addMonths(start, 2)) };
}

export function listReportPeriods(
  type: ReportType,
  year: number,
  { from, until }: { from: string; until: string },
): Period[] {
  const first = toPeriod(type, from);
  const periods: Period[] = [];
  let period = toPeriod(type, until < `${year}-12-31` ? until : `${year}-12-31`);
  // A week that is in two years ends in the next one.
  if (Number(period.end.slice(0, 4)) > year) period = toPeriod(type, addDays(period.start, -1));
  while (Number(period.end.slice(0, 4)) === year && period.start >= first.start) {
    periods.push(period);
    period = toPeriod(type, addDays(period.start, -1));
  }
  return periods;
}
