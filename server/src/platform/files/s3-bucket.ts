import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
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
import { toSafeName } from './file-store.ts';

/** A file is read anew for each upload try: the client repeats only what is in memory. */
const tries = 3;

const say = (): void => undefined;
/** Errors are thrown; the client would also write them to the console. */
const silent = { trace: say, debug: say, info: say, warn: say, error: say };

export interface Bucket {
  /** Rejects with the reason where the bucket cannot be opened. */
  check(): Promise<void>;
  send(localPath: string, name: string): Promise<void>;
  /** Null where there is no such file. */
  fetch(name: string): Promise<Readable | null>;
  remove(name: string): Promise<void>;
  list(prefix?: string): Promise<readonly string[]>;
}

export function openBucket({ endpoint, region, bucket: Bucket, accessKeyId, secretAccessKey }: S3Settings): Bucket {
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

  return {
    check: async () => {
      await client.send(new HeadBucketCommand({ Bucket })).catch((cause: unknown) => {
        const text = `The S3-compatible store at ${endpoint} does not open the bucket ${Bucket}: ${toReason(cause)}`;
        throw new Error(text, { cause });
      });
    },
    send: async (localPath, name) => {
      const Key = toSafeName(name);
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
    },
    fetch: async (name) => {
      const found = await client.send(new GetObjectCommand({ Bucket, Key: name })).catch((error: unknown) => {
        if (error instanceof NoSuchKey) return null;
        throw error;
      });
      return found?.Body instanceof Readable ? found.Body : null;
    },
    remove: async (name) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: toSafeName(name) }));
    },
    list: async (Prefix = '') => {
      const names: string[] = [];
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
        names.push(...Contents.flatMap(({ Key }) => (Key === undefined ? [] : [Key])));
      }
      return names.toSorted();
    },
  };
}

/** Requests without a body get a bare status as their answer. */
function toReason(error: unknown): string {
  if (error instanceof S3ServiceException) return `it answers ${error.$metadata.httpStatusCode ?? error.name}`;
  return error instanceof Error ? error.message || error.name : String(error);
}
