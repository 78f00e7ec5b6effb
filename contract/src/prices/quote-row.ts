import { z } from 'zod';
import { day, namedOption, rowId, total } from '../fields.ts';
import { priceSpecs, priceStorages, priceTerms, priceUnits, quoteBases, taxLevels } from './price-codes.ts';
import { arithmeticLine, toCode, figure, market, meat } from './price-fields.ts';

/** What is quoted: one thing on one market, in one place, on one term. */
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
  /** Plant number or brand, where the series is of one. */
  Brand: z.string().nullable(),
  Storage: toCode(priceStorages),
  Term: toCode(priceTerms),
  /** Port of entry, city of a wholesale market, or several of them. */
  Port: z.string(),
  PortCn: z.string(),
  PortEn: z.string(),
  /** The unit and level it is quoted in. */
  Unit: toCode(priceUnits),
  Level: toCode(taxLevels),
  Demo: z.boolean(),
});
export type PriceSeries = z.output<typeof priceSeries>;

/** Against an earlier quote of the series, both in the unit and level of the answer, each at the rate of its own day. */
export const priceChange = z
  .strictObject({ Date: day, From: z.number(), Value: z.number(), Percent: z.number() })
  .nullable();
export type PriceChange = z.output<typeof priceChange>;

/** A quote in the unit and level asked for. Low ≤ Mainstream ≤ High. */
export const quoteFigures = {
  Date: day,
  Low: figure,
  High: figure,
  Mainstream: figure,
  /**
   * The mainstream price with the other duty (over the quota where the figures are within it, and the other way round); null where the
   * quota was neither full nor expected to be on the day, and where no duty lies between the price and what is asked for.
   */
  OtherQuota: figure,
  /** How many quotes are behind it. */
  QuoteCount: total,
  Basis: toCode(quoteBases),
  Provisional: z.boolean(),
  /** True where it was published with other figures before. */
  Corrected: z.boolean(),
};

export const quoteRow = z.strictObject({
  ...priceSeries.shape,
  ...quoteFigures,
  /** In what Low, High and Mainstream are. */
  ShownUnit: toCode(priceUnits),
  ShownLevel: toCode(taxLevels),
  /** As it was quoted, where that is something else; null prices above then say that it cannot be computed. */
  Quoted: z.strictObject({ Low: z.number(), High: z.number(), Mainstream: z.number() }).nullable(),
  ChangePrevious: priceChange,
  /** Against the latest quote of 7 to 13 days before. */
  ChangeWeek: priceChange,
  /** How many firms were asked; never who. */
  GroupSize: total.nullable(),
  /** How the mainstream price was computed; empty as quoted. */
  Arithmetic: z.array(arithmeticLine),
});
export type QuoteRow = z.output<typeof quoteRow>;

/** How many of the last quotes of a series are drawn as its small line. */
export const trendLength = 26;

/** A quote of a list, with the small line of its series. */
export const listedQuote = z.strictObject({
  ...quoteRow.shape,
  /** Mainstream prices of the last quotes up to the day, oldest first, in ShownUnit and ShownLevel, each at the terms of its own day. */
  Trend: z.array(figure).max(trendLength),
});
export type ListedQuote = z.output<typeof listedQuote>;

export const cutOption = namedOption.extend({ GroupCode: z.string(), GroupCn: z.string(), GroupEn: z.string() });
