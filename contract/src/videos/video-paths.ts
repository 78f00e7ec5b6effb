import type { Edition } from '../members/access.ts';
import type { CaptionLanguage, VideoFormat, VideoTopic } from './video-codes.ts';
import { pathFor } from '../wire/edition-path.ts';

export function toVideosPath(edition: Edition, topic?: VideoTopic, page = 1): string {
  const query = new URLSearchParams();
  if (topic !== undefined) query.set('topic', topic);
  if (page > 1) query.set('page', String(page));
  const words = query.toString();
  return pathFor(edition, words === '' ? '/BTCEyes' : `/BTCEyes?${words}`);
}

/** The id is in the query, as the specification's route has no place for it. */
export function toVideoPath(edition: Edition, id: number): string {
  return pathFor(edition, `/BTCEyes/Videos?id=${id}`);
}

/** Video files are served outside of the pages. */
export const videoFileBase = '/video-files/';

/** Path of a video or caption file; members' videos need the signed query that the server gives. */
export function toVideoFilePath(id: number, file: VideoFormat | CaptionLanguage): string {
  return `${videoFileBase}${id}/${file === 'mp4' || file === 'webm' ? `video.${file}` : `${file}.vtt`}`;
}
