import { z } from 'zod';
import { day, isEn } from '../fields.ts';
import { indexKinds, priceMeats } from '../prices/price-codes.ts';
import { toCode } from '../prices/price-fields.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';

export const tickerCode = {
  Meat: z.enum(priceMeats),
  Kind: toCode(indexKinds),
  /** ISO 3166-1 alpha-3; empty: all origins. */
  Origin: z.string().regex(/^(?:[A-Z]{3})?$/),
};

export const tickerRow = z.strictObject({
  ...tickerCode,
  Label: z.string(),
  /** `points`, or CNY/kg for the spread. */
  Unit: z.enum(['points', 'CNY/kg']),
  Level: z.number(),
  /** Against the week before: percent, CNY/kg for the spread; null without a comparison, or if the level is carried. */
  Change: z.number().nullable(),
  /** True if the level rests on prices of earlier weeks alone; older newsletter issues lack the field. */
  Carried: z.boolean().default(false),
  /** Monday of the week. */
  Date: day,
});
export type TickerRow = z.output<typeof tickerRow>;

export const getSiteTicker = defineOperation({
  name: 'GetSiteTicker',
  summary:
    'The prices of the strip in the editors’ order with their latest level and its change; those without a level are left out.',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({ isEn }),
  output: z.strictObject({ Rows: z.array(tickerRow), Dict: z.strictObject({ Demo: z.boolean() }) }),
});
