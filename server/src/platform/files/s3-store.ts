import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { S3Settings } from '#platform/config/config.ts';
import { StartError } from '#platform/config/start-error.ts';
import { type FileStore, isMissing, openFolderStore } from './file-store.ts';
import { openBucket } from './s3-bucket.ts';
import { arrivingPlace, inWorkFolder } from './work-folder.ts';

/** Opens an S3 store. Files never change, so local copies are read first; clear the folder only while the portal is down. */
export async function openS3Store(settings: S3Settings, copiesFolder: string): Promise<FileStore> {
  const bucket = openBucket(settings);
  await bucket.check().catch((error: unknown) => {
    throw new StartError(error instanceof Error ? error.message : String(error), { cause: error });
  });
  const copies = openFolderStore(copiesFolder);
  const arriving = new Map<string, Promise<string>>();

  async function fetchCopy(name: string): Promise<string> {
    const content = await bucket.fetch(name);
    if (content === null) throw missing(name);
    return inWorkFolder(arrivingPlace(copiesFolder), async (folder) => {
      const local = join(folder, 'file');
      await pipeline(content, createWriteStream(local));
      await copies.keep(local, name);
      return copies.toPath(name);
    });
  }

  /** Concurrent requests share one download. */
  function comingCopy(name: string): Promise<string> {
    const coming = arriving.get(name) ?? fetchCopy(name).finally(() => arriving.delete(name));
    arriving.set(name, coming);
    return coming;
  }

  return {
    keep: async (localPath, name) => {
      await bucket.send(localPath, name);
      await copies.keep(localPath, name);
    },
    toPath: (name) =>
      copies.toPath(name).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
        return comingCopy(name);
      }),
    remove: async (name) => {
      await bucket.remove(name);
      await copies.remove(name);
    },
    dropCopy: async (name) => {
      await copies.remove(name);
      return true;
    },
    list: bucket.list,
    reach: bucket.check,
  };
}

function missing(name: string): Error {
  return Object.assign(new Error(`ENOENT: the store has no file ${name}`), { code: 'ENOENT' });
}
