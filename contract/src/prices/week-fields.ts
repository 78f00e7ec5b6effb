import { z } from 'zod';

/** Trial items that are left to a trial account; null where the reader has none to count. */
export const trialLeft = z.int().min(0).nullable();

/** Exact decimals of a price in text: nothing is lost on the way. */
export const price = z.string().regex(/^(?!0+(?:\.0+)?$)\d{1,9}(?:\.\d{1,4})?$/);
