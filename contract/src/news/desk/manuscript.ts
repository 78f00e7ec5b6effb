import { z } from 'zod';
import { day, edition, moment, revision, rowId } from '../../fields.ts';
import { toFilePath, line } from '../../wire/text-fields.ts';
import { savedFields, writer } from '../../writing-fields.ts';
import { articleAccesses, articleMeats, newsSections, reportTypes } from '../sections.ts';
import { articleStages } from './stages.ts';

const optionalLine = (max: number) => z.union([line(max), z.null()]);
const codes = (max: number) => z.array(line(40)).max(max);

/** What an editor decides about an article besides its texts. */
export const manuscriptDetail = z.strictObject({
  Section: z.enum(newsSections),
  Access: z.enum(articleAccesses),
  Meat: z.enum(articleMeats),
  /** ISO 3166 alpha-3. */
  Origins: z.array(z.string().regex(/^[A-Z]{3}$/)).max(20),
  /** Ids of the table of cuts. */
  Cuts: codes(40),
  Tags: codes(12),
  /** Below the static files base. */
  TitlePicture: toFilePath(200).nullable(),
  Source: optionalLine(200),
  /** Place among the headlines, 1 first; null for none. */
  HeadlineRank: z.int().min(1).max(5).nullable(),
  Recommended: z.boolean(),
  /** Whether readers find a share page of it. */
  Shared: z.boolean(),
  /** The period of an article of the section `report`; null for any other. */
  Report: z
    .strictObject({ Type: z.enum(reportTypes), PeriodStart: day, PeriodEnd: day, Date: day })
    .refine(({ PeriodStart, PeriodEnd }) => PeriodStart <= PeriodEnd, { error: 'order', path: ['PeriodEnd'] })
    .nullable(),
});
export type ManuscriptDetail = z.output<typeof manuscriptDetail>;

/** The longest text that is kept: about forty pages. */
export const maxBodyLength = 200_000;

/** A text in one edition as it is being written; anything may still be empty. */
export const manuscriptInput = {
  // References to figures are longer than what is printed in their place.
  Title: z.string().max(400),
  Summary: z.string().max(1200),
  /** HTML; what readers may not get is taken out when it is stored. */
  Body: z.string().max(maxBodyLength),
  Attachments: z.array(z.strictObject({ AppendixAddr: toFilePath(400), Name: z.string().max(200) })).max(20),
};

/** A text in one edition as it stands. */
export const manuscriptText = z.strictObject({
  ...manuscriptInput,
  ...savedFields,
  /** What a reader sees before the lock, and how long the whole takes to read. */
  Preview: z.array(z.string()),
  ReadingMinutes: z.int().min(0),
});
export type ManuscriptText = z.output<typeof manuscriptText>;

/** An article in the list of the newsroom. */
export const deskArticleRow = z.strictObject({
  ArticleID: rowId,
  Stage: z.enum(articleStages),
  /** Of the editions that have a text; the other is null. */
  TitleCn: z.string().nullable(),
  TitleEn: z.string().nullable(),
  Section: z.enum(newsSections),
  Access: z.enum(articleAccesses),
  /** When it appeared, or will. */
  PublishDate: moment.nullable(),
  /** Whether what is written differs from what readers see. */
  Unpublished: z.boolean(),
  ChangedDate: moment,
  ChangedBy: writer,
  HeadlineRank: z.int().nullable(),
  Recommended: z.boolean(),
  Demo: z.boolean(),
});
export type DeskArticleRow = z.output<typeof deskArticleRow>;

/** An article with all that is written of it. */
export const deskArticle = z.strictObject({
  ...deskArticleRow.shape,
  Detail: manuscriptDetail,
  DetailRevision: revision,
  Texts: z.strictObject({ cn: manuscriptText, en: manuscriptText }),
  /** What was said when it was last handed over or back. */
  Note: z.string().nullable(),
  /** Who else has it open just now, and which text. */
  Present: z.array(z.strictObject({ StaffID: z.int(), LoginUserName: z.string(), Edition: edition.nullable() })),
});
export type DeskArticle = z.output<typeof deskArticle>;

/** A text as it once was. */
export const versionRow = z.strictObject({
  VersionID: z.int(),
  ArticleID: rowId,
  Edition: edition,
  /** draft: while writing; published: as readers got it; conflict: saved over a newer text, and stored aside. */
  Kind: z.enum(['draft', 'published', 'conflict']),
  Title: z.string(),
  SavedDate: moment,
  SavedBy: writer,
});
export type VersionRow = z.output<typeof versionRow>;
