import { z } from 'zod';
import { day, namedOption, total } from '../fields.ts';
import { noticeField, otherDutyField, quotaCountsField, rulingField } from '../safeguard/safeguard-fields.ts';
import { seriesUnits } from './trade-codes.ts';
import { answerDict } from './trade-fields.ts';
import { viewCodes } from './views.ts';

/*
 * What every data view answers. Volumes are tonnes, values USD or CNY, unit values USD a tonne, shares and changes percent; 0 is a published
 * zero, and null is what `view-gaps.ts` says of it, or locked. Chart and table of one view give the same sums.
 */

/** A sum or ratio. */
const figure = z.number().nullable();

/** One member in one unit, a value for each of `Dates`. */
export const viewSeries = z.strictObject({
  ...namedOption.shape,
  Unit: z.enum(seriesUnits),
  Axis: z.enum(['volume', 'value', 'price', 'share']),
  Values: z.array(figure),
});
export type ViewSeries = z.output<typeof viewSeries>;

/** An origin with its part of a member's trade. */
const mainOrigin = z.strictObject({ ...namedOption.shape, Share: figure });

/** What is known of a member beside its figures; only what its dimension has. */
const traits = {
  /** Importers: province of registration, two digits. Importers and provinces have names in Name. */
  ProvinceCn: z.string().optional(),
  ProvinceEn: z.string().optional(),
  /** Importers: who owns them. */
  Ownership: z.enum(['state', 'private', 'foreign', 'joint']).nullable().optional(),
  /** Cuts: part of the carcase. Plants: exporter. Products: scope. */
  GroupCode: z.string().optional(),
  GroupCn: z.string().optional(),
  GroupEn: z.string().optional(),
  /** Cuts: item numbers of the trade. */
  AusMeat: z.string().nullable().optional(),
  /** Cuts of pork: the tariff line they come under. */
  HsCode: z.string().optional(),
  /** Products: import duty of the tariff line in percent, and pork's anti-dumping duty where one applies. */
  Duty: figure.optional(),
  DutyNoteCn: z.string().optional(),
  DutyNoteEn: z.string().optional(),
  /** Plants: origin and state, national number (null where names are hidden) and the status that counts today. */
  OriginCode: z.string().optional(),
  OriginCn: z.string().optional(),
  OriginEn: z.string().optional(),
  StateCn: z.string().nullable().optional(),
  StateEn: z.string().nullable().optional(),
  PlantNo: z.string().nullable().optional(),
  Status: z.string().nullable().optional(),
  StatusCn: z.string().nullable().optional(),
  StatusEn: z.string().nullable().optional(),
  /** Importers: plants they bought from. Exporters: plants that shipped. */
  Plants: z.int().optional(),
  /** The origins with most of the member's trade, largest first. */
  MainOrigins: z.array(mainOrigin).optional(),
  /** Customs districts: what stands there. */
  NoteCn: z.string().optional(),
  NoteEn: z.string().optional(),
};

/** Tonnes of `Volume` that the row's value in dollars (and unit value), or in yuan, leaves out; only where there are any. */
const unvalued = { MissingUsd: z.number().optional(), MissingCny: z.number().optional() };

/** A member's place in the whole answer. */
export const viewPattern = z.strictObject({
  Rank: z.int().min(1),
  ...namedOption.shape,
  Volume: figure,
  /** USD. */
  Value: figure,
  ValueCny: figure.optional(),
  UsdPerTonne: figure.optional(),
  Share: figure,
  /** Share of this and all larger members. */
  Cumulative: figure.optional(),
  Yoy: figure,
  ...unvalued,
  ...traits,
});
export type ViewPattern = z.output<typeof viewPattern>;

/** The sums of the whole answer, and of each of `Dates`. */
export const viewTotal = z.strictObject({
  Volume: figure,
  ValueUsd: figure,
  ValueCny: figure,
  UsdPerTonne: figure.optional(),
  /** Percent against the same months a year before (`Dict.YoySpans`); null where those are not all published. */
  Yoy: figure.optional(),
  Volumes: z.array(figure),
  ValuesUsd: z.array(figure),
  ValuesCny: z.array(figure),
  UnitValues: z.array(figure).optional(),
  /** Tonnes of each of `Dates` whose value in dollars, or in yuan, is not published; only where there are any. */
  MissingUsd: z.array(z.number()).optional(),
  MissingCny: z.array(z.number()).optional(),
});
export type ViewTotal = z.output<typeof viewTotal>;

