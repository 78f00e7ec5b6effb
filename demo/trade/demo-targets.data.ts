import type { OriginCode } from '@btc/reference/origins.ts';
import type { ScopeCode } from '@btc/reference/scopes.ts';

/*
 * What the demonstration facts are shaped by, beside the calibration tables of the reference package. Everything here is
 * estimated or invented for demonstration, so that months, products and prices look like the trade; none of it is a statistic.
 */

export type DemoScope = Extract<ScopeCode, 'beef' | 'beef_offal' | 'pork' | 'pork_offal' | 'pork_fat'>;

/** A sum that the facts are fitted to, tonnes. */
export interface DemoSum {
  readonly scope: DemoScope;
  readonly origin: OriginCode | null;
  readonly fromMonth: string;
  readonly toMonth: string;
  readonly tonnes: number;
}

export const firstDemoMonth = '2019-01';
export const lastDemoMonth = '2026-09';

// Brazil and Australia near their country quotas of 1,106,000 and 205,000 t; Australia had used half of it by late March.
/** January to September 2026 by origin, and its known shape. */
export const sums2026 = [
  { scope: 'beef', origin: 'BRA', fromMonth: '2026-01', toMonth: '2026-09', tonnes: 1_070_000 },
  { scope: 'beef', origin: 'BRA', fromMonth: '2026-09', toMonth: '2026-09', tonnes: 46_000 },
  { scope: 'beef', origin: 'ARG', fromMonth: '2026-01', toMonth: '2026-09', tonnes: 372_000 },
  { scope: 'beef', origin: 'URY', fromMonth: '2026-01', toMonth: '2026-09', tonnes: 158_000 },
  { scope: 'beef', origin: 'AUS', fromMonth: '2026-01', toMonth: '2026-09', tonnes: 198_000 },
  { scope: 'beef', origin: 'AUS', fromMonth: '2026-01', toMonth: '2026-01', tonnes: 55_000 },
  { scope: 'beef', origin: 'AUS', fromMonth: '2026-01', toMonth: '2026-03', tonnes: 107_000 },
  { scope: 'beef', origin: 'NZL', fromMonth: '2026-01', toMonth: '2026-09', tonnes: 92_000 },
  { scope: 'beef', origin: 'USA', fromMonth: '2026-01', toMonth: '2026-09', tonnes: 9000 },
  { scope: 'beef', origin: 'OTH', fromMonth: '2026-01', toMonth: '2026-09', tonnes: 128_000 },
  { scope: 'pork', origin: 'ESP', fromMonth: '2026-01', toMonth: '2026-09', tonnes: 195_000 },
  { scope: 'pork', origin: 'BRA', fromMonth: '2026-01', toMonth: '2026-09', tonnes: 110_000 },
  { scope: 'pork', origin: 'USA', fromMonth: '2026-01', toMonth: '2026-09', tonnes: 35_000 },
  { scope: 'pork', origin: 'CAN', fromMonth: '2026-01', toMonth: '2026-09', tonnes: 52_000 },
  { scope: 'pork', origin: 'DNK', fromMonth: '2026-01', toMonth: '2026-09', tonnes: 55_000 },
  { scope: 'pork', origin: 'NLD', fromMonth: '2026-01', toMonth: '2026-09', tonnes: 68_000 },
  { scope: 'pork', origin: 'FRA', fromMonth: '2026-01', toMonth: '2026-09', tonnes: 30_000 },
  { scope: 'pork', origin: 'CHL', fromMonth: '2026-01', toMonth: '2026-09', tonnes: 48_000 },
  { scope: 'pork', origin: 'GBR', fromMonth: '2026-01', toMonth: '2026-09', tonnes: 38_000 },
  { scope: 'pork', origin: 'OTH', fromMonth: '2026-01', toMonth: '2026-09', tonnes: 70_000 },
  { scope: 'pork_offal', origin: null, fromMonth: '2026-01', toMonth: '2026-09', tonnes: 880_000 },
] as const satisfies readonly DemoSum[];

// In print, 2021 is 2.33 million tonnes of beef and 2.36 million with offal: offal is some thirty thousand tonnes a year.
/** Yearly beef offal from all origins, tonnes; 2026 to September. */
export const beefOffalYears = {
  2019: 25_000,
  2020: 28_000,
  2021: 30_000,
  2022: 33_000,
  2023: 36_000,
  2024: 38_000,
  2025: 40_000,
  2026: 30_000,
} as const satisfies Record<number, number>;

