import { join } from 'node:path';
import { z } from 'zod';
import { beefCutId, districtCode, month, numeral, originCode, porkCutId, provinceCode } from '../codes.ts';
import { readCsv, readJson } from '../doors/read-data.ts';

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
/** A target of the facts, tonnes. */
export type DemoSum = z.output<typeof sum>;

/** January to September 2026 by origin, as known; Brazil and Australia are near their quotas of 1,106,000 and 205,000 t. */
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
/** Countries behind OTH, their share and the months they may ship in; a figure for OTH is the sum over them. */
export const otherOrigins = readCsv(
  join(folder, 'other-origins.csv'),
  z.strictObject({ scope, origin: originCode, share: numeral, fromMonth: openMonth, toMonth: openMonth }),
);

const shares = z.partialRecord(originCode, z.number());
/** Keyed by tariff line. */
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
    /** For scopes without a table by origin. */
    originShares: z.partialRecord(scope, shares),
    /** From these months the origin ships nothing of the scope: African swine fever closed Germany in September 2020. */
    closedFrom: z.record(z.string(), month),
    /** Monthly weights before fitting: stocking up before Spring Festival, then a dip. */
    seasonality: z.array(z.number()).length(12),
    /** Tariff lines of an origin's beef, shares of weight; together close to the reference package's product mix. */
    beefMix: z.partialRecord(originCode, mix),
    /** Tariff lines of other scopes, the same for all origins. */
    scopeMix: z.record(scope.exclude(['beef']), mix),
    /** First year of yearPrices and yuanRates. */
    firstYearOfSeries: z.int(),
    /** Mean import values by year, USD/t; beef of 2023, 2024 and January to September 2025 is fitted to the known means. */
    yearPrices: z.record(scope, z.array(z.number())),
    /** CNY per USD, yearly mean. */
    yuanRates: z.array(z.number()),
    /** An origin's prices relative to the mean. */
    originPrices: shares,
    /** A tariff line's prices relative to the mean. */
    linePrices: mix,
  }),
);

const lineCut = z.strictObject({
  line: z.string(),
  /** `*`: all origins not listed. */
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

/** A cut's price relative to the others of its line; 1 where it is not listed. */
export const cutPrices = readCsv(
  join(folder, 'cut-prices.csv'),
  z.discriminatedUnion('meat', [
    z.strictObject({ meat: z.literal('beef'), cut: beefCutId, price: numeral }),
    z.strictObject({ meat: z.literal('pork'), cut: porkCutId, price: numeral }),
  ]),
);

const byPlace = z.record(z.string().regex(/^(?:district|province) \d+$/), z.number());

/** Shares of provinces and districts are the reference package's; those behind its rest, and near districts, are estimated. */
export const { otherProvinces, otherDistricts, nearDistricts, nearness, drifts, porkLean } = readJson(
  join(folder, 'places.json'),
  z.strictObject({
    otherProvinces: z.array(z.tuple([provinceCode, z.number()])),
    otherDistricts: z.array(z.tuple([districtCode, z.number()])),
    /** Districts used more by the firms of a province than by others. */
    nearDistricts: z.partialRecord(provinceCode, z.array(districtCode)),
    /** Factor by which a near district is preferred. */
    nearness: z.number(),
    /** Relative change of a share from 2019 to 2026; places not listed keep theirs. */
    drifts: byPlace,
    /** Share of pork relative to beef; 1 where not listed. */
    porkLean: byPlace,
  }),
);
