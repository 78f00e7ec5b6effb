import { z } from 'zod';
import { day, isEn } from '../fields.ts';
import { indexKinds, priceMeats } from '../prices/price-codes.ts';
import { toCode } from '../prices/price-fields.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';

/** Which index a price of the strip is. */
export const tickerCode = {
  Meat: z.enum(priceMeats),
  Kind: toCode(indexKinds),
  /** ISO 3166-1 alpha-3; empty: all origins. */
  Origin: z.string().regex(/^(?:[A-Z]{3})?$/),
};

/** A price of the strip with its latest level. */
export const tickerRow = z.strictObject({
  ...tickerCode,
  Label: z.string(),
  /** `points`, or CNY/kg for the spread. */
  Unit: z.enum(['points', 'CNY/kg']),
  Level: z.number(),
  /** Against the week before: percent, for the spread CNY/kg; null where there is none to compare with and where the level is carried. */
  Change: z.number().nullable(),
  /** Whether the level stands on prices of earlier weeks alone. Issues of the newsletter from before this was told have no such mark. */
  Carried: z.boolean().default(false),
  /** Monday of the week. */
  Date: day,
});
export type TickerRow = z.output<typeof tickerRow>;

/** The strip of prices on the home page. */
export const getSiteTicker = defineOperation({
  name: 'GetSiteTicker',
  summary:
    'The prices of the strip in the editors’ order with their latest level and its change; those without a level are left out.',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({ isEn }),
  output: z.strictObject({ Rows: z.array(tickerRow), Dict: z.strictObject({ Demo: z.boolean() }) }),
});
