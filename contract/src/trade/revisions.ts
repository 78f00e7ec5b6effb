import { z } from 'zod';
import { day, isEn, moment, namedOption, paging, pagingBy, total } from '../fields.ts';
import { maxInteger } from '../wire/integer.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';
import { isMonth } from './period.ts';
import { factSources, publicationKinds } from './trade-codes.ts';

/** Tonnes, USD and CNY covered by a revision; null where the figures have no such unit. */
const totals = z.strictObject({
  Tonnes: z.number().nullable(),
  ValueUsd: z.number().nullable(),
  ValueCny: z.number().nullable(),
});
export type RevisionTotals = z.output<typeof totals>;

/** Numbers of cells (period, origin and tariff code; for quotas and rates, rows); Hidden are superseded by later figures. */
const changes = z.strictObject({
  Added: z.int().min(0),
  Changed: z.int().min(0),
  Same: z.int().min(0),
  Gone: z.int().min(0),
  Hidden: z.int().min(0),
  Before: totals,
  After: totals,
});
export type RevisionChanges = z.output<typeof changes>;

export const revisionRow = z.strictObject({
  Id: z.int(),
  Kind: z.enum(publicationKinds),
  /** Null for quotas and rates. */
  Source: z.enum(factSources).nullable(),
  SourceNameCn: z.string(),
  SourceNameEn: z.string(),
  Demo: z.boolean(),
  /** Months `YYYY-MM` or years `YYYY`. */
  PeriodFrom: z.string(),
  PeriodTo: z.string(),
  PublishedOn: day,
  LoadedAt: moment,
  Facts: z.int().min(0),
  HsCodes: z.array(z.string()),
  /** Origins covered; empty: all. */
  Origins: z.array(namedOption),
  /** False once fully superseded; it stays readable as published on its day. */
  Current: z.boolean(),
  /** Null where nothing was compared: generated figures. */
  Changes: changes.nullable(),
  /** Number of published figures it changed, as in `GetRevisedFigures`; null where that was not recorded. */
  Revised: z.int().min(0).nullable(),
});
export type RevisionRow = z.output<typeof revisionRow>;

/** Figures of a period, an origin and a group of goods that a publication changed. */
const revisedFigure = z.strictObject({
  /** `Id` of the publication. */
  RevisionID: z.int(),
  Source: z.enum(factSources),
  PublishedOn: day,
  LoadedAt: moment,
  /** A month `YYYY-MM` or a year. */
  Period: z.string(),
  Code: z.string(),
  NameCn: z.string(),
  NameEn: z.string(),
  GroupCode: z.string(),
  GroupCn: z.string(),
  GroupEn: z.string(),
  /** All parts are null where Locked. */
  Before: totals,
  After: totals,
  /** Change of the weight; where that is unchanged, of the value in USD, else in CNY. Null where none has both figures. */
  Percent: z.number().nullable(),
  /** True: the figures are for members of the data section only. */
  Locked: z.boolean(),
});
export type RevisedFigure = z.output<typeof revisedFigure>;

const month = z.union([z.string().refine(isMonth, { error: 'month' }), z.literal('')]).default('');

export const getRevisedFigures = defineOperation({
  name: 'GetRevisedFigures',
  summary:
    'Figures that were published and are others now, by period, origin and group of goods: of one publication (RevisionID), or the ' +
    'history of figures (Source, Origin, months); the change made last first. What is new is not among them.',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({
    isEn,
    /** 0: all. */
    RevisionID: z.int().min(0).max(maxInteger).default(0),
    /** Empty: all. */
    Source: z.union([z.enum(factSources), z.literal('')]).default(''),
    /** Origins joined with `|`; empty: all. */
    Origin: z.string().trim().max(400).default(''),
    StartDate: month,
    EndDate: month,
    ...pagingBy(50),
  }),
  output: z.strictObject({ Rows: z.array(revisedFigure), Total: total }),
});

export const getTradeRevisions = defineOperation({
  name: 'GetTradeRevisions',
  summary: 'Revision log: each publication that was loaded, what it covers, and what it changed against the one before',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({
    isEn,
    /** Empty: all. */
    Source: z.union([z.enum(factSources), z.enum(['quotas', 'rates']), z.literal('')]).default(''),
    ...paging,
  }),
  output: z.strictObject({ Rows: z.array(revisionRow), Total: total }),
});
