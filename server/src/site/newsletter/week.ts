import { addDays, toMonday } from '@btc/contract/time.ts';
import { shanghaiMidnight } from '#platform/clock/shanghai-time.ts';

/** A week in Shanghai, by its Monday. */
export interface Week {
  readonly start: string;
}

/** The week that a day is in. */
export function toWeek(day: string): Week {
  return { start: toMonday(day) };
}

export function toSunday({ start }: Week): string {
  return addDays(start, 6);
}

/** When a week begins, and when the next one does. */
export function toMoments({ start }: Week): { readonly from: Date; readonly until: Date } {
  return { from: shanghaiMidnight(start), until: shanghaiMidnight(addDays(start, 7)) };
}
