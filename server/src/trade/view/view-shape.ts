import type { ViewCode, dataViews } from '@btc/contract/trade/views.ts';
import type { FactDimension } from '../facts/vintage.ts';

/** A view of the contract. */
export type View = (typeof dataViews)[number];

/** What the facts can be summed by: their dimensions, the tariff line, and the form of the goods (storage and form of its line). */
export type MemberKind =
  | 'origin'
  | 'province'
  | 'district'
  | 'importer'
  | 'exporter'
  | 'plant'
  | 'cut'
  | 'line'
  | 'form';

/** What the chart and the table of a view are broken down by, where they differ from each other, and whose company filter it takes. */
export interface ViewShape {
  readonly chart: MemberKind;
  readonly table: MemberKind;
  /** Parts of the carcase instead of cuts in the chart's series. */
  readonly seriesByPart: boolean;
  readonly company: 'importer' | 'exporter' | null;
  /** Whether concentration and size bands are shown. */
  readonly hasStructure: boolean;
}

const plain = { seriesByPart: false, company: null, hasStructure: false } as const;
const byOrigin = { ...plain, chart: 'origin', table: 'origin' } as const;
const byProvince = { ...plain, chart: 'province', table: 'province' } as const;
const byDistrict = { ...plain, chart: 'district', table: 'district' } as const;
const byProduct = { ...plain, chart: 'form', table: 'line' } as const;
const byCut = { ...plain, chart: 'cut', table: 'cut', seriesByPart: true } as const;

/** The shapes of all views. */
export const viewShapes = {
  'beef-one': byOrigin,
  'beef-two': byOrigin,
  'beef-three': byProvince,
  'beef-four': byDistrict,
  'beef-five': { chart: 'importer', table: 'importer', seriesByPart: false, company: 'importer', hasStructure: true },
  'beef-six': byCut,
  'beef-seven': { chart: 'exporter', table: 'plant', seriesByPart: false, company: 'exporter', hasStructure: true },
  'beef-eight': byProduct,
  'beef-nine': byOrigin,
  'pork-one': byOrigin,
  'pork-two': byProduct,
  'pork-three': byProvince,
  'pork-four': byDistrict,
  'pork-five': byCut,
  'pork-six': { chart: 'plant', table: 'plant', seriesByPart: false, company: 'exporter', hasStructure: true },
  'pork-three-contrast': byProvince,
  'pork-four-contrast': byDistrict,
} as const satisfies Record<ViewCode, ViewShape>;

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
export function dimensionsOf({ chart, table }: Pick<ViewShape, 'chart' | 'table'>): readonly FactDimension[] {
  const dimensions = [dimensionOf[chart], dimensionOf[table]].filter((dimension) => dimension !== null);
  return [...new Set(dimensions)];
}
