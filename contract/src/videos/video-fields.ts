import { z } from 'zod';
import { moment, rowId } from '../fields.ts';
import { captionLanguages, videoAccesses, videoFormats, videoTopics } from './video-codes.ts';

export const videoRow = z.strictObject({
  VideoID: rowId,
  Title: z.string(),
  Summary: z.string(),
  Topic: z.enum(videoTopics),
  Access: z.enum(videoAccesses),
  /** Whole seconds. */
  Seconds: z.int().min(1),
  /** Path below the static files base. */
  Poster: z.string(),
  PublishedAt: moment,
  /** Demonstration content, which the page must mark as such. */
  Demo: z.boolean(),
});
export type VideoRow = z.output<typeof videoRow>;

export const videoSource = z.strictObject({
  Format: z.enum(videoFormats),
  /** With codecs, so that a browser does not load what it cannot play. */
  MimeType: z.string(),
  Address: z.string(),
});

export const videoTrack = z.strictObject({ Language: z.enum(captionLanguages), Address: z.string() });
