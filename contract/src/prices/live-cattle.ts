import { z } from 'zod';
import { day, isEn, moment, nothing, revision, savedRevision, total, userId } from '../fields.ts';
import { defineOperation, type InputOf, publicAccess } from '../wire/operation.ts';
import { line } from '../wire/text-fields.ts';
import { priceDeskAccess } from './desk/quote-desk.ts';
import { liveCattleCodes } from './live-cattle-series.ts';
import { quoteRules } from './price-codes.ts';
import { lock } from './price-fields.ts';
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
  /** Per cent of the local price against seven days and a year before; null where neither has a price, the latter where history is locked. */
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

/** Live cattle prices by country: the latest week for everybody, the history for the module Price. */
export const getWebPriceLivecattleIndex = defineOperation({
  name: 'GetWebPriceLivecattleIndex',
  summary:
    'Live cattle: Rows has the latest price of each series in its own unit and in USD/kg carcase weight, Datas the history of each over the ' +
    'weeks of Dates. Without the module Price (Dict.Locked) Rows are those of the latest week and without the change on the year, and ' +
    'there is no history; asked for other days it answers 1008.',
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
    Dict: z.strictObject({ TrialLeft: trialLeft, Demo: z.boolean(), Locked: lock }),
  }),
  errors: [1008],
});

/** What an analyst types into a line of the sheet. */
const cattleValues = z.strictObject({
  LocalPrice: price,
  /** USD for one unit of the currency; 1 for USD. */
  UsdPerUnit: z.string().regex(/^(?!0+(?:\.0+)?$)\d{1,4}(?:\.\d{1,8})?$/),
  Source: line(120),
});
export type CattleValues = z.output<typeof cattleValues>;

/** As it stands: the rate and the words of a file may be missing or longer. */
const storedValues = z.strictObject({
  LocalPrice: price,
  /** Empty where none is known. */
  UsdPerUnit: z.string().max(40),
  Source: z.string().max(240),
});

const sheetPrice = storedValues.extend({
  State: z.enum(['draft', 'published']),
  /** Raised by every change: what `ExpectedRevision` repeats. */
  Revision: savedRevision,
  /** Null where a file or the demonstration says so. */
  SavedBy: z.string().nullable(),
  SavedAt: moment,
});
export type CattleSheetPrice = z.output<typeof sheetPrice>;

const sheetRow = z.strictObject({
  Code: code,
  /** What stands in the line; null while nothing is typed. */
  Quote: sheetPrice.nullable(),
  /** The latest published price before the day: the ghost in the cells. */
  Previous: storedValues.extend({ Date: day, Demo: z.boolean() }).nullable(),
  Demo: z.boolean(),
});
export type CattleSheetRow = z.output<typeof sheetRow>;

/** Live cattle as a market of the quote sheet. */
export const getLiveCattleSheet = defineOperation({
  name: 'GetLiveCattleSheet',
  summary:
    'All live cattle prices with what is typed or published for a day and the price before, in the order of the table',
  access: priceDeskAccess,
  input: z.strictObject({ Date: day }),
  output: z.strictObject({ Rows: z.array(sheetRow), Dict: z.strictObject({ JumpPercent: z.number() }) }),
});

const outcome = z.strictObject({
  Code: code,
  /** `confirm`: right in itself, but a jump; send it again confirmed. */
  Outcome: z.enum(['saved', 'removed', 'confirm', 'refused']),
  Rule: z.enum(quoteRules).nullable(),
  Quote: sheetPrice.nullable(),
});
export type CattleOutcome = z.output<typeof outcome>;

const seenLine = { Code: code, ExpectedRevision: savedRevision };
const seenLines = z.array(z.strictObject(seenLine)).min(1).max(liveCattleCodes.length);

export const saveLiveCattleDrafts = defineOperation({
  name: 'SaveLiveCattleDrafts',
  summary:
    'Saves live cattle prices of a day as drafts, each by itself: what is wrong in one does not hold up the others',
  access: priceDeskAccess,
  input: z.strictObject({
    Date: day,
    Lines: z
      .array(
        z.strictObject({
          Code: code,
          /** The revision the sheet shows; 0: an empty line. */
          ExpectedRevision: revision,
          /** Null takes the draft away. */
          Values: cattleValues.nullable(),
          /** True: the jump was seen and is right. */
          Confirmed: z.boolean().default(false),
        }),
      )
      .min(1)
      .max(liveCattleCodes.length),
  }),
  output: z.strictObject({ Rows: z.array(outcome) }),
});

export const publishLiveCattle = defineOperation({
  name: 'PublishLiveCattle',
  summary:
    'Publishes drafts of live cattle prices of a day as the desk has seen them. Refused whole (1001, rule changed, each line by its ' +
    'place) where one of them is another by now, is published or is gone',
  access: priceDeskAccess,
  input: z.strictObject({ Date: day, Lines: seenLines }),
  output: z.strictObject({
    /** How many were published. */
    Total: total,
  }),
});

export const correctLiveCattlePrice = defineOperation({
  name: 'CorrectLiveCattlePrice',
  summary:
    'Gives a published live cattle price other figures; the audit trail keeps what stood there. Refused where somebody was quicker (rule changed)',
  access: priceDeskAccess,
  input: z.strictObject({ ...seenLine, Date: day, Values: cattleValues, Reason: line(300) }),
  output: nothing,
  errors: [1009],
});

export const withdrawLiveCattlePrices = defineOperation({
  name: 'WithdrawLiveCattlePrices',
  summary:
    'Withdraws published live cattle prices of a day: they become drafts again, invented ones go. Refused whole where one of them is ' +
    'another by now (rule changed)',
  access: priceDeskAccess,
  input: z.strictObject({ Date: day, Lines: seenLines, Reason: line(300) }),
  output: z.strictObject({
    /** How many were withdrawn. */
    Total: total,
  }),
});

export type SaveCattleDrafts = InputOf<typeof saveLiveCattleDrafts>;
export type PublishCattle = InputOf<typeof publishLiveCattle>;
export type CorrectCattle = InputOf<typeof correctLiveCattlePrice>;
export type WithdrawCattle = InputOf<typeof withdrawLiveCattlePrices>;
