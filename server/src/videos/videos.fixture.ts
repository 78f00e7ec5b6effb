import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { minuteMs } from '@btc/contract/time.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import type { FileStore } from '#platform/files/file-store.ts';

interface VideoDraft {
  readonly id: number;
  readonly access?: 'free' | 'member';
  readonly state?: 'draft' | 'published' | 'withdrawn';
  readonly topic?: string;
  readonly featuredRank?: number;
  readonly editions?: readonly ('cn' | 'en')[];
  readonly minutesOld?: number;
  readonly fileName?: string;
  readonly bytes?: Buffer;
}

export async function insertVideo(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  draft: VideoDraft,
): Promise<void> {
  const { id, access = 'free', state = 'published', editions = ['cn', 'en'], bytes = Buffer.alloc(1000) } = draft;
  const now = clock.now();
  const publishedAt = state === 'draft' ? null : new Date(now.getTime() - (draft.minutesOld ?? 0) * minuteMs);
  const times = { created_at: now, updated_at: now, published_at: publishedAt };
  const { topic = 'policy', featuredRank: featured_rank = null } = draft;
  await db
    .insertInto('video')
    .values({ id, topic, access, state, featured_rank, poster: 'videos/posters/a.webp', ...times })
    .execute();
  const texts = { cn: '配额怎么用完', en: 'How a quota fills' };
  await db
    .insertInto('video_text')
    .values(editions.map((edition) => ({ video_id: id, edition, title: texts[edition], summary: texts[edition] })))
    .execute();
  await db
    .insertInto('video_caption')
    .values({ video_id: id, language: 'cn', content: 'WEBVTT\n\n00:00.000 --> 00:02.000\n配额\n' })
    .execute();
  await db
    .insertInto('video_file')
    .values({
      video_id: id,
      format: 'webm',
      name: draft.fileName ?? `videos/${id}.webm`,
      codecs: 'vp9',
      bytes: bytes.length,
      checksum: createHash('sha256').update(bytes).digest('hex'),
      seconds: 24.6,
      width: 1280,
      height: 720,
      stored_at: now,
    })
    .execute();
}

export async function storeBytes(files: FileStore, name: string, bytes: Buffer): Promise<void> {
  const folder = join(tmpdir(), 'btc-video-fixtures');
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${process.pid}-${name.replaceAll('/', '-')}`);
  await writeFile(path, bytes);
  await files.keep(path, name);
}
