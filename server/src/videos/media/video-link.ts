import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CaptionLanguage, VideoFormat } from '@btc/contract/videos/video-codes.ts';
import { toVideoFilePath } from '@btc/contract/videos/video-paths.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Db } from '#platform/db/db.ts';
import { isSessionLive } from '#platform/session/session.queries.ts';
import { findSessionId } from '#platform/session/session.ts';
import { findLinkKey } from './link-key.queries.ts';

/** How long a link of a member's video opens it: longer than any sitting, so that seeking late still works. */
const linkHours = 6;

/** What a link signs; `session` is the session's number, which does not disclose its token. */
interface LinkTerms {
  readonly id: number;
  readonly until: number;
  readonly session: number;
}

function sign(key: string, { id, until, session }: LinkTerms): string {
  return createHmac('sha256', key).update(`video ${id} ${until} ${session}`).digest('base64url');
}

type FileAddress = (file: VideoFormat | CaptionLanguage) => string;

export function openLinks(id: number): FileAddress {
  return (file) => toVideoFilePath(id, file);
}

/** Addresses that open a video's files for some hours, as long as the session of `token` lives. */
export async function sessionLinks(
  db: Db,
  { id, token, now }: { readonly id: number; readonly token: string | null; readonly now: Date },
): Promise<FileAddress> {
  const session = token === null ? null : await findSessionId(db, token);
  // It ended while it was asked with.
  if (session === null) throw new ApiError(1006);
  const until = Math.floor(now.getTime() / 1000) + linkHours * 3600;
  const signature = sign(await findLinkKey(db), { id, until, session });
  const query = new URLSearchParams({ until: String(until), session: String(session), sign: signature });
  return (file) => `${toVideoFilePath(id, file)}?${query.toString()}`;
}

const linkNumber = /^\d{1,12}$/;

export async function isLinkGood(
  db: Db,
  { id, query, now }: { readonly id: number; readonly query: Readonly<Record<string, unknown>>; readonly now: Date },
): Promise<boolean> {
  const { until, session, sign: given } = query;
  if (typeof until !== 'string' || typeof session !== 'string' || typeof given !== 'string') return false;
  if (!linkNumber.test(until) || !linkNumber.test(session)) return false;
  const terms = { id, until: Number(until), session: Number(session) };
  if (terms.until * 1000 <= now.getTime()) return false;
  const [was, right] = [Buffer.from(given), Buffer.from(sign(await findLinkKey(db), terms))];
  if (was.length !== right.length || !timingSafeEqual(was, right)) return false;
  return isSessionLive(db, terms.session, now);
}
