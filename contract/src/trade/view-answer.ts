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

const figure = z.number().nullable();

/** One member in one unit, with a value for each of `Dates`. */
export const viewSeries = z.strictObject({
  ...namedOption.shape,
  Unit: z.enum(seriesUnits),
  Axis: z.enum(['volume', 'value', 'price', 'share']),
  Values: z.array(figure),
});
export type ViewSeries = z.output<typeof viewSeries>;

const mainOrigin = z.strictObject({ ...namedOption.shape, Share: figure });

/** Details of a member; only those that apply to its dimension. */
const traits = {
  /** Importers: province of registration, two digits. Names of importers and provinces are in Name. */
  ProvinceCn: z.string().optional(),
  ProvinceEn: z.string().optional(),
  Ownership: z.enum(['state', 'private', 'foreign', 'joint']).nullable().optional(),
  /** Cuts: part of the carcase. Plants: exporter. Products: scope. */
  GroupCode: z.string().optional(),
  GroupCn: z.string().optional(),
  GroupEn: z.string().optional(),
  AusMeat: z.string().nullable().optional(),
  HsCode: z.string().optional(),
  /** Products: import duty in percent, and pork's anti-dumping duty where one applies. */
  Duty: figure.optional(),
  DutyNoteCn: z.string().optional(),
  DutyNoteEn: z.string().optional(),
  /** Plants: origin and state, national number (null where names are hidden) and status today. */
  OriginCode: z.string().optional(),
  OriginCn: z.string().optional(),
  OriginEn: z.string().optional(),
  StateCn: z.string().nullable().optional(),
  StateEn: z.string().nullable().optional(),
  PlantNo: z.string().nullable().optional(),
  Status: z.string().nullable().optional(),
  StatusCn: z.string().nullable().optional(),
  StatusEn: z.string().nullable().optional(),
  /** Importers: number of plants bought from. Exporters: number of plants that shipped. */
  Plants: z.int().optional(),
  /** Origins with most of the member's trade, largest first. */
  MainOrigins: z.array(mainOrigin).optional(),
  /** Customs districts: where their cold stores mostly are. */
  NoteCn: z.string().optional(),
  NoteEn: z.string().optional(),
};

/** No trade in the months of the year-on-year comparison, though there was some in the span. */
const yoyUntraded = z.literal(true).optional();

/** Tonnes of `Volume` not in the row's value in dollars (and unit value), or in yuan; absent where none. */
const unvalued = { MissingUsd: z.number().optional(), MissingCny: z.number().optional() };

export const viewPattern = z.strictObject({
  Rank: z.int().min(1),
  ...namedOption.shape,
  Volume: figure,
  /** USD. */
  Value: figure,
  ValueCny: figure.optional(),
  UsdPerTonne: figure.optional(),
  Share: figure,
  /** Share of this and all larger members together. */
  Cumulative: figure.optional(),
  Yoy: figure,
  YoyUntraded: yoyUntraded,
  ...unvalued,
  ...traits,
});
export type ViewPattern = z.output<typeof viewPattern>;

export const viewTotal = z.strictObject({
  Volume: figure,
  ValueUsd: figure,
  ValueCny: figure,
  UsdPerTonne: figure.optional(),
  /** Percent against the same months a year before (`Dict.YoySpans`); null where those are not all published. */
  Yoy: figure.optional(),
  YoyUntraded: yoyUntraded,
  Volumes: z.array(figure),
  ValuesUsd: z.array(figure),
  ValuesCny: z.array(figure),
  UnitValues: z.array(figure).optional(),
  /** Tonnes of each of `Dates` without a published value in dollars, or in yuan; absent where none. */
  MissingUsd: z.array(z.number()).optional(),
  MissingCny: z.array(z.number()).optional(),
});
export type ViewTotal = z.output<typeof viewTotal>;

