/** Roles of columns; without zod, so that a form can list them. */
export const columnRoles = ['skip', 'period', 'year', 'label', 'price', 'low', 'high', 'rate', 'usdPrice'] as const;
export type ColumnRole = (typeof columnRoles)[number];

/** Which part comes first in `05/06/2025`. */
export const dayOrders = ['dayFirst', 'monthFirst'] as const;
export type DayOrder = (typeof dayOrders)[number];

export const seriesKinds = ['none', 'cattle', 'benchmark'] as const;
export type SeriesKind = (typeof seriesKinds)[number];

export const seriesRule = {
  maxColumns: 256,
  maxSeries: 300,
  maxTitleLength: 200,
  maxLabelLength: 200,
} as const;
