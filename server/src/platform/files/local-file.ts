import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from './file-store.ts';

/** SHA-256 of a file, in hexadecimal. */
export async function computeChecksum(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Keeps a copy of a local file and leaves the file in place. */
export async function storeCopy(files: FileStore, path: string, name: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'btc-file-'));
  const copy = join(folder, 'copy');
  try {
    await copyFile(path, copy);
    await files.keep(copy, name);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
