import type { CustomsDistrictCode } from './places/customs-districts.data.ts';
import type { Evidence } from './evidence.data.ts';
import type { HsForm, HsStorage } from './goods/hs-codes.data.ts';
import type { OriginCode } from './places/origins.data.ts';
import type { ProvinceCode } from './places/provinces.data.ts';
import type { ScopeCode } from './plants/scopes.data.ts';

export const calibrationYears = [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025] as const satisfies readonly number[];

/** Imports of one scope in one year, tonnes product weight. */
export interface ScopeYear {
  readonly scope: ScopeCode;
  readonly year: number;
  readonly tonnes: number;
  readonly evidence: Evidence;
}

/** Imports of one scope from one origin in one year, tonnes product weight. */
export interface OriginYear extends ScopeYear {
  readonly origin: OriginCode;
}

/** A known sum over months (`YYYY-MM`, both included), tonnes product weight; origin null: all origins. */
export interface KnownPeriod {
  readonly scope: ScopeCode;
  readonly origin: OriginCode | null;
  readonly fromMonth: string;
  readonly toMonth: string;
  readonly tonnes: number;
  readonly evidence: Evidence;
  readonly note: string;
}

/** Country quota of the beef safeguard for one calendar year, tonnes. */
export interface BeefQuota {
  readonly origin: OriginCode;
  readonly year: number;
  readonly tonnes: number;
  readonly evidence: Evidence;
}

interface MeanValue {
  readonly scope: ScopeCode;
  readonly fromMonth: string;
  readonly toMonth: string;
  readonly usdPerTonne: number;
  readonly evidence: Evidence;
}

interface PrintedTotal {
  readonly scope: ScopeCode;
  readonly year: number;
  readonly tonnes: number;
  readonly evidence: Evidence;
}

interface ProductShare {
  readonly storage: HsStorage | null;
  readonly form: HsForm | null;
  readonly percent: number;
  readonly evidence: Evidence;
}

interface CutShare {
  readonly nameCn: string;
  readonly nameEn: string;
  readonly percent: number;
  readonly evidence: Evidence;
}

interface DistrictWeight {
  readonly district: CustomsDistrictCode | null;
  readonly percent: number;
  readonly evidence: Evidence;
}

interface ProvinceWeight {
  readonly province: ProvinceCode | null;
  readonly percent: number;
  readonly evidence: Evidence;
}

/** Forward offer to China as printed in a trade report, USD/t; low and high are equal for a single figure. */
export interface ForwardOffer {
  readonly period: string;
  readonly origin: OriginCode;
  readonly item: string;
  readonly term: string | null;
  readonly source: string;
  readonly evidence: Evidence;
  readonly lowUsdPerTonne: number;
  readonly highUsdPerTonne: number;
  readonly note: string | null;
}

interface SpotQuote {
  readonly date: string;
  readonly origin: OriginCode;
  readonly item: string;
  readonly lowCnyPerKg: number | null;
  readonly mainstreamCnyPerKg: number;
  readonly highCnyPerKg: number | null;
  readonly evidence: Evidence;
}

// Beef: customs totals as reported by yuhucoldchain, bsn and Xinhua (2018-21), Tardáguila (2022-23), Reuters (2024 by origin), Expana
// (2024-25). Pork: 333 and GACC, L&F for 2018 by origin.
/** Tonnes product weight. */
export const scopeYears = [
  { scope: 'beef', year: 2018, tonnes: 1_039_000, evidence: 'V' },
  { scope: 'beef', year: 2019, tonnes: 1_659_000, evidence: 'V' },
  { scope: 'beef', year: 2020, tonnes: 2_118_000, evidence: 'V' },
  { scope: 'beef', year: 2021, tonnes: 2_333_000, evidence: 'V' },
  { scope: 'beef', year: 2022, tonnes: 2_690_000, evidence: 'V' },
  { scope: 'beef', year: 2023, tonnes: 2_740_000, evidence: 'V' },
  { scope: 'beef', year: 2024, tonnes: 2_866_279, evidence: 'V' },
  { scope: 'beef', year: 2025, tonnes: 2_802_150, evidence: 'V' },
  { scope: 'pork', year: 2018, tonnes: 1_192_829, evidence: 'V' },
  { scope: 'pork', year: 2019, tonnes: 1_994_000, evidence: 'M' },
  { scope: 'pork', year: 2020, tonnes: 4_304_000, evidence: 'M' },
  { scope: 'pork', year: 2021, tonnes: 3_710_000, evidence: 'V' },
  { scope: 'pork', year: 2022, tonnes: 1_760_000, evidence: 'M' },
  { scope: 'pork', year: 2023, tonnes: 1_550_000, evidence: 'M' },
  { scope: 'pork', year: 2024, tonnes: 1_070_000, evidence: 'M' },
  { scope: 'pork', year: 2025, tonnes: 1_000_000, evidence: 'E' },
  { scope: 'pork_offal', year: 2018, tonnes: 960_000, evidence: 'M' },
  { scope: 'pork_offal', year: 2019, tonnes: 1_132_000, evidence: 'M' },
  { scope: 'pork_offal', year: 2020, tonnes: 1_350_000, evidence: 'V' },
  { scope: 'pork_offal', year: 2021, tonnes: 1_280_000, evidence: 'V' },
  { scope: 'pork_offal', year: 2022, tonnes: 1_090_000, evidence: 'M' },
  { scope: 'pork_offal', year: 2023, tonnes: 1_160_000, evidence: 'M' },
  { scope: 'pork_offal', year: 2024, tonnes: 1_220_000, evidence: 'M' },
  { scope: 'pork_offal', year: 2025, tonnes: 1_200_000, evidence: 'E' },
] as const satisfies readonly ScopeYear[];

