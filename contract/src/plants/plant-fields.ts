import { z } from 'zod';
import { isEn, namedOption, total, userId } from '../fields.ts';
import { lockReasonField } from '../lock-field.ts';
import { plantChanges, plantMeats } from './plant-codes.ts';

export const meat = z.enum(plantMeats).default('beef');

export const keyword = z
  .string()
  .trim()
  .max(80)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);

export const requestFields = { isEn, UserID: userId };

/** Why something is withheld; null where all is open. */
export const lock = z
  .strictObject({
    Module: z.enum(['Est', 'PorkEst', 'Data', 'PorkData', 'Price', 'PorkPrice', 'Market']),
    Reason: lockReasonField,
  })
  .nullable();
export type PlantLock = z.output<typeof lock>;

/** Number of each change; zero counts are left out. */
export const changeCounts = z.partialRecord(z.enum(plantChanges), z.int().min(1));

export const countedOption = namedOption.extend({ Count: total });
export type CountedOption = z.output<typeof countedOption>;
