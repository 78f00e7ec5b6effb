import type { PeriodKind } from './period.ts';

/*
 * The codes a data question and its answer use. Free of zod, because the browser's filters list them too.
 */

/**
 * Where facts come from, in the order in which a question that names none is answered: the first that covers it. `customsPlaces` is the
 * customs' query by place of registration without partners: its facts have no origin, and answer no question that asks for one.
 */
export const factSources = ['customs', 'customsPlaces', 'comtrade', 'shipments', 'demo'] as const;
export type FactSource = (typeof factSources)[number];

/**
 * Commodity scopes of the beef views (domain C.0): several may be joined with `|`. Stomachs and guts (0504), where customs does not
 * tell cattle from pigs, are in no sum unless they are joined to one.
 */
export const beefTypes = ['beef', 'beef_offal', 'beef_and_offal', 'offal_0504'] as const;
export type BeefType = (typeof beefTypes)[number];

/** Commodity scopes of the pork views; fat is in no sum either unless it is joined to one. */
export const porkTypes = ['pork', 'pork_offal', 'pork_and_offal', 'pork_fat', 'offal_0504'] as const;
export type PorkType = (typeof porkTypes)[number];

/** Commodity scopes of all views. */
export type GoodsType = BeefType | PorkType;

/** Storage of the goods. */
export const storageCodes = ['chilled', 'frozen'] as const;
export type StorageCode = (typeof storageCodes)[number];

/** Units a series of the chart can have. */
export const seriesUnits = ['t', 'USD', 'CNY', 'USD/t', '%'] as const;
export type SeriesUnit = (typeof seriesUnits)[number];

/** Fields of an answer that a lock can take away. */
export const lockableFields = ['Months', 'Yoy', 'Ytd', 'YtdYoy'] as const;
export type LockableField = (typeof lockableFields)[number];

/** Code of the row or series that adds up all others. */
export const totalCode = 'TOTAL';

/** Code of the series that adds up the members too small to have one of their own. */
export const restCode = 'REST';

/** What weights are of: the goods as shipped, or the carcases they come from. */
export const weightBases = ['product', 'carcase'] as const;
export type WeightBasis = (typeof weightBases)[number];

/** Tonnes of carcase for a tonne of beef as shipped (domain A.3: factors in use run from 1.3 to 1.43); beef scope only. */
export const carcaseFactor = 1.4;

/** What a source is called beside every figure. */
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

/** The pages of the sources that have one; the methods page says what each is. */
export const factSourceUrls: Readonly<Record<FactSource, string | null>> = {
  customs: 'http://stats.customs.gov.cn/',
  customsPlaces: 'http://stats.customs.gov.cn/',
  comtrade: 'https://comtradeplus.un.org/',
  shipments: null,
  demo: null,
};

/** What the kinds of period are called. */
export const periodKindNames = {
  month: { nameCn: '月', nameEn: 'Month' },
  quarter: { nameCn: '季度', nameEn: 'Quarter' },
  year: { nameCn: '年', nameEn: 'Year' },
  ytd: { nameCn: '年初累计', nameEn: 'Year to date' },
} as const satisfies Record<PeriodKind, { nameCn: string; nameEn: string }>;

/** What a publication in the log of revisions is of. */
export const publicationKinds = ['facts', 'quotas', 'rates'] as const;
export type PublicationKind = (typeof publicationKinds)[number];

/** The series whose methods are described. */
export const seriesCodes = [...factSources, 'quotas', 'rates'] as const;
export type SeriesCode = (typeof seriesCodes)[number];

/** Releases of the publication calendar. */
export const releaseKinds = ['preliminary', 'detail', 'partner', 'comtradeMonthly', 'comtradeYearly'] as const;
export type ReleaseKind = (typeof releaseKinds)[number];
