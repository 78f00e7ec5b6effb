import { z } from 'zod';
import { dayOrOpen, historicDay, total } from '../../fields.ts';
import { defineOperation, publicAccess } from '../../wire/operation.ts';
import { requestFields, figure, historyWindow, lock } from '../price-fields.ts';

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
  /** The value of `To`; null without access to values. */
  Latest: figure,
  /** Percent change on the previous value. */
  ChangePrevious: figure,
  /** Percent change on the latest value a year earlier or up to 40 days before that. */
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
    /** TrialLeft: remaining trial items; null without a trial. */
    Dict: z.strictObject({ Locked: lock, TrialLeft: z.int().min(0).nullable() }),
  }),
  errors: [1009],
});
