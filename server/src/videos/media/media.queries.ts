import type { CaptionLanguage, VideoFormat } from '@btc/contract/videos/video-codes.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/** Open to everybody: free and published. */
const isOpen = sql<boolean>`v.access = 'free' and v.state = 'published'`.as('is_open');

export type ServedFile = NonNullable<Awaited<ReturnType<typeof findServedFile>>>;

export function findServedFile(db: Db, id: number, format: VideoFormat) {
  return db
    .selectFrom('video_file as f')
    .innerJoin('video as v', 'v.id', 'f.video_id')
    .select(['f.name', 'f.is_shipped', 'f.bytes', 'f.checksum', 'f.stored_at', isOpen])
    .where('f.video_id', '=', id)
    .where('f.format', '=', format)
    .executeTakeFirst();
}

export function findServedCaption(db: Db, id: number, language: CaptionLanguage) {
  return db
    .selectFrom('video_caption as c')
    .innerJoin('video as v', 'v.id', 'c.video_id')
    .select(['c.content', isOpen])
    .where('c.video_id', '=', id)
    .where('c.language', '=', language)
    .executeTakeFirst();
}
