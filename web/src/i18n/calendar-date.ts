import { shanghaiClock } from './shanghai-time.ts';

/** `month` is 1–12. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** A date, a month (`YYYY-MM`) or an instant. */
export type DateInput = string | Date;

const plainDate = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/;

/** Only instants are converted to Shanghai time; dates stay as named, so server and browser print the same in any zone. */
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
