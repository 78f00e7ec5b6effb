import { z } from 'zod';
import { day, isEn, moment, nothing, revision, savedRevision, total, userId } from '../../fields.ts';
import { defineOperation, type InputOf, publicAccess } from '../../wire/operation.ts';
import { line } from '../../wire/text-fields.ts';
import { priceDeskAccess } from '../desk/quote-desk.ts';
import { liveCattleCodes } from './live-cattle-series.ts';
import { quoteRules } from '../price-codes.ts';
import { lock } from '../price-fields.ts';
import { price, trialLeft } from '../week-fields.ts';

const code = z.enum(liveCattleCodes);

export const liveCattleRow = z.strictObject({
  Code: code,
  Name: z.string(),
  Region: z.string(),
  /** ISO 3166-1 alpha-3; null for regions and for China. */
  Origin: z.string().nullable(),
  Unit: z.string(),
  Decimals: z.int(),
  LocalPrice: z.number(),
  /** USD per kg carcase weight; null without a dressing factor or rate. */
  UsdPerKg: z.number().nullable(),
  /** ISO 4217, and the USD rate per unit used for the conversion; null where unknown. */
  Currency: z.string(),
  UsdPerUnit: z.number().nullable(),
  /** Carcase weight as a share of live weight; null where the price is per carcase. */
  Dressing: z.number().nullable(),
  IsLive: z.boolean(),
  /** Percent change of the local price over seven days and a year; null without a price, YoY also where history is locked. */
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
  /** Parallel to Dates; null where the week has no price. */
  Local: z.array(z.number().nullable()),
  UsdPerKg: z.array(z.number().nullable()),
});
export type LiveCattleHistory = z.output<typeof history>;

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
    /** As published on that day; left out: current values. */
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

const cattleValues = z.strictObject({
  LocalPrice: price,
  /** USD per currency unit; 1 for USD. */
  UsdPerUnit: z.string().regex(/^(?!0+(?:\.0+)?$)\d{1,4}(?:\.\d{1,8})?$/),
  Source: line(120),
});
export type CattleValues = z.output<typeof cattleValues>;

/** Stored values: the rate may be missing, and a file's texts may be longer. */
const storedValues = z.strictObject({
  LocalPrice: price,
  /** Empty where unknown. */
  UsdPerUnit: z.string().max(40),
  Source: z.string().max(240),
});

const sheetPrice = storedValues.extend({
  State: z.enum(['draft', 'published']),
  /** Raised by every change: what `ExpectedRevision` repeats. */
  Revision: savedRevision,
  /** Null for values from a file or the demonstration. */
  SavedBy: z.string().nullable(),
  SavedAt: moment,
});
export type CattleSheetPrice = z.output<typeof sheetPrice>;

const sheetRow = z.strictObject({
  Code: code,
  /** The stored price or draft; null for an empty line. */
  Quote: sheetPrice.nullable(),
  /** The latest published price before the day, shown greyed in the cells. */
  Previous: storedValues.extend({ Date: day, Demo: z.boolean() }).nullable(),
  Demo: z.boolean(),
});
export type CattleSheetRow = z.output<typeof sheetRow>;

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
  /** `confirm`: valid, but a jump; resend with Confirmed. */
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
          /** The revision shown in the sheet; 0: an empty line. */
          ExpectedRevision: revision,
          /** Null deletes the draft. */
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
    Total: total,
  }),
});

export type SaveCattleDrafts = InputOf<typeof saveLiveCattleDrafts>;
export type PublishCattle = InputOf<typeof publishLiveCattle>;
export type CorrectCattle = InputOf<typeof correctLiveCattlePrice>;
export type WithdrawCattle = InputOf<typeof withdrawLiveCattlePrices>;
