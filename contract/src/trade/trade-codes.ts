import type { PeriodKind } from './period.ts';

/*
 * The codes a data question and its answer use. Free of zod, because the browser's filters list them too.
 */

/** Where facts come from, in the order in which a question that names none is answered: the first that covers it. */
export const factSources = ['customs', 'comtrade', 'shipments', 'demo'] as const;
export type FactSource = (typeof factSources)[number];

/** Commodity scopes of the beef views (domain C.0): several may be joined with `|`. */
export const beefTypes = ['beef', 'beef_offal', 'beef_and_offal'] as const;
export type BeefType = (typeof beefTypes)[number];

/** Storage of the goods. */
export const storageCodes = ['chilled', 'frozen'] as const;
export type StorageCode = (typeof storageCodes)[number];

/** Units a series of the chart can have. */
export const seriesUnits = ['t', 'USD', 'CNY'] as const;
export type SeriesUnit = (typeof seriesUnits)[number];

/** Fields of an answer that a lock can take away. */
export const lockableFields = ['Months', 'Yoy', 'Ytd', 'YtdYoy'] as const;
export type LockableField = (typeof lockableFields)[number];

/** Code of the row or series that adds up all others. */
export const totalCode = 'TOTAL';

/** What a source is called beside every figure. */
export const factSourceNames = {
  customs: { nameCn: '中国海关', nameEn: 'China Customs (GACC)' },
  comtrade: { nameCn: '联合国商品贸易统计数据库', nameEn: 'UN Comtrade' },
  shipments: { nameCn: '原产地装运记录', nameEn: 'Origin-side shipment records' },
  demo: { nameCn: '演示数据', nameEn: 'Demonstration data' },
} as const satisfies Record<FactSource, { nameCn: string; nameEn: string }>;

/** What the kinds of period are called. */
export const periodKindNames = {
  month: { nameCn: '月', nameEn: 'Month' },
  quarter: { nameCn: '季度', nameEn: 'Quarter' },
  year: { nameCn: '年', nameEn: 'Year' },
} as const satisfies Record<PeriodKind, { nameCn: string; nameEn: string }>;
