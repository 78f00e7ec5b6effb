import type { Edition } from '../members/access.ts';
import type { CaptionLanguage, VideoFormat, VideoTopic } from './video-codes.ts';
import { pathFor } from '../wire/edition-path.ts';

/** The videos of an edition, or a page of those of one topic. */
export function toVideosPath(edition: Edition, topic?: VideoTopic, page = 1): string {
  const query = new URLSearchParams();
  if (topic !== undefined) query.set('topic', topic);
  if (page > 1) query.set('page', String(page));
  const words = query.toString();
  return pathFor(edition, words === '' ? '/BTCEyes' : `/BTCEyes?${words}`);
}

/** The page of one video: the specification's route has no place for a number, so it is in the query. */
export function toVideoPath(edition: Edition, id: number): string {
  return pathFor(edition, `/BTCEyes/Videos?id=${id}`);
}

/** Where files of videos are served, outside of the pages. */
export const videoFileBase = '/video-files/';

/** The address of a file of a video: moving pictures and captions; members' videos need the signed query that the server gives. */
export function toVideoFilePath(id: number, file: VideoFormat | CaptionLanguage): string {
  return `${videoFileBase}${id}/${file === 'mp4' || file === 'webm' ? `video.${file}` : `${file}.vtt`}`;
}
