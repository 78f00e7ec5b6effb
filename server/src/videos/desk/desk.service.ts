import type { SaveVideo } from '@btc/contract/videos/desk/video-desk.ts';
import type { CaptionLanguage, VideoFormat } from '@btc/contract/videos/video-codes.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { changedMeanwhile, closed, type StaffChange, type StaffWork } from '#platform/audit/staff-change.ts';
import type { Db } from '#platform/db/db.ts';
import { deleteFigures } from '#figures/face.ts';
import { publicFolder } from '#platform/pictures/store-picture.ts';
import { listFiles } from '../video.queries.ts';
import { listGaps } from './desk.present.ts';
import { figureSubject, fillVideo, restoreVideo, type VideoWork, writtenVideo } from './video-figures.ts';
import {
  deleteCaption,
  deleteFile,
  deleteVideo,
  findDeskVideo,
  insertDraft,
  lockVideo,
  setWords,
  updateVideo,
  updateWritten,
} from './desk.queries.ts';

export const videoSubject = (id: number) => ({ kind: 'video', id });

/** Locks the video until the end of the change; 1009 if there is none. */
export async function requireLockedVideo(db: Db, id: number) {
  const video = await lockVideo(db, id);
  if (video === undefined) throw new ApiError(1009);
  return video;
}

async function wordsNow(db: Db, id: number) {
  const row = await writtenVideo(db, await findDeskVideo(db, id));
  if (row === undefined) return null;
  const {
    topic,
    access,
    featured_rank: rank,
    title_cn: titleCn,
    title_en: titleEn,
    summary_cn: cn,
    summary_en: en,
  } = row;
  return {
    Topic: topic,
    Access: access,
    FeaturedRank: rank,
    TitleCn: titleCn,
    TitleEn: titleEn,
    SummaryCn: cn,
    SummaryEn: en,
  };
}

async function writeWords(db: Db, id: number, { Cn, En }: Pick<SaveVideo, 'Cn' | 'En'>): Promise<void> {
  await deleteFigures(db, figureSubject, [id]);
  await setWords(db, id, 'cn', Cn === null ? null : { title: Cn.Title, summary: Cn.Summary });
  await setWords(db, id, 'en', En === null ? null : { title: En.Title, summary: En.Summary });
}

/** Creates a draft or changes its texts; a published video keeps a text in at least one edition. */
export async function saveVideo(work: VideoWork, input: SaveVideo): Promise<StaffChange<number>> {
  const { db, now } = work;
  const { VideoID, Revision, Topic, Access, FeaturedRank } = input;
  const values = { topic: Topic, access: Access, featured_rank: FeaturedRank };
  if (VideoID === undefined) {
    const id = await insertDraft(db, values, now);
    await writeWords(db, id, input);
    return { subject: videoSubject(id), before: null, after: await wordsNow(db, id), result: id };
  }
  const video = await requireLockedVideo(db, VideoID);
  if (video.revision !== Revision) throw changedMeanwhile('Revision');
  if (video.state === 'published' && input.Cn === null && input.En === null) throw missing(['words']);
  const before = await wordsNow(db, VideoID);
  await updateWritten(db, VideoID, values, now);
  await writeWords(db, VideoID, input);
  if (video.state === 'published')
    await fillVideo(work, { id: VideoID, at: video.published_at ?? now, confirmsLocked: input.ConfirmLocked });
  return { subject: videoSubject(VideoID), before, after: await wordsNow(db, VideoID), result: VideoID };
}

function missing(gaps: readonly string[]): ApiError {
  return new ApiError(1001, { List: gaps.map((gap) => ({ Field: gap, Rule: 'missing' })) });
}

interface StateChange {
  readonly id: number;
  readonly state: 'published' | 'withdrawn';
  /** Confirms that everybody may read members' figures in its texts. */
  readonly confirmsLocked: boolean;
}

export async function setVideoState(
  work: VideoWork,
  { id, state, confirmsLocked }: StateChange,
): Promise<StaffChange<number>> {
  const { db, now } = work;
  const video = await requireLockedVideo(db, id);
  if (video.state === state || (state === 'withdrawn' && video.state === 'draft')) throw closed('State');
  if (state === 'published') {
    const row = await findDeskVideo(db, id);
    const gaps = row === undefined ? [] : listGaps(row);
    if (gaps.length > 0) throw missing(gaps);
    await fillVideo(work, { id, at: video.published_at ?? now, confirmsLocked });
  } else await restoreVideo(db, id);
  await updateVideo(db, id, { state, published_at: video.published_at ?? now }, now);
  return { subject: videoSubject(id), before: { State: video.state }, after: { State: state }, result: id };
}

/** The file of an uploaded poster; posters of the demonstration came with the program. */
export function ownPosterFiles(poster: string | null): string[] {
  return poster !== null && /^videos\/[0-9a-f]{32}\.webp$/.test(poster) ? [publicFolder + poster] : [];
}

/** Returns the previous poster. */
export async function setPoster(
  { db, now }: StaffWork,
  id: number,
  poster: string,
): Promise<StaffChange<string | null>> {
  const video = await requireLockedVideo(db, id);
  await updateVideo(db, id, { poster }, now);
  return {
    subject: videoSubject(id),
    before: { Poster: video.poster },
    after: { Poster: poster },
    result: video.poster,
  };
}

/** Returns the file to delete after the commit, or null. */
export async function removeVideoFile(
  { db, now }: StaffWork,
  { id, file }: { readonly id: number; readonly file: VideoFormat | CaptionLanguage },
): Promise<StaffChange<string | null>> {
  const { state } = await requireLockedVideo(db, id);
  const isCaption = file === 'cn' || file === 'en';
  const caption = isCaption ? await deleteCaption(db, id, file) : undefined;
  const film = isCaption ? undefined : await deleteFile(db, id, file);
  if (caption === undefined && film === undefined) throw new ApiError(1009);
  if (state === 'published' && film !== undefined && (await listFiles(db, id)).length === 0) throw missing(['file']);
  await updateVideo(db, id, {}, now);
  const before =
    film === undefined ? { Captions: file, Text: caption?.content } : { Format: file, Checksum: film.checksum };
  const result = film === undefined || film.is_shipped ? null : film.name;
  return { subject: videoSubject(id), before, after: null, result };
}

/** Returns the files to delete after the commit. */
export async function deleteDraft({ db }: StaffWork, id: number): Promise<StaffChange<string[]>> {
  const video = await requireLockedVideo(db, id);
  if (video.state !== 'draft') throw closed('State');
  const files = await listFiles(db, id);
  const before = await wordsNow(db, id);
  await deleteVideo(db, id);
  const names = files.filter((file) => !file.is_shipped).map(({ name }) => name);
  const result = [...names, ...ownPosterFiles(video.poster)];
  return { subject: videoSubject(id), before, after: null, result };
}
