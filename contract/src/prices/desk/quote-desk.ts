import { z } from 'zod';
import { codeList, countryCode, day, moment, paging, revision, rowId, savedRevision, total } from '../../fields.ts';
import { defineOperation, staffAccess } from '../../wire/operation.ts';
import { line } from '../../wire/text-fields.ts';
import { priceSpecs, priceStorages, priceTerms, priceUnits, quoteBases, quoteRules } from '../price-codes.ts';
import { toCode, cutCode, market, portCode, price, meat } from '../price-fields.ts';
import { priceSeries } from '../quote-row.ts';

/** Quotes belong to the analysts; `admin` always may. */
export const priceDeskAccess = staffAccess('analyst');

const seriesFields = {
  Meat: meat,
  MarketType: market,
  Origin: countryCode,
  Cut: cutCode,
  Specs: z.array(toCode(priceSpecs)).max(6),
  Brand: line(60).nullable(),
  Storage: toCode(priceStorages),
  Term: toCode(priceTerms),
  Port: portCode,
  Unit: toCode(priceUnits),
};

const deskSeries = priceSeries.extend({
  /** False: no longer quoted; its history stays. */
  Active: z.boolean(),
  Quotes: total,
  LatestDate: day.nullable(),
});
export type DeskPriceSeries = z.output<typeof deskSeries>;

export const GetDeskPriceSeries = defineOperation({
  name: 'GetDeskPriceSeries',
  summary: 'The dictionary of what is quoted, in the order of the quote sheet, in pages.',
  access: priceDeskAccess,
  input: z.strictObject({
    Meat: meat.optional(),
    MarketType: market.optional(),
    Origin: codeList,
    IncludeStopped: z.boolean().default(false),
    ...paging,
  }),
  output: z.strictObject({ Rows: z.array(deskSeries), Total: total }),
});

export const SavePriceSeries = defineOperation({
  name: 'SavePriceSeries',
  summary:
    'Adds a series, or stops and resumes one. What a series is of cannot be changed once it has quotes (1001, rule closed), and no two ' +
    'are of the same thing (rule taken).',
  access: priceDeskAccess,
  input: z.strictObject({ SeriesID: rowId.optional(), ...seriesFields, Active: z.boolean().default(true) }),
  output: z.strictObject({ Row: deskSeries }),
  errors: [1009],
});

export const quoteValues = z.strictObject({
  Low: price,
  High: price,
  Mainstream: price,
  QuoteCount: z.int().min(1).max(999),
  Basis: toCode(quoteBases),
  Provisional: z.boolean().default(false),
  /** Number of firms asked; never their names. */
  GroupSize: z.int().min(1).max(999).nullable().default(null),
});

const sheetQuote = quoteValues.extend({
  State: z.enum(['draft', 'published']),
  /** Raised by every change: what `ExpectedRevision` repeats. */
  Revision: z.int().min(1),
  SavedBy: z.string().nullable(),
  SavedAt: moment,
});
export type SheetQuote = z.output<typeof sheetQuote>;

const sheetRow = z.strictObject({
  ...priceSeries.shape,
  /** The stored quote or draft; null for an empty line. */
  Quote: sheetQuote.nullable(),
  /** The latest published quote before the day, shown greyed in the cells. */
  Previous: quoteValues.extend({ Date: day }).nullable(),
});
export type SheetRow = z.output<typeof sheetRow>;

export const GetQuoteSheet = defineOperation({
  name: 'GetQuoteSheet',
  summary: 'All series of a market that are quoted, with what is typed or published for a day and the quote before.',
  access: priceDeskAccess,
  input: z.strictObject({ Meat: meat, MarketType: market, Date: day, Origin: codeList }),
  output: z.strictObject({
    Rows: z.array(sheetRow),
    Total: total,
    Dict: z.strictObject({
      /** A larger change of the mainstream price, in percent, needs confirmation. */
      JumpPercent: z.number(),
      Drafts: total,
      Published: total,
      /** The latest day that can be typed: today in Shanghai. */
      Today: day,
    }),
  }),
});

