/** What a column of a file of series may be; without zod, so that a form can list them. */
export const columnRoles = ['skip', 'period', 'year', 'label', 'price', 'low', 'high', 'rate', 'usdPrice'] as const;
export type ColumnRole = (typeof columnRoles)[number];

/** Which stands first in `05/06/2025`. */
export const dayOrders = ['dayFirst', 'monthFirst'] as const;
export type DayOrder = (typeof dayOrders)[number];

/** Where a series of a file may go. */
export const seriesKinds = ['none', 'cattle', 'benchmark'] as const;
export type SeriesKind = (typeof seriesKinds)[number];

/** Bounds of a file of series and of its mapping. */
export const seriesRule = {
  maxColumns: 256,
  maxSeries: 300,
  maxTitleLength: 200,
  maxLabelLength: 200,
} as const;
