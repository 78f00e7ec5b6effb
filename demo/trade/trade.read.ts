import { join } from 'node:path';
import { z } from 'zod';
import { beefCutId, districtCode, month, numeral, originCode, porkCutId, provinceCode } from '../codes.ts';
import { readCsv, readJson } from '../read-data.ts';

/*
 * What the demonstration facts are shaped by, beside the calibration tables of the reference package. Everything here is
 * estimated or invented for demonstration, so that months, products and prices look like the trade; none of it is a statistic.
 */

const folder = import.meta.dirname;

const scope = z.enum(['beef', 'beef_offal', 'pork', 'pork_offal', 'pork_fat']);
export const demoScopes = scope.options;
export type DemoScope = z.output<typeof scope>;

const none = z.literal('');

const sum = z.strictObject({
  scope,
  origin: z.union([none.transform(() => null), originCode]),
  fromMonth: month,
  toMonth: month,
  tonnes: numeral,
});
/** A sum that the facts are fitted to, tonnes. */
export type DemoSum = z.output<typeof sum>;

/**
 * January to September 2026 by origin, and its known shape. Brazil and Australia are near their country quotas of 1,106,000 and
 * 205,000 t; Australia had used half of it by late March.
 */
export const sums2026: readonly DemoSum[] = readCsv(join(folder, 'sums-2026.csv'), sum);

/**
 * Beef offal and pig fat of each year from all origins, tonnes; 2026 to September. In print, 2021 is 2.33 million tonnes of beef and 2.36 million with
 * offal: offal is some thirty thousand tonnes a year. No public total of pig fat is among our sources: these are invented, of a size
 * that is believable beside the offal.
 */
export const estimatedYears = readCsv(
  join(folder, 'years.csv'),
  z.strictObject({ year: numeral, beefOffal: numeral, porkFat: numeral }),
);

const openMonth = z.union([none.transform(() => undefined), month]);
/** The countries behind OTH, their part of it and the months in which they may send it: a figure for OTH is the sum over them. */
export const otherOrigins = readCsv(
  join(folder, 'other-origins.csv'),
  z.strictObject({ scope, origin: originCode, share: numeral, fromMonth: openMonth, toMonth: openMonth }),
);

const shares = z.partialRecord(originCode, z.number());
/** By tariff line. */
const mix = z.record(z.string().regex(/^\d{8}$/), z.number());

export const {
  firstMonth: firstDemoMonth,
  lastMonth: lastDemoMonth,
  originShares,
  closedFrom,
  seasonality,
  beefMix,
  scopeMix,
  firstYearOfSeries,
  yearPrices,
  yuanRates,
  originPrices,
  linePrices,
} = readJson(
  join(folder, 'targets.json'),
  z.strictObject({
    firstMonth: month,
    lastMonth: month,
    /** Shares of the origins where no table gives them by origin. */
    originShares: z.partialRecord(scope, shares),
    /** Months from which a scope of an origin ships nothing: Germany lost access with African swine fever in September 2020. */
    closedFrom: z.record(z.string(), month),
    /** How a year spreads over its months before it is fitted: stocking up before the spring festival, a dip in it. */
    seasonality: z.array(z.number()).length(12),
    /** Tariff lines of an origin's beef, shares of weight: together near the product mix of the reference package. */
    beefMix: z.partialRecord(originCode, mix),
    /** Tariff lines of the other scopes, the same for all origins. */
    scopeMix: z.record(scope.exclude(['beef']), mix),
    /** First year of the two yearly series below. */
    firstYearOfSeries: z.int(),
    /** Mean import values by year, USD a tonne; beef of 2023, 2024 and January to September 2025 is then fitted to the known means. */
    yearPrices: z.record(scope, z.array(z.number())),
    /** CNY for one USD, mean of each year. */
    yuanRates: z.array(z.number()),
    /** How an origin's prices stand to the mean. */
    originPrices: shares,
    /** How a tariff line's prices stand to the mean. */
    linePrices: mix,
  }),
);

const lineCut = z.strictObject({
  line: z.string(),
  /** `*` for the origins that are not named. */
  origin: z.union([z.literal('*'), originCode]),
  cut: z.union([beefCutId, porkCutId]),
  share: numeral,
});

/**
 * Which cuts an origin sends under a tariff line, shares of weight. Brazil's follow the cut shares of the reference package; the others, and all
 * prices of cuts, are estimated: near the forward offers of 2025 (forequarter sets and shin above the mean, flank and navel below it),
 * invented where there was none.
 */
export const lineCuts = readCsv(join(folder, 'cut-mix.csv'), lineCut);

/** How a cut's price stands to the others of its line; 1 where it is not named. */
export const cutPrices = readCsv(
  join(folder, 'cut-prices.csv'),
  z.discriminatedUnion('meat', [
    z.strictObject({ meat: z.literal('beef'), cut: beefCutId, price: numeral }),
    z.strictObject({ meat: z.literal('pork'), cut: porkCutId, price: numeral }),
  ]),
);

const byPlace = z.record(z.string().regex(/^(?:district|province) \d+$/), z.number());

/**
 * Where importers are registered and where they clear. The shares of provinces and districts are those of the reference
 * package; what these leave to others, and which province uses which district, is estimated.
 */
export const { otherProvinces, otherDistricts, nearDistricts, nearness, drifts, porkLean } = readJson(
  join(folder, 'places.json'),
  z.strictObject({
    /** Provinces behind the share of others. */
    otherProvinces: z.array(z.tuple([provinceCode, z.number()])),
    /** Districts behind the share of others. */
    otherDistricts: z.array(z.tuple([districtCode, z.number()])),
    /** Districts that the firms of a province use more than others do. */
    nearDistricts: z.partialRecord(provinceCode, z.array(districtCode)),
    /** How much more a near district is used. */
    nearness: z.number(),
    /** By how much a district's or a province's share moves from 2019 to 2026, in parts of it; those not named keep theirs. */
    drifts: byPlace,
    /** How a district's or a province's part in pork stands to its part in beef; 1 where it is not named. */
    porkLean: byPlace,
  }),
);