// No public total of pig fat is among our sources: these are invented, of a size that is believable beside the offal.
/** Yearly pig fat from all origins, tonnes; 2026 to September. */
export const porkFatYears = {
  2019: 42_000,
  2020: 78_000,
  2021: 69_000,
  2022: 51_000,
  2023: 54_000,
  2024: 47_000,
  2025: 45_000,
  2026: 32_000,
} as const satisfies Record<number, number>;

/** A country's part of what the tables give as other origins, and the months in which it may send it. */
export interface OtherOrigin {
  readonly origin: OriginCode;
  readonly share: number;
  readonly fromMonth?: string;
  readonly toMonth?: string;
}

/** The countries behind OTH: a figure for OTH is the sum over them. */
export const otherOrigins: Readonly<Record<DemoScope, readonly OtherOrigin[]>> = {
  beef: [
    { origin: 'BOL', share: 0.24, fromMonth: '2019-09' },
    { origin: 'BLR', share: 0.14 },
    { origin: 'RUS', share: 0.13, fromMonth: '2020-03' },
    { origin: 'CRI', share: 0.11 },
    { origin: 'CHL', share: 0.08 },
    { origin: 'MEX', share: 0.08 },
    { origin: 'PAN', share: 0.06, fromMonth: '2019-06' },
    { origin: 'COL', share: 0.05, fromMonth: '2024-06' },
    { origin: 'NIC', share: 0.04, fromMonth: '2024-03' },
    { origin: 'NAM', share: 0.03 },
    { origin: 'ZAF', share: 0.02, toMonth: '2023-04' },
    { origin: 'IRL', share: 0.03, fromMonth: '2023-02', toMonth: '2023-10' },
    { origin: 'CAN', share: 0.09, toMonth: '2021-12' },
  ],
  beef_offal: [
    { origin: 'BLR', share: 0.3 },
    { origin: 'RUS', share: 0.25, fromMonth: '2020-03' },
    { origin: 'MEX', share: 0.2 },
    { origin: 'CHL', share: 0.15 },
    { origin: 'CRI', share: 0.1 },
  ],
  pork: [
    { origin: 'IRL', share: 0.3 },
    { origin: 'AUT', share: 0.2 },
    { origin: 'MEX', share: 0.13 },
    { origin: 'PRT', share: 0.12, fromMonth: '2019-03' },
    { origin: 'FIN', share: 0.09 },
    { origin: 'CHE', share: 0.03 },
    { origin: 'ARG', share: 0.06, fromMonth: '2019-09' },
    { origin: 'BEL', share: 0.15, fromMonth: '2024-02' },
    { origin: 'RUS', share: 0.2, fromMonth: '2024-03' },
  ],
  pork_offal: [
    { origin: 'IRL', share: 0.32 },
    { origin: 'AUT', share: 0.22 },
    { origin: 'PRT', share: 0.1, fromMonth: '2019-03' },
    { origin: 'FIN', share: 0.14 },
    { origin: 'ARG', share: 0.06, fromMonth: '2019-09' },
    { origin: 'BEL', share: 0.16, fromMonth: '2024-02' },
    { origin: 'RUS', share: 0.3, fromMonth: '2024-03' },
  ],
  pork_fat: [
    { origin: 'IRL', share: 0.5 },
    { origin: 'AUT', share: 0.3 },
    { origin: 'PRT', share: 0.2, fromMonth: '2019-03' },
  ],
};

type Shares = Readonly<Partial<Record<OriginCode, number>>>;

/** Shares of the origins where no table gives them by origin. */
export const originShares: Readonly<Partial<Record<DemoScope, Shares>>> = {
  beef_offal: { AUS: 0.26, USA: 0.18, URY: 0.2, NZL: 0.13, ARG: 0.1, OTH: 0.13 },
  pork_offal: {
    ESP: 0.27,
    USA: 0.18,
    DNK: 0.12,
    NLD: 0.1,
    FRA: 0.07,
    CAN: 0.07,
    BRA: 0.05,
    CHL: 0.03,
    GBR: 0.04,
    DEU: 0.14,
    OTH: 0.07,
  },
  pork_fat: { ESP: 0.36, DNK: 0.14, NLD: 0.12, BRA: 0.09, FRA: 0.08, DEU: 0.08, CAN: 0.05, GBR: 0.03, OTH: 0.05 },
};

