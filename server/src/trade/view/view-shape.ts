import { type FactDimension, isFactDimension } from '@btc/contract/trade/dimensions.ts';
import type { DataView, dataViews } from '@btc/contract/trade/views.ts';

/** A view of the contract. */
export type View = (typeof dataViews)[number];

/** The dimensions that facts must have to be summed by the members of a view. */
export function listDimensions({ chart, table }: Pick<DataView, 'chart' | 'table'>): readonly FactDimension[] {
  return [...new Set([chart, table].filter((kind) => isFactDimension(kind)))];
}
