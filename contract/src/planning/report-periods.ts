import { z } from 'zod';
import { day, moment } from '../fields.ts';
import { articleStages } from '../news/desk/stages.ts';
import { reportTypes } from '../news/sections.ts';
import { marketReportStates } from '../prices/week-codes.ts';
import { defineOperation, staffAccess } from '../wire/operation.ts';
import { newsletterStates } from '../newsletter/desk/newsletter-rule.ts';

export const reportPeriodRow = z.strictObject({
  PeriodStart: day,
  PeriodEnd: day,
  /** Report articles whose period ends in it; a null title means no text in that edition. */
  Reports: z.array(
    z.strictObject({
      ArticleID: z.int(),
      Stage: z.enum(articleStages),
      TitleCn: z.string().nullable(),
      TitleEn: z.string().nullable(),
      PublishDate: moment.nullable(),
    }),
  ),
  /** Weeks only; the report is not published before its summary is written. */
  MarketReport: z
    .strictObject({
      ReportID: z.int(),
      State: z.enum(marketReportStates),
      SummaryCn: z.boolean(),
      SummaryEn: z.boolean(),
    })
    .nullable(),
  /** Weeks only. */
  Newsletter: z.strictObject({ NewsletterID: z.int(), State: z.enum(newsletterStates) }).nullable(),
});
export type ReportPeriodRow = z.output<typeof reportPeriodRow>;

export const GetReportPeriods = defineOperation({
  name: 'GetReportPeriods',
  summary:
    'The weeks, months or quarters that end in a year, newest first, from the first with a report to the present one, each with its ' +
    'reports, market report and mail: what is missing is seen by what is not there.',
  access: staffAccess('editor', 'analyst'),
  input: z.strictObject({ Type: z.enum(reportTypes), Year: z.int().min(2000).max(2100) }),
  output: z.strictObject({
    Rows: z.array(reportPeriodRow),
    /** Years that have periods to show, newest first. */
    List: z.array(z.int()),
    /** Where each kind begins, so that nothing earlier counts as missing; null where there is none yet. */
    Dict: z.strictObject({
      Today: day,
      ReportsFrom: day.nullable(),
      MarketReportsFrom: day.nullable(),
      NewslettersFrom: day.nullable(),
    }),
  }),
});
