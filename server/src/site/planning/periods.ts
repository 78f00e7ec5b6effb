import type { ReportType } from '@btc/contract/news/sections.ts';

/** A stretch of days, both included. */
export interface Period {
  readonly start: string;
  readonly end: string;
}

const dayMs = 86_400_000;

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The first day of the period that a day is in. */
function startOf(type: ReportType, day: string): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (type === 'week') return dayOf(time - ((new Date(time).getUTCDay() + 6) % 7) * dayMs);
  const month = Number(day.slice(5, 7));
  const first = type === 'month' ? month : month - ((month - 1) % 3);
  return `${day.slice(0, 4)}-${String(first).padStart(2, '0')}-01`;
}

/** The week from Monday to Sunday, the month or the quarter that a day is in. */
export function periodOf(type: ReportType, day: string): Period {
  const start = startOf(type, day);
  if (type === 'week') return { start, end: dayOf(Date.parse(`${start}T00:00:00Z`) + 6 * dayMs) };
  const months = type === 'month' ? 1 : 3;
  return { start, end: dayOf(Date.UTC(Number(start.slice(0, 4)), Number(start.slice(5, 7)) - 1 + months, 0)) };
}

/** The periods that end in a year, from that of the one day to that of the other, newest first. */
export function periodsOf(type: ReportType, year: number, { from, until }: { from: string; until: string }): Period[] {
  const first = periodOf(type, from);
  const periods: Period[] = [];
  let period = periodOf(type, until < `${year}-12-31` ? until : `${year}-12-31`);
  // A week that is in two years ends in the next one.
  if (Number(period.end.slice(0, 4)) > year) period = periodOf(type, dayBefore(period.start));
  while (Number(period.end.slice(0, 4)) === year && period.start >= first.start) {
    periods.push(period);
    period = periodOf(type, dayBefore(period.start));
  }
  return periods;
}

function dayBefore(day: string): string {
  return dayOf(Date.parse(`${day}T00:00:00Z`) - dayMs);
}