// 2025 beef by origin is January to November as published plus an estimated December. OTH is the residual to the total of the year.
/** Tonnes product weight; the origins of a year add up to `scopeYears`. */
export const originYears = [
  { scope: 'beef', origin: 'BRA', year: 2018, tonnes: 322_000, evidence: 'M' },
  { scope: 'beef', origin: 'BRA', year: 2019, tonnes: 399_000, evidence: 'M' },
  { scope: 'beef', origin: 'BRA', year: 2020, tonnes: 848_000, evidence: 'M' },
  { scope: 'beef', origin: 'BRA', year: 2021, tonnes: 858_000, evidence: 'M' },
  { scope: 'beef', origin: 'BRA', year: 2022, tonnes: 1_105_000, evidence: 'M' },
  { scope: 'beef', origin: 'BRA', year: 2023, tonnes: 1_180_000, evidence: 'M' },
  { scope: 'beef', origin: 'BRA', year: 2024, tonnes: 1_340_000, evidence: 'V' },
  { scope: 'beef', origin: 'BRA', year: 2025, tonnes: 1_445_000, evidence: 'E' },
  { scope: 'beef', origin: 'ARG', year: 2018, tonnes: 180_000, evidence: 'M' },
  { scope: 'beef', origin: 'ARG', year: 2019, tonnes: 375_000, evidence: 'M' },
  { scope: 'beef', origin: 'ARG', year: 2020, tonnes: 482_000, evidence: 'M' },
  { scope: 'beef', origin: 'ARG', year: 2021, tonnes: 465_000, evidence: 'M' },
  { scope: 'beef', origin: 'ARG', year: 2022, tonnes: 490_000, evidence: 'M' },
  { scope: 'beef', origin: 'ARG', year: 2023, tonnes: 527_000, evidence: 'M' },
  { scope: 'beef', origin: 'ARG', year: 2024, tonnes: 594_567, evidence: 'V' },
  { scope: 'beef', origin: 'ARG', year: 2025, tonnes: 476_000, evidence: 'E' },
  { scope: 'beef', origin: 'URY', year: 2018, tonnes: 219_000, evidence: 'M' },
  { scope: 'beef', origin: 'URY', year: 2019, tonnes: 286_000, evidence: 'M' },
  { scope: 'beef', origin: 'URY', year: 2020, tonnes: 232_000, evidence: 'M' },
  { scope: 'beef', origin: 'URY', year: 2021, tonnes: 355_000, evidence: 'M' },
  { scope: 'beef', origin: 'URY', year: 2022, tonnes: 352_000, evidence: 'M' },
  { scope: 'beef', origin: 'URY', year: 2023, tonnes: 277_000, evidence: 'E' },
  { scope: 'beef', origin: 'URY', year: 2024, tonnes: 243_662, evidence: 'V' },
  { scope: 'beef', origin: 'URY', year: 2025, tonnes: 203_000, evidence: 'E' },
  { scope: 'beef', origin: 'AUS', year: 2018, tonnes: 174_000, evidence: 'M' },
  { scope: 'beef', origin: 'AUS', year: 2019, tonnes: 300_000, evidence: 'M' },
  { scope: 'beef', origin: 'AUS', year: 2020, tonnes: 254_000, evidence: 'M' },
  { scope: 'beef', origin: 'AUS', year: 2021, tonnes: 152_000, evidence: 'E' },
  { scope: 'beef', origin: 'AUS', year: 2022, tonnes: 183_000, evidence: 'M' },
  { scope: 'beef', origin: 'AUS', year: 2023, tonnes: 226_000, evidence: 'M' },
  { scope: 'beef', origin: 'AUS', year: 2024, tonnes: 216_050, evidence: 'V' },
  { scope: 'beef', origin: 'AUS', year: 2025, tonnes: 313_000, evidence: 'E' },
  { scope: 'beef', origin: 'NZL', year: 2018, tonnes: 113_000, evidence: 'M' },
  { scope: 'beef', origin: 'NZL', year: 2019, tonnes: 209_000, evidence: 'M' },
  { scope: 'beef', origin: 'NZL', year: 2020, tonnes: 165_000, evidence: 'M' },
  { scope: 'beef', origin: 'NZL', year: 2021, tonnes: 201_000, evidence: 'M' },
  { scope: 'beef', origin: 'NZL', year: 2022, tonnes: 212_000, evidence: 'M' },
  { scope: 'beef', origin: 'NZL', year: 2023, tonnes: 206_000, evidence: 'E' },
  { scope: 'beef', origin: 'NZL', year: 2024, tonnes: 150_514, evidence: 'V' },
  { scope: 'beef', origin: 'NZL', year: 2025, tonnes: 119_000, evidence: 'E' },
  { scope: 'beef', origin: 'USA', year: 2018, tonnes: 7000, evidence: 'M' },
  { scope: 'beef', origin: 'USA', year: 2019, tonnes: 9000, evidence: 'M' },
  { scope: 'beef', origin: 'USA', year: 2020, tonnes: 27_000, evidence: 'M' },
  { scope: 'beef', origin: 'USA', year: 2021, tonnes: 138_000, evidence: 'E' },
  { scope: 'beef', origin: 'USA', year: 2022, tonnes: 184_000, evidence: 'M' },
  { scope: 'beef', origin: 'USA', year: 2023, tonnes: 152_000, evidence: 'E' },
  { scope: 'beef', origin: 'USA', year: 2024, tonnes: 138_112, evidence: 'V' },
  { scope: 'beef', origin: 'USA', year: 2025, tonnes: 55_700, evidence: 'E' },
  { scope: 'beef', origin: 'OTH', year: 2018, tonnes: 24_000, evidence: 'E' },
  { scope: 'beef', origin: 'OTH', year: 2019, tonnes: 81_000, evidence: 'E' },
  { scope: 'beef', origin: 'OTH', year: 2020, tonnes: 110_000, evidence: 'E' },
  { scope: 'beef', origin: 'OTH', year: 2021, tonnes: 164_000, evidence: 'E' },
  { scope: 'beef', origin: 'OTH', year: 2022, tonnes: 164_000, evidence: 'E' },
  { scope: 'beef', origin: 'OTH', year: 2023, tonnes: 172_000, evidence: 'E' },
  { scope: 'beef', origin: 'OTH', year: 2024, tonnes: 183_374, evidence: 'E' },
  { scope: 'beef', origin: 'OTH', year: 2025, tonnes: 190_450, evidence: 'E' },
  { scope: 'pork', origin: 'ESP', year: 2018, tonnes: 219_626, evidence: 'V' },
  { scope: 'pork', origin: 'ESP', year: 2019, tonnes: 382_000, evidence: 'M' },
  { scope: 'pork', origin: 'ESP', year: 2020, tonnes: 934_000, evidence: 'M' },
  { scope: 'pork', origin: 'ESP', year: 2021, tonnes: 1_100_000, evidence: 'M' },
  { scope: 'pork', origin: 'ESP', year: 2022, tonnes: 467_000, evidence: 'M' },
  { scope: 'pork', origin: 'ESP', year: 2023, tonnes: 382_000, evidence: 'M' },
  { scope: 'pork', origin: 'ESP', year: 2024, tonnes: 280_000, evidence: 'E' },
  { scope: 'pork', origin: 'ESP', year: 2025, tonnes: 275_000, evidence: 'E' },
  { scope: 'pork', origin: 'BRA', year: 2018, tonnes: 150_000, evidence: 'V' },
  { scope: 'pork', origin: 'BRA', year: 2019, tonnes: 222_000, evidence: 'M' },
  { scope: 'pork', origin: 'BRA', year: 2020, tonnes: 481_000, evidence: 'M' },
  { scope: 'pork', origin: 'BRA', year: 2021, tonnes: 546_000, evidence: 'M' },
  { scope: 'pork', origin: 'BRA', year: 2022, tonnes: 418_000, evidence: 'M' },
  { scope: 'pork', origin: 'BRA', year: 2023, tonnes: 403_000, evidence: 'M' },
  { scope: 'pork', origin: 'BRA', year: 2024, tonnes: 240_000, evidence: 'E' },
  { scope: 'pork', origin: 'BRA', year: 2025, tonnes: 165_000, evidence: 'E' },
  { scope: 'pork', origin: 'DEU', year: 2018, tonnes: 228_371, evidence: 'V' },
  { scope: 'pork', origin: 'DEU', year: 2019, tonnes: 324_000, evidence: 'M' },
  { scope: 'pork', origin: 'DEU', year: 2020, tonnes: 459_000, evidence: 'M' },
  { scope: 'pork', origin: 'DEU', year: 2021, tonnes: 0, evidence: 'M' },
  { scope: 'pork', origin: 'DEU', year: 2022, tonnes: 0, evidence: 'M' },
  { scope: 'pork', origin: 'DEU', year: 2023, tonnes: 0, evidence: 'M' },
  { scope: 'pork', origin: 'DEU', year: 2024, tonnes: 0, evidence: 'M' },
  { scope: 'pork', origin: 'DEU', year: 2025, tonnes: 0, evidence: 'M' },
  { scope: 'pork', origin: 'USA', year: 2018, tonnes: 85_650, evidence: 'V' },
  { scope: 'pork', origin: 'USA', year: 2019, tonnes: 245_000, evidence: 'M' },
  { scope: 'pork', origin: 'USA', year: 2020, tonnes: 696_000, evidence: 'M' },
  { scope: 'pork', origin: 'USA', year: 2021, tonnes: 405_000, evidence: 'M' },
  { scope: 'pork', origin: 'USA', year: 2022, tonnes: 122_000, evidence: 'M' },
  { scope: 'pork', origin: 'USA', year: 2023, tonnes: 110_000, evidence: 'E' },
  { scope: 'pork', origin: 'USA', year: 2024, tonnes: 74_000, evidence: 'E' },
  { scope: 'pork', origin: 'USA', year: 2025, tonnes: 50_000, evidence: 'E' },
  { scope: 'pork', origin: 'CAN', year: 2018, tonnes: 160_260, evidence: 'V' },
  { scope: 'pork', origin: 'CAN', year: 2019, tonnes: 172_000, evidence: 'M' },
  { scope: 'pork', origin: 'CAN', year: 2020, tonnes: 411_000, evidence: 'M' },
  { scope: 'pork', origin: 'CAN', year: 2021, tonnes: 262_000, evidence: 'M' },
  { scope: 'pork', origin: 'CAN', year: 2022, tonnes: 133_000, evidence: 'M' },
  { scope: 'pork', origin: 'CAN', year: 2023, tonnes: 120_000, evidence: 'E' },
  { scope: 'pork', origin: 'CAN', year: 2024, tonnes: 78_000, evidence: 'E' },
  { scope: 'pork', origin: 'CAN', year: 2025, tonnes: 75_000, evidence: 'E' },
  { scope: 'pork', origin: 'DNK', year: 2018, tonnes: 70_000, evidence: 'M' },
  { scope: 'pork', origin: 'DNK', year: 2019, tonnes: 163_000, evidence: 'M' },
  { scope: 'pork', origin: 'DNK', year: 2020, tonnes: 358_000, evidence: 'M' },
  { scope: 'pork', origin: 'DNK', year: 2021, tonnes: 357_000, evidence: 'M' },
  { scope: 'pork', origin: 'DNK', year: 2022, tonnes: 190_000, evidence: 'M' },
  { scope: 'pork', origin: 'DNK', year: 2023, tonnes: 134_000, evidence: 'M' },
  { scope: 'pork', origin: 'DNK', year: 2024, tonnes: 75_000, evidence: 'E' },
  { scope: 'pork', origin: 'DNK', year: 2025, tonnes: 75_000, evidence: 'E' },
  { scope: 'pork', origin: 'NLD', year: 2018, tonnes: 79_000, evidence: 'M' },
  { scope: 'pork', origin: 'NLD', year: 2019, tonnes: 160_000, evidence: 'M' },
  { scope: 'pork', origin: 'NLD', year: 2020, tonnes: 262_000, evidence: 'M' },
  { scope: 'pork', origin: 'NLD', year: 2021, tonnes: 281_000, evidence: 'M' },
  { scope: 'pork', origin: 'NLD', year: 2022, tonnes: 120_000, evidence: 'M' },
  { scope: 'pork', origin: 'NLD', year: 2023, tonnes: 110_000, evidence: 'M' },
  { scope: 'pork', origin: 'NLD', year: 2024, tonnes: 90_000, evidence: 'E' },
  { scope: 'pork', origin: 'NLD', year: 2025, tonnes: 100_000, evidence: 'E' },
  { scope: 'pork', origin: 'FRA', year: 2018, tonnes: 40_000, evidence: 'M' },
  { scope: 'pork', origin: 'FRA', year: 2019, tonnes: 78_000, evidence: 'M' },
  { scope: 'pork', origin: 'FRA', year: 2020, tonnes: 125_000, evidence: 'M' },
  { scope: 'pork', origin: 'FRA', year: 2021, tonnes: 150_000, evidence: 'M' },
  { scope: 'pork', origin: 'FRA', year: 2022, tonnes: 90_000, evidence: 'M' },
  { scope: 'pork', origin: 'FRA', year: 2023, tonnes: 65_000, evidence: 'M' },
  { scope: 'pork', origin: 'FRA', year: 2024, tonnes: 45_000, evidence: 'E' },
  { scope: 'pork', origin: 'FRA', year: 2025, tonnes: 45_000, evidence: 'E' },
  { scope: 'pork', origin: 'CHL', year: 2018, tonnes: 36_000, evidence: 'M' },
  { scope: 'pork', origin: 'CHL', year: 2019, tonnes: 69_000, evidence: 'M' },
  { scope: 'pork', origin: 'CHL', year: 2020, tonnes: 155_000, evidence: 'M' },
  { scope: 'pork', origin: 'CHL', year: 2021, tonnes: 150_000, evidence: 'M' },
  { scope: 'pork', origin: 'CHL', year: 2022, tonnes: 80_000, evidence: 'M' },
  { scope: 'pork', origin: 'CHL', year: 2023, tonnes: 75_000, evidence: 'E' },
  { scope: 'pork', origin: 'CHL', year: 2024, tonnes: 60_000, evidence: 'E' },
  { scope: 'pork', origin: 'CHL', year: 2025, tonnes: 65_000, evidence: 'E' },
  { scope: 'pork', origin: 'GBR', year: 2018, tonnes: 45_000, evidence: 'M' },
  { scope: 'pork', origin: 'GBR', year: 2019, tonnes: 66_000, evidence: 'M' },
  { scope: 'pork', origin: 'GBR', year: 2020, tonnes: 98_000, evidence: 'M' },
  { scope: 'pork', origin: 'GBR', year: 2021, tonnes: 105_000, evidence: 'M' },
  { scope: 'pork', origin: 'GBR', year: 2022, tonnes: 60_000, evidence: 'M' },
  { scope: 'pork', origin: 'GBR', year: 2023, tonnes: 48_000, evidence: 'E' },
  { scope: 'pork', origin: 'GBR', year: 2024, tonnes: 40_000, evidence: 'E' },
  { scope: 'pork', origin: 'GBR', year: 2025, tonnes: 50_000, evidence: 'E' },
  { scope: 'pork', origin: 'OTH', year: 2018, tonnes: 78_922, evidence: 'E' },
  { scope: 'pork', origin: 'OTH', year: 2019, tonnes: 113_000, evidence: 'E' },
  { scope: 'pork', origin: 'OTH', year: 2020, tonnes: 325_000, evidence: 'E' },
  { scope: 'pork', origin: 'OTH', year: 2021, tonnes: 354_000, evidence: 'E' },
  { scope: 'pork', origin: 'OTH', year: 2022, tonnes: 80_000, evidence: 'E' },
  { scope: 'pork', origin: 'OTH', year: 2023, tonnes: 103_000, evidence: 'E' },
  { scope: 'pork', origin: 'OTH', year: 2024, tonnes: 88_000, evidence: 'E' },
  { scope: 'pork', origin: 'OTH', year: 2025, tonnes: 100_000, evidence: 'E' },
] as const satisfies readonly OriginYear[];

