import { hourMs } from '@btc/contract/time.ts';

/** China has one zone and no summer time. */
const offsetMs = 8 * hourMs;

/** A moment as ISO 8601 with the offset of Shanghai, to the second. */
export function shanghaiMoment(moment: Date): string {
  return `${new Date(moment.getTime() + offsetMs).toISOString().slice(0, 19)}+08:00`;
}

/** The moment at which a day begins in Shanghai. */
export function shanghaiMidnight(day: string): Date {
  return new Date(`${day}T00:00:00+08:00`);
}

/** The calendar day in Shanghai, YYYY-MM-DD. */
export function shanghaiDay(moment: Date): string {
  return shanghaiMoment(moment).slice(0, 10);
}