/** Months from which an origin ships nothing: Germany lost access with African swine fever in September 2020. */
export const closedFrom: Readonly<Record<string, string>> = {
  'pork DEU': '2020-10',
  'pork_offal DEU': '2020-10',
  'pork_fat DEU': '2020-10',
};

/** How a year spreads over its months before it is fitted: stocking up before the spring festival, a dip in it. */
export const seasonality = [1.13, 0.87, 0.95, 0.89, 0.89, 0.93, 1.02, 1.05, 1.03, 1.02, 1.06, 1.16] as const;

type Mix = Readonly<Record<string, number>>;

/** Tariff lines of an origin's beef, shares of weight: together near the product mix of the reference package. */
export const beefMix: Readonly<Partial<Record<OriginCode, Mix>>> = {
  BRA: { '02023000': 0.955, '02022000': 0.045 },
  ARG: { '02023000': 0.72, '02022000': 0.28 },
  URY: { '02023000': 0.74, '02022000': 0.24, '02021000': 0.02 },
  AUS: { '02023000': 0.685, '02022000': 0.165, '02013000': 0.13, '02012000': 0.02 },
  NZL: { '02023000': 0.8, '02022000': 0.19, '02013000': 0.01 },
  USA: { '02023000': 0.57, '02022000': 0.25, '02013000': 0.14, '02012000': 0.04 },
  OTH: { '02023000': 0.72, '02022000': 0.22, '02021000': 0.05, '02013000': 0.01 },
};

/** Tariff lines of the other scopes, the same for all origins. */
export const scopeMix: Readonly<Record<Exclude<DemoScope, 'beef'>, Mix>> = {
  beef_offal: { '02062900': 0.7, '02062100': 0.15, '02062200': 0.1, '02061000': 0.05 },
  pork: { '02032900': 0.72, '02032200': 0.25, '02032190': 0.025, '02031900': 0.005 },
  pork_offal: { '02064900': 0.93, '02064100': 0.06, '02063000': 0.01 },
  pork_fat: { '02091000': 1 },
};

/** First year of the yearly series below. */
export const firstYearOfSeries = 2018;

/** Mean import values by year, USD a tonne; beef of 2023, 2024 and January to September 2025 is then fitted to the known means. */
export const yearPrices: Readonly<Record<DemoScope, readonly number[]>> = {
  beef: [4620, 4957, 4806, 5355, 6590, 5195, 4776, 5330, 5950],
  beef_offal: [3900, 4100, 4000, 4300, 4900, 4500, 4200, 4400, 4700],
  pork: [1750, 2150, 2760, 2560, 2200, 2450, 2080, 2050, 2000],
  pork_offal: [1650, 1900, 2450, 2750, 2650, 2500, 2250, 2300, 2280],
  pork_fat: [980, 1120, 1480, 1420, 1360, 1310, 1180, 1190, 1170],
};

/** How an origin's prices stand to the mean. */
export const originPrices: Shares = {
  BRA: 0.955,
  ARG: 0.93,
  URY: 0.94,
  AUS: 1.22,
  NZL: 1.12,
  USA: 1.6,
  OTH: 0.92,
  ESP: 1.02,
  DNK: 0.97,
  CAN: 1.01,
  CHL: 1.08,
  BOL: 0.93,
  BLR: 0.88,
  RUS: 0.92,
  COL: 0.93,
  NIC: 0.94,
  NAM: 1.05,
};

/** How a tariff line's prices stand to the mean. */
export const linePrices: Mix = {
  '02012000': 1.9,
  '02013000': 2,
  '02021000': 0.75,
  '02022000': 0.8,
  '02031900': 1.8,
  '02032190': 0.9,
  '02032200': 0.85,
  '02061000': 1.6,
  '02062100': 2.2,
  '02062200': 0.5,
  '02064100': 0.5,
};

/** CNY for one USD, mean of each year from 2018. */
export const yuanRates = [6.6, 6.89, 6.92, 6.46, 6.7, 7.03, 7.11, 7.16, 7.02] as const;
