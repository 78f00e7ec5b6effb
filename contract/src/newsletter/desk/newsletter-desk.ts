import { z } from 'zod';
import { day, edition, moment, nothing, revision, rowId, savedRevision, total } from '../../fields.ts';
import { confirmLocked } from '../../figures/confirm-locked.ts';
import { articleAccesses } from '../../news/sections.ts';
import { plantChanges } from '../../plants/plant-codes.ts';
import { defineOperation, staffAccess } from '../../wire/operation.ts';
import { line } from '../../wire/text-fields.ts';
import { presentWriter, saved, savedFields } from '../../writing-fields.ts';
import { tickerRow } from '../../home/ticker.ts';
import { newsletterRule, newsletterStates } from './newsletter-rule.ts';

const access = staffAccess('editor');
const errors = [1009] as const;
export const digestArticle = z.strictObject({
  NewsID: rowId,
  Title: z.string(),
  Summary: z.string(),
  Access: z.enum(articleAccesses),
  Included: z.boolean(),
});

export const digestContent = z.strictObject({
  Articles: z.array(digestArticle),
  Indices: z.array(tickerRow),
  /** Named only to readers with the module Est; others get the count. */
  Changes: z.array(
    z.strictObject({
      PlantID: z.int(),
      Plant: z.string(),
      Status: z.enum(plantChanges),
      EffectiveOn: day,
    }),
  ),
  ChangesTotal: total,
  /** The week's market report; its summary, HTML, only for readers with the module Price, the title for all. */
  Report: z.strictObject({ ReportID: rowId, Title: z.string(), Summary: z.string() }).optional(),
  Demo: z.boolean(),
});
export type DigestContent = z.output<typeof digestContent>;

const text = z.strictObject({
  Subject: z.string(),
  /** HTML, like the closing: paragraphs, lists, bold words and links. */
  Intro: z.string(),
  Closing: z.string(),
  ...savedFields,
  ...digestContent.shape,
  /** Text part of the mail for a reader with access to everything. */
  Preview: z.string(),
  PreviewHtml: z.string(),
});

const listRow = z.strictObject({
  NewsletterID: rowId,
  /** Monday; WeekEnd is the Sunday. */
  WeekStart: day,
  WeekEnd: day,
  State: z.enum(newsletterStates),
  SendDate: moment.nullable(),
  SentDate: moment.nullable(),
  /** Number of readers it was sent to. */
  Delivered: total,
  Revision: savedRevision,
  ChangedDate: moment,
  ChangedBy: z.string().nullable(),
});
export type DeskNewsletterRow = z.output<typeof listRow>;

export type DeskNewsletterText = z.output<typeof text>;

export const deskNewsletter = listRow.extend({ Texts: z.strictObject({ cn: text, en: text }) });
export type DeskNewsletter = z.output<typeof deskNewsletter>;
const answer = z.strictObject({ Row: deskNewsletter });
/** `issue` rises with building and scheduling, `cn` and `en` with the words of that edition. */
const revisions = z.strictObject({ issue: savedRevision, cn: revision, en: revision });

export const GetNewsletters = defineOperation({
  name: 'GetNewsletters',
  summary:
    'The issues of the week by mail, newest first, how many readers of each edition there are, and which week to build next.',
  access,
  input: nothing,
  output: z.strictObject({
    Rows: z.array(listRow),
    Dict: z.strictObject({ cn: total, en: total }),
    /** Monday of the week to build next: this week, or the last one while nothing is published in this one. */
    Row: z.strictObject({ WeekStart: day }),
  }),
});

export const GetNewsletter = defineOperation({
  name: 'GetNewsletter',
  summary: 'One issue with what it says in both editions.',
  access,
  input: z.strictObject({ NewsletterID: rowId }),
  output: answer,
  errors,
});

export const BuildNewsletter = defineOperation({
  name: 'BuildNewsletter',
  summary:
    'Builds the issue of a week from its articles, indices and changes of plants. A draft of that week is built anew and keeps its words and the choice of articles; ' +
    'one that is under way or sent stays (1001, rule closed).',
  access,
  costly: true,
  input: z.strictObject({ WeekStart: day }),
  output: answer,
});

export const SaveNewsletter = defineOperation({
  name: 'SaveNewsletter',
  summary:
    'Saves the words of a draft in one edition and its articles. ExpectedRevision is that of these words: refused (1001, rule changed) when ' +
    'somebody else has saved them since, and (rule closed) once the issue is scheduled.',
  access,
  maxBodyBytes: 256 * 1024,
  input: z.strictObject({
    NewsletterID: rowId,
    Edition: edition,
    ExpectedRevision: revision,
    Subject: z.union([z.literal(''), line(newsletterRule.subject)]),
    Intro: z.string().max(newsletterRule.intro),
    Closing: z.string().max(newsletterRule.closing),
    /** All articles of the week in order; IncludedIDs are those in the issue. */
    ArticleIDs: z.array(rowId).max(40),
    IncludedIDs: z.array(rowId).max(40),
  }),
  output: z.strictObject({ Row: saved }),
  errors,
});

export const HoldNewsletterText = defineOperation({
  name: 'HoldNewsletterText',
  summary:
    'Says that the caller has an issue open, for a minute, and in which edition they write; answers who else has, and the revisions now.',
  access,
  input: z.strictObject({ NewsletterID: rowId, Edition: edition.nullable() }),
  output: z.strictObject({ Rows: z.array(presentWriter), Dict: revisions }),
  errors,
});

export const ScheduleNewsletter = defineOperation({
  name: 'ScheduleNewsletter',
  summary:
    'Lets a draft go out, at once or at a later moment, with the figures of that day in its words; what goes out is what Revisions saw (1001, ' +
    'rule changed). Both subjects must be written (1001, rule missing). A figure of a membership goes out only with ConfirmLocked (1001, rule lockedFigure).',
  access,
  input: z.strictObject({
    NewsletterID: rowId,
    Revisions: revisions,
    At: moment.optional(),
    ConfirmLocked: confirmLocked,
  }),
  output: answer,
  errors,
});

export const HoldNewsletter = defineOperation({
  name: 'HoldNewsletter',
  summary: 'Takes a scheduled issue back to the drafts; one that has begun to go out stays (1001, rule closed).',
  access,
  input: z.strictObject({ NewsletterID: rowId }),
  output: answer,
  errors,
});

export const DeleteNewsletter = defineOperation({
  name: 'DeleteNewsletter',
  summary: 'Throws away a draft (1001, rule closed, for others); the week can be built again.',
  access,
  input: z.strictObject({ NewsletterID: rowId }),
  output: nothing,
  errors,
});

export const TestNewsletter = defineOperation({
  name: 'TestNewsletter',
  summary:
    'Mails an issue in one edition to the caller, as a reader would get it (1001, rule noaddress, without an address of one’s own; rule missing, without a subject).',
  access,
  rate: 'request',
  input: z.strictObject({ NewsletterID: rowId, Edition: edition }),
  output: nothing,
  errors,
});

export const newsletterDeskOperations = {
  GetNewsletters,
  GetNewsletter,
  BuildNewsletter,
  SaveNewsletter,
  HoldNewsletterText,
  ScheduleNewsletter,
  HoldNewsletter,
  DeleteNewsletter,
  TestNewsletter,
} as const;
