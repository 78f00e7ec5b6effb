import { z } from 'zod';
import { day, namedOption, rowId, total } from '../fields.ts';
import { priceSpecs, priceStorages, priceTerms, priceUnits, quoteBases, taxLevels } from './price-codes.ts';
import { arithmeticLine, toCode, figure, market, meat } from './price-fields.ts';

export const priceSeries = z.strictObject({
  SeriesID: rowId,
  Meat: meat,
  MarketType: market,
  OriginCode: z.string(),
  OriginCn: z.string(),
  OriginEn: z.string(),
  CutCode: z.string(),
  CutCn: z.string(),
  CutEn: z.string(),
  /** Part of the carcase: rows come grouped by it within an origin. */
  CutGroupCode: z.string(),
  CutGroupCn: z.string(),
  CutGroupEn: z.string(),
  Specs: z.array(toCode(priceSpecs)),
  /** Plant number or brand; null where the series is not tied to one. */
  Brand: z.string().nullable(),
  Storage: toCode(priceStorages),
  Term: toCode(priceTerms),
  Port: z.string(),
  PortCn: z.string(),
  PortEn: z.string(),
  Unit: toCode(priceUnits),
  Level: toCode(taxLevels),
  Demo: z.boolean(),
});
export type PriceSeries = z.output<typeof priceSeries>;

/** Change on an earlier quote of the series, both in the unit and level of the answer, each at its own day's rate. */
export const priceChange = z
  .strictObject({ Date: day, From: z.number(), Value: z.number(), Percent: z.number() })
  .nullable();
export type PriceChange = z.output<typeof priceChange>;

/** A quote in the requested unit and level. Low ≤ Mainstream ≤ High. */
export const quoteFigures = {
  Date: day,
  Low: figure,
  High: figure,
  Mainstream: figure,
  /** Price with the other quota duty; null where the quota was not (expected to be) full, or no duty enters the conversion. */
  OtherQuota: figure,
  QuoteCount: total,
  Basis: toCode(quoteBases),
  Provisional: z.boolean(),
  Corrected: z.boolean(),
};

export const quoteRow = z.strictObject({
  ...priceSeries.shape,
  ...quoteFigures,
  ShownUnit: toCode(priceUnits),
  ShownLevel: toCode(taxLevels),
  /** The prices as quoted, where different; with null prices above, the conversion was not possible. */
  Quoted: z.strictObject({ Low: z.number(), High: z.number(), Mainstream: z.number() }).nullable(),
  ChangePrevious: priceChange,
  /** Change on the latest quote of 7 to 13 days before. */
  ChangeWeek: priceChange,
  /** Number of firms asked; never their names. */
  GroupSize: total.nullable(),
  /** Calculation of the mainstream price; empty if as quoted. */
  Arithmetic: z.array(arithmeticLine),
});
export type QuoteRow = z.output<typeof quoteRow>;

export const trendLength = 26;

export const listedQuote = z.strictObject({
  ...quoteRow.shape,
  /** Last mainstream prices up to the day, oldest first, in ShownUnit and ShownLevel, each converted as of its own day. */
  Trend: z.array(figure).max(trendLength),
});
export type ListedQuote = z.output<typeof listedQuote>;

export const cutOption = namedOption.extend({ GroupCode: z.string(), GroupCn: z.string(), GroupEn: z.string() });
