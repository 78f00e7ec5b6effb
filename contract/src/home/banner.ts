import { z } from 'zod';
import { isEn, rowId } from '../fields.ts';
import { newsSections } from '../news/sections.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';
import { bannerTypes, bannerUseRanges } from './banner-codes.ts';

/** The picture carries no words: the edition's texts are shown beside it. */
export const bannerRow = z.strictObject({
  BannerID: z.int().min(1),
  Title: z.string(),
  Summary: z.string(),
  PictureAlt: z.string(),
  /** Path below the static files base. */
  Picture: z.string(),
  PictureWidth: z.int().min(1),
  PictureHeight: z.int().min(1),
  /** A path of the portal or an http(s) address. */
  Link: z.string(),
  Demo: z.boolean(),
});
export type BannerRow = z.output<typeof bannerRow>;

export const getWebHomePageBanner = defineOperation({
  name: 'GetWebHomePageBanner',
  summary: 'Banners of a place (Type) for a client (UseRange), in order',
  access: publicAccess,
  cache: 'own',
  input: z.strictObject({
    Type: z.enum(bannerTypes).default('home'),
    UseRange: z.enum(bannerUseRanges).default('web'),
    isEn,
  }),
  output: z.strictObject({ Rows: z.array(bannerRow) }),
});

/** Always the same banner for the same article; Row is null where there is none. */
export const getWebNewAdvBanner = defineOperation({
  name: 'GetWebNewAdvBanner',
  summary: 'The banner that stands beside an article, or null',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({
    NewsID: rowId,
    /** The article's section where the caller knows it; saves looking the article up. */
    Section: z.enum(newsSections).optional(),
    isEn,
  }),
  output: z.strictObject({ Row: bannerRow.nullable() }),
  errors: [1009],
});
