import { z } from 'zod';
import { codeList, day, isEn, moment, namedOption, userId } from '../fields.ts';
import { modules } from '../members/access.ts';
import { lockReasonField } from '../lock-field.ts';
import { isMonth, periodKinds } from './period.ts';
import { factSources, lockableFields, weightBases } from './trade-codes.ts';
import { viewCodes } from './views.ts';

/** A month `YYYY-MM`, or an empty text where it is left open. */
const monthOrOpen = z
  .string()
  .trim()
  .max(7)
  .refine((text) => text === '' || isMonth(text), { error: 'month' })
  .default('');

/**
 * What every data view is asked with (specification section 3), and ours: Source, Period, AsPublishedOn, Weight, Company, View. An
 * empty text means all; several codes are joined with `|`.
 */
export const dataQuestion = z.strictObject({
  isEn,
  UserID: userId,
  LanguageCode: z.string().max(16).optional(),
  /** True on the first call of a page: the server chooses the period and adds the option lists. */
  IsFirst: z.boolean().default(false),
  Origin: codeList,
  Type: codeList,
  Storage: codeList,
  PlantNo: codeList,
  Cuts: codeList,
  StartDate: monthOrOpen,
  EndDate: monthOrOpen,
  Source: z.union([z.enum(factSources), z.literal('')]).default(''),
  Period: z.enum(periodKinds).default('month'),
  /** A day: the figures as they had been published by then. Empty: as they stand now. */
  AsPublishedOn: z.union([day, z.literal('')]).default(''),
  /** Weights as shipped, or in carcase weight (scope beef only). */
  Weight: z.enum(weightBases).default('product'),
  /** An exporter (`E12`) or importer (`I7`): the trends' subject, and a filter of Five and Seven. */
  Company: codeList,
  /** For GetOptionData: the view whose choices are asked for; empty: Beef One. */
  View: z.union([z.enum(viewCodes), z.literal('')]).default(''),
});
export type DataQuestion = z.output<typeof dataQuestion>;

/** A question of the contrasts: two periods (A first; B left out: the same months a year before), or two sides of one. */
export const contrastQuestion = dataQuestion.extend({
  /** Start and end of A, start and end of B. Empty: StartDate to EndDate against a year before. */
  Dates: z.union([z.tuple([monthOrOpen, monthOrOpen, monthOrOpen, monthOrOpen]), z.tuple([])]).default([]),
  /** Side B of FourContrast; empty: the second largest origin against the largest. */
  OtherOrigin: codeList,
  OtherType: codeList,
});
export type ContrastQuestion = z.output<typeof contrastQuestion>;

/** A source that has facts for the view. */
export const sourceOption = namedOption.extend({
  Demo: z.boolean(),
  /** The kinds of period it can answer. */
  Periods: z.array(z.enum(periodKinds)),
  From: z.string(),
  To: z.string(),
});
export type SourceOption = z.output<typeof sourceOption>;

/** A choice that may have other spellings, which analysts added to the dictionaries: it is found by them too. */
const spelledOption = namedOption.extend({ Also: z.array(z.string()).optional() });

/** What a reader can choose from; given on the first call. */
export const optionLists = z.strictObject({
  Origins: z.array(spelledOption),
  Types: z.array(namedOption),
  Storages: z.array(namedOption),
  Sources: z.array(sourceOption),
  Periods: z.array(namedOption),
  /** Cuts that have trade, with the part of the carcase they come from; empty where the view has no such filter. */
  Cuts: z.array(spelledOption.extend({ GroupCode: z.string(), GroupCn: z.string(), GroupEn: z.string() })),
  /** Plants that have trade, with their origin; without numbers where names are hidden, empty where the view has no such filter or is locked. */
  Plants: z.array(namedOption.extend({ OriginCode: z.string() })),
});
export type OptionLists = z.output<typeof optionLists>;

