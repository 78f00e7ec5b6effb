import { readFile } from 'node:fs/promises';
import { freemem, totalmem } from 'node:os';
import { join } from 'node:path';

const megabyte = 1e6;
/*
 * Measured on rows of a customs query, 67 bytes each, checked and loaded by a process of its own: peak resident memory 362 MB at 100,000
 * rows (6.7 MB), 461 MB at 400,000 (27 MB), 636 MB at 1,200,000 (80 MB, with 500,000 others there). The line lies above all three.
 */
const baseBytes = 360 * megabyte;
const perByte = 4;
/** The engine's limits (192 MB for rows, 512 MB for facts) and the rest of the process. */
const maxBytes = 1000 * megabyte;
/** Assumed ratio of a workbook's unpacked to packed size. */
const unpacked = 8;

/** Estimated peak memory, in bytes, of a process that reads and loads a file of this size. */
export function estimateImportMemory(fileBytes: number, { isWorkbook }: { readonly isWorkbook: boolean }): number {
  return Math.min(maxBytes, baseBytes + perByte * fileBytes * (isWorkbook ? unpacked : 1));
}

/** Memory still available, in bytes: of the machine, or of the process's cgroup. */
export async function readFreeMemory(): Promise<number> {
  const limit = process.constrainedMemory();
  if (limit === 0 || limit >= totalmem()) return process.availableMemory();
  return Math.min(freemem(), process.availableMemory() + (await readCachedBytes()));
}

/** Reclaimable file cache that a cgroup's usage includes; 0 where unreadable. */
async function readCachedBytes(): Promise<number> {
  try {
    const groups = await readFile('/proc/self/cgroup', 'utf8');
    const path = /^0::(.*)$/m.exec(groups)?.[1] ?? '/';
    const figures = await readFile(join('/sys/fs/cgroup', path, 'memory.stat'), 'utf8');
    return Array.from(figures.matchAll(/^(?:in)?active_file (\d+)$/gm), ([, bytes]) => Number(bytes)).reduce(
      (sum, bytes) => sum + bytes,
      0,
    );
  } catch {
    return 0;
  }
}

export function formatMemoryShortage(need: number, free: number): string {
  return `${Math.ceil(need / megabyte)} MB > ${Math.floor(free / megabyte)} MB`;
}
