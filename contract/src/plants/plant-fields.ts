import { z } from 'zod';
import { isEn, namedOption, total, userId } from '../fields.ts';
import { lockReasonField } from '../lock-field.ts';
import { plantChanges, plantMeats } from './plant-codes.ts';

/** Whose plants are meant. */
export const meat = z.enum(plantMeats).default('beef');

/** What somebody types into the search field. */
export const keyword = z
  .string()
  .trim()
  .max(80)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);

/** What every question of the room may carry. */
export const requestFields = { isEn, UserID: userId };

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
export const countedOption = namedOption.extend({ Count: total });
export type CountedOption = z.output<typeof countedOption>;
