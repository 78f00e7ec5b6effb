import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';

/** Asks the system for a file system's figures. */
export type AskDisk = (folder: string) => Promise<Pick<StatsFs, 'bavail' | 'blocks' | 'bsize'>>;

/** The space that is left where a folder is; null where the system does not say, as of some network shares. */
export async function freeSpace(folder: string, askDisk: AskDisk = statfs): Promise<number | null> {
  const found = await askDisk(folder).catch(() => null);
  return found === null || found.blocks === 0 ? null : found.bavail * found.bsize;
}
