import { hourMs } from '@btc/contract/time.ts';

/** China has had one zone without summer time since 1991, before any date shown here. */
const offsetMs = 8 * hourMs;

/** UTC parts are the Shanghai clock's. By hand: a time zone database takes a hundred times as long, and lists need each row. */
export function shanghaiClock(moment: string | number | Date): Date {
  return new Date(new Date(moment).getTime() + offsetMs);
}

/** The calendar day in Shanghai, YYYY-MM-DD. */
export function shanghaiDay(moment: string | number | Date): string {
  return shanghaiClock(moment).toISOString().slice(0, 10);
}

/** Today in Shanghai by the clock of the browser, or of the server for a rendered page. */
export function todayInShanghai(): string {
  return shanghaiDay(Date.now());
}

/** Value of a date and time field in Shanghai time: `2026-11-27T17:00`. */
export function shanghaiField(moment: string): string {
  return shanghaiClock(moment).toISOString().slice(0, 16);
}

/** Instant of such a field, whatever time zone the desk is in. */
export function toFieldMoment(typed: string): string {
  return `${typed}:00+08:00`;
}
