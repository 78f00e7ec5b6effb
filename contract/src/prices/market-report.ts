import { z } from 'zod';
import { day, isEn, moment, paging, rowId, total, userId } from '../fields.ts';
import { lockReasonField } from '../members/access.ts';
import { confirmLocked } from '../figures/confirm-locked.ts';
import { defineOperation, publicAccess, staffAccess } from '../wire/operation.ts';
import { line, prose } from '../wire/text-fields.ts';
import { marketReportStates, reportSections } from './week-codes.ts';
import { trialLeft } from './week-fields.ts';

const section = z.enum(reportSections);

/** A line of a section's table, frozen with the issue; what does not apply is null. */
export const reportFigure = z.strictObject({
  NameCn: z.string(),
  NameEn: z.string(),
  UnitCn: z.string().nullable(),
  UnitEn: z.string().nullable(),
  Decimals: z.int().min(0).max(4),
  Low: z.number().nullable(),
  Value: z.number().nullable(),
  High: z.number().nullable(),
  /** In the unit of the line, and in per cent, against the week before. */
  Change: z.number().nullable(),
  ChangePercent: z.number().nullable(),
  Date: z.string().nullable(),
  NoteCn: z.string().nullable(),
  NoteEn: z.string().nullable(),
});
export type ReportFigure = z.output<typeof reportFigure>;

/** The lines of every section as they are kept with an issue. */
export const frozenFigures = z.partialRecord(section, z.array(reportFigure));
export type FrozenFigures = z.output<typeof frozenFigures>;

/** A section in the reader's edition. */
const shownSection = z.strictObject({ Section: section, Text: z.string().nullable(), Figures: z.array(reportFigure) });
export type ShownSection = z.output<typeof shownSection>;

const rowFields = {
  ReportID: rowId,
  Title: z.string(),
  /** 2026-W47 */
  Week: z.string(),
  PeriodStart: day,
  PeriodEnd: day,
  PublishedAt: moment,
  Demo: z.boolean(),
};
const listRow = z.strictObject(rowFields);
export type MarketReportRow = z.output<typeof listRow>;

const neighbour = z.strictObject({ ReportID: rowId, Week: z.string() }).nullable();

const dict = z.discriminatedUnion('Locked', [
  z.strictObject({ Locked: z.literal(false), TrialLeft: trialLeft, Previous: neighbour, Next: neighbour }),
  z.strictObject({
    Locked: z.literal(true),
    Module: z.literal('Price'),
    Reason: lockReasonField,
    TrialLeft: trialLeft,
    Previous: neighbour,
    Next: neighbour,
  }),
]);

/**
 * The weekly market report: with ReportID (or Latest) one issue in Row, else the archive in Rows. Of a locked issue the
 * sections are named (List) and nothing of them is sent.
 */
export const getWebFrontMarketReport = defineOperation({
  name: 'GetWebFrontMarketReport',
  summary:
    'Weekly market report: without ReportID the archive, newest first; with it one issue, its sections with texts and the figures frozen at publication. Locked: List names the sections',
  access: publicAccess,
  cache: 'none',
  input: z.strictObject({
    isEn,
    UserID: userId,
    ReportID: rowId.optional(),
    Year: z.int().min(2000).max(2100).optional(),
    ...paging,
  }),
  output: z.strictObject({
    Rows: z.array(listRow).optional(),
    Total: total.optional(),
    Row: z.strictObject({ ...rowFields, Sections: z.array(shownSection).optional() }).optional(),
    /** Sections that hold something, in their order. */
    List: z.array(section).optional(),
    /** Years that have issues. */
    Dates: z.array(z.string()).optional(),
    Dict: dict.optional(),
  }),
  errors: [1009],
});

const analysts = staffAccess('analyst', 'editor');