/** What was asked in the end, with all that the server chose itself. */
export const selection = z.strictObject({
  Origin: z.array(z.string()),
  Type: z.array(z.string()),
  Storage: z.array(z.string()),
  PlantNo: z.array(z.string()),
  Cuts: z.array(z.string()),
  Company: z.array(z.string()),
  Weight: z.enum(weightBases),
  StartDate: z.string(),
  EndDate: z.string(),
  Source: z.union([z.enum(factSources), z.literal('')]),
  Period: z.enum(periodKinds),
  AsPublishedOn: z.string(),
});
export type Selection = z.output<typeof selection>;

/** What the figures cover, with the title that charts, tables and files carry. */
const scope = z.strictObject({
  Code: z.string(),
  TitleCn: z.string(),
  TitleEn: z.string(),
  /** The tariff codes the source has facts for; fewer than the scope's own where the file held fewer. */
  HsCodes: z.array(z.string()),
  /** False where the source lacks some tariff lines of the scope: the title names the lines it has. */
  Complete: z.boolean(),
});

/** What stands under every view: scope, source, last update, marks, limit, locks. */
export const answerDict = z.strictObject({
  Scope: scope,
  /** Null where no source has facts for the question. */
  Source: z.enum(factSources).nullable(),
  SourceNameCn: z.string(),
  SourceNameEn: z.string(),
  /** When the latest vintage behind the answer was published (day) and loaded (moment). */
  PublishedOn: day.nullable(),
  UpdatedAt: moment.nullable(),
  Demo: z.boolean(),
  /** Latest published month of the source: pickers disable what is later. */
  DataLimit: z.string().nullable(),
  /** First published month of the source that this reader may see. */
  DataStart: z.string().nullable(),
  /** The periods of the answer that the next release may still correct. */
  Provisional: z.array(z.string()),
  /** The periods of the answer whose sum holds only the published part of their months. */
  Partial: z.array(z.string()),
  /** The periods of the answer whose dollars, at least in part, we converted from yuan by the customs rate of the month. */
  Converted: z.array(z.string()),
  /** The periods of the answer in which values, at least in part, are shares of a published sum, by value in the other currency or weight. */
  Apportioned: z.array(z.string()),
  /** Cells with trade whose weight is not published: sums leave them out. */
  MissingVolumes: z.int().min(0),
  /**
   * Tonnes of the answer whose value in dollars, or in yuan, is not published: sums of value leave them out, and unit values are of the
   * rest. 0 where nothing is left out, or where the source has no values in the currency at all.
   */
  MissingUsd: z.number().min(0),
  MissingCny: z.number().min(0),
  /** The periods between the first and the last of the answer for which nothing is published: sums are of the others. */
  Unpublished: z.array(z.string()),
  /** The periods of the answer in which a published figure was changed since; `GetRevisedFigures` says how. */
  Revised: z.array(z.string()),
  /**
   * What the changes on the year of whole spans compare, in months: the span, of a longer one its last twelve months, and the same a year
   * before. Left out where there is no such change.
   */
  YoySpans: z
    .strictObject({ From: z.string(), To: z.string(), BeforeFrom: z.string(), BeforeTo: z.string() })
    .optional(),
  /** Fields that a lock has emptied; empty where all is open. */
  Locked: z.array(z.enum(lockableFields)),
  /** Periods before this month are left out for this reader; null where all is open. */
  LockedBefore: z.string().nullable(),
  /** Periods of the span asked for that are left out for this reader; empty where no span was named. */
  LockedPeriods: z.array(z.string()),
  /** The span asked for, in months, where a lock cuts it to that of Selection, or leaves nothing open of it; else null. */
  Requested: z.strictObject({ StartDate: z.string(), EndDate: z.string(), HasOpen: z.boolean() }).nullable(),
  LockedModule: z.enum(modules).nullable(),
  LockedReason: lockReasonField.nullable(),
  /** The sources that can answer this question, the best first. */
  Sources: z.array(sourceOption),
  Selection: selection,
  Options: optionLists.optional(),
});
export type AnswerDict = z.output<typeof answerDict>;
