import { z } from 'zod';

/** The publisher confirms that members-only figures in the text become public. */
export const confirmLocked = z.boolean().default(false);
