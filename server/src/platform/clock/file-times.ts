import type { Stats } from 'node:fs';
import { utimes } from 'node:fs/promises';

/*
 * Files are dated by their machine, so that their ages are told by its clock, which counts for nothing else.
 */

export function fileAgeMs({ mtimeMs }: Pick<Stats, 'mtimeMs'>): number {
  return Date.now() - mtimeMs;
}

export async function touchFile(path: string): Promise<void> {
  const now = new Date();
  await utimes(path, now, now);
}