/** How concentrated the trade is over the members of the view. */
const structure = z.strictObject({
  Members: z.int(),
  /** Share of the largest four, five and ten, percent. */
  Cr4: figure,
  Cr5: figure,
  Cr10: figure,
  /** Sum of squared shares, 0 to 10,000. */
  Hhi: figure,
  /** Plants with trade in the answer, and approved ones without. */
  Active: z.int().optional(),
  Idle: z.int().optional(),
  /** Members by size: tonnes from (included) and to (left out; null is open). */
  Bands: z.array(
    z.strictObject({
      From: z.number(),
      To: z.number().nullable(),
      Members: z.int(),
      Volume: figure,
      Share: figure,
    }),
  ),
});
export type ViewStructure = z.output<typeof structure>;

/** A country's use of its safeguard quota in a year. */
export const viewQuota = z.strictObject({
  ...namedOption.shape,
  Year: z.int(),
  /** Tonnes. */
  Quota: z.number(),
  /** By the count that holds: customs', or the official one where that has more; each by itself in `Counts`. */
  Used: figure,
  UsedPercent: figure,
  /** Tonnes used, by customs, by the end of each month January to December; null from the first month that is not published. */
  Cumulative: z.array(figure),
  /**
   * When the quota is full, `YYYY-MM-DD`; null: not within the year. Earliest to latest is the band of 80 %, central as likely before as
   * after. All three are the same day where a notice says so.
   */
  FillEarliest: day.nullable(),
  FillCentral: day.nullable(),
  FillLatest: day.nullable(),
  /** Percent chance that it is full by 31 December; null for all together, and where nothing came in yet. */
  FillChance: figure,
  FillRestsOn: z.enum(['notice', 'customs', 'projection']).nullable(),
  /** The ordinary duty with other duties as far as known, and with the surcharge; null for lines of many origins. */
  DutyInPercent: figure,
  DutyOverPercent: figure,
  /** False where another duty is in force and its rate is not known; all of them line by line. */
  OthersKnown: z.boolean(),
  Others: z.array(otherDutyField),
  /** Today, where it is in the year; the last day of a demonstration that has ended stands for it. */
  Today: day.nullable(),
  /** That last day, where it stands for today; else null. */
  DemoUntil: day.nullable(),
  /** Which duty applies today (in a past year: on its last day), by which rule; null for all together. */
  Ruling: rulingField.nullable(),
  /** Official notice and customs' count, each by itself. */
  Counts: quotaCountsField.nullable(),
  /** What was published of the use, the latest first; official notices and what others report. */
  Notices: z.array(noticeField),
  /** What is announced for the years after. */
  Later: z.array(z.strictObject({ Year: z.int(), Quota: z.number() })),
  SourceCn: z.string(),
  SourceEn: z.string(),
});
export type ViewQuota = z.output<typeof viewQuota>;

/** How the projection of quotas did when past years were replayed, each with what was known then. */
export const viewQuotaRecord = z.strictObject({
  Cases: z.int(),
  /** An origin's year; its cases share one outcome. */
  OriginYears: z.int(),
  FirstYear: z.int(),
  LastYear: z.int(),
  /** Percent of the outcomes that lay in the band of 80 %, with the 95 % interval. */
  Coverage: z.number(),
  CoverageLow: z.number(),
  CoverageHigh: z.number(),
  /** Mean width of the bands that have a day of the year, in days. */
  Width: z.number().nullable(),
  /** Mean pinball loss in days: ours, that of "the rest of the year as last year", and that of the rule which stood on the page before. */
  Loss: z.number(),
  LossSamePace: z.number(),
  LossBefore: z.number(),
  /** Of cargoes declared on days after each projection: mean squared error of the chance of being within the quota, and that of the yearly share in its place. */
  Cargoes: z.int(),
  Brier: z.number(),
  BrierYearlyShare: z.number(),
});
export type ViewQuotaRecord = z.output<typeof viewQuotaRecord>;

/** Least, greatest and mean of a month of the year over earlier years. */
const band = z.strictObject({
  Years: z.array(z.string()),
  Min: z.array(figure),
  Max: z.array(figure),
  Mean: z.array(figure),
});
export type ViewBand = z.output<typeof band>;

/** One side of a contrast. */
const side = z.strictObject({
  LabelCn: z.string(),
  LabelEn: z.string(),
  Volume: figure,
  /** What the side is of: its months, origins and scopes (empty: all origins). */
  StartDate: z.string(),
  EndDate: z.string(),
  Origin: z.array(z.string()),
  Type: z.array(z.string()),
});
export type ViewSide = z.output<typeof side>;

/** What stands under a view, and the parts that only some views have. */
export const viewDict = answerDict.extend({
  View: z.enum(viewCodes),
  TitleCn: z.string(),
  TitleEn: z.string(),
  /** True where the reader may not see names of companies and numbers of plants. */
  NamesHidden: z.boolean(),
  /** Items left of the reader's running trial; null where none is counted. */
  TrialLeft: z.int().min(0).nullable(),
  Structure: structure.optional(),
  Quotas: z.array(viewQuota).optional(),
  /** Beside `Quotas`. */
  QuotaRecord: viewQuotaRecord.optional(),
  Band: band.optional(),
  Sides: z.strictObject({ A: side, B: side }).optional(),
});
export type ViewDict = z.output<typeof viewDict>;

