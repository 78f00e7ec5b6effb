import type { Slice } from '#platform/api/paging.ts';
import { countRows } from '#platform/db/count-rows.ts';
import type { Db } from '#platform/db/db.ts';
import { shownVideos, type VideoScope } from './video.queries.ts';

export async function isSaved(db: Db, userId: number, videoId: number): Promise<boolean> {
  const row = await db
    .selectFrom('video_saved')
    .select('video_id')
    .where('user_id', '=', userId)
    .where('video_id', '=', videoId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertSaved(db: Db, userId: number, videoId: number, savedAt: Date): Promise<void> {
  await db
    .insertInto('video_saved')
    .values({ user_id: userId, video_id: videoId, saved_at: savedAt })
    .onConflict((conflict) => conflict.columns(['user_id', 'video_id']).doNothing())
    .execute();
}

export async function deleteSaved(db: Db, userId: number, videoId: number): Promise<void> {
  await db.deleteFrom('video_saved').where('user_id', '=', userId).where('video_id', '=', videoId).execute();
}

function saved(db: Db, scope: VideoScope, userId: number) {
  return shownVideos(db, scope).innerJoin('video_saved as s', 's.video_id', 'v.id').where('s.user_id', '=', userId);
}

/** Latest saved first; what the edition does not show is left out. */
export function listSaved(db: Db, scope: VideoScope, userId: number, { limit, offset }: Slice) {
  return saved(db, scope, userId)
    .select(['v.id', 's.saved_at'])
    .orderBy('s.saved_at', 'desc')
    .orderBy('v.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export function countSaved(db: Db, scope: VideoScope, userId: number): Promise<number> {
  return countRows(saved(db, scope, userId));
}
