import { z } from 'zod';

/** Remaining items of a trial; null where the reader has no counted trial. */
export const trialLeft = z.int().min(0).nullable();

/** A price as a decimal string, so that no precision is lost. */
export const price = z.string().regex(/^(?!0+(?:\.0+)?$)\d{1,9}(?:\.\d{1,4})?$/);