const shares = {
  /** Share of the four largest members, percent; Cr5 and Cr10 alike. */
  Cr4: figure,
  Cr5: figure,
  Cr10: figure,
  /** Sum of squared shares, 0 to 10,000. */
  Hhi: figure,
};

const structure = z.strictObject({
  Members: z.int(),
  ...shares,
  /** One for each of the chart's `Dates`; all null where nothing of the period is published. */
  Periods: z.array(z.strictObject({ Members: z.int().nullable(), ...shares })),
  /** Plants with trade in the answer, and approved ones without. */
  Active: z.int().optional(),
  Idle: z.int().optional(),
  /** Members by size in tonnes: from (included) to (excluded; null is open). */
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

export const viewQuota = z.strictObject({
  ...namedOption.shape,
  Year: z.int(),
  /** Tonnes. */
  Quota: z.number(),
  /** Customs' count, or the official one where that is higher; both are in `Counts`. */
  Used: figure,
  UsedPercent: figure,
  /** Tonnes by customs' count at the end of each month, January first; null from the first unpublished month. */
  Cumulative: z.array(figure),
  /** `YYYY-MM-DD`; null: not within the year. Earliest to latest is the 80 % band; all equal where a notice names the day. */
  FillEarliest: day.nullable(),
  FillCentral: day.nullable(),
  FillLatest: day.nullable(),
  /** Percent chance of being full by 31 December; null for the total, and where nothing has been imported yet. */
  FillChance: figure,
  FillRestsOn: z.enum(['notice', 'customs', 'projection']).nullable(),
  /** Ordinary duty with other known duties, and the same with the surcharge; null for lines of many origins. */
  DutyInPercent: figure,
  DutyOverPercent: figure,
  /** False where another duty in force has an unknown rate; `Others` lists all of them. */
  OthersKnown: z.boolean(),
  Others: z.array(otherDutyField),
  /** Today if in the year, or the last day of a demonstration that has ended; else null. */
  Today: day.nullable(),
  /** Last day of the demonstration where it stands in for today; else null. */
  DemoUntil: day.nullable(),
  /** Duty applicable today (in a past year: on its last day) and the rule; null for the total. */
  Ruling: rulingField.nullable(),
  /** Official notice and customs' count, separately. */
  Counts: quotaCountsField.nullable(),
  /** Official notices and reports by others, the latest first. */
  Notices: z.array(noticeField),
  Later: z.array(z.strictObject({ Year: z.int(), Quota: z.number() })),
  SourceCn: z.string(),
  SourceEn: z.string(),
});
export type ViewQuota = z.output<typeof viewQuota>;

/** Backtest of the quota projection on past years, each with what was known then. */
export const viewQuotaRecord = z.strictObject({
  Cases: z.int(),
  /** Pairs of origin and year; cases of one pair share one outcome. */
  OriginYears: z.int(),
  FirstYear: z.int(),
  LastYear: z.int(),
  /** Percent of outcomes within the 80 % band, with the 95 % interval. */
  Coverage: z.number(),
  CoverageLow: z.number(),
  CoverageHigh: z.number(),
  /** Mean width in days of the bands that have a day of the year. */
  Width: z.number().nullable(),
  /** Mean pinball loss in days: ours, "the rest of the year as last year", and the rule used before. */
  Loss: z.number(),
  LossSamePace: z.number(),
  LossBefore: z.number(),
  /** Cargoes: Brier score of the chance of entering within the quota, and that of the yearly share in its place. */
  Cargoes: z.int(),
  Brier: z.number(),
  BrierYearlyShare: z.number(),
});
export type ViewQuotaRecord = z.output<typeof viewQuotaRecord>;

/** Minimum, maximum and mean of each month over earlier years. */
const band = z.strictObject({
  Years: z.array(z.string()),
  Min: z.array(figure),
  Max: z.array(figure),
  Mean: z.array(figure),
});
export type ViewBand = z.output<typeof band>;

const side = z.strictObject({
  LabelCn: z.string(),
  LabelEn: z.string(),
  Volume: figure,
  /** Months, origins and scopes of the side; empty: all origins. */
  StartDate: z.string(),
  EndDate: z.string(),
  Origin: z.array(z.string()),
  Type: z.array(z.string()),
});
export type ViewSide = z.output<typeof side>;

/** Notes shown under a view, and parts that only some views have. */
export const viewDict = answerDict.extend({
  View: z.enum(viewCodes),
  TitleCn: z.string(),
  TitleEn: z.string(),
  /** True if the reader may not see company names and plant numbers. */
  NamesHidden: z.boolean(),
  /** Items left in the reader's running trial; null where none is counted. */
  TrialLeft: z.int().min(0).nullable(),
  Structure: structure.optional(),
  Quotas: z.array(viewQuota).optional(),
  /** Present with `Quotas`. */
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

/** A member, a period or a month of the year; sums cover the answer's periods, Ytd runs from January to its end. */
export const viewRow = z.strictObject({
  Rank: z.int().optional(),
  ...namedOption.shape,
  Volume: figure,
  /** Percent of weight, or of value where weights are unpublished; null where nothing was imported. */
  Share: figure,
  /** Percent against a year before (`Dict.YoySpans`), in Two of the unit value; null if months are unpublished or without trade. */
  Yoy: figure,
  Ytd: figure,
  YtdYoy: figure,
  ValueUsd: figure,
  ValueCny: figure,
  UsdPerTonne: figure,
  /** Tonnes in each of the chart's `Dates`, for the row's sparkline. */
  Trend: z.array(figure).optional(),
  /** A figure for each of `Dict.Members`: origins of Two (USD/t), years of Nine (t), sides of a contrast (t). */
  Values: z.array(figure).optional(),
  /** Two: indices in `Values` of origins without trade; absent where none. */
  Untraded: z.array(z.int()).optional(),
  YoyUntraded: yoyUntraded,
  /** Contrasts: A minus B in tonnes and in percent of B, and the shares of both within their sides. */
  Difference: figure.optional(),
  DifferencePercent: figure.optional(),
  ShareA: figure.optional(),
  ShareB: figure.optional(),
  /** Nine: mean of the five years before, tonnes from January, percent of the quota used at the end of the month. */
  Mean: figure.optional(),
  Quota: figure.optional(),
  UsedPercent: figure.optional(),
  /** Nine, one origin with a quota: projected day of filling as of the month's end; null: not within the year. */
  FillDate: day.nullable().optional(),
  FillEarliest: day.nullable().optional(),
  FillLatest: day.nullable().optional(),
  /** True for an origin with a figure changed since it was published; else absent. */
  Revised: z.literal(true).optional(),
  ...unvalued,
  ...traits,
});
export type ViewRow = z.output<typeof viewRow>;

const column = z.strictObject({
  /** A field of the row, or `Values.<index>`. */
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
    Members: z.array(namedOption),
  }),
});
export type ViewTable = z.output<typeof viewTable>;

const statusEvent = z.strictObject({
  Date: day,
  Status: z.string(),
  StatusCn: z.string(),
  StatusEn: z.string(),
  NoteCn: z.string().nullable(),
  NoteEn: z.string().nullable(),
});
export type StatusEvent = z.output<typeof statusEvent>;

/** A company or plant over time; rank and share are among those of its origin (exporters) or all (importers). */
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
  Datas: z.array(viewSeries),
  /** Origins of an importer, plants of an exporter, cuts of a plant; largest first. */
  Patterns: z.array(viewPattern),
  Rows: z.array(trendRow),
  Total: z.int(),
  Row: viewRow,
  Dict: answerDict.extend({
    Company: z.strictObject({ ...namedOption.shape, ...traits, Kind: z.enum(['exporter', 'plant', 'importer']) }),
    NamesHidden: z.boolean(),
    TrialLeft: z.int().min(0).nullable(),
    Events: z.array(statusEvent),
  }),
});
export type CompanyTrend = z.output<typeof companyTrend>;
