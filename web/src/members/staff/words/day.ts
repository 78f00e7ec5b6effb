import { addMonthsToDay } from '@btc/contract/time.ts';
import { shanghaiDay } from '#i18n/shanghai-time.ts';

/** The last second of a day in Shanghai: what ends on a day is open on that day. */
export function toEndOfDay(day: string): string {
  return `${day}T23:59:59+08:00`;
}

/** The first moment of a day in Shanghai. */
export function toStartOfDay(day: string): string {
  return `${day}T00:00:00+08:00`;
}

/** As far ahead as a membership can end: ten years from today. */
export function lastExpiry(now: Date): string {
  return addMonthsToDay(shanghaiDay(now), 120);
}