/** Sums of one or more months that shape monthly series; rounded or conflicting figures of sources are named in the note. */
export const knownPeriods = [
  {
    scope: 'beef',
    origin: null,
    fromMonth: '2018-12',
    toMonth: '2018-12',
    tonnes: 105_000,
    evidence: 'V',
    note: 'bsn: 10.5万吨',
  },
  {
    scope: 'beef',
    origin: null,
    fromMonth: '2020-01',
    toMonth: '2020-06',
    tonnes: 997_000,
    evidence: 'V',
    note: 'Blasina / 海关总署 99.7万吨',
  },
  {
    scope: 'beef',
    origin: null,
    fromMonth: '2021-01',
    toMonth: '2021-06',
    tonnes: 1_133_000,
    evidence: 'V',
    note: 'Blasina',
  },
  {
    scope: 'beef',
    origin: null,
    fromMonth: '2022-01',
    toMonth: '2022-03',
    tonnes: 521_175,
    evidence: 'V',
    note: 'Tardáguila',
  },
  {
    scope: 'beef',
    origin: null,
    fromMonth: '2022-03',
    toMonth: '2022-03',
    tonnes: 206_419,
    evidence: 'V',
    note: 'Tardáguila',
  },
  {
    scope: 'beef',
    origin: null,
    fromMonth: '2023-01',
    toMonth: '2023-03',
    tonnes: 633_806,
    evidence: 'V',
    note: 'Bord Bia/Farmers Journal',
  },
  {
    scope: 'beef',
    origin: null,
    fromMonth: '2023-04',
    toMonth: '2023-04',
    tonnes: 183_000,
    evidence: 'V',
    note: 'Blasina (May was 4 kt less)',
  },
  {
    scope: 'beef',
    origin: null,
    fromMonth: '2023-05',
    toMonth: '2023-05',
    tonnes: 179_000,
    evidence: 'V',
    note: 'Blasina',
  },
  {
    scope: 'beef',
    origin: null,
    fromMonth: '2023-07',
    toMonth: '2023-07',
    tonnes: 294_796,
    evidence: 'V',
    note: 'euromeatnews; the same month is given as 300 kt with offal, so scope needs checking',
  },
  {
    scope: 'beef',
    origin: null,
    fromMonth: '2023-12',
    toMonth: '2023-12',
    tonnes: 241_170,
    evidence: 'V',
    note: 'Tardáguila',
  },
  {
    scope: 'beef',
    origin: null,
    fromMonth: '2024-01',
    toMonth: '2024-01',
    tonnes: 301_000,
    evidence: 'V',
    note: 'Blasina',
  },
  {
    scope: 'beef',
    origin: null,
    fromMonth: '2024-01',
    toMonth: '2024-03',
    tonnes: 771_270,
    evidence: 'V',
    note: 'Bord Bia',
  },
  {
    scope: 'beef',
    origin: null,
    fromMonth: '2024-04',
    toMonth: '2024-04',
    tonnes: 224_000,
    evidence: 'V',
    note: 'Informe Ganadero',
  },
  {
    scope: 'beef',
    origin: null,
    fromMonth: '2024-09',
    toMonth: '2024-09',
    tonnes: 218_000,
    evidence: 'V',
    note: 'Blasina',
  },
  {
    scope: 'beef',
    origin: null,
    fromMonth: '2024-12',
    toMonth: '2024-12',
    tonnes: 272_000,
    evidence: 'V',
    note: 'Blasina; BRA 149, ARG 62, URY 19',
  },
  {
    scope: 'beef',
    origin: null,
    fromMonth: '2025-01',
    toMonth: '2025-02',
    tonnes: 468_000,
    evidence: 'V',
    note: 'Tardáguila',
  },
  {
    scope: 'beef',
    origin: null,
    fromMonth: '2025-03',
    toMonth: '2025-03',
    tonnes: 213_143,
    evidence: 'V',
    note: 'ROSGAN',
  },
  {
    scope: 'beef',
    origin: null,
    fromMonth: '2025-01',
    toMonth: '2025-03',
    tonnes: 681_600,
    evidence: 'V',
    note: 'ROSGAN; USD 3,847m as printed, but USD 5,116/t gives 3,487m: digits swapped at source',
  },
  {
    scope: 'beef',
    origin: null,
    fromMonth: '2025-09',
    toMonth: '2025-09',
    tonnes: 315_886,
    evidence: 'V',
    note: 'Expana; BRA 171',
  },
  {
    scope: 'beef',
    origin: null,
    fromMonth: '2025-01',
    toMonth: '2025-09',
    tonnes: 2_120_000,
    evidence: 'V',
    note: 'USD 11,101m',
  },
  {
    scope: 'beef',
    origin: null,
    fromMonth: '2025-10',
    toMonth: '2025-10',
    tonnes: 286_000,
    evidence: 'E',
    note: 'residual of the year',
  },
  {
    scope: 'beef',
    origin: null,
    fromMonth: '2025-11',
    toMonth: '2025-11',
    tonnes: 187_478,
    evidence: 'E',
    note: 'from Dec +11.1 % m/m (V)',
  },
  {
    scope: 'beef',
    origin: null,
    fromMonth: '2025-12',
    toMonth: '2025-12',
    tonnes: 208_289,
    evidence: 'V',
    note: 'Expana',
  },
  {
    scope: 'beef',
    origin: 'BRA',
    fromMonth: '2026-01',
    toMonth: '2026-02',
    tonnes: 372_080,
    evidence: 'V',
    note: 'datagro; 33.64 % of quota',
  },
  {
    scope: 'beef',
    origin: null,
    fromMonth: '2024-02',
    toMonth: '2024-02',
    tonnes: 228_000,
    evidence: 'V',
    note: 'About; read off a list of rounded months',
  },
  {
    scope: 'beef',
    origin: null,
    fromMonth: '2024-03',
    toMonth: '2024-03',
    tonnes: 243_000,
    evidence: 'V',
    note: 'About; read off a list of rounded months',
  },
  {
    scope: 'beef',
    origin: 'BRA',
    fromMonth: '2019-01',
    toMonth: '2019-10',
    tonnes: 278_373,
    evidence: 'V',
    note: 'Farmers Journal / Bord Bia',
  },
  {
    scope: 'beef',
    origin: 'ARG',
    fromMonth: '2019-01',
    toMonth: '2019-10',
    tonnes: 283_735,
    evidence: 'V',
    note: 'Farmers Journal / Bord Bia',
  },
  {
    scope: 'beef',
    origin: 'AUS',
    fromMonth: '2019-01',
    toMonth: '2019-10',
    tonnes: 249_447,
    evidence: 'V',
    note: 'Farmers Journal / Bord Bia',
  },
  {
    scope: 'beef',
    origin: 'BRA',
    fromMonth: '2020-01',
    toMonth: '2020-10',
    tonnes: 688_659,
    evidence: 'V',
    note: 'Farmers Journal / Bord Bia',
  },
  {
    scope: 'beef',
    origin: 'ARG',
    fromMonth: '2020-01',
    toMonth: '2020-10',
    tonnes: 389_980,
    evidence: 'V',
    note: 'Farmers Journal / Bord Bia',
  },
  {
    scope: 'beef',
    origin: 'AUS',
    fromMonth: '2020-01',
    toMonth: '2020-10',
    tonnes: 226_250,
    evidence: 'V',
    note: 'Farmers Journal / Bord Bia',
  },
  {
    scope: 'beef',
    origin: 'BRA',
    fromMonth: '2021-01',
    toMonth: '2021-09',
    tonnes: 683_480,
    evidence: 'V',
    note: 'Farmers Journal / Bord Bia',
  },
  {
    scope: 'beef',
    origin: 'ARG',
    fromMonth: '2021-01',
    toMonth: '2021-09',
    tonnes: 352_968,
    evidence: 'V',
    note: 'Farmers Journal / Bord Bia',
  },
  {
    scope: 'beef',
    origin: 'URY',
    fromMonth: '2021-01',
    toMonth: '2021-09',
    tonnes: 234_628,
    evidence: 'V',
    note: 'Farmers Journal / Bord Bia',
  },
  {
    scope: 'beef',
    origin: 'NZL',
    fromMonth: '2021-01',
    toMonth: '2021-09',
    tonnes: 159_257,
    evidence: 'V',
    note: 'Farmers Journal / Bord Bia',
  },
  {
    scope: 'beef',
    origin: 'AUS',
    fromMonth: '2021-01',
    toMonth: '2021-09',
    tonnes: 109_804,
    evidence: 'V',
    note: 'Farmers Journal / Bord Bia',
  },
  {
    scope: 'beef',
    origin: 'USA',
    fromMonth: '2021-01',
    toMonth: '2021-09',
    tonnes: 99_399,
    evidence: 'V',
    note: 'Farmers Journal / Bord Bia',
  },
  {
    scope: 'beef',
    origin: 'BRA',
    fromMonth: '2023-01',
    toMonth: '2023-10',
    tonnes: 942_224,
    evidence: 'V',
    note: 'Farmers Journal / Bord Bia',
  },
  {
    scope: 'beef',
    origin: 'ARG',
    fromMonth: '2023-01',
    toMonth: '2023-10',
    tonnes: 446_859,
    evidence: 'V',
    note: 'Farmers Journal / Bord Bia',
  },
  {
    scope: 'beef',
    origin: 'URY',
    fromMonth: '2023-01',
    toMonth: '2023-10',
    tonnes: 230_295,
    evidence: 'V',
    note: 'Farmers Journal / Bord Bia',
  },
  {
    scope: 'beef',
    origin: 'AUS',
    fromMonth: '2023-01',
    toMonth: '2023-10',
    tonnes: 190_413,
    evidence: 'V',
    note: 'Farmers Journal / Bord Bia',
  },
  {
    scope: 'beef',
    origin: 'BRA',
    fromMonth: '2024-12',
    toMonth: '2024-12',
    tonnes: 149_000,
    evidence: 'V',
    note: 'Blasina',
  },
  {
    scope: 'beef',
    origin: 'ARG',
    fromMonth: '2024-12',
    toMonth: '2024-12',
    tonnes: 62_000,
    evidence: 'V',
    note: 'Blasina',
  },
  {
    scope: 'beef',
    origin: 'URY',
    fromMonth: '2024-12',
    toMonth: '2024-12',
    tonnes: 19_000,
    evidence: 'V',
    note: 'Blasina',
  },
  {
    scope: 'beef',
    origin: 'BRA',
    fromMonth: '2025-09',
    toMonth: '2025-09',
    tonnes: 171_000,
    evidence: 'V',
    note: 'Expana',
  },
  {
    scope: 'beef',
    origin: 'BRA',
    fromMonth: '2025-01',
    toMonth: '2025-11',
    tonnes: 1_329_000,
    evidence: 'V',
    note: 'Reuters / UkrAgroConsult',
  },
  {
    scope: 'beef',
    origin: 'ARG',
    fromMonth: '2025-01',
    toMonth: '2025-11',
    tonnes: 436_000,
    evidence: 'V',
    note: 'Reuters / UkrAgroConsult',
  },
  {
    scope: 'beef',
    origin: 'URY',
    fromMonth: '2025-01',
    toMonth: '2025-11',
    tonnes: 188_000,
    evidence: 'V',
    note: 'Reuters / UkrAgroConsult',
  },
  {
    scope: 'beef',
    origin: 'NZL',
    fromMonth: '2025-01',
    toMonth: '2025-11',
    tonnes: 110_000,
    evidence: 'V',
    note: 'Reuters / UkrAgroConsult',
  },
  {
    scope: 'beef',
    origin: 'AUS',
    fromMonth: '2025-01',
    toMonth: '2025-11',
    tonnes: 294_957,
    evidence: 'V',
    note: 'Reuters / UkrAgroConsult',
  },
  {
    scope: 'beef',
    origin: 'USA',
    fromMonth: '2025-01',
    toMonth: '2025-11',
    tonnes: 55_172,
    evidence: 'V',
    note: 'Reuters / UkrAgroConsult',
  },
  {
    scope: 'pork',
    origin: 'USA',
    fromMonth: '2020-01',
    toMonth: '2020-05',
    tonnes: 333_445,
    evidence: 'V',
    note: '333 / GACC',
  },
  {
    scope: 'pork',
    origin: 'ESP',
    fromMonth: '2020-01',
    toMonth: '2020-05',
    tonnes: 300_136,
    evidence: 'V',
    note: '333 / GACC',
  },
  {
    scope: 'pork',
    origin: 'DEU',
    fromMonth: '2020-01',
    toMonth: '2020-05',
    tonnes: 239_637,
    evidence: 'V',
    note: '333 / GACC',
  },
  {
    scope: 'pork',
    origin: 'BRA',
    fromMonth: '2020-01',
    toMonth: '2020-05',
    tonnes: 155_818,
    evidence: 'V',
    note: '333 / GACC',
  },
  {
    scope: 'pork',
    origin: 'DNK',
    fromMonth: '2020-01',
    toMonth: '2020-05',
    tonnes: 151_108,
    evidence: 'V',
    note: '333 / GACC',
  },
  {
    scope: 'pork',
    origin: 'CAN',
    fromMonth: '2020-01',
    toMonth: '2020-05',
    tonnes: 134_015,
    evidence: 'V',
    note: '333 / GACC',
  },
  {
    scope: 'pork',
    origin: 'NLD',
    fromMonth: '2020-01',
    toMonth: '2020-05',
    tonnes: 126_208,
    evidence: 'V',
    note: '333 / GACC',
  },
  {
    scope: 'pork',
    origin: 'CHL',
    fromMonth: '2020-01',
    toMonth: '2020-05',
    tonnes: 57_420,
    evidence: 'V',
    note: '333 / GACC',
  },
  {
    scope: 'pork',
    origin: 'FRA',
    fromMonth: '2020-01',
    toMonth: '2020-05',
    tonnes: 48_634,
    evidence: 'V',
    note: '333 / GACC',
  },
  {
    scope: 'pork',
    origin: 'GBR',
    fromMonth: '2020-01',
    toMonth: '2020-05',
    tonnes: 43_896,
    evidence: 'V',
    note: '333 / GACC',
  },
  {
    scope: 'pork',
    origin: 'ESP',
    fromMonth: '2021-01',
    toMonth: '2021-09',
    tonnes: 945_000,
    evidence: 'V',
    note: '333 / GACC',
  },
  {
    scope: 'pork',
    origin: 'USA',
    fromMonth: '2021-01',
    toMonth: '2021-09',
    tonnes: 358_100,
    evidence: 'V',
    note: '333 / GACC',
  },
  {
    scope: 'pork',
    origin: 'BRA',
    fromMonth: '2021-01',
    toMonth: '2021-09',
    tonnes: 402_600,
    evidence: 'V',
    note: '333 / GACC',
  },
  {
    scope: 'pork',
    origin: null,
    fromMonth: '2024-01',
    toMonth: '2024-03',
    tonnes: 253_000,
    evidence: 'V',
    note: '333 / GACC; Canada, Netherlands and USA about 18,000 each',
  },
  {
    scope: 'pork',
    origin: 'BRA',
    fromMonth: '2024-01',
    toMonth: '2024-03',
    tonnes: 70_660,
    evidence: 'V',
    note: '333 / GACC',
  },
  {
    scope: 'pork',
    origin: 'ESP',
    fromMonth: '2024-01',
    toMonth: '2024-03',
    tonnes: 67_170,
    evidence: 'V',
    note: '333 / GACC',
  },
  {
    scope: 'pork',
    origin: null,
    fromMonth: '2025-01',
    toMonth: '2025-09',
    tonnes: 780_000,
    evidence: 'V',
    note: '333 / GACC',
  },
  {
    scope: 'pork_offal',
    origin: null,
    fromMonth: '2025-01',
    toMonth: '2025-09',
    tonnes: 920_000,
    evidence: 'V',
    note: '333 / GACC',
  },
  {
    scope: 'pork',
    origin: null,
    fromMonth: '2024-01',
    toMonth: '2024-09',
    tonnes: 790_000,
    evidence: 'V',
    note: 'Printed beside the same months of 2025',
  },
  {
    scope: 'pork_offal',
    origin: null,
    fromMonth: '2024-01',
    toMonth: '2024-09',
    tonnes: 930_000,
    evidence: 'V',
    note: 'Printed beside the same months of 2025',
  },
  {
    scope: 'pork_and_offal',
    origin: null,
    fromMonth: '2025-01',
    toMonth: '2025-07',
    tonnes: 1_340_000,
    evidence: 'V',
    note: '333 / GACC',
  },
  {
    scope: 'pork_and_offal',
    origin: 'ESP',
    fromMonth: '2025-01',
    toMonth: '2025-07',
    tonnes: 393_000,
    evidence: 'V',
    note: '333 / GACC; 29.3 % of the total',
  },
] as const satisfies readonly KnownPeriod[];

