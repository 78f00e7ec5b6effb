import { z } from 'zod';
import { day, isEn, month, namedOption, total } from '../fields.ts';
import { priceMeats } from '../prices/price-codes.ts';
import { figure, meat } from '../prices/price-fields.ts';
import { maxFreePrices, priceNote } from '../prices/price-notes.ts';
import { priceChange, priceSeries } from '../prices/quote-row.ts';
import { shownDutyField } from '../safeguard/safeguard-fields.ts';
import { releaseRow } from '../trade/calendar.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';

export const maxTodayQuotas = 3;

const quota = z.strictObject({
  ...namedOption.shape,
  /** Tonnes. */
  Quota: z.number(),
  UsedPercent: figure,
  /** Day the use is counted to; the source names whose figures it rests on. */
  UsedOn: day.nullable(),
  SourceCn: z.string().nullable(),
  SourceEn: z.string().nullable(),
  /** Duty today, worded by `describeDuty`. */
  Duty: shownDutyField,
});
export type TodayQuota = z.output<typeof quota>;

/** A price open to everybody: the mainstream of its latest day, as quoted. */
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
  /** Percent against the week before; null where there is none, or the level is carried. */
  Change: figure,
  Carried: z.boolean(),
  /** Monday of the week. */
  Date: day,
});
export type TodayIndex = z.output<typeof index>;

const cattlePrice = z.strictObject({
  ...namedOption.shape,
  /** USD per kilogram of carcase weight. */
  UsdPerKg: z.number(),
  /** Percent change of the local price against the week before. */
  Change: figure,
  Date: day,
});
export type TodayCattle = z.output<typeof cattlePrice>;

const importMonth = z.strictObject({
  Meat: meat,
  Month: month,
  Tonnes: z.number(),
  /** Percent against a year before, OnMonth against the month before; null where that is not open to everybody. */
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
      /** Today, or the last day of a demonstration that has ended. */
      Today: day,
      Quotas: z.array(quota).max(maxTodayQuotas),
      /** In the desk's order; those without a quote are left out. */
      Prices: z.array(freePrice).max(maxFreePrices),
      /** Latest price note open to everybody, one for each meat that has a recent one. */
      Notes: z.array(priceNote).max(priceMeats.length),
      /** All origins combined, beef first. */
      Indices: z.array(index),
      /** Latest week; prices that are not converted are left out. */
      Cattle: z.array(cattlePrice),
      /** Latest published month of each meat that has one. */
      Months: z.array(importMonth).max(priceMeats.length),
      /** Plant changes that took effect in the seven days to today; a plant of both meats counts in both. */
      Plants: z.strictObject({ From: day, To: day, Beef: total, Pork: total }),
      /** Next release whose day is known. */
      Release: releaseRow.nullable(),
      /** True where any of the figures is demonstration data. */
      Demo: z.boolean(),
    }),
  }),
});
export type Today = z.output<typeof GetToday.output>['Dict'];
