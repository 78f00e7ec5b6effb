/*
 * Days `YYYY-MM-DD`, months `YYYY-MM` and how long things last. Days and months are texts of the calendar and know no time zone; which day it is in
 * Shanghai is told by `shanghai-time.ts` of server and web. Free of zod and of Temporal, because browsers use it too (docs/decisions/063-clock.md).
 */

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

function toTime(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** True for a day that exists in the calendar, from the year 1 on. */
export function isDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = toTime(text);
  // Some engines make the 2nd of March of the 30th of February.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** `count` may be negative. */
export function addDays(day: string, count: number): string {
  return new Date(toTime(day) + count * dayMs).toISOString().slice(0, 10);
}

/** Negative if `to` is the earlier. */
export function countDays(from: string, to: string): number {
  return (toTime(to) - toTime(from)) / dayMs;
}

/** Both ends included, or every `step`th day from the first on; empty if `from` is later. */
export function listDays(from: string, to: string, step = 1): string[] {
  const count = Math.max(0, Math.floor(countDays(from, to) / step) + 1);
  return Array.from({ length: count }, (_, index) => addDays(from, index * step));
}

/** 0 for Monday to 6 for Sunday. */
export function toWeekday(day: string): number {
  return (new Date(toTime(day)).getUTCDay() + 6) % 7;
}

export function toMonday(day: string): string {
  return addDays(day, -toWeekday(day));
}

/** At a weekend, the Friday before. */
export function toFriday(day: string): string {
  return addDays(toMonday(day), 4);
}

/** Week by ISO 8601: `2026-W47`. */
export function formatWeek(day: string): string {
  const thursday = addDays(toMonday(day), 3);
  const year = thursday.slice(0, 4);
  const week = Math.floor(countDays(`${year}-01-01`, thursday) / 7) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** Months since year 0, of a month or a day. */
export function toMonthNumber(text: string): number {
  return Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7)) - 1;
}

/** Inverse of `toMonthNumber`: `YYYY-MM`. */
export function formatMonthNumber(number: number): string {
  return formatMonth(Math.floor(number / 12), (number % 12) + 1);
}

/** `YYYY-MM` of a year and a month from 1 to 12. */
export function formatMonth(year: number, month: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
}

/** `count` may be negative. */
export function addMonths(month: string, count: number): string {
  return formatMonthNumber(toMonthNumber(month) + count);
}

/** The last day of the month where it has no such day. */
export function addMonthsToDay(day: string, count: number): string {
  const month = addMonths(day, count);
  const [same, last] = [`${month}-${day.slice(8)}`, toMonthEnd(month)];
  return same < last ? same : last;
}

/** Last day of a month `YYYY-MM`, or of a day's month. */
export function toMonthEnd(text: string): string {
  return addDays(`${addMonths(text, 1)}-01`, -1);
}

/** Both ends included; empty if `from` is later. */
export function listMonths(from: string, to: string): string[] {
  const first = toMonthNumber(from);
  return Array.from({ length: Math.max(0, toMonthNumber(to) - first + 1) }, (_, index) =>
    formatMonthNumber(first + index),
  );
}

/** Quarter of a month or day: `2026-Q3`. */
export function formatQuarter(text: string): string {
  return `${text.slice(0, 4)}-Q${Math.ceil(Number(text.slice(5, 7)) / 3)}`;
}
