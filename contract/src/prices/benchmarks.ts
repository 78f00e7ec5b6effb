import { z } from 'zod';
import { dayOrOpen, historicDay, total } from '../fields.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';
import { requestFields, figure, historyWindow, lock } from './price-fields.ts';

/** How often a price of others has a value. */
export const benchmarkFrequencies = ['day', 'week', 'month'] as const;
export type BenchmarkFrequency = (typeof benchmarkFrequencies)[number];

const benchmark = z.strictObject({
  Code: z.string(),
  NameCn: z.string(),
  NameEn: z.string(),
  Unit: z.string(),
  Frequency: z.enum(benchmarkFrequencies),
  SourceCn: z.string(),
  SourceEn: z.string(),
  From: historicDay,
  To: historicDay,
  /** The value of `To`; null for those who may not see values. */
  Latest: figure,
  /** Percent against the value before. */
  ChangePrevious: figure,
  /** Percent against the latest value of a year before or earlier, by 40 days at most. */
  ChangeYear: figure,
  Demo: z.boolean(),
});

export const getPriceBenchmarks = defineOperation({
  name: 'GetPriceBenchmarks',
  summary:
    'Prices of others beside our quotes: World Bank monthly prices, exchange-traded futures, series of markets. Without Code the list, with ' +
    'one its values; as they stand, or as they had been published on a day.',
  access: publicAccess,
  cache: 'own',
  input: z.strictObject({
    ...requestFields,
    Code: z.string().trim().max(60).default(''),
    ...historyWindow,
    AsPublishedOn: dayOrOpen,
  }),
  output: z.strictObject({
    List: z.array(benchmark),
    Rows: z.array(
      z.strictObject({
        /** The day, the Friday of the week, or the first of the month. */
        Date: historicDay,
        Value: figure,
        Open: figure,
        High: figure,
        Low: figure,
        /** Contracts. */
        Volume: figure,
      }),
    ),
    Total: total,
    /** TrialLeft: items a trial may still open; null when there is no trial. */
    Dict: z.strictObject({ Locked: lock, TrialLeft: z.int().min(0).nullable() }),
  }),
  errors: [1009],
});
