import type { PeriodKind } from './period.ts';

/*
 * The codes a data question and its answer use. Free of zod, because the browser's filters list them too.
 */

/** In order of preference where none is named. `customsPlaces`, customs' query by place of registration, has no origins. */
export const factSources = ['customs', 'customsPlaces', 'comtrade', 'shipments', 'demo'] as const;
export type FactSource = (typeof factSources)[number];

/** Scopes of the beef views, may be joined with `|`; 0504 mixes cattle and pigs, so no sum holds it unless asked for. */
export const beefTypes = ['beef', 'beef_offal', 'beef_and_offal', 'offal_0504'] as const;
export type BeefType = (typeof beefTypes)[number];

/** Scopes of the pork views; `pork_fat` and `offal_0504` are in no sum unless asked for. */
export const porkTypes = ['pork', 'pork_offal', 'pork_and_offal', 'pork_fat', 'offal_0504'] as const;
export type PorkType = (typeof porkTypes)[number];

export type GoodsType = BeefType | PorkType;

export const storageCodes = ['chilled', 'frozen'] as const;
export type StorageCode = (typeof storageCodes)[number];

export const seriesUnits = ['t', 'USD', 'CNY', 'USD/t', '%'] as const;
export type SeriesUnit = (typeof seriesUnits)[number];

/** Fields of an answer that a lock may empty. */
export const lockableFields = ['Months', 'Yoy', 'Ytd', 'YtdYoy'] as const;
export type LockableField = (typeof lockableFields)[number];

/** Code of the row or series for the sum of all others. */
export const totalCode = 'TOTAL';

/** Code of the series for members too small for one of their own. */
export const restCode = 'REST';

/** `product`: weight as shipped; `carcase`: of the carcases it comes from. */
export const weightBases = ['product', 'carcase'] as const;
export type WeightBasis = (typeof weightBases)[number];

/** Tonnes of carcase per tonne of beef as shipped (domain A.3: factors in use are 1.3 to 1.43); beef scope only. */
export const carcaseFactor = 1.4;

export const factSourceNames = {
  customs: { nameCn: '中国海关', nameEn: 'China Customs (GACC)' },
  customsPlaces: {
    nameCn: '中国海关（按收发货人注册地，不分来源）',
    nameEn: 'China Customs (GACC), by place of registration, all origins',
  },
  comtrade: { nameCn: '联合国商品贸易统计数据库', nameEn: 'UN Comtrade' },
  shipments: { nameCn: '产地装运记录', nameEn: 'Origin-side shipment records' },
  demo: { nameCn: '演示数据', nameEn: 'Demonstration data' },
} as const satisfies Record<FactSource, { nameCn: string; nameEn: string }>;

/** Null for sources without a page. */
export const factSourceUrls: Readonly<Record<FactSource, string | null>> = {
  customs: 'http://stats.customs.gov.cn/',
  customsPlaces: 'http://stats.customs.gov.cn/',
  comtrade: 'https://comtradeplus.un.org/',
  shipments: null,
  demo: null,
};

export const periodKindNames = {
  month: { nameCn: '月', nameEn: 'Month' },
  quarter: { nameCn: '季度', nameEn: 'Quarter' },
  year: { nameCn: '年', nameEn: 'Year' },
  ytd: { nameCn: '年初累计', nameEn: 'Year to date' },
} as const satisfies Record<PeriodKind, { nameCn: string; nameEn: string }>;

export const publicationKinds = ['facts', 'quotas', 'rates'] as const;
export type PublicationKind = (typeof publicationKinds)[number];

export const seriesCodes = [...factSources, 'quotas', 'rates'] as const;
export type SeriesCode = (typeof seriesCodes)[number];

export const releaseKinds = ['preliminary', 'detail', 'partner', 'comtradeMonthly', 'comtradeYearly'] as const;
export type ReleaseKind = (typeof releaseKinds)[number];
