import { z } from 'zod';
import { moment, rowId } from '../fields.ts';
import { captionLanguages, videoAccesses, videoFormats, videoTopics } from './video-codes.ts';

/** A video as lists show it. */
export const videoRow = z.strictObject({
  VideoID: rowId,
  Title: z.string(),
  Summary: z.string(),
  Topic: z.enum(videoTopics),
  Access: z.enum(videoAccesses),
  /** Whole seconds. */
  Seconds: z.int().min(1),
  /** A path below the static files base. */
  Poster: z.string(),
  PublishedAt: moment,
  /** Demonstration content, which the page must say. */
  Demo: z.boolean(),
});
export type VideoRow = z.output<typeof videoRow>;

/** One format of a video. */
export const videoSource = z.strictObject({
  Format: z.enum(videoFormats),
  /** With codecs, so that a browser need not load what it cannot play. */
  MimeType: z.string(),
  Address: z.string(),
});

/** Captions of a video in a language. */
export const videoTrack = z.strictObject({ Language: z.enum(captionLanguages), Address: z.string() });