const draft = z.strictObject({
  SeriesID: rowId,
  /** The revision shown in the grid; 0: an empty line. */
  ExpectedRevision: revision,
  /** Null deletes the draft. */
  Values: quoteValues.nullable(),
  /** True: the jump was seen and is right. */
  Confirmed: z.boolean().default(false),
});

const outcome = z.strictObject({
  SeriesID: rowId,
  /** `confirm`: valid, but a jump; resend with Confirmed. */
  Outcome: z.enum(['saved', 'removed', 'confirm', 'refused']),
  Issues: z.array(z.strictObject({ Field: z.string(), Rule: z.enum(quoteRules) })),
  /** Percent change on the previous quote; null without one. */
  Change: z.number().nullable(),
  Quote: sheetQuote.nullable(),
});
export type DraftOutcome = z.output<typeof outcome>;

export const SaveQuoteDrafts = defineOperation({
  name: 'SaveQuoteDrafts',
  summary: 'Saves lines of a sheet as drafts, each by itself: what is wrong in one does not hold up the others.',
  access: priceDeskAccess,
  maxBodyBytes: 256 * 1024,
  input: z.strictObject({ Date: day, Lines: z.array(draft).min(1).max(500) }),
  output: z.strictObject({ Rows: z.array(outcome), Total: total }),
});

export const PublishQuotes = defineOperation({
  name: 'PublishQuotes',
  summary:
    'Publishes drafts of a market and day as the desk has seen them, and recalculates the indices. Refused whole (1001, rule changed, ' +
    'each line by its place) where one of them is another by now, is published or is gone.',
  access: priceDeskAccess,
  input: z.strictObject({
    Meat: meat,
    MarketType: market,
    Date: day,
    Lines: z
      .array(
        z.strictObject({
          SeriesID: rowId,
          ExpectedRevision: savedRevision,
        }),
      )
      .min(1)
      .max(500),
  }),
  output: z.strictObject({
    Total: total,
    Dict: z.strictObject({ IndexWeeks: total }),
  }),
});

const published = z.strictObject({ Row: sheetRow });

export const CorrectQuote = defineOperation({
  name: 'CorrectQuote',
  summary:
    'Gives a published quote other figures; what stood there before stays readable. Refused where somebody was quicker (rule changed).',
  access: priceDeskAccess,
  input: z.strictObject({
    SeriesID: rowId,
    Date: day,
    ExpectedRevision: savedRevision,
    Values: quoteValues,
    Reason: line(300),
  }),
  output: published,
  errors: [1009],
});

export const WithdrawQuote = defineOperation({
  name: 'WithdrawQuote',
  summary: 'Takes a published quote back; what stood there stays readable among the corrections.',
  access: priceDeskAccess,
  input: z.strictObject({ SeriesID: rowId, Date: day, ExpectedRevision: savedRevision, Reason: line(300) }),
  output: published,
  errors: [1009],
});

export const WithdrawQuoteSheet = defineOperation({
  name: 'WithdrawQuoteSheet',
  summary:
    'Withdraws all published quotes of a market and day at once and recalculates the indices. The quotes become drafts again; what stood ' +
    'there stays readable among the corrections. Refused where other quotes are published by now than Published says (rule changed).',
  access: priceDeskAccess,
  input: z.strictObject({
    Meat: meat,
    MarketType: market,
    Date: day,
    Published: savedRevision,
    Reason: line(300),
  }),
  output: z.strictObject({
    Total: total,
    Dict: z.strictObject({ IndexWeeks: total }),
  }),
});

export const GetQuoteCorrections = defineOperation({
  name: 'GetQuoteCorrections',
  summary: 'Corrections of published quotes, newest first: who, when, why, what stood there and what stands there.',
  access: priceDeskAccess,
  input: z.strictObject({ SeriesID: rowId.optional(), Date: day.optional(), ...paging }),
  output: z.strictObject({
    Rows: z.array(
      z.strictObject({
        CorrectionID: rowId,
        Series: priceSeries,
        Date: day,
        At: moment,
        By: z.string(),
        Reason: z.string(),
        Before: quoteValues,
        /** Null: withdrawn. */
        After: quoteValues.nullable(),
      }),
    ),
    Total: total,
  }),
});
