import { join } from 'node:path';
import { videoAccesses, videoTopics } from '@btc/contract/videos/video-codes.ts';
import { z } from 'zod';
import { readJson } from '../read-data.ts';

const words = z.strictObject({ title: z.string(), summary: z.string() });

const film = z.strictObject({
  id: z.int(),
  /** Of its files. */
  name: z.string(),
  topic: z.enum(videoTopics),
  access: z.enum(videoAccesses),
  featuredRank: z.int().nullable(),
  publishedAt: z.iso.datetime({ offset: true }),
  seconds: z.number(),
  cn: words,
  en: words,
  /** Captions: from which second, what they say in Chinese and in English. */
  cues: z.array(z.tuple([z.number(), z.string(), z.string()])),
});
/** A demonstration video; what it shows is in make/, with names and units in both languages, so that both editions share the picture. */
export type DemoFilm = z.output<typeof film>;

export const demoFilms = readJson(join(import.meta.dirname, 'films.json'), z.array(film));
