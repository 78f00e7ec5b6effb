import { join } from 'node:path';
import { videoAccesses, videoTopics } from '@btc/contract/videos/video-codes.ts';
import { z } from 'zod';
import { readJson } from '../doors/read-data.ts';

const words = z.strictObject({ title: z.string(), summary: z.string() });

const film = z.strictObject({
  id: z.int(),
  name: z.string(),
  topic: z.enum(videoTopics),
  access: z.enum(videoAccesses),
  featuredRank: z.int().nullable(),
  publishedAt: z.iso.datetime({ offset: true }),
  seconds: z.number(),
  cn: words,
  en: words,
  /** Captions: start second, Chinese text, English text. */
  cues: z.array(z.tuple([z.number(), z.string(), z.string()])),
});
/** The pictures in make/ carry names and units in both languages, so that the editions share them. */
export type DemoFilm = z.output<typeof film>;

export const demoFilms = readJson(join(import.meta.dirname, 'films.json'), z.array(film));
