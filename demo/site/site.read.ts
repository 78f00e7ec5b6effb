import { join } from 'node:path';
import { bannerTypes, bannerUseRanges } from '@btc/contract/home/banner-codes.ts';
import { z } from 'zod';
import { readJson } from '../doors/read-data.ts';

const texts = z.strictObject({ title: z.string(), summary: z.string(), pictureAlt: z.string(), link: z.string() });

const banner = z.strictObject({
  id: z.int(),
  type: z.enum(bannerTypes),
  useRanges: z.array(z.enum(bannerUseRanges)),
  sections: z.array(z.string()),
  /** A file of this folder without words, units or figures, which belong to the texts. */
  picture: z.string(),
  texts: z.strictObject({ cn: texts, en: texts }),
});
export type DemoBanner = z.output<typeof banner>;

export const demoPictureSize = { width: 480, height: 200 } as const;

export const demoBanners = readJson(join(import.meta.dirname, 'banners.json'), z.array(banner));
