import { z } from 'zod';

export function rowCount(standard: number) {
  return z.int().min(1).max(20).default(standard);
}
