import { z } from 'zod';
import { codeList, day, isEn, moment, namedOption, userId } from '../fields.ts';
import { modules } from '../members/access.ts';
import { lockReasonField } from '../lock-field.ts';
import { isMonth, periodKinds } from './period.ts';
import { factSources, lockableFields, weightBases } from './trade-codes.ts';
import { viewCodes } from './views.ts';

/** `YYYY-MM`, or empty where it is left open. */
const monthOrOpen = z
  .string()
  .trim()
  .max(7)
  .refine((text) => text === '' || isMonth(text), { error: 'month' })
  .default('');

/** Fields of every data view (specification section 3) and our own. Empty means all; several codes are joined with `|`. */
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
  /** Figures as published by that day; empty: as they are now. */
  AsPublishedOn: z.union([day, z.literal('')]).default(''),
  /** Weight as shipped, or carcase weight (scope beef only). */
  Weight: z.enum(weightBases).default('product'),
  /** Exporter (`E12`) or importer (`I7`): subject of the trends, and filter of Five and Seven. */
  Company: codeList,
  /** For GetOptionData: the view to list choices for; empty: Beef One. */
  View: z.union([z.enum(viewCodes), z.literal('')]).default(''),
});
export type DataQuestion = z.output<typeof dataQuestion>;

/** Compares two periods (A first; without B the same months a year before) or two sides of one period. */
export const contrastQuestion = dataQuestion.extend({
  /** Start and end of A, then of B; empty: StartDate to EndDate against a year before. */
  Dates: z.union([z.tuple([monthOrOpen, monthOrOpen, monthOrOpen, monthOrOpen]), z.tuple([])]).default([]),
  /** Side B of FourContrast; empty: the second largest origin against the largest. */
  OtherOrigin: codeList,
  OtherType: codeList,
});
export type ContrastQuestion = z.output<typeof contrastQuestion>;

export const sourceOption = namedOption.extend({
  Demo: z.boolean(),
  Periods: z.array(z.enum(periodKinds)),
  From: z.string(),
  To: z.string(),
});
export type SourceOption = z.output<typeof sourceOption>;

/** `Also` are other spellings from the analysts' dictionaries, which it is found by too. */
const spelledOption = namedOption.extend({ Also: z.array(z.string()).optional() });

/** Given on the first call only. */
export const optionLists = z.strictObject({
  Origins: z.array(spelledOption),
  Types: z.array(namedOption),
  Storages: z.array(namedOption),
  Sources: z.array(sourceOption),
  Periods: z.array(namedOption),
  /** Cuts with trade, with their part of the carcase; empty where the view has no such filter. */
  Cuts: z.array(spelledOption.extend({ GroupCode: z.string(), GroupCn: z.string(), GroupEn: z.string() })),
  /** Plants with trade; no numbers where names are hidden, empty where the view has no such filter or is locked. */
  Plants: z.array(namedOption.extend({ OriginCode: z.string() })),
});
export type OptionLists = z.output<typeof optionLists>;

/** The effective selection, including what the server chose itself. */
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
  /** Tariff codes the source has facts for; fewer than the scope's where the file held fewer. */
  HsCodes: z.array(z.string()),
  /** False where the source lacks some lines of the scope; the title then names those it has. */
  Complete: z.boolean(),
});

/** Notes shown under every view: scope, source, last update, marks, limit, locks. */
export const answerDict = z.strictObject({
  Scope: scope,
  /** Null where no source has facts for the question. */
  Source: z.enum(factSources).nullable(),
  SourceNameCn: z.string(),
  SourceNameEn: z.string(),
  /** Publication day and loading time of the latest vintage used. */
  PublishedOn: day.nullable(),
  UpdatedAt: moment.nullable(),
  Demo: z.boolean(),
  /** Latest published month of the source: pickers disable what is later. */
  DataLimit: z.string().nullable(),
  /** First published month of the source that this reader may see. */
  DataStart: z.string().nullable(),
  /** Periods of the answer that the next release may still correct. */
  Provisional: z.array(z.string()),
  /** Periods of the answer with unpublished months, whose sums are incomplete. */
  Partial: z.array(z.string()),
  /** Periods of the answer with dollars we converted from yuan, at least partly, by customs' monthly rate. */
  Converted: z.array(z.string()),
  /** Periods with values that are, at least partly, shares of a published sum, split by the other currency or by weight. */
  Apportioned: z.array(z.string()),
  /** Cells with trade but no published weight; sums leave them out. */
  MissingVolumes: z.int().min(0),
  /** Tonnes without a published value in the currency, not in sums of value or unit values; 0 if none, or no such currency. */
  MissingUsd: z.number().min(0),
  MissingCny: z.number().min(0),
  /** Periods within the answer without published figures; sums leave them out. */
  Unpublished: z.array(z.string()),
  /** Periods of the answer with a published figure that was changed since; see `GetRevisedFigures`. */
  Revised: z.array(z.string()),
  /** Months compared year on year: the span or its last twelve months, and the same a year before; absent without such change. */
  YoySpans: z
    .strictObject({ From: z.string(), To: z.string(), BeforeFrom: z.string(), BeforeTo: z.string() })
    .optional(),
  /** Fields emptied by a lock; empty where all is open. */
  Locked: z.array(z.enum(lockableFields)),
  /** Periods before this month are hidden from this reader; null where all is open. */
  LockedBefore: z.string().nullable(),
  /** Requested periods hidden from this reader; empty where no span was named. */
  LockedPeriods: z.array(z.string()),
  /** Requested months where a lock, or what is published, shortens them to those of Selection; not HasOpen where a lock leaves none; else null. */
  Requested: z.strictObject({ StartDate: z.string(), EndDate: z.string(), HasOpen: z.boolean() }).nullable(),
  LockedModule: z.enum(modules).nullable(),
  LockedReason: lockReasonField.nullable(),
  /** Sources that can answer this question, the best first. */
  Sources: z.array(sourceOption),
  Selection: selection,
  Options: optionLists.optional(),
});
export type AnswerDict = z.output<typeof answerDict>;
