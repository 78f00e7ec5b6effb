import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { dayMs } from '@btc/contract/time.ts';
import { type VideoFormat, videoRule } from '@btc/contract/videos/video-codes.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { badRequest } from '#platform/api/answer.ts';
import type { StaffChange, StaffWork } from '#platform/audit/staff-change.ts';
import type { Db } from '#platform/db/db.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { getFormat, probeVideo } from '../../probe/probe-video.ts';
import { updateVideo } from '../desk.queries.ts';
import { requireLockedVideo, videoSubject } from '../desk.service.ts';
import { deleteUpload, insertUpload, lockUpload, listOldUploads, replaceFile, setReceived } from './upload.queries.ts';

/*
 * A video file arrives in parts, each a call of its own: no request takes long, a broken line costs one part, and no file is
 * ever held in memory. The parts wait in the file store, so that any process on it can take the next one.
 */

const toPartName = (upload: string, part: number): string => `videos/arriving/${upload}/${part}`;

/** Throws 1005 for a file larger than the setting allows. */
export async function startUpload(
  { db, now, staff }: StaffWork,
  { id, bytes, maxBytes }: { readonly id: number; readonly bytes: number; readonly maxBytes: number },
): Promise<string> {
  await requireLockedVideo(db, id);
  if (bytes > maxBytes) throw new ApiError(1005, { Dict: { MostBytes: maxBytes } });
  const upload = randomUUID();
  await insertUpload(db, { id: upload, video_id: id, bytes, by_user: staff.userId, started_at: now });
  return upload;
}

export interface Part {
  readonly upload: string;
  readonly offset: number;
  readonly content: Blob;
}

interface Taken {
  readonly received: number;
  /** Set with the last part. */
  readonly whole: { readonly videoId: number; readonly parts: number } | null;
}

async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'btc-video-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function takePart(
  { db, files }: { readonly db: Db; readonly files: FileStore },
  userId: number,
  { upload, offset, content }: Part,
): Promise<Taken> {
  return db.transaction().execute(async (transaction) => {
    const row = await lockUpload(transaction, upload, userId);
    if (row === undefined) throw new ApiError(1009);
    const received = offset + content.size;
    if (row.received !== offset) {
      throw new ApiError(1001, { List: [{ Field: 'Offset', Rule: 'changed' }], Dict: { Received: row.received } });
    }
    const isWhole = received === row.bytes;
    if (content.size === 0 || received > row.bytes || (!isWhole && content.size < videoRule.partBytes)) {
      throw badRequest('Files', 'length');
    }
    const bytes = new Uint8Array(await content.arrayBuffer());
    // What is no video is told so before the rest of it is sent.
    if (offset === 0 && getFormat(Buffer.from(bytes.subarray(0, 12))) === null) {
      throw new ApiError(1011, { Dict: { Reason: 'format' } });
    }
    await inFolder(async (folder) => {
      const local = join(folder, 'part');
      await writeFile(local, bytes);
      await files.keep(local, toPartName(upload, row.parts));
    });
    const parts = row.parts + 1;
    await setReceived(transaction, upload, { received, parts });
    return { received, whole: isWhole ? { videoId: row.video_id, parts } : null };
  });
}

async function* readBytes(files: FileStore, upload: string, parts: number): AsyncGenerator<Buffer> {
  for (let part = 0; part < parts; part += 1) {
    const stream: AsyncIterable<Buffer> = createReadStream(await files.toPath(toPartName(upload, part)));
    yield* stream;
  }
}

export interface ArrivedFile {
  readonly name: string;
  readonly format: VideoFormat;
  readonly codecs: string;
  readonly bytes: number;
  readonly checksum: string;
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
}

/** Joins the parts and stores the file if it is a video, else 1011; the parts are deleted either way. */
export async function assemble(
  { db, files }: { readonly db: Db; readonly files: FileStore },
  upload: string,
  parts: number,
): Promise<ArrivedFile> {
  try {
    return await inFolder(async (folder) => {
      const local = join(folder, 'video');
      const hash = createHash('sha256');
      let bytes = 0;
      const counted = async function* (source: AsyncIterable<Buffer>) {
        for await (const piece of source) {
          hash.update(piece);
          bytes += piece.length;
          yield piece;
        }
      };
      await pipeline(readBytes(files, upload, parts), counted, createWriteStream(local));
      const probe = await probeVideo(local);
      if (probe.kind === 'refused') throw new ApiError(1011, { Dict: { Reason: probe.reason } });
      const name = `videos/${randomBytes(16).toString('hex')}.${probe.facts.format}`;
      await files.keep(local, name);
      return { name, ...probe.facts, bytes, checksum: hash.digest('hex') };
    });
  } finally {
    await removeParts(files, upload, parts);
    await deleteUpload(db, upload);
  }
}

/** Also removes a part that was stored but not counted, because the process ended in between. */
async function removeParts(files: FileStore, upload: string, parts: number): Promise<void> {
  for (let part = 0; part <= parts; part += 1) await files.remove(toPartName(upload, part));
}

/** Returns the name of the replaced file, which the caller deletes after the commit. */
export async function attachFile(
  { db, now }: StaffWork,
  videoId: number,
  file: ArrivedFile,
): Promise<StaffChange<string | null>> {
  await requireLockedVideo(db, videoId);
  const before = await replaceFile(db, { video_id: videoId, stored_at: now, ...file });
  await updateVideo(db, videoId, {}, now);
  const { format, codecs, bytes, checksum } = file;
  const after = { Format: format, Codecs: codecs, Bytes: bytes, Checksum: checksum };
  return { subject: videoSubject(videoId), before: null, after, result: before };
}

const forgottenAfterMs = dayMs;

/** Forgets uploads that nobody has finished within a day. */
export async function cleanUpVideoUploads({
  db,
  files,
  now,
}: {
  readonly db: Db;
  readonly files: FileStore;
  readonly now: Date;
}): Promise<void> {
  for (const { id, parts } of await listOldUploads(db, new Date(now.getTime() - forgottenAfterMs))) {
    await removeParts(files, id, parts);
    // Last: whoever is killed before has the parts removed another time.
    await deleteUpload(db, id);
  }
}
