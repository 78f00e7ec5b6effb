import { type FactDimension, isFactDimension } from '@btc/contract/trade/dimensions.ts';
import type { DataView, dataViews } from '@btc/contract/trade/views.ts';

export type View = (typeof dataViews)[number];

export function listDimensions({ chart, table }: Pick<DataView, 'chart' | 'table'>): readonly FactDimension[] {
  return [...new Set([chart, table].filter((kind) => isFactDimension(kind)))];
}
