import { z } from 'zod';
import { calendarDay, moment } from '../wire/calendar-day.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';
import { factSources, publicationKinds } from './trade-codes.ts';

/** Tonnes, USD and CNY of what a revision speaks for; null where the figures have no such unit. */
const totals = z.strictObject({
  Tonnes: z.number().nullable(),
  ValueUsd: z.number().nullable(),
  ValueCny: z.number().nullable(),
});
export type RevisionTotals = z.output<typeof totals>;

/** How many cells (period, origin and tariff code; for quotas and rates, rows) were new, changed, the same, gone, or behind later figures. */
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

/** One publication that was loaded. */
export const revisionRow = z.strictObject({
  Id: z.int(),
  Kind: z.enum(publicationKinds),
  /** Where the figures come from; of quotas and rates the kind says it. */
  Source: z.enum(factSources).nullable(),
  SourceNameCn: z.string(),
  SourceNameEn: z.string(),
  Demo: z.boolean(),
  /** Months `YYYY-MM` or years `YYYY`. */
  PeriodFrom: z.string(),
  PeriodTo: z.string(),
  PublishedOn: calendarDay,
  LoadedAt: moment,
  /** Rows stored. */
  Facts: z.int().min(0),
  HsCodes: z.array(z.string()),
  /** Origins that it speaks for; empty: all. */
  Origins: z.array(z.strictObject({ Code: z.string(), NameCn: z.string(), NameEn: z.string() })),
  /** False once later publications speak for all of it; it stays readable as published on its day. */
  Current: z.boolean(),
  /** Null where nothing was compared: generated figures. */
  Changes: changes.nullable(),
});
export type RevisionRow = z.output<typeof revisionRow>;

/** The log of publications, the one loaded last first. */
export const getTradeRevisions = defineOperation({
  name: 'GetTradeRevisions',
  summary: 'Revision log: each publication that was loaded, what it covers, and what it changed against the one before',
  access: publicAccess,
  cached: true,
  input: z.strictObject({
    isEn: z.boolean().default(false),
    /** Empty: all. */
    Source: z.union([z.enum(factSources), z.enum(['quotas', 'rates']), z.literal('')]).default(''),
    Page: z.int().min(1).max(10_000).default(1),
    PageSize: z.int().min(1).max(50).default(20),
  }),
  output: z.strictObject({ Rows: z.array(revisionRow), Total: z.int().min(0) }),
});