// The same year stands in print with different totals: the example of a revision.
/** Totals printed for a year that differ from `scopeYears`, tonnes product weight. */
export const printedTotals = [
  { scope: 'pork', year: 2019, tonnes: 2_108_264, evidence: 'V' },
  { scope: 'pork', year: 2019, tonnes: 2_002_679, evidence: 'V' },
  { scope: 'pork', year: 2020, tonnes: 4_390_000, evidence: 'V' },
  { scope: 'pork', year: 2020, tonnes: 4_380_000, evidence: 'V' },
] as const satisfies readonly PrintedTotal[];

/** Mean import value, USD per tonne product weight (CIF). */
export const meanValues = [
  { scope: 'beef', fromMonth: '2023-01', toMonth: '2023-12', usdPerTonne: 5195, evidence: 'V' },
  { scope: 'beef', fromMonth: '2024-01', toMonth: '2024-12', usdPerTonne: 4776, evidence: 'V' },
  { scope: 'beef', fromMonth: '2025-01', toMonth: '2025-09', usdPerTonne: 5236, evidence: 'V' },
] as const satisfies readonly MeanValue[];

/** MOFCOM, tonnes; a year adds up to `beefQuotaTotals`. One outlet prints Brazil 2028 as 1,154,000. */
export const beefQuotas = [
  { origin: 'BRA', year: 2026, tonnes: 1_106_000, evidence: 'V' },
  { origin: 'BRA', year: 2027, tonnes: 1_128_000, evidence: 'V' },
  { origin: 'BRA', year: 2028, tonnes: 1_151_000, evidence: 'V' },
  { origin: 'ARG', year: 2026, tonnes: 511_000, evidence: 'V' },
  { origin: 'ARG', year: 2027, tonnes: 521_000, evidence: 'V' },
  { origin: 'ARG', year: 2028, tonnes: 532_000, evidence: 'V' },
  { origin: 'URY', year: 2026, tonnes: 324_000, evidence: 'V' },
  { origin: 'URY', year: 2027, tonnes: 331_000, evidence: 'V' },
  { origin: 'URY', year: 2028, tonnes: 337_000, evidence: 'V' },
  { origin: 'NZL', year: 2026, tonnes: 206_000, evidence: 'V' },
  { origin: 'NZL', year: 2027, tonnes: 210_000, evidence: 'V' },
  { origin: 'NZL', year: 2028, tonnes: 214_000, evidence: 'V' },
  { origin: 'AUS', year: 2026, tonnes: 205_000, evidence: 'V' },
  { origin: 'AUS', year: 2027, tonnes: 209_000, evidence: 'V' },
  { origin: 'AUS', year: 2028, tonnes: 213_000, evidence: 'V' },
  { origin: 'USA', year: 2026, tonnes: 164_000, evidence: 'V' },
  { origin: 'USA', year: 2027, tonnes: 168_000, evidence: 'V' },
  { origin: 'USA', year: 2028, tonnes: 171_000, evidence: 'V' },
  { origin: 'OTH', year: 2026, tonnes: 172_000, evidence: 'V' },
  { origin: 'OTH', year: 2027, tonnes: 175_000, evidence: 'V' },
  { origin: 'OTH', year: 2028, tonnes: 179_000, evidence: 'V' },
] as const satisfies readonly BeefQuota[];

