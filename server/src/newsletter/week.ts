import { addDays, toMonday } from '@btc/contract/time.ts';
import { shanghaiMidnight } from '#platform/clock/shanghai-time.ts';

/** Weeks begin on Monday in Shanghai. */
export interface Week {
  readonly start: string;
}

export function toWeek(day: string): Week {
  return { start: toMonday(day) };
}

export function toSunday({ start }: Week): string {
  return addDays(start, 6);
}

/** Start of a week and of the next one, Shanghai time. */
export function toMoments({ start }: Week): { readonly from: Date; readonly until: Date } {
  return { from: shanghaiMidnight(start), until: shanghaiMidnight(addDays(start, 7)) };
}
