import { day, isEn, nothing, total, userId } from '../fields.ts';
import { liveCattleCodes } from './live-cattle-series.ts';
import { z } from 'zod';
import { defineOperation, publicAccess, staffAccess } from '../wire/operation.ts';
import { line } from '../wire/text-fields.ts';
import { price, trialLeft } from './week-fields.ts';

const code = z.enum(liveCattleCodes);

/** The latest price of a series. */
export const liveCattleRow = z.strictObject({
  Code: code,
  Name: z.string(),
  Region: z.string(),
  /** ISO 3166-1 alpha-3; null for regions and for China. */
  Origin: z.string().nullable(),
  Unit: z.string(),
  Decimals: z.int(),
  /** In the market's own unit. */
  LocalPrice: z.number(),
  /** USD per kilogram of carcase weight; null where no dressing factor is agreed on, or no rate is known. */
  UsdPerKg: z.number().nullable(),
  /** ISO 4217, and USD for one unit of it by which the price was converted; null where none is known. */
  Currency: z.string(),
  UsdPerUnit: z.number().nullable(),
  /** Carcase weight as a share of live weight; null where the price is per carcase. */
  Dressing: z.number().nullable(),
  IsLive: z.boolean(),
  /** Per cent of the local price against seven days and a year before; null where neither has a price. */
  WoW: z.number().nullable(),
  YoY: z.number().nullable(),
  Date: day,
  Source: z.string(),
  Demo: z.boolean(),
});
export type LiveCattleRow = z.output<typeof liveCattleRow>;

const history = z.strictObject({
  Code: code,
  Name: z.string(),
  Origin: z.string().nullable(),
  /** One for each of Dates; null where the week has no price. */
  Local: z.array(z.number().nullable()),
  UsdPerKg: z.array(z.number().nullable()),
});
export type LiveCattleHistory = z.output<typeof history>;

/** Live cattle prices by country; needs the module Price, else 1008 with the names of the series. */
export const getWebPriceLivecattleIndex = defineOperation({
  name: 'GetWebPriceLivecattleIndex',
  summary:
    'Live cattle: Rows has the latest price of each series in its own unit and in USD/kg carcase weight, Datas the history of each over the weeks of Dates',
  access: publicAccess,
  cache: 'own',
  input: z.strictObject({
    isEn,
    UserID: userId,
    /** First week of the history; two years back where left out. */
    StartDate: day.optional(),
    EndDate: day.optional(),
    /** As the prices had been published on a day; left out: as they stand. */
    AsPublishedOn: day.optional(),
  }),
  output: z.strictObject({
    Rows: z.array(liveCattleRow),
    Total: total,
    /** Fridays in Shanghai, oldest first. */
    Dates: z.array(day),
    Datas: z.array(history),
    Dict: z.strictObject({ TrialLeft: trialLeft, Demo: z.boolean() }),
  }),
  errors: [1008],
});

const analysts = staffAccess('analyst');

const deskRow = z.strictObject({
  Code: code,
  Date: day,
  LocalPrice: price,
  /** Empty where none is known. */
  UsdPerUnit: z.string().max(40),
  UsdPerKg: z.number().nullable(),
  Source: z.string().max(240),
  Demo: z.boolean(),
});
export type DeskLiveCattleRow = z.output<typeof deskRow>;

/** The prices of a day and those before it, for entering. */
export const getDeskLiveCattle = defineOperation({
  name: 'GetDeskLiveCattle',
  summary: 'Live cattle prices of a day as entered (Rows), and the latest of each series before it (List)',
  access: analysts,
  input: z.strictObject({ Date: day }),
  output: z.strictObject({ Rows: z.array(deskRow), List: z.array(deskRow) }),
});

/** Enters or corrects the prices of a day. */
export const saveLiveCattlePrices = defineOperation({
  name: 'SaveLiveCattlePrices',
  summary:
    'Enters or corrects live cattle prices of a day, not after today in Shanghai. A price that moves by more than a fifth needs Confirmed, else 1001 with the rule jump; ' +
    'one that is no longer what the page had seen is not written over (rule changed)',
  access: analysts,
  input: z.strictObject({
    Date: day,
    Confirmed: z.boolean().default(false),
    Prices: z
      .array(
        z.strictObject({
          Code: code,
          LocalPrice: price,
          /** USD for one unit of the currency; 1 for USD. */
          UsdPerUnit: z.string().regex(/^\d{1,4}(?:\.\d{1,8})?$/),
          Source: line(120),
        }),
      )
      .min(1)
      .max(liveCattleCodes.length),
    /** The prices of the day as the page had seen them. */
    Expected: z.array(deskRow).max(liveCattleCodes.length).optional(),
  }),
  output: z.strictObject({ Rows: z.array(deskRow) }),
});

/** Takes a price out that should not be there. */
export const deleteLiveCattlePrice = defineOperation({
  name: 'DeleteLiveCattlePrice',
  summary: 'Takes a live cattle price out; the audit trail keeps it. Refused where somebody has changed it',
  access: analysts,
  input: z.strictObject({
    Code: code,
    Date: day,
    /** The price as the page had seen it. */
    Expected: deskRow.optional(),
  }),
  output: nothing,
  errors: [1009],
});

/** What staff enter for a day, and what they take out of it. */
export type SaveLiveCattle = z.output<typeof saveLiveCattlePrices.input>;
export type DeleteLiveCattle = z.output<typeof deleteLiveCattlePrice.input>;