const deskRow = z.strictObject({
  ReportID: rowId,
  State: z.enum(marketReportStates),
  Week: z.string(),
  PeriodStart: day,
  PeriodEnd: day,
  TitleCn: z.string(),
  TitleEn: z.string(),
  PublishedAt: moment.nullable(),
  Revision: z.int().min(0),
  Demo: z.boolean(),
});
export type DeskMarketReportRow = z.output<typeof deskRow>;

const deskSection = z.strictObject({
  Section: section,
  TextCn: z.string(),
  TextEn: z.string(),
  Figures: z.array(reportFigure),
});
const deskReport = z.strictObject({ ...deskRow.shape, Sections: z.array(deskSection) });
export type DeskMarketReport = z.output<typeof deskReport>;
const deskAnswer = z.strictObject({ Row: deskReport });

/** All issues, for staff. */
export const getDeskMarketReports = defineOperation({
  name: 'GetDeskMarketReports',
  summary: 'Issues of the weekly market report of all states, newest first',
  access: analysts,
  input: z.strictObject({ ...paging }),
  output: z.strictObject({ Rows: z.array(deskRow), Total: total }),
});

/** One issue with its texts in both languages. */
export const getDeskMarketReport = defineOperation({
  name: 'GetDeskMarketReport',
  summary: 'An issue with its texts; of a draft the figures as the tables have them now, of a published one as frozen',
  access: analysts,
  input: z.strictObject({ ReportID: rowId }),
  output: deskAnswer,
  errors: [1009],
});

/** Begins the issue of a week. */
export const createMarketReport = defineOperation({
  name: 'CreateMarketReport',
  summary: 'Begins the issue of the week in which a day lies; a week that has one is refused (1001, rule taken)',
  access: analysts,
  input: z.strictObject({ Date: day }),
  output: deskAnswer,
});

const editedTexts = z.strictObject({
  TitleCn: line(200),
  TitleEn: line(200),
  Sections: z
    .array(
      z.strictObject({
        Section: section,
        TextCn: z.union([z.literal(''), prose(4000)]),
        TextEn: z.union([z.literal(''), prose(6000)]),
      }),
    )
    .max(reportSections.length),
});

/** Keeps the texts of an issue. */
export const saveMarketReport = defineOperation({
  name: 'SaveMarketReport',
  summary:
    'Saves titles and texts of an issue. Revision is the one that was edited: where somebody has saved since, it is refused (1001, rule changed). Of a published one references to figures are filled as PublishMarketReport fills them',
  access: analysts,
  maxBodyBytes: 1024 * 1024,
  input: z.strictObject({
    ReportID: rowId,
    Revision: z.int().min(0).max(1_000_000),
    ...editedTexts.shape,
    ConfirmLocked: confirmLocked,
  }),
  output: deskAnswer,
  errors: [1009],
});

/** Freezes the figures and puts the issue out. */
export const publishMarketReport = defineOperation({
  name: 'PublishMarketReport',
  summary:
    'Publishes an issue: the figures of its week are pulled from the tables and frozen with it. Both summaries must be written (1001, rule missing). Texts, where given, are saved first, in the same transaction: what was edited is what goes out. References to figures are filled (1001, rule figure); one of a membership stands in a title, which everybody reads, only with ConfirmLocked (1001, rule lockedFigure)',
  access: analysts,
  maxBodyBytes: 1024 * 1024,
  input: z.strictObject({
    ReportID: rowId,
    Revision: z.int().min(0).max(1_000_000),
    Texts: editedTexts.optional(),
    ConfirmLocked: confirmLocked,
  }),
  output: deskAnswer,
  errors: [1009],
});

/** Takes an issue back. */
export const withdrawMarketReport = defineOperation({
  name: 'WithdrawMarketReport',
  summary: 'Takes a published issue out of the archive; publishing it again freezes its figures again',
  access: analysts,
  input: z.strictObject({ ReportID: rowId }),
  output: deskAnswer,
  errors: [1009],
});

/** What an editor saves of an issue. */
export type SaveReport = z.output<typeof saveMarketReport.input>;
/** What an editor publishes of an issue. */
export type PublishReport = z.output<typeof publishMarketReport.input>;
