import { isDay } from '@btc/contract/time.ts';
import { shanghaiDay } from '#i18n/shanghai-time.ts';
import type { FieldCodec } from '#platform/forms/form-values.ts';

/** The last second of a day in Shanghai: what ends on a day is open on that day. */
export function toEndOfDay(day: string): string {
  return `${day}T23:59:59+08:00`;
}

/** The first moment of a day in Shanghai. */
export function toStartOfDay(day: string): string {
  return `${day}T00:00:00+08:00`;
}

/** A moment that is entered as the last day that it leaves open; no day is none. */
export const lastDayCodec: FieldCodec = {
  format: (moment) => (typeof moment === 'string' ? shanghaiDay(moment) : ''),
  parse: (day) => ({ value: isDay(day) ? toEndOfDay(day) : null }),
};
