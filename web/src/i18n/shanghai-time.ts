import { hourMs } from '@btc/contract/time.ts';

/** China has one zone, and no summer time since 1991, before anything that is shown here. */
const offsetMs = 8 * hourMs;

/**
 * A date whose UTC parts are those of the clock in Shanghai at a moment. By hand: a time zone database answers the same in a hundred times as
 * long, and a list asks for each row.
 */
export function shanghaiClock(moment: string | number | Date): Date {
  return new Date(new Date(moment).getTime() + offsetMs);
}

/** The calendar day in Shanghai, YYYY-MM-DD. */
export function shanghaiDay(moment: string | number | Date): string {
  return shanghaiClock(moment).toISOString().slice(0, 10);
}

/** The day it is in Shanghai by the clock of the browser or, for a page, of the server. */
export function todayInShanghai(): string {
  return shanghaiDay(Date.now());
}

/** A moment as a field for day and time holds it, in the time of Shanghai: `2026-11-27T17:00`. */
export function shanghaiField(moment: string): string {
  return shanghaiClock(moment).toISOString().slice(0, 16);
}

/** The moment that such a field means, whatever zone the desk's own clock is in. */
export function toFieldMoment(typed: string): string {
  return `${typed}:00+08:00`;
}
