import { z } from 'zod';
import { lockReasonField } from '../members/access.ts';
import { calendarDay } from '../wire/calendar-day.ts';
import { plantChanges, plantMeats } from './plant-codes.ts';
import { largestInteger } from '../wire/integer.ts';

/** The number of a plant in the records; it stays when the registration number changes. */
export const plantId = z.int().min(1).max(largestInteger);

/** The number of any other row of the room. */
export const rowId = z.int().min(1).max(largestInteger);

/** True for the English edition: its membership fields decide what is open. */
export const isEn = z.boolean().default(false);

/** Accepted because the specification sends it; who is asking comes from the token, and another's number is refused with 1007. 0: nobody. */
export const userId = z.int().min(0).max(largestInteger).optional();

/** Whose plants are meant. */
export const meat = z.enum(plantMeats).default('beef');

/** Several codes joined with `|`; an empty text means all. */
export const codeList = z.string().trim().max(400).default('');

/** ISO 3166-1 alpha-3. */
export const originCode = z.string().regex(/^[A-Z]{3}$/);

/** What somebody types into the search field. */
export const keyword = z
  .string()
  .trim()
  .max(80)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);

/** A day, or an empty text where it is left open. */
export const dayOrOpen = z.union([calendarDay, z.literal('')]).default('');

export const day = calendarDay;

/** A moment, with its offset. */
export { moment } from '../wire/calendar-day.ts';

export const total = z.int().min(0);

/** The paging of every list. */
export const paging = {
  Page: z.int().min(1).max(10_000).default(1),
  PageSize: z.int().min(1).max(100).default(20),
};

/** What every question of the room may carry. */
export const asked = { isEn, UserID: userId };

/** Why something is left out; null where all is open. */
export const lock = z
  .strictObject({
    Module: z.enum(['Est', 'PorkEst', 'Data', 'PorkData', 'Price', 'PorkPrice', 'Market']),
    Reason: lockReasonField,
  })
  .nullable();
export type PlantLock = z.output<typeof lock>;

/** How many of each change; a change that did not happen is left out. */
export const changeCounts = z.partialRecord(z.enum(plantChanges), z.int().min(1));

/** A code with its names and how many plants have it. */
export const countedOption = z.strictObject({
  Code: z.string(),
  NameCn: z.string(),
  NameEn: z.string(),
  Count: total,
});
export type CountedOption = z.output<typeof countedOption>;
