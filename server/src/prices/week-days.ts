import { addDays } from '@btc/contract/wire/days.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';

const dayMs = 86_400_000;

export { addDays as dayPlus };

/** The Monday of the week of a day. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** The Friday of the week of a day. */
export function fridayOf(day: string): string {
  return addDays(mondayOf(day), 4);
}

/** The week of a day by ISO 8601: 2026-W47. */
export function weekName(day: string): string {
  const thursday = addDays(mondayOf(day), 3);
  const year = thursday.slice(0, 4);
  const number = Math.floor((Date.parse(thursday) - Date.parse(`${year}-01-01`)) / (7 * dayMs)) + 1;
  return `${year}-W${String(number).padStart(2, '0')}`;
}

/** The Fridays from the week of one day to that of another, oldest first. */
export function fridaysBetween(from: string, to: string): readonly string[] {
  const first = fridayOf(from);
  const weeks = Math.max(0, Math.floor((Date.parse(fridayOf(to)) - Date.parse(first)) / (7 * dayMs)) + 1);
  return Array.from({ length: weeks }, (_, place) => addDays(first, 7 * place));
}

/** Today in Shanghai. */
export function todayOf(now: Date): string {
  return shanghaiDay(now);
}
