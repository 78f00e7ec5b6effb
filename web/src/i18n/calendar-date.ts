import { shanghaiClock } from './shanghai-time.ts';

/** A day as printed: month 1–12. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** A date-only string, a month (`YYYY-MM`) or an instant. */
export type DateInput = string | Date;

const plainDate = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/;

/**
 * The day and time in Shanghai. Dates without a time stay the day they name; only instants are moved into the zone,
 * so that server and browser print the same whatever zone they are in.
 */
export function calendarDay(input: DateInput): CalendarDay {
  const match = typeof input === 'string' ? plainDate.exec(input) : null;
  if (match !== null) {
    return { year: Number(match[1]), month: Number(match[2]), day: Number(match[3] ?? 1), hour: 0, minute: 0 };
  }
  const local = shanghaiClock(input);
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
  };
}
