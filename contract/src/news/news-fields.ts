import { z } from 'zod';
import { calendarDay } from '../wire/calendar-day.ts';
import { largestInteger } from '../wire/integer.ts';

/** The number of an article; the same in both editions. */
export const newsId = z.int().min(1).max(largestInteger);

/** True for the English edition; the Chinese one is the default. */
export const isEn = z.boolean().default(false);

/** Accepted because the specification sends it; who is asking comes from the token, and another's number is refused with 1007. */
export const userId = z.int().min(1).max(largestInteger).optional();

export const maxPageSize = 50;

/** The paging of every list. */
export const paging = {
  Page: z.int().min(1).max(10_000).default(1),
  PageSize: z.int().min(1).max(maxPageSize).default(20),
};

/** How many rows a short list gives at most. */
export function rowCount(standard: number) {
  return z.int().min(1).max(20).default(standard);
}

/** A calendar day in Shanghai. */
export const day = calendarDay;

/** A moment, with the offset of Shanghai. */
export { moment } from '../wire/calendar-day.ts';

export const total = z.int().min(0);