export const viewChart = z.strictObject({
  Dates: z.array(z.string()),
  Datas: z.array(viewSeries),
  Patterns: z.array(viewPattern),
  Total: viewTotal,
  Dict: viewDict,
});
export type ViewChart = z.output<typeof viewChart>;

/** A line of the table: a member, a period or a month of the year; sums over the periods of the answer, Ytd from January to its end. */
export const viewRow = z.strictObject({
  Rank: z.int().optional(),
  ...namedOption.shape,
  Volume: figure,
  /** Percent of the weight of the question; of the value where weights are not published; null where nothing came in. */
  Share: figure,
  /**
   * Percent against the same months a year before (`Dict.YoySpans`), in Two of the unit value; null where those are not all published, or
   * nothing came in.
   */
  Yoy: figure,
  Ytd: figure,
  YtdYoy: figure,
  ValueUsd: figure,
  ValueCny: figure,
  UsdPerTonne: figure,
  /** Tonnes in each of `Dates` of the chart: the small line in the row. */
  Trend: z.array(figure).optional(),
  /** A figure for each of `Dict.Members`: origins of Two (USD/t), years of Nine (t), sides of a contrast (t). */
  Values: z.array(figure).optional(),
  /** Two: where in `Values` an origin stands from which nothing came; left out where there is none. */
  Untraded: z.array(z.int()).optional(),
  /** Nothing came in in the months that the change on the year compares, though something did in the span. */
  YoyUntraded: z.literal(true).optional(),
  /** Contrasts: A less B, in tonnes and in percent of B; and the shares of both within their sides. */
  Difference: figure.optional(),
  DifferencePercent: figure.optional(),
  ShareA: figure.optional(),
  ShareB: figure.optional(),
  /** Nine: mean of the five years before, tonnes from January, percent of the quota used by the end of the month. */
  Mean: figure.optional(),
  Quota: figure.optional(),
  UsedPercent: figure.optional(),
  /** Nine, of one origin with a quota: when it would be full, as it looked at the end of the month; null: not within the year. */
  FillDate: day.nullable().optional(),
  FillEarliest: day.nullable().optional(),
  FillLatest: day.nullable().optional(),
  /** Origins with a figure of the answer that was changed since it was published; left out where there is none. */
  Revised: z.literal(true).optional(),
  ...unvalued,
  ...traits,
});
export type ViewRow = z.output<typeof viewRow>;

const column = z.strictObject({
  /** A member of the row, or `Values.<place>`. */
  Key: z.string(),
  TitleCn: z.string(),
  TitleEn: z.string(),
  Unit: z.string(),
  Align: z.enum(['start', 'end']),
});
export type ViewColumn = z.output<typeof column>;

export const viewTable = z.strictObject({
  Rows: z.array(viewRow),
  Total: total,
  Row: viewRow,
  Dict: viewDict.extend({
    Columns: z.array(column),
    /** What the `Values` of the rows are of. */
    Members: z.array(namedOption),
  }),
});
export type ViewTable = z.output<typeof viewTable>;

/** What happened to a plant while it traded. */
const statusEvent = z.strictObject({
  Date: day,
  Status: z.string(),
  StatusCn: z.string(),
  StatusEn: z.string(),
  NoteCn: z.string().nullable(),
  NoteEn: z.string().nullable(),
});
export type StatusEvent = z.output<typeof statusEvent>;

/** One company or plant over time: rank and share among those of its origin (exporters) or of all (importers). */
const trendRow = z.strictObject({
  Period: z.string(),
  Volume: figure,
  Yoy: figure,
  Share: figure,
  UsdPerTonne: figure,
  Rank: z.int().nullable(),
  Events: z.array(statusEvent),
});
export type TrendRow = z.output<typeof trendRow>;

export const companyTrend = z.strictObject({
  Dates: z.array(z.string()),
  /** Volume, unit value and share over time. */
  Datas: z.array(viewSeries),
  /** Origins of an importer, plants of an exporter, cuts of a plant, largest first. */
  Patterns: z.array(viewPattern),
  Rows: z.array(trendRow),
  Total: z.int(),
  Row: viewRow,
  Dict: answerDict.extend({
    Company: z.strictObject({ ...namedOption.shape, ...traits, Kind: z.enum(['exporter', 'plant', 'importer']) }),
    NamesHidden: z.boolean(),
    /** As in `viewDict`. */
    TrialLeft: z.int().min(0).nullable(),
    Events: z.array(statusEvent),
  }),
});
export type CompanyTrend = z.output<typeof companyTrend>;
