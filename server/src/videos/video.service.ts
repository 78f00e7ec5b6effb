import type { VideoRow } from '@btc/contract/videos/video-fields.ts';
import type { VideoDetail, VideoDict } from '@btc/contract/videos/videos.ts';
import type { VideoTopic } from '@btc/contract/videos/video-codes.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { type ItemAccess, openItem } from '#platform/access/item-access.ts';
import type { Caller } from '#platform/api/binding.ts';
import type { Slice } from '#platform/api/paging.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { openLinks, sessionLinks } from './media/video-link.ts';
import { countSaved, deleteSaved, insertSaved, isSaved, listSaved } from './saved.queries.ts';
import { presentDetail, presentDict, presentVideo } from './video.present.ts';
import {
  countTopics,
  countVideos,
  findVideo,
  isVideoShown,
  listFiles,
  listRelated,
  listVideos,
  listVideosById,
  type VideoFilter,
  type VideoScope,
} from './video.queries.ts';

export interface VideoDeps {
  readonly db: Db;
  readonly clock: Clock;
}

export async function readVideos(
  db: Db,
  filter: VideoFilter,
  slice: Slice,
): Promise<{ Rows: VideoRow[]; Total: number; Dict: { Topics: Record<VideoTopic, number> } }> {
  const [rows, total, topics] = await Promise.all([
    listVideos(db, filter, slice),
    countVideos(db, filter),
    countTopics(db, filter),
  ]);
  const countFound = (topic: VideoTopic) => topics.find((one) => one.topic === topic)?.total ?? 0;
  return {
    Rows: rows.map(presentVideo),
    Total: total,
    Dict: {
      Topics: {
        market: countFound('market'),
        policy: countFound('policy'),
        plants: countFound('plants'),
        data: countFound('data'),
      },
    },
  };
}

const openToAll: ItemAccess = { kind: 'open', trialLeft: null };

/** A locked video comes without the addresses of its files. */
export async function openVideo(
  { db }: VideoDeps,
  scope: VideoScope,
  { id, caller }: { readonly id: number; readonly caller: Caller },
): Promise<{ Row: VideoDetail; Dict: VideoDict; Rows: VideoRow[] }> {
  const row = await findVideo(db, scope, id);
  if (row === undefined) throw new ApiError(1009);
  const { user } = caller;
  const isFree = row.access === 'free';
  const [access, files, saved, related] = await Promise.all([
    isFree ? openToAll : openItem(db, { ...scope, user }, { module: 'Eyes', id }),
    listFiles(db, id),
    user === null ? null : isSaved(db, user.userId, id),
    listRelated(db, scope, row),
  ]);
  const listLinks = () => (isFree ? openLinks(id) : sessionLinks(db, { id, token: caller.token, now: scope.now }));
  const toAddress = access.kind === 'open' ? await listLinks() : null;
  return {
    Row: presentDetail(row, files, { saved, toAddress }),
    Dict: presentDict(access),
    Rows: related.map(presentVideo),
  };
}

/** Saves a video (1009 if the edition does not show it) or removes it, even if it is no longer shown. */
export async function changeSaved(
  db: Db,
  scope: VideoScope,
  change: { readonly userId: number; readonly videoId: number; readonly add: boolean },
): Promise<void> {
  if (!change.add) return deleteSaved(db, change.userId, change.videoId);
  if (!(await isVideoShown(db, scope, change.videoId))) throw new ApiError(1009);
  return insertSaved(db, change.userId, change.videoId, scope.now);
}

export async function readSaved(
  db: Db,
  scope: VideoScope,
  reader: { readonly userId: number; readonly slice: Slice },
): Promise<{ Rows: (VideoRow & { SavedAt: string })[]; Total: number }> {
  const [saved, total] = await Promise.all([
    listSaved(db, scope, reader.userId, reader.slice),
    countSaved(db, scope, reader.userId),
  ]);
  const videos = await listVideosById(
    db,
    scope,
    saved.map(({ id }) => id),
  );
  const rows = new Map(videos.map((row) => [row.id, presentVideo(row)]));
  return {
    Rows: saved.flatMap(({ id, saved_at: savedAt }) => {
      const row = rows.get(id);
      return row === undefined ? [] : [{ ...row, SavedAt: shanghaiMoment(savedAt) }];
    }),
    Total: total,
  };
}
