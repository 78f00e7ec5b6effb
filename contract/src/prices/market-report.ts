import { z } from 'zod';
import { day, isEn, moment, nothing, paging, revision, rowId, total, userId } from '../fields.ts';
import { lockReasonField } from '../lock-field.ts';
import { confirmLocked } from '../figures/confirm-locked.ts';
import { defineOperation, publicAccess, staffAccess } from '../wire/operation.ts';
import { presentWriter, savedFields } from '../writing-fields.ts';
import { byReportPart, marketReportStates, reportParts, reportSections } from './week-codes.ts';
import { trialLeft } from './week-fields.ts';

const section = z.enum(reportSections);

/** A table row of a section, frozen with the issue; null where not applicable. */
export const reportFigure = z.strictObject({
  NameCn: z.string(),
  NameEn: z.string(),
  UnitCn: z.string().nullable(),
  UnitEn: z.string().nullable(),
  Decimals: z.int().min(0).max(4),
  Low: z.number().nullable(),
  Value: z.number().nullable(),
  High: z.number().nullable(),
  /** Weekly change in the unit of the row, and in per cent. */
  Change: z.number().nullable(),
  ChangePercent: z.number().nullable(),
  Date: z.string().nullable(),
  NoteCn: z.string().nullable(),
  NoteEn: z.string().nullable(),
  /** Last published prices of a quoted series in the unit of the row, oldest first; missing in earlier issues. */
  Trend: z.array(z.number()).optional(),
});
export type ReportFigure = z.output<typeof reportFigure>;

export const frozenFigures = z.partialRecord(section, z.array(reportFigure));
export type FrozenFigures = z.output<typeof frozenFigures>;

/** A section in the reader's edition; its text is HTML: paragraphs, lists, bold words and links. */
const shownSection = z.strictObject({ Section: section, Text: z.string().nullable(), Figures: z.array(reportFigure) });
export type ShownSection = z.output<typeof shownSection>;

const rowFields = {
  ReportID: rowId,
  Title: z.string(),
  /** `2026-W47`. */
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

/** With ReportID or Latest: one issue in Row; else the archive in Rows. Locked issues only name their sections (List). */
export const getWebFrontMarketReport = defineOperation({
  name: 'GetWebFrontMarketReport',
  summary:
    'Weekly market report: without ReportID the archive, newest first; with it one issue, its sections with texts and the figures frozen at publication. Locked: List names the sections',
  access: publicAccess,
  cache: 'own',
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
    List: z.array(section).optional(),
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
  Demo: z.boolean(),
});
export type DeskMarketReportRow = z.output<typeof deskRow>;

const part = z.enum(reportParts);
const revisions = z.strictObject(byReportPart(() => revision));
/** The title is a line of text, a section is HTML; both may hold references to figures. */
const bothEditions = { Cn: z.string(), En: z.string() };
const writtenPart = z.strictObject({ ...bothEditions, ...savedFields });
export type ReportPartText = z.output<typeof writtenPart>;

const deskReport = z.strictObject({
  ...deskRow.shape,
  /** Whether the draft differs from the published issue. */
  Unpublished: z.boolean(),
  Parts: z.strictObject(byReportPart(() => writtenPart)),
  Figures: z.array(z.strictObject({ Section: section, Figures: z.array(reportFigure) })),
  /** The draft of the preceding issue; null for the first. */
  Before: z
    .strictObject({ Week: z.string(), Parts: z.strictObject(byReportPart(() => z.strictObject(bothEditions))) })
    .nullable(),
});
export type DeskMarketReport = z.output<typeof deskReport>;
const deskAnswer = z.strictObject({ Row: deskReport });

export const getDeskMarketReports = defineOperation({
  name: 'GetDeskMarketReports',
  summary: 'Issues of the weekly market report of all states, newest first',
  access: analysts,
  input: z.strictObject({ ...paging }),
  output: z.strictObject({ Rows: z.array(deskRow), Total: total }),
});

export const getDeskMarketReport = defineOperation({
  name: 'GetDeskMarketReport',
  summary:
    'An issue with its texts; of a published one the figures as frozen, of any other as the tables have them now',
  access: analysts,
  input: z.strictObject({ ReportID: rowId }),
  output: deskAnswer,
  errors: [1009],
});

export const getMarketReportPreview = defineOperation({
  name: 'GetMarketReportPreview',
  summary: 'An issue as readers would get it if it were published now: what is written, references to figures filled',
  access: analysts,
  input: z.strictObject({ isEn, ReportID: rowId }),
  output: z.strictObject({ Row: z.strictObject({ ...rowFields, Sections: z.array(shownSection) }) }),
  errors: [1009],
});

export const signalReportEditing = defineOperation({
  name: 'HoldMarketReport',
  summary:
    'Says that the caller has an issue open, for a minute, and in which part; answers who else has, and the revisions now',
  access: analysts,
  input: z.strictObject({ ReportID: rowId, Part: part.nullable() }),
  output: z.strictObject({ Rows: z.array(presentWriter), Dict: revisions }),
  errors: [1009],
});

export const createMarketReport = defineOperation({
  name: 'CreateMarketReport',
  summary: 'Begins the issue of the week in which a day lies; a week that has one is refused (1001, rule taken)',
  access: analysts,
  input: z.strictObject({ Date: day }),
  output: deskAnswer,
});

export const saveMarketReportPart = defineOperation({
  name: 'SaveMarketReportPart',
  summary:
    'Saves the title or one section of an issue in both languages. ExpectedRevision is that of this part: where somebody has saved it since, it is refused (1001, rule changed). Readers get it once the issue is published',
  access: analysts,
  maxBodyBytes: 256 * 1024,
  input: z.strictObject({
    ReportID: rowId,
    Part: part,
    ExpectedRevision: revision,
    Cn: z.string().max(12_000),
    En: z.string().max(16_000),
  }),
  output: z.strictObject({
    Row: writtenPart,
    /** Whether the draft, in any part, differs from the published issue. */
    Dict: z.strictObject({ Unpublished: z.boolean() }),
  }),
  errors: [1009],
});

export const publishMarketReport = defineOperation({
  name: 'PublishMarketReport',
  summary:
    'Gives readers what is written. An issue that is not out gets the figures of its week, frozen with it; one that is out keeps its figures and its time. Revisions are those the editor looked at: published is only what was seen (1001, rule changed). Titles and summaries must be written (1001, rule missing). References to figures are filled (1001, rule figure); one of a membership stands in a title, which everybody reads, only with ConfirmLocked (1001, rule lockedFigure)',
  access: analysts,
  input: z.strictObject({ ReportID: rowId, Revisions: revisions, ConfirmLocked: confirmLocked }),
  output: deskAnswer,
  errors: [1009],
});

export const withdrawMarketReport = defineOperation({
  name: 'WithdrawMarketReport',
  summary: 'Takes a published issue out of the archive; publishing it again freezes its figures again',
  access: analysts,
  input: z.strictObject({ ReportID: rowId }),
  output: deskAnswer,
  errors: [1009],
});

export const deleteMarketReport = defineOperation({
  name: 'DeleteMarketReport',
  summary: 'Throws away an issue that no reader ever saw (1001, rule closed, for others)',
  access: analysts,
  input: z.strictObject({ ReportID: rowId }),
  output: nothing,
  errors: [1009],
});

export type SaveReportPart = z.output<typeof saveMarketReportPart.input>;
export type PublishReport = z.output<typeof publishMarketReport.input>;
