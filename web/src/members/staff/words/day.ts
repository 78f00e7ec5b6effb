import { calendarDay } from '#i18n/calendar-date.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** An instant as a date field holds it: its day in Shanghai. */
export function dayOf(instant: string | Date): string {
  const { year, month, day } = calendarDay(instant);
  return `${year}-${two(month)}-${two(day)}`;
}

/** The last second of a day in Shanghai: what ends on a day is open on that day. */
export function endOfDay(day: string): string {
  return `${day}T23:59:59+08:00`;
}

/** The first moment of a day in Shanghai. */
export function startOfDay(day: string): string {
  return `${day}T00:00:00+08:00`;
}

/** As far ahead as a membership can end: ten years from today. */
export function lastExpiry(now: Date): string {
  return monthsAfter(dayOf(now), 120);
}

/** The same day so many months later; the last of the month where it has no such day. */
export function monthsAfter(day: string, months: number): string {
  const { year, month, day: date } = calendarDay(day);
  const place = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(place / 12), (place % 12) + 1];
  const last = new Date(Date.UTC(toYear, toMonth, 0)).getUTCDate();
  return `${toYear}-${two(toMonth)}-${two(Math.min(date, last))}`;
}
