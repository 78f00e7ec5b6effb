import type { Insertable } from 'kysely';
import type { Db } from '@btc/server/src/platform/db/db.ts';
import type { Video, VideoCaption, VideoFile, VideoText } from '@btc/server/src/platform/db/tables.generated.ts';

export async function listTakenVideoIds(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('video').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map((row) => row.id));
}

export interface VideoRows {
  readonly videos: readonly Insertable<Video>[];
  readonly texts: readonly Insertable<VideoText>[];
  readonly captions: readonly Insertable<VideoCaption>[];
  readonly files: readonly Insertable<VideoFile>[];
}

export async function insertVideos(db: Db, { videos, texts, captions, files }: VideoRows): Promise<void> {
  await db.insertInto('video').values(videos).execute();
  await db.insertInto('video_text').values(texts).execute();
  await db.insertInto('video_caption').values(captions).execute();
  await db.insertInto('video_file').values(files).execute();
}

export async function deleteDemoVideos(db: Db): Promise<void> {
  await db.deleteFrom('video').where('is_demo', '=', true).execute();
}
