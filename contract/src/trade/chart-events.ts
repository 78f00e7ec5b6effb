import { z } from 'zod';
import { codeList, day, isEn, total, userId } from '../fields.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';

/** A quota notice, the safeguard's surcharge, a change of the duty table, changes of plant registrations. */
export const chartEventKinds = ['notice', 'surcharge', 'duty', 'plants'] as const;

export const maxChartEvents = 60;

const chartEvent = z.strictObject({
  /** Day it takes effect; for a notice the day its percentage was reached, or it was published. */
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
    /** Ordered by day. */
    Rows: z.array(chartEvent).max(maxChartEvents),
    /** Includes the events left out of Rows. */
    Total: total,
  }),
});
