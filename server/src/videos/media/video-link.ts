import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CaptionLanguage, VideoFormat } from '@btc/contract/videos/video-codes.ts';
import { videoFilePath } from '@btc/contract/videos/video-paths.ts';
import type { Db } from '#platform/db/db.ts';
import { findLinkKey } from './link-key.queries.ts';

/** How long a link of a member's video opens it: longer than any sitting, so that seeking late still works. */
const linkHours = 6;

function signatureOf(key: string, id: number, until: number): string {
  return createHmac('sha256', key).update(`video ${id} ${until}`).digest('base64url');
}

/** Gives the addresses of a video's files; with `isSigned` they open what is not open to everybody, for some hours. */
export async function videoLinks(
  db: Db,
  { id, isSigned, now }: { readonly id: number; readonly isSigned: boolean; readonly now: Date },
): Promise<(file: VideoFormat | CaptionLanguage) => string> {
  if (!isSigned) return (file) => videoFilePath(id, file);
  const until = Math.floor(now.getTime() / 1000) + linkHours * 3600;
  const query = new URLSearchParams({ until: String(until), sign: signatureOf(await findLinkKey(db), id, until) });
  return (file) => `${videoFilePath(id, file)}?${query.toString()}`;
}

/** Whether a link's query opens a video now. */
export async function isLinkGood(
  db: Db,
  {
    id,
    until,
    sign,
    now,
  }: { readonly id: number; readonly until: unknown; readonly sign: unknown; readonly now: Date },
): Promise<boolean> {
  if (typeof until !== 'string' || typeof sign !== 'string' || !/^\d{1,12}$/.test(until)) return false;
  if (Number(until) * 1000 <= now.getTime()) return false;
  const given = Buffer.from(sign);
  const right = Buffer.from(signatureOf(await findLinkKey(db), id, Number(until)));
  return given.length === right.length && timingSafeEqual(given, right);
}
