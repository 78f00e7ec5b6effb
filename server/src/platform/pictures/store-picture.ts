import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileStore } from '../files/file-store.ts';

/** Only this part of the file store is served. */
export const publicFolder = 'public/';

export const storedPicture = /^[\w/-]+\/[0-9a-f]{32}\.webp$/;

/** Stores a WebP under an unguessable name; returns its path below the static files base. */
export async function storePicture(files: FileStore, folder: string, picture: Buffer): Promise<string> {
  const name = `${folder}/${randomBytes(16).toString('hex')}.webp`;
  await storeBytes(files, publicFolder + name, picture);
  return name;
}

export async function storeBytes(files: FileStore, name: string, bytes: Buffer): Promise<void> {
  const arriving = await mkdtemp(join(tmpdir(), 'btc-file-'));
  try {
    const local = join(arriving, 'file');
    await writeFile(local, bytes);
    await files.keep(local, name);
  } finally {
    await rm(arriving, { recursive: true, force: true });
  }
}
