import { z } from 'zod';
import { day, isEn, paging, total, userId } from '../fields.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';
import { articleDict, newsDetailRow, newsRow } from './article-row.ts';
import { reportTypes } from './sections.ts';

const reportType = z.enum(reportTypes);

/** Periodic reports, newest first. */
export const getBeefInfoReport = defineOperation({
  name: 'GetBeefInfoReport',
  summary: 'Periodic reports, newest first, narrowed by kind, year and month',
  access: publicAccess,
  cache: 'shared',
  input: z
    .strictObject({
      isEn,
      Type: reportType.optional(),
      Year: z.int().min(2000).max(2100).optional(),
      /** Requires Year. */
      Month: z.int().min(1).max(12).optional(),
      ...paging,
    })
    .refine(({ Year, Month }) => Month === undefined || Year !== undefined, { path: ['Year'] }),
  output: z.strictObject({ Rows: z.array(newsRow), Total: total }),
});

export const getBeefInfoReportDate = defineOperation({
  name: 'GetBeefInfoReportDate',
  summary: 'Dates of the reports of a kind, newest first',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({ isEn, Type: reportType.optional() }),
  output: z.strictObject({ Dates: z.array(day) }),
});

/** The report of a kind current on a day: the latest published on it or before. */
export const getBeefInfoReportByDate = defineOperation({
  name: 'GetBeefInfoReportByDate',
  summary: 'The report of a kind that was current on a day, with its text or a preview; without Date the latest',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({
    isEn,
    Type: reportType.default('week'),
    Date: day.optional(),
    UserID: userId,
  }),
  output: z.strictObject({ Row: newsDetailRow, Dict: articleDict }),
  errors: [1009],
});
