import type { DataView, dataViews, MemberKind } from '@btc/contract/trade/views.ts';
import type { FactDimension } from '../facts/vintage.ts';

/** A view of the contract. */
export type View = (typeof dataViews)[number];

const dimensionOf = {
  origin: null,
  line: null,
  form: null,
  province: 'province',
  district: 'district',
  importer: 'importer',
  exporter: 'exporter',
  plant: 'plant',
  cut: 'cut',
} as const satisfies Record<MemberKind, FactDimension | null>;

/** The dimensions that facts must have to be summed by the members of a view. */
export function listDimensions({ chart, table }: Pick<DataView, 'chart' | 'table'>): readonly FactDimension[] {
  const dimensions = [dimensionOf[chart], dimensionOf[table]].filter((dimension) => dimension !== null);
  return [...new Set(dimensions)];
}
