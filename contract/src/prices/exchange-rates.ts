import { z } from 'zod';
import { dayOrOpen, total } from '../fields.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';
import { dayRate, requestFields } from './price-fields.ts';

export const getExchangeRates = defineOperation({
  name: 'GetExchangeRates',
  summary:
    'The exchange rates of the dollar that prices are converted with, a day each, oldest first; a day without a rate has no row. Without ' +
    'StartDate the year up to EndDate, without that up to today.',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({ ...requestFields, StartDate: dayOrOpen, EndDate: dayOrOpen }),
  output: z.strictObject({
    Rows: z.array(dayRate),
    Total: total,
    Dict: z.strictObject({
      /** Whether any rate in the period is demonstration data, or, if it has none, any at all. */
      Demo: z.boolean(),
    }),
  }),
});
