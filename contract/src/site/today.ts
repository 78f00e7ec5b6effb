import { z } from 'zod';
import { day, isEn, month, namedOption, total } from '../fields.ts';
import { priceMeats } from '../prices/price-codes.ts';
import { figure, meat } from '../prices/price-fields.ts';
import { maxFreePrices, priceNote } from '../prices/price-notes.ts';
import { priceChange, priceSeries } from '../prices/quote-row.ts';
import { shownDutyField } from '../safeguard/safeguard-fields.ts';
import { releaseRow } from '../trade/calendar.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';

/** Quotas of so many origins, the largest first. */
export const maxTodayQuotas = 3;

const quota = z.strictObject({
  ...namedOption.shape,
  /** Tonnes. */
  Quota: z.number(),
  UsedPercent: figure,
  /** The day to which the use counts, and whose figures it is made of. */
  UsedOn: day.nullable(),
  SourceCn: z.string().nullable(),
  SourceEn: z.string().nullable(),
  /** Of today, as `describeDuty` words it. */
  Duty: shownDutyField,
});
export type TodayQuota = z.output<typeof quota>;

/** A price that is everybody's: the mainstream of its latest day, as quoted. */
const freePrice = z.strictObject({
  ...priceSeries.shape,
  Date: day,
  Mainstream: z.number(),
  ChangePrevious: priceChange,
});
export type FreePrice = z.output<typeof freePrice>;

const index = z.strictObject({
  Meat: meat,
  Kind: z.enum(['forward', 'spot']),
  /** Points. */
  Level: z.number(),
  /** Percent against the week before; null where there is none, and where the level is carried. */
  Change: figure,
  Carried: z.boolean(),
  /** Monday of the week. */
  Date: day,
});
export type TodayIndex = z.output<typeof index>;

/** A price of live cattle of the latest week. */
const cattlePrice = z.strictObject({
  ...namedOption.shape,
  /** USD per kilogram of carcase weight. */
  UsdPerKg: z.number(),
  /** Percent of the local price against the week before. */
  Change: figure,
  Date: day,
});
export type TodayCattle = z.output<typeof cattlePrice>;

const importMonth = z.strictObject({
  Meat: meat,
  Month: month,
  Tonnes: z.number(),
  /** Percent against the month a year before and the month before; null where that is not open to everybody. */
  OnYear: figure,
  OnMonth: figure,
  SourceCn: z.string(),
  SourceEn: z.string(),
});
export type TodayMonth = z.output<typeof importMonth>;

export const GetToday = defineOperation({
  name: 'GetToday',
  summary:
    'The first screen of the morning, for everybody: use and duty of the largest beef quotas, three prices chosen by the desk, the ' +
    'indices, the latest week of live cattle, the latest customs month and plants changed in seven days of beef and pork, the next release. Each figure is that of its room.',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({ isEn }),
  output: z.strictObject({
    Dict: z.strictObject({
      /** Today; the last day of a demonstration that has ended stands for it. */
      Today: day,
      Quotas: z.array(quota).max(maxTodayQuotas),
      /** In the desk's order; those without a quote are left out. */
      Prices: z.array(freePrice).max(maxFreePrices),
      /** The desk's latest note on the prices of each meat that everybody may read; without those that have none of these days. */
      Notes: z.array(priceNote).max(priceMeats.length),
      /** Of all origins together, beef first. */
      Indices: z.array(index),
      /** Live cattle of the latest week; without what is not converted. */
      Cattle: z.array(cattlePrice),
      /** The latest month of imports of each meat; without those of which no month is published. */
      Months: z.array(importMonth).max(priceMeats.length),
      /** Changes of plants that took effect in the seven days to today; of a plant of both meats they count in both. */
      Plants: z.strictObject({ From: day, To: day, Beef: total, Pork: total }),
      /** The next release with a day. */
      Release: releaseRow.nullable(),
      /** True where any of the figures is demonstration data. */
      Demo: z.boolean(),
    }),
  }),
});
export type Today = z.output<typeof GetToday.output>['Dict'];