/** Tonnes, as printed. */
export const beefQuotaTotals = { 2026: 2_688_000, 2027: 2_742_000, 2028: 2_797_000 } as const;

/** On 0201 and 0202: surcharge above the country quota, counted on entry; unused quota is not carried over. */
export const beefSafeguard = {
  surchargePercent: 55,
  fromDate: '2026-01-01',
  toDate: '2028-12-31',
  positions: ['0201', '0202'],
  /** Line shared by origins without a quota of their own. */
  sharedLine: 'OTH',
  /** Developing origins named in reports of the announcement; our sources lack its full list. */
  exempt: ['KOR', 'THA', 'IND', 'IDN', 'HKG', 'MAC'],
  /** Percent of a year's imports up to which they stay exempt. */
  exemptShare: { each: 3, together: 9 },
  evidence: 'V',
} as const;

/** Percent of weight, near 2023-25; null storage or form means any. */
export const beefProductMix = [
  { storage: 'frozen', form: 'boneless', percent: 82, evidence: 'S' },
  { storage: 'frozen', form: 'bone-in', percent: 15, evidence: 'S' },
  { storage: 'chilled', form: null, percent: 2.5, evidence: 'S' },
  { storage: null, form: 'carcase', percent: 0.5, evidence: 'S' },
] as const satisfies readonly ProductShare[];

