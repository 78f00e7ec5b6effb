import type { VideoState } from '@btc/contract/videos/video-codes.ts';
import { sql } from 'kysely';
import type { Slice } from '#platform/api/paging.ts';
import type { Db } from '#platform/db/db.ts';

function deskVideos(db: Db) {
  return db
    .selectFrom('video as v')
    .leftJoin('video_text as cn', (join) => join.onRef('cn.video_id', '=', 'v.id').on('cn.edition', '=', 'cn'))
    .leftJoin('video_text as en', (join) => join.onRef('en.video_id', '=', 'v.id').on('en.edition', '=', 'en'))
    .select(['v.id', 'v.state', 'v.topic', 'v.access', 'v.featured_rank', 'v.poster', 'v.published_at', 'v.updated_at'])
    .select(['v.is_demo', 'v.revision', 'cn.title as title_cn', 'cn.summary as summary_cn'])
    .select(['en.title as title_en', 'en.summary as summary_en'])
    .select(sql<number | null>`(select max(f.seconds) from video_file f where f.video_id = v.id)`.as('seconds'));
}

export type DeskListRow = Awaited<ReturnType<typeof listDeskVideos>>[number];

export function listDeskVideos(db: Db, state: VideoState | undefined, { limit, offset }: Slice) {
  const query = state === undefined ? deskVideos(db) : deskVideos(db).where('v.state', '=', state);
  return query.orderBy('v.updated_at', 'desc').orderBy('v.id', 'desc').limit(limit).offset(offset).execute();
}

export function findDeskVideo(db: Db, id: number) {
  return deskVideos(db).where('v.id', '=', id).executeTakeFirst();
}

/** Locks the row until the transaction ends: one change at a time. */
export function lockVideo(db: Db, id: number) {
  return db
    .selectFrom('video')
    .select(['id', 'state', 'revision', 'poster', 'published_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export interface VideoValues {
  readonly topic: string;
  readonly access: string;
  readonly featured_rank: number | null;
}

export async function insertDraft(db: Db, values: VideoValues, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('video')
    .values({ ...values, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Raises the revision, so that edits of an older state are rejected. */
export async function updateWritten(db: Db, id: number, values: VideoValues, now: Date): Promise<void> {
  await db
    .updateTable('video')
    .set({ ...values, updated_at: now })
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

interface VideoChange {
  readonly state?: string;
  readonly published_at?: Date;
  readonly poster?: string;
}

export async function updateVideo(db: Db, id: number, change: VideoChange, now: Date): Promise<void> {
  await db
    .updateTable('video')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .execute();
}

export interface Words {
  readonly title: string;
  readonly summary: string;
}

/** Null removes the video from the edition. */
export async function setWords(db: Db, id: number, edition: 'cn' | 'en', words: Words | null): Promise<void> {
  if (words === null) {
    await db.deleteFrom('video_text').where('video_id', '=', id).where('edition', '=', edition).execute();
    return;
  }
  await db
    .insertInto('video_text')
    .values({ video_id: id, edition, ...words })
    .onConflict((conflict) => conflict.columns(['video_id', 'edition']).doUpdateSet(words))
    .execute();
}

export async function listWords(db: Db, id: number) {
  const rows = await db
    .selectFrom('video_text')
    .select(['edition', 'title', 'summary'])
    .where('video_id', '=', id)
    .execute();
  return rows.map(({ edition, ...words }) => ({
    ...words,
    edition: edition === 'en' ? ('en' as const) : ('cn' as const),
  }));
}

export function listCaptionLanguages(db: Db, id: number) {
  return db.selectFrom('video_caption').select('language').where('video_id', '=', id).orderBy('language').execute();
}

export async function setCaption(db: Db, id: number, language: string, content: string): Promise<void> {
  await db
    .insertInto('video_caption')
    .values({ video_id: id, language, content })
    .onConflict((conflict) => conflict.columns(['video_id', 'language']).doUpdateSet({ content }))
    .execute();
}

/** Returns the deleted captions. */
export function deleteCaption(db: Db, id: number, language: string) {
  return db
    .deleteFrom('video_caption')
    .where('video_id', '=', id)
    .where('language', '=', language)
    .returning('content')
    .executeTakeFirst();
}

/** Returns the deleted entry; the file itself is removed after the commit, unless it came with the program. */
export function deleteFile(db: Db, id: number, format: string) {
  return db
    .deleteFrom('video_file')
    .where('video_id', '=', id)
    .where('format', '=', format)
    .returning(['name', 'is_shipped', 'checksum'])
    .executeTakeFirst();
}

export async function deleteVideo(db: Db, id: number): Promise<void> {
  await db.deleteFrom('video').where('id', '=', id).execute();
}
