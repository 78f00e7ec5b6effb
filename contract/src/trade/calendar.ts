import { z } from 'zod';
import { day, isEn, total } from '../fields.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';
import { factSources, releaseKinds } from './trade-codes.ts';

export const releaseRow = z.strictObject({
  Kind: z.enum(releaseKinds),
  TitleCn: z.string(),
  TitleEn: z.string(),
  Source: z.enum(factSources),
  SourceNameCn: z.string(),
  SourceNameEn: z.string(),
  /** `YYYY-MM-DD`, or `YYYY-MM` where only the month is known. */
  Date: z.string(),
  /** First and last month of the figures, `YYYY-MM`. */
  PeriodFrom: z.string(),
  PeriodTo: z.string(),
  /** Computed by rule, not announced. */
  Expected: z.boolean(),
  /** Days from today; null where only the month is known. */
  Days: z.int().min(0).nullable(),
});
export type ReleaseRow = z.output<typeof releaseRow>;

const overdueRelease = releaseRow.extend({
  /** Days from today, negative; null where only the month is known. */
  Days: z.int().nullable(),
});

const latest = z.strictObject({
  Source: z.enum(factSources),
  NameCn: z.string(),
  NameEn: z.string(),
  Demo: z.boolean(),
  PublishedOn: day,
  To: z.string(),
});
export type LatestRelease = z.output<typeof latest>;

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
