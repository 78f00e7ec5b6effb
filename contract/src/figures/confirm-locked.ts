import { z } from 'zod';

/** Whether whoever publishes a text has confirmed that everybody may read the figures of a membership in it. */
export const confirmLocked = z.boolean().default(false);
