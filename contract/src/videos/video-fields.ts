import { z } from 'zod';
import { moment } from '../wire/calendar-day.ts';
import { captionLanguages, videoAccesses, videoFormats, videoTopics } from './video-codes.ts';
import { largestInteger } from '../wire/integer.ts';

/** The number of a video; the same in both editions. */
export const videoId = z.int().min(1).max(largestInteger);

/** True for the English edition; the Chinese one is the default. */
export const isEn = z.boolean().default(false);

/** Accepted because the specification sends it; another's number is refused with 1007. */
export const userId = z.int().min(1).max(largestInteger).optional();

export const paging = {
  Page: z.int().min(1).max(10_000).default(1),
  PageSize: z.int().min(1).max(50).default(12),
};

export { moment };
export const total = z.int().min(0);

/** A video as lists show it. */
export const videoRow = z.strictObject({
  VideoID: videoId,
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
