import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';

export type ReadDiskStats = (folder: string) => Promise<Pick<StatsFs, 'bavail' | 'blocks' | 'bsize'>>;

/** Free bytes on a folder's file system; null where the system does not say, as on some network shares. */
export async function freeSpace(folder: string, askDisk: ReadDiskStats = statfs): Promise<number | null> {
  const found = await askDisk(folder).catch(() => null);
  return found === null || found.blocks === 0 ? null : found.bavail * found.bsize;
}