/** Percent of weight. */
export const brazilCutMix = [
  { nameCn: '前部件套', nameEn: 'Forequarter sets', percent: 38, evidence: 'S' },
  { nameCn: '牛腱', nameEn: 'Shank', percent: 12, evidence: 'S' },
  { nameCn: '牛胸', nameEn: 'Brisket', percent: 9, evidence: 'S' },
  { nameCn: '牛霖、米龙、烩扒、外侧后腿', nameEn: 'Knuckle, topside, silverside, outside', percent: 15, evidence: 'S' },
  { nameCn: '上脑', nameEn: 'Chuck', percent: 8, evidence: 'S' },
  { nameCn: '去骨腩、腹肉', nameEn: 'Navel and flank', percent: 8, evidence: 'S' },
  { nameCn: '碎肉', nameEn: 'Trimmings', percent: 6, evidence: 'S' },
  { nameCn: '其他', nameEn: 'Other', percent: 4, evidence: 'S' },
] as const satisfies readonly CutShare[];

// Anchors: Shanghai and Tianjin together over 76 % in 2016, Dalian 7, Qingdao 4; Shanghai 394,000 t January to May 2020.
/** Districts' shares of beef imports for the demonstration, percent; null: all others. */
export const districtWeights = [
  { district: '2200', percent: 36, evidence: 'S' },
  { district: '0200', percent: 27, evidence: 'S' },
  { district: '4200', percent: 7, evidence: 'S' },
  { district: '3100', percent: 6, evidence: 'S' },
  { district: '0900', percent: 5, evidence: 'S' },
  { district: '5300', percent: 5, evidence: 'S' },
  { district: '2300', percent: 3, evidence: 'S' },
  { district: '5200', percent: 2.5, evidence: 'S' },
  { district: '5100', percent: 2, evidence: 'S' },
  { district: '3700', percent: 2, evidence: 'S' },
  { district: '4600', percent: 1, evidence: 'S' },
  { district: null, percent: 3.5, evidence: 'S' },
] as const satisfies readonly DistrictWeight[];

