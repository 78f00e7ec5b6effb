import { z } from 'zod';
import { moment, nothing, rowId, savedRevision } from '../../fields.ts';
import { confirmLocked } from '../../figures/confirm-locked.ts';
import { newsSections } from '../../news/sections.ts';
import { defineOperation, staffAccess } from '../../wire/operation.ts';
import { line } from '../../wire/text-fields.ts';
import { uploadedFile } from '../../wire/upload.ts';
import { bannerTypes, bannerUseRanges } from '../banner-codes.ts';
import { bannerLinkPattern, bannerPictureRule, bannerRule } from '../banner-rule.ts';

const access = staffAccess('editor');
const picture = {
  /** Path below the static files base. */
  Picture: z
    .string()
    .regex(/^[\w-]+(?:\/[\w.-]+)+$/)
    .max(200),
  PictureWidth: z.int().min(1).max(20_000),
  PictureHeight: z.int().min(1).max(20_000),
};

const bannerText = z.strictObject({
  Title: line(bannerRule.title),
  Summary: line(bannerRule.summary),
  PictureAlt: line(bannerRule.pictureAlt),
  Link: z.string().trim().max(bannerRule.link).regex(bannerLinkPattern),
});

const bannerInput = {
  Type: z.enum(bannerTypes),
  UseRanges: z.array(z.enum(bannerUseRanges)).min(1).max(bannerUseRanges.length),
  /** Sections of articles it may appear beside; empty: any. */
  Sections: z.array(z.enum(newsSections)).max(newsSections.length),
  ShownFrom: moment.nullable(),
  ShownUntil: moment.nullable(),
  Shown: z.boolean(),
  ...picture,
  /** An edition without texts does not show the banner. */
  Texts: z.strictObject({ cn: bannerText.nullable(), en: bannerText.nullable() }),
};

export const deskBanner = z.strictObject({
  BannerID: rowId,
  ...bannerInput,
  Revision: savedRevision,
  /** Follows from the dates and the switch. */
  State: z.enum(['shown', 'waiting', 'over', 'hidden']),
  ChangedDate: moment,
  ChangedBy: z.string().nullable(),
  Demo: z.boolean(),
});
export type DeskBanner = z.output<typeof deskBanner>;

export const GetDeskBanners = defineOperation({
  name: 'GetDeskBanners',
  summary: 'All banners with the words of both editions, by place and in the order in which they are shown.',
  access,
  input: z.strictObject({ BannerID: rowId.optional() }),
  output: z.strictObject({ Rows: z.array(deskBanner) }),
});

export const SaveBanner = defineOperation({
  name: 'SaveBanner',
  summary:
    'Makes a banner, or with BannerID changes one: refused (1001, rule changed) when somebody else has saved since ExpectedRevision. At least one ' +
    'edition has words; a new banner stands last in its place. References to figures are filled with those of the moment (1001, rule figure); ' +
    'one of a membership only with ConfirmLocked (1001, rule lockedFigure).',
  access,
  input: z
    .strictObject({
      BannerID: rowId.optional(),
      ExpectedRevision: savedRevision.optional(),
      ...bannerInput,
      ConfirmLocked: confirmLocked,
    })
    .refine(({ BannerID, ExpectedRevision }) => (BannerID === undefined) === (ExpectedRevision === undefined), {
      error: 'one_of',
      path: ['ExpectedRevision'],
    })
    .refine(({ Texts }) => Texts.cn !== null || Texts.en !== null, { error: 'incomplete', path: ['Texts'] })
    .refine(
      ({ ShownFrom, ShownUntil }) =>
        ShownFrom === null || ShownUntil === null || Date.parse(ShownFrom) < Date.parse(ShownUntil),
      { error: 'order', path: ['ShownUntil'] },
    ),
  output: z.strictObject({ Row: deskBanner }),
  errors: [1009],
});

export const ArrangeBanners = defineOperation({
  name: 'ArrangeBanners',
  summary:
    'Puts the banners of a place in order. BannerIDs are all of them, else somebody has added or removed one meanwhile (1001, rule changed).',
  access,
  input: z.strictObject({ Type: z.enum(bannerTypes), BannerIDs: z.array(rowId).min(1).max(200) }),
  output: z.strictObject({ Rows: z.array(deskBanner) }),
});

export const DeleteBanner = defineOperation({
  name: 'DeleteBanner',
  summary:
    'Takes a banner out for good; the audit trail keeps what it said. Refused (1001, rule changed) as SaveBanner is.',
  access,
  input: z.strictObject({ BannerID: rowId, ExpectedRevision: savedRevision }),
  output: nothing,
  errors: [1009],
});

export const UploadBannerPicture = defineOperation({
  name: 'UploadBannerPicture',
  summary:
    'Keeps a picture for banners: multipart with one part Files (JPEG, PNG or WebP, 12 MB at most). It is drawn anew, at most ' +
    '1,600 pixels wide, without what the camera wrote into it.',
  access,
  rate: 'upload',
  upload: { maxBytes: bannerPictureRule.maxBytes },
  input: z.strictObject({ Files: uploadedFile }),
  output: z.strictObject({ Row: z.strictObject(picture) }),
});
