import { z } from 'zod';
import { calendarDay } from '../wire/calendar-day.ts';
import { line } from '../wire/text-fields.ts';
import { directoryRule } from './directory-codes.ts';
import { largestInteger } from '../wire/integer.ts';

/** Number of an event, a merchant or a claim. */
export const directoryId = z.int().min(1).max(largestInteger);

export const paging = {
  Page: z.int().min(1).max(10_000).default(1),
  PageSize: z.int().min(1).max(100).default(20),
};

/** The directory is a Chinese room, so its edition is Chinese unless the call says otherwise; it decides whose membership counts. */
export const isEn = z.boolean().default(false);

/** A moment with the offset of Shanghai. */
export { moment } from '../wire/calendar-day.ts';
export const day = calendarDay;
export const total = z.int().min(0);
/** How often something has been saved; 0 before the first time. */
export const revision = z.int().min(0).max(largestInteger);
export const words = line(directoryRule.words).optional();
/** ISO 3166-1 alpha-3. */
export const countryCode = z.string().regex(/^[A-Z]{3}$/);
/** The first two digits of GB/T 2260. */
export const provinceCode = z.string().regex(/^\d{2}$/);
/** An http(s) address. */
export const website = z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).max(300);
