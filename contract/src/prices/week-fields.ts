import { z } from 'zod';
import { largestInteger } from '../wire/integer.ts';

/** True for the English edition; the Chinese one is the default. */
export const isEn = z.boolean().default(false);

/** Accepted because the specification sends it; who is asking comes from the token, and another's number is refused with 1007. */
export const userId = z.int().min(1).max(largestInteger).optional();

export const rowId = z.int().min(1).max(largestInteger);

export const paging = {
  Page: z.int().min(1).max(10_000).default(1),
  PageSize: z.int().min(1).max(60).default(20),
};

export const total = z.int().min(0);

/** A moment, with the offset of Shanghai. */
export { moment } from '../wire/calendar-day.ts';

/** Trial items that are left to a trial account; null where the reader has none to count. */
export const trialLeft = z.int().min(0).nullable();

/** Exact decimals of a price in text: nothing is lost on the way. */
export const price = z.string().regex(/^(?!0+(?:\.0+)?$)\d{1,9}(?:\.\d{1,4})?$/);
