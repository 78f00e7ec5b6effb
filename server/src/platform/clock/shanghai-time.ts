import { dayMs, hourMs } from '@btc/contract/time.ts';

/** China has one zone and no summer time. */
const offsetMs = 8 * hourMs;

/** A moment as ISO 8601 with the offset of Shanghai, to the second. */
export function shanghaiMoment(moment: Date): string {
  return `${new Date(moment.getTime() + offsetMs).toISOString().slice(0, 19)}+08:00`;
}

export function shanghaiMidnight(day: string): Date {
  return new Date(`${day}T00:00:00+08:00`);
}

let lastDay = { from: 0, text: '1970-01-01' };

/** The calendar day in Shanghai, YYYY-MM-DD. */
export function shanghaiDay(moment: Date): string {
  const since = moment.getTime() + offsetMs - lastDay.from;
  if (!(since >= 0 && since < dayMs)) {
    const from = Math.floor((moment.getTime() + offsetMs) / dayMs) * dayMs;
    lastDay = { from, text: shanghaiMoment(moment).slice(0, 10) };
  }
  return lastDay.text;
}
