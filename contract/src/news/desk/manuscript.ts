import { z } from 'zod';
import { day, edition, moment, revision, rowId } from '../../fields.ts';
import { toFilePath, line } from '../../wire/text-fields.ts';
import { savedFields, writer } from '../../writing-fields.ts';
import { articleAccesses, articleMeats, newsSections, reportTypes } from '../sections.ts';
import { articleStages } from './stages.ts';

const optionalLine = (max: number) => z.union([line(max), z.null()]);
const codes = (max: number) => z.array(line(40)).max(max);

export const manuscriptDetail = z.strictObject({
  Section: z.enum(newsSections),
  Access: z.enum(articleAccesses),
  Meat: z.enum(articleMeats),
  /** ISO 3166 alpha-3. */
  Origins: z.array(z.string().regex(/^[A-Z]{3}$/)).max(20),
  /** Ids of reference cuts. */
  Cuts: codes(40),
  Tags: codes(12),
  /** Path below the static files' base. */
  TitlePicture: toFilePath(200).nullable(),
  Source: optionalLine(200),
  /** Position among the headlines, 1 first; null for none. */
  HeadlineRank: z.int().min(1).max(5).nullable(),
  Recommended: z.boolean(),
  Shared: z.boolean(),
  /** The period of an article of the section `report`; null for any other. */
  Report: z
    .strictObject({ Type: z.enum(reportTypes), PeriodStart: day, PeriodEnd: day, Date: day })
    .refine(({ PeriodStart, PeriodEnd }) => PeriodStart <= PeriodEnd, { error: 'order', path: ['PeriodEnd'] })
    .nullable(),
});
export type ManuscriptDetail = z.output<typeof manuscriptDetail>;

/** About forty pages. */
export const maxBodyLength = 200_000;

export const manuscriptInput = {
  // References to figures are longer than what is printed in their place.
  Title: z.string().max(400),
  Summary: z.string().max(1200),
  /** HTML; sanitised when stored. */
  Body: z.string().max(maxBodyLength),
  Attachments: z.array(z.strictObject({ AppendixAddr: toFilePath(400), Name: z.string().max(200) })).max(20),
};

export const manuscriptText = z.strictObject({
  ...manuscriptInput,
  ...savedFields,
  Preview: z.array(z.string()),
  ReadingMinutes: z.int().min(0),
});
export type ManuscriptText = z.output<typeof manuscriptText>;

export const deskArticleRow = z.strictObject({
  ArticleID: rowId,
  Stage: z.enum(articleStages),
  /** Null where the edition has no text. */
  TitleCn: z.string().nullable(),
  TitleEn: z.string().nullable(),
  Section: z.enum(newsSections),
  Access: z.enum(articleAccesses),
  PublishDate: moment.nullable(),
  Unpublished: z.boolean(),
  ChangedDate: moment,
  ChangedBy: writer,
  HeadlineRank: z.int().nullable(),
  Recommended: z.boolean(),
  Demo: z.boolean(),
});
export type DeskArticleRow = z.output<typeof deskArticleRow>;

export const deskArticle = z.strictObject({
  ...deskArticleRow.shape,
  Detail: manuscriptDetail,
  DetailRevision: revision,
  Texts: z.strictObject({ cn: manuscriptText, en: manuscriptText }),
  Note: z.string().nullable(),
  Present: z.array(z.strictObject({ StaffID: z.int(), LoginUserName: z.string(), Edition: edition.nullable() })),
});
export type DeskArticle = z.output<typeof deskArticle>;

export const versionRow = z.strictObject({
  VersionID: z.int(),
  ArticleID: rowId,
  Edition: edition,
  /** `draft`: while writing; `published`: as published; `conflict`: saved over a newer text and set aside. */
  Kind: z.enum(['draft', 'published', 'conflict']),
  Title: z.string(),
  SavedDate: moment,
  SavedBy: writer,
});
export type VersionRow = z.output<typeof versionRow>;
