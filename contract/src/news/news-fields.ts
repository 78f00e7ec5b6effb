import { z } from 'zod';

/** How many rows a short list gives at most. */
export function rowCount(standard: number) {
  return z.int().min(1).max(20).default(standard);
}
