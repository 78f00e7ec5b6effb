import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { S3Settings } from '#platform/config/config.ts';
import { StartRefusal } from '#platform/config/start-refusal.ts';
import { type FileStore, isMissing, openFolderStore, safeName } from './file-store.ts';
import { arrivingPlace, inWorkFolder } from './work-folder.ts';

/** A file on its way up is read anew for each try: the client repeats only what it holds in memory. */
const tries = 3;

const say = (): void => undefined;
/** What goes wrong is thrown; the client would write it to the console as well. */
const silent = { trace: say, debug: say, info: say, warn: say, error: say };

/**
 * Opens a store that speaks S3. Files never change once they are kept, so what this machine has kept or fetched lies as a copy in a
 * folder and is read from there; the folder may be emptied while the portal is stopped.
 */
export async function openS3Store(settings: S3Settings, copiesFolder: string): Promise<FileStore> {
  const { endpoint, region, bucket: Bucket, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // The bucket in the path, and checksums only where a call demands them: what stores other than Amazon's understand too.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    logger: silent,
    requestHandler: { connectionTimeout: 5000, socketTimeout: 60_000 },
  });
  await client.send(new HeadBucketCommand({ Bucket })).catch((cause: unknown) => {
    throw new StartRefusal(
      `The S3-compatible store at ${endpoint} does not open the bucket ${Bucket}: ${reasonOf(cause)}`,
      {
        cause,
      },
    );
  });
  const copies = openFolderStore(copiesFolder);
  const arriving = new Map<string, Promise<string>>();

  async function send(localPath: string, Key: string): Promise<void> {
    const { size: ContentLength } = await stat(localPath);
    for (let attempt = 1; ; attempt += 1) {
      try {
        await client.send(new PutObjectCommand({ Bucket, Key, Body: createReadStream(localPath), ContentLength }));
        return;
      } catch (error) {
        if (attempt === tries) throw error;
        await setTimeout(attempt * 100);
      }
    }
  }

  async function fetchCopy(name: string): Promise<string> {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: name })).catch((error: unknown) => {
      throw error instanceof NoSuchKey ? missing(name) : error;
    });
    if (!(Body instanceof Readable)) throw missing(name);
    return inWorkFolder(arrivingPlace(copiesFolder), async (folder) => {
      const local = join(folder, 'file');
      await pipeline(Body, createWriteStream(local));
      await copies.keep(local, name);
      return copies.pathOf(name);
    });
  }

  /** Many may ask for the same file at once: it comes once. */
  function comingCopy(name: string): Promise<string> {
    const coming = arriving.get(name) ?? fetchCopy(name).finally(() => arriving.delete(name));
    arriving.set(name, coming);
    return coming;
  }

  return {
    keep: async (localPath, name) => {
      await send(localPath, safeName(name));
      await copies.keep(localPath, name);
    },
    pathOf: (name) =>
      copies.pathOf(name).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
        return comingCopy(name);
      }),
    remove: async (name) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: safeName(name) }));
      await copies.remove(name);
    },
    list: async (Prefix = '') => {
      const names: string[] = [];
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
        names.push(...Contents.flatMap(({ Key }) => (Key === undefined ? [] : [Key])));
      }
      return names.toSorted();
    },
    reach: async () => {
      await client.send(new HeadBucketCommand({ Bucket }));
    },
  };
}

/** A question without a body gets a bare number for an answer. */
function reasonOf(error: unknown): string {
  if (error instanceof S3ServiceException) return `it answers ${error.$metadata.httpStatusCode ?? error.name}`;
  return error instanceof Error ? error.message || error.name : String(error);
}

/** What a folder would say. */
function missing(name: string): Error {
  return Object.assign(new Error(`ENOENT: the store has no file ${name}`), { code: 'ENOENT' });
}
