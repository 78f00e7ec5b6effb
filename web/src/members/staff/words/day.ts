import { isDay } from '@btc/contract/time.ts';
import { shanghaiDay } from '#i18n/shanghai-time.ts';
import type { FieldCodec } from '#platform/forms/form-values.ts';

/** Last second of a day in Shanghai: access that ends on a day includes that day. */
export function toEndOfDay(day: string): string {
  return `${day}T23:59:59+08:00`;
}

export function toStartOfDay(day: string): string {
  return `${day}T00:00:00+08:00`;
}

/** A moment entered as its last included day (Shanghai); an empty day is null. */
export const lastDayCodec: FieldCodec = {
  format: (moment) => (typeof moment === 'string' ? shanghaiDay(moment) : ''),
  parse: (day) => ({ value: isDay(day) ? toEndOfDay(day) : null }),
};