/** Provinces' shares of beef imports by registration for the demonstration, percent; null: all others. */
export const provinceWeights = [
  { province: '31', percent: 24, evidence: 'S' },
  { province: '12', percent: 14, evidence: 'S' },
  { province: '11', percent: 11, evidence: 'S' },
  { province: '37', percent: 11, evidence: 'S' },
  { province: '44', percent: 10, evidence: 'S' },
  { province: '33', percent: 7, evidence: 'S' },
  { province: '32', percent: 6, evidence: 'S' },
  { province: '21', percent: 5, evidence: 'S' },
  { province: '35', percent: 3, evidence: 'S' },
  { province: '41', percent: 2, evidence: 'S' },
  { province: '34', percent: 1.5, evidence: 'S' },
  { province: null, percent: 5.5, evidence: 'S' },
] as const satisfies readonly ProvinceWeight[];

/** Beef offers to China in 2025 as printed in the World Beef Report (WBR). */
export const forwardOffers = [
  {
    period: '2025-03',
    origin: 'BRA',
    item: 'forequarter 6 cuts',
    term: 'CFR',
    source: 'WBR 1624',
    evidence: 'V',
    lowUsdPerTonne: 5350,
    highUsdPerTonne: 5350,
    note: null,
  },
  {
    period: '2025-03',
    origin: 'BRA',
    item: 'forequarter 7 cuts',
    term: 'CFR',
    source: 'WBR 1624',
    evidence: 'V',
    lowUsdPerTonne: 5300,
    highUsdPerTonne: 5300,
    note: null,
  },
  {
    period: '2025-03',
    origin: 'BRA',
    item: 'forequarter 8 cuts',
    term: 'CFR',
    source: 'WBR 1624',
    evidence: 'V',
    lowUsdPerTonne: 5250,
    highUsdPerTonne: 5250,
    note: null,
  },
  {
    period: '2025-03',
    origin: 'BRA',
    item: 'shin',
    term: 'CFR',
    source: 'WBR 1624',
    evidence: 'V',
    lowUsdPerTonne: 5250,
    highUsdPerTonne: 5250,
    note: null,
  },
  {
    period: '2025-03',
    origin: 'BRA',
    item: 'flank 90VL',
    term: 'CFR',
    source: 'WBR 1624',
    evidence: 'V',
    lowUsdPerTonne: 4300,
    highUsdPerTonne: 4300,
    note: null,
  },
  {
    period: '2025-04/05',
    origin: 'URY',
    item: 'bone-in brisket',
    term: 'CFR',
    source: 'WBR 1631',
    evidence: 'V',
    lowUsdPerTonne: 3850,
    highUsdPerTonne: 3850,
    note: null,
  },
  {
    period: '2025-04/05',
    origin: 'URY',
    item: 'navel plate',
    term: 'CFR',
    source: 'WBR 1631',
    evidence: 'V',
    lowUsdPerTonne: 4000,
    highUsdPerTonne: 4000,
    note: null,
  },
  {
    period: '2025-04/05',
    origin: 'URY',
    item: 'shin & shank',
    term: 'CFR',
    source: 'WBR 1631',
    evidence: 'V',
    lowUsdPerTonne: 5800,
    highUsdPerTonne: 6300,
    note: null,
  },
  {
    period: '2025-04/05',
    origin: 'URY',
    item: 'chuck & blade',
    term: 'CFR',
    source: 'WBR 1631',
    evidence: 'V',
    lowUsdPerTonne: 5500,
    highUsdPerTonne: 5500,
    note: 'Angus 5,700',
  },
  {
    period: '2025-04/05',
    origin: 'URY',
    item: 'rib plate',
    term: 'CFR',
    source: 'WBR 1631',
    evidence: 'V',
    lowUsdPerTonne: 4500,
    highUsdPerTonne: 4500,
    note: null,
  },
  {
    period: '2025-04/05',
    origin: 'BRA',
    item: 'forequarter',
    term: 'CFR',
    source: 'WBR 1631/1640',
    evidence: 'V',
    lowUsdPerTonne: 6000,
    highUsdPerTonne: 6100,
    note: null,
  },
  {
    period: '2025-04/05',
    origin: 'ARG',
    item: 'six cow cuts',
    term: null,
    source: 'WBR 1631',
    evidence: 'V',
    lowUsdPerTonne: 5000,
    highUsdPerTonne: 5200,
    note: null,
  },
  {
    period: '2025-04/05',
    origin: 'ARG',
    item: 'shin & shank',
    term: null,
    source: 'WBR 1631',
    evidence: 'V',
    lowUsdPerTonne: 6000,
    highUsdPerTonne: 6000,
    note: 'About',
  },
  {
    period: '2025-04/05',
    origin: 'CHL',
    item: 'cow quarters',
    term: 'CFR',
    source: 'WBR 1631',
    evidence: 'V',
    lowUsdPerTonne: 4400,
    highUsdPerTonne: 4500,
    note: null,
  },
  {
    period: '2025 mid',
    origin: 'URY',
    item: 'shin & shank',
    term: 'CFR',
    source: 'WBR 1639',
    evidence: 'V',
    lowUsdPerTonne: 5900,
    highUsdPerTonne: 5900,
    note: null,
  },
  {
    period: '2025 mid',
    origin: 'URY',
    item: 'chuck & blade',
    term: 'CFR',
    source: 'WBR 1639',
    evidence: 'V',
    lowUsdPerTonne: 5400,
    highUsdPerTonne: 5400,
    note: null,
  },
  {
    period: '2025 mid',
    origin: 'URY',
    item: 'boneless navel plate',
    term: 'CFR',
    source: 'WBR 1639',
    evidence: 'V',
    lowUsdPerTonne: 4100,
    highUsdPerTonne: 4100,
    note: null,
  },
] as const satisfies readonly ForwardOffer[];

/** Ex cold store in China as printed by OIG, CNY/kg. */
export const spotQuotes = [
  {
    date: '2023-05-08',
    origin: 'BRA',
    item: 'fore shank',
    lowCnyPerKg: 54,
    mainstreamCnyPerKg: 56.5,
    highCnyPerKg: 60,
    evidence: 'V',
  },
  {
    date: '2023-05-08',
    origin: 'BRA',
    item: 'brisket',
    lowCnyPerKg: null,
    mainstreamCnyPerKg: 56.5,
    highCnyPerKg: null,
    evidence: 'V',
  },
  {
    date: '2023-05-08',
    origin: 'BRA',
    item: 'top sirloin cap off',
    lowCnyPerKg: null,
    mainstreamCnyPerKg: 49,
    highCnyPerKg: null,
    evidence: 'V',
  },
  {
    date: '2023-05-08',
    origin: 'URY',
    item: '97VL',
    lowCnyPerKg: null,
    mainstreamCnyPerKg: 49,
    highCnyPerKg: null,
    evidence: 'V',
  },
] as const satisfies readonly SpotQuote[];
