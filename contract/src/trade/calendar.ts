import { z } from 'zod';
import { day, isEn, total } from '../fields.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';
import { factSources, releaseKinds } from './trade-codes.ts';

/** A release that is to come. */
export const releaseRow = z.strictObject({
  Kind: z.enum(releaseKinds),
  TitleCn: z.string(),
  TitleEn: z.string(),
  Source: z.enum(factSources),
  SourceNameCn: z.string(),
  SourceNameEn: z.string(),
  /** The day, `YYYY-MM-DD`, or where only the month can be said, `YYYY-MM`. */
  Date: z.string(),
  /** First and last month of the figures, `YYYY-MM`. */
  PeriodFrom: z.string(),
  PeriodTo: z.string(),
  /** Computed by rule, not announced. */
  Expected: z.boolean(),
  /** Days from today; null where only the month can be said. */
  Days: z.int().min(0).nullable(),
});
export type ReleaseRow = z.output<typeof releaseRow>;

/** A release whose day has passed and whose figures are not loaded. */
const overdueRelease = releaseRow.extend({
  /** Days from today, below zero; null where only the month can be said. */
  Days: z.int().nullable(),
});

/** The latest that a source has given us. */
const latest = z.strictObject({
  Source: z.enum(factSources),
  NameCn: z.string(),
  NameEn: z.string(),
  Demo: z.boolean(),
  PublishedOn: day,
  To: z.string(),
});
export type LatestRelease = z.output<typeof latest>;

/** The releases of the rest of this year and of the next. */
export const getTradeCalendar = defineOperation({
  name: 'GetTradeCalendar',
  summary:
    'Publication calendar: Rows has the releases of the rest of this year and the next, Row the next one with a day, List the latest of each source, Dict.Overdue those of the past twelve months whose figures are not loaded',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({ isEn }),
  output: z.strictObject({
    Rows: z.array(releaseRow),
    Total: total,
    Row: releaseRow,
    List: z.array(latest),
    /** Today in Shanghai. */
    Dict: z.strictObject({ Today: day, Overdue: z.array(overdueRelease) }),
  }),
});
