import { avatarRule } from '@btc/contract/members/avatar-rule.ts';
import { fileAddress, fileBase } from '@btc/contract/wire/file-address.ts';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '#platform/db/db.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { makeSquarePicture } from '#platform/pictures/square-picture.ts';
import { replaceAvatar } from './avatar.queries.ts';

export interface AvatarDeps {
  readonly db: Db;
  readonly files: FileStore;
}

/** Of the file store, only this is served. */
const publicFolder = 'public/';
const ownName = /^avatars\/[0-9a-f]{32}\.webp$/;

/** Draws the picture anew, keeps it under a name nobody can guess, and returns its address; the one before is gone then. */
export async function setAvatar({ db, files }: AvatarDeps, userId: number, file: Blob): Promise<string> {
  const picture = await makeSquarePicture(Buffer.from(await file.arrayBuffer()), avatarRule.size);
  const name = `avatars/${randomBytes(16).toString('hex')}.webp`;
  await keep(files, picture, name);
  const address = fileAddress(name);
  const before = await replaceAvatar(db, userId, address).catch(async (error: unknown) => {
    await removeAvatarFile(files, address);
    throw error;
  });
  await removeAvatarFile(files, before);
  return address;
}

/** Removes the picture that a profile names; anything that is not such a picture is left alone. */
export async function removeAvatarFile(files: FileStore, avatar: string | null): Promise<void> {
  if (avatar === null || !avatar.startsWith(fileBase)) return;
  const name = avatar.slice(fileBase.length);
  if (ownName.test(name)) await files.remove(publicFolder + name);
}

async function keep(files: FileStore, picture: Buffer, name: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'btc-avatar-'));
  try {
    const local = join(folder, 'picture.webp');
    await writeFile(local, picture);
    await files.keep(local, publicFolder + name);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
