import { z } from 'zod';
import { day, edition, moment, namedOption, rowId } from '../fields.ts';
import { lockReasonField } from '../lock-field.ts';
import { articleAccesses, articleMeats, newsSections, reportTypes } from './sections.ts';

const rowFields = {
  NewsID: rowId,
  NewsTitle: z.string(),
  NewsDateTime: moment,
  NewsTitlePic: z.string().nullable(),
  NewsSummary: z.string(),
  Section: z.enum(newsSections),
  Access: z.enum(articleAccesses),
  Meat: z.enum(articleMeats),
  /** ISO 3166 alpha-3. */
  Origins: z.array(z.string()),
  Cuts: z.array(z.string()),
  ReadingMinutes: z.int().min(1),
  /** Demonstration content, which the page must say. */
  Demo: z.boolean(),
  Report: z
    .strictObject({
      Type: z.enum(reportTypes),
      /** 2026-W47, 2026-10 or 2026-Q3. */
      Period: z.string(),
      PeriodStart: day,
      PeriodEnd: day,
      Date: day,
    })
    .nullable(),
};

export const newsRow = z.strictObject(rowFields);
export type NewsRow = z.output<typeof newsRow>;

/** An attachment; the address is below the static files' base. */
export const attachment = z.strictObject({ AppendixAddr: z.string(), Name: z.string() });

/** An article with its text; `NewsContext` is left out where the reader may not see it. */
export const newsDetailRow = z.strictObject({
  ...rowFields,
  /** Sanitised HTML. */
  NewsContext: z.string().optional(),
  /** Names of `Origins`, without OTH and unknown codes. */
  OriginNames: z.array(z.strictObject(namedOption.shape)),
  /** The dictionary entries of `Cuts`; unknown cuts are left out. */
  CutNames: z.array(z.strictObject({ ...namedOption.shape, Meat: z.enum(['beef', 'pork']) })),
  Source: z.string().nullable(),
  UpdatedAt: moment,
  /** The editions that have this article. */
  Editions: z.array(edition),
  Shared: z.boolean(),
  /** Null where nobody is signed in. */
  Collected: z.boolean().nullable(),
  /** Empty where the text is locked. */
  Attachments: z.array(attachment),
});
export type NewsDetailRow = z.output<typeof newsDetailRow>;

export const newsNeighbour = z.strictObject({
  NewsID: rowId,
  NewsTitle: z.string(),
  Access: z.enum(articleAccesses),
  NewsDateTime: moment,
  ReportDate: day.nullable(),
});
export type NewsNeighbour = z.output<typeof newsNeighbour>;

const aroundFields = {
  /** Remaining items of a trial; null where the reader has no counted trial. */
  TrialLeft: z.int().min(0).nullable(),
  Previous: newsNeighbour.nullable(),
  Next: newsNeighbour.nullable(),
  Similar: z.array(newsNeighbour).optional(),
};

export const articleDict = z.discriminatedUnion('Locked', [
  z.strictObject({ Locked: z.literal(false), ...aroundFields }),
  z.strictObject({
    Locked: z.literal(true),
    Module: z.literal('Info'),
    Reason: lockReasonField,
    /** The first paragraphs as plain text. */
    Preview: z.array(z.string()),
    ...aroundFields,
  }),
]);
export type ArticleDict = z.output<typeof articleDict>;
