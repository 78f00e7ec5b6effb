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
  /** The period of a periodic report. */
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

/** An article as lists show it: everything but its text. */
export const newsRow = z.strictObject(rowFields);
export type NewsRow = z.output<typeof newsRow>;

/** A file that comes with an article; the address is below the static files base. */
export const attachment = z.strictObject({ AppendixAddr: z.string(), Name: z.string() });

/** An article as its own page shows it; `NewsContext` is left out where the reader may not see the text. */
export const newsDetailRow = z.strictObject({
  ...rowFields,
  /** Sanitised HTML. */
  NewsContext: z.string().optional(),
  /** The single ones of `Origins`. */
  OriginNames: z.array(z.strictObject(namedOption.shape)),
  /** The cuts that the dictionary has of `Cuts`. */
  CutNames: z.array(z.strictObject({ ...namedOption.shape, Meat: z.enum(['beef', 'pork']) })),
  Source: z.string().nullable(),
  UpdatedAt: moment,
  /** The editions that have this article. */
  Editions: z.array(edition),
  /** Whether anybody may see the article's share page. */
  Shared: z.boolean(),
  /** Null where nobody is signed in. */
  Collected: z.boolean().nullable(),
  /** Empty where the text is locked. */
  Attachments: z.array(attachment),
});
export type NewsDetailRow = z.output<typeof newsDetailRow>;

/** The neighbour of an article in its section, or of a report in its series. */
export const newsNeighbour = z.strictObject({
  NewsID: rowId,
  NewsTitle: z.string(),
  Access: z.enum(articleAccesses),
  NewsDateTime: moment,
  ReportDate: day.nullable(),
});
export type NewsNeighbour = z.output<typeof newsNeighbour>;

const aroundFields = {
  /** Trial items that are left to a trial account; null where the reader has none to count. */
  TrialLeft: z.int().min(0).nullable(),
  Previous: newsNeighbour.nullable(),
  Next: newsNeighbour.nullable(),
  /** The titles of the articles most like it, where they were asked for. */
  Similar: z.array(newsNeighbour).optional(),
};

/** What comes with an article: open, or locked with the reason and a preview in plain text. */
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
