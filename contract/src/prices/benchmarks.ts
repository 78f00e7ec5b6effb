import { z } from 'zod';
import { defineOperation, publicAccess } from '../wire/operation.ts';
import { asked, figure, historyWindow, lock, total } from './price-fields.ts';

const benchmark = {
  Code: z.string(),
  NameCn: z.string(),
  NameEn: z.string(),
  Unit: z.string(),
  Frequency: z.enum(['day', 'month']),
  SourceCn: z.string(),
  SourceEn: z.string(),
  From: z.iso.date(),
  To: z.iso.date(),
};

export const getPriceBenchmarks = defineOperation({
  name: 'GetPriceBenchmarks',
  summary:
    'Prices of others beside our quotes: World Bank monthly prices, exchange-traded futures. Without Code the list, with one its values.',
  access: publicAccess,
  input: z.strictObject({ ...asked, Code: z.string().trim().max(60).default(''), ...historyWindow }),
  output: z.strictObject({
    List: z.array(z.strictObject(benchmark)),
    Rows: z.array(
      z.strictObject({
        /** The day, or the first of the month. */
        Date: z.iso.date(),
        Value: figure,
        Open: figure,
        High: figure,
        Low: figure,
        /** Contracts. */
        Volume: figure,
      }),
    ),
    Total: total,
    Dict: z.strictObject({ Locked: lock }),
  }),
  errors: [1009],
});
