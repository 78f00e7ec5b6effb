import type { Insertable } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import type { VideoFile, VideoUpload } from '#platform/db/tables.generated.ts';
import { deleteFile } from '../desk.queries.ts';

export async function insertUpload(db: Db, upload: Insertable<VideoUpload>): Promise<void> {
  await db.insertInto('video_upload').values(upload).execute();
}

/** Locks the row until the transaction ends: parts are taken one after another. */
export function lockUpload(db: Db, id: string, userId: number) {
  return db
    .selectFrom('video_upload')
    .selectAll()
    .where('id', '=', id)
    .where('by_user', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

export async function setReceived(db: Db, id: string, values: { received: number; parts: number }): Promise<void> {
  await db.updateTable('video_upload').set(values).where('id', '=', id).execute();
}

export async function deleteUpload(db: Db, id: string): Promise<void> {
  await db.deleteFrom('video_upload').where('id', '=', id).execute();
}

export function listOldUploads(db: Db, before: Date) {
  return db.selectFrom('video_upload').select(['id', 'parts']).where('started_at', '<', before).execute();
}

/** Returns the name of the replaced file, or null. */
export async function replaceFile(db: Db, file: Insertable<VideoFile>): Promise<string | null> {
  const before = await deleteFile(db, file.video_id, file.format);
  await db.insertInto('video_file').values(file).execute();
  return before === undefined || before.is_shipped ? null : before.name;
}
