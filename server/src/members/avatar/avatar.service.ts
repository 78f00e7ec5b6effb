import { avatarRule } from '@btc/contract/members/account/avatar-rule.ts';
import { fileAddress, fileBase } from '@btc/contract/wire/file-address.ts';
import type { Db } from '#platform/db/db.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { storePicture, publicFolder } from '#platform/pictures/store-picture.ts';
import { makeSquarePicture } from '#platform/pictures/square-picture.ts';
import { replaceAvatar } from './avatar.queries.ts';

export interface AvatarDeps {
  readonly db: Db;
  readonly files: FileStore;
}

const ownName = /^avatars\/[0-9a-f]{32}\.webp$/;

/** Re-encodes the picture, stores it under an unguessable name and returns its address; the former one is deleted. */
export async function setAvatar({ db, files }: AvatarDeps, userId: number, file: Blob): Promise<string> {
  const picture = await makeSquarePicture(Buffer.from(await file.arrayBuffer()), avatarRule.size);
  const address = fileAddress(await storePicture(files, 'avatars', picture));
  const before = await replaceAvatar(db, userId, address).catch(async (error: unknown) => {
    await removeAvatarFile(files, address);
    throw error;
  });
  await removeAvatarFile(files, before);
  return address;
}

/** Deletes the picture of a profile; anything that is not such a picture is left alone. */
export async function removeAvatarFile(files: FileStore, avatar: string | null): Promise<void> {
  if (avatar === null || !avatar.startsWith(fileBase)) return;
  const name = avatar.slice(fileBase.length);
  if (ownName.test(name)) await files.remove(publicFolder + name);
}
