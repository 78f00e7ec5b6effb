import { z } from 'zod';
import { codeList, day, isEn, total, userId } from '../fields.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';

/** What an event is of: a notice on a quota, the safeguard's surcharge, the duty table, registrations of plants. */
export const chartEventKinds = ['notice', 'surcharge', 'duty', 'plants'] as const;

/** As many as stay readable beside a chart. */
export const maxChartEvents = 60;

const chartEvent = z.strictObject({
  /** On which it takes effect; of a notice that on which so much was reached, or it was published. */
  Day: day,
  Kind: z.enum(chartEventKinds),
  TitleCn: z.string(),
  TitleEn: z.string(),
  SourceCn: z.string(),
  SourceEn: z.string(),
  SourceUrl: z.string().nullable(),
  Demo: z.boolean(),
});
export type ChartEventRow = z.output<typeof chartEvent>;

export const getChartEvents = defineOperation({
  name: 'GetChartEvents',
  summary:
    'What happened to the trade of some origins in a span of days, for charts: notices of the safeguard, changes of duties, and how many ' +
    'plants were suspended, restored or cancelled, day by day; of too many the events of the most plants.',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({
    isEn,
    UserID: userId,
    Meat: z.enum(['beef', 'pork']).default('beef'),
    /** Joined with `|`. */
    Origin: codeList,
    StartDate: day,
    EndDate: day,
  }),
  output: z.strictObject({
    /** By day. */
    Rows: z.array(chartEvent).max(maxChartEvents),
    /** With those that are left out. */
    Total: total,
  }),
});
