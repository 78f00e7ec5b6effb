import { z } from 'zod';
import { countryCode, day, namedOption, total } from '../fields.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';
import { historyPeriods, indexKinds } from './price-codes.ts';
import { rulingField } from '../safeguard/safeguard-fields.ts';
import { requestFields, toCode, figure, historyWindow, meat } from './price-fields.ts';

/*
 * Chained Laspeyres indices of weeks (Monday to Sunday, Shanghai), base 100 in the first week of 2020 or of the quotes. The cells are origin
 * and cut; the spread has no base, it is CNY/kg. Open to everyone.
 */

const indexName = {
  Meat: meat,
  Kind: toCode(indexKinds),
  /** Empty: all origins. */
  Origin: z.string(),
  NameCn: z.string(),
  NameEn: z.string(),
  /** `points`, or CNY/kg for the spread. */
  Unit: z.enum(['points', 'CNY/kg']),
};

const point = z.strictObject({
  /** Monday of the week. */
  Date: day,
  /** Null where no cell had a price in this week and in the last one with a level. */
  Level: figure,
  /** For the beef spread: with the over-quota surcharge; null for others and where no safeguard applies. */
  LevelOver: figure,
  /** Percent over 1, 4 and 52 weeks; for the spread the difference in CNY/kg. Null where all cells are carried. */
  Wow: figure,
  Mom: figure,
  Yoy: figure,
  /** Cells with enough own quotes, and cells carrying an earlier week's price. */
  Quoted: total,
  Carried: total,
  /** Share of the weights covered by this week's cells, percent. */
  Coverage: figure,
});
export type IndexPoint = z.output<typeof point>;

const weight = z.strictObject({
  Origin: countryCode,
  OriginCn: z.string(),
  OriginEn: z.string(),
  Cut: z.string(),
  CutCn: z.string(),
  CutEn: z.string(),
  /** Percent of the volume. */
  Share: z.number(),
});

const method = z.strictObject({
  Base: z.string(),
  MinQuotes: z.int(),
  CarryWeeks: z.int(),
  /** Year of use and year of the volumes behind the weights; null while there are none and cells count equally. */
  WeightYear: z.int().nullable(),
  VolumeYear: z.int().nullable(),
  WeightSourceCn: z.string(),
  WeightSourceEn: z.string(),
  Weights: z.array(weight),
});

const wholeIndex = z.strictObject({
  Row: z.strictObject(indexName),
  /** Oldest first. */
  Rows: z.array(point),
  Total: total,
  Dates: z.array(day),
  Datas: z.array(
    z.strictObject({
      Code: z.string(),
      NameCn: z.string(),
      NameEn: z.string(),
      Unit: z.string(),
      Values: z.array(figure),
    }),
  ),
  Dict: z.strictObject({
    From: day.nullable(),
    To: day.nullable(),
    Period: z.enum(historyPeriods).nullable(),
    Origins: z.array(namedOption),
    Method: method,
    /** Of the spread: the origins whose quota is, or may be, full today, and why. */
    Open: z.array(z.strictObject({ Code: z.string(), NameCn: z.string(), NameEn: z.string(), Ruling: rulingField })),
    Demo: z.boolean(),
  }),
});

const indexQuestion = z.strictObject({
  ...requestFields,
  Kind: toCode(indexKinds).default('forward'),
  /** One origin; empty: all together, which is the only choice for the spread. */
  Origin: z.union([countryCode, z.literal('')]).default(''),
  ...historyWindow,
});

export const getWebPriceDataIndex = defineOperation({
  name: 'GetWebPriceDataIndex',
  summary:
    'The latest level of every index of beef and pork with its changes, and the weeks of the last year for small lines.',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({ ...requestFields, Meat: z.union([meat, z.literal('')]).default('') }),
  output: z.strictObject({
    Rows: z.array(
      z.strictObject({
        ...indexName,
        ...point.shape,
        Trend: z.array(z.strictObject({ Date: day, Level: figure })),
      }),
    ),
    Total: total,
    Dict: z.strictObject({ Demo: z.boolean() }),
  }),
});

const oneIndex = {
  access: publicAccess,
  cache: 'shared',
  input: indexQuestion,
  output: wholeIndex,
  errors: [1009],
} as const;

export const getWebBeefPriceDataIndex = defineOperation({
  ...oneIndex,
  name: 'GetWebBeefPriceDataIndex',
  summary: 'One beef index over time: levels, changes, cells quoted and carried, the method and its weights.',
});

export const getPorkPriceDataIndex = defineOperation({
  ...oneIndex,
  name: 'GetPorkPriceDataIndex',
  summary: 'One pork index over time: levels, changes, cells quoted and carried, the method and its weights.',
});
