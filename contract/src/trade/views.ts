import type { Module } from '../members/access.ts';

/*
 * The data views: what each shows, drawn how, asked with which filters (domain C.1 and C.2). Free of zod, because the browser's
 * view chooser reads it too.
 */

/** What a view breaks the imports down by. */
export const viewDimensions = ['origin', 'province', 'district', 'importer', 'cut', 'plant', 'product'] as const;
export type ViewDimension = (typeof viewDimensions)[number];

/** The filters of a data question that a view can take; another one given to it is refused with 1001. Company is taken by beef Five (importers), beef Seven and pork Six (exporters). */
export const viewFilters = ['Origin', 'Type', 'Storage', 'PlantNo', 'Cuts'] as const;
export type ViewFilter = (typeof viewFilters)[number];

/** How a view's chart is drawn. */
export type ViewFigure =
  | 'stackedColumns'
  | 'lines'
  | 'map'
  | 'rankedBars'
  | 'pareto'
  | 'treemap'
  | 'concentration'
  | 'areas'
  | 'years'
  | 'scatter'
  | 'diverging'
  | 'pairs';

/** What a line of a view's table is: a member of the dimension, a period, a month of the year, or a member in two selections. */
export type ViewRows = 'members' | 'periods' | 'monthsOfYear' | 'contrast';

/** The meats whose imports are shown. */
export const tradeMeats = ['beef', 'pork'] as const;
export type TradeMeat = (typeof tradeMeats)[number];

export interface DataView {
  readonly code: string;
  readonly meat: TradeMeat;
  /** The module that opens it. */
  readonly module: Extract<Module, 'Data' | 'PorkData'>;
  readonly titleCn: string;
  readonly titleEn: string;
  readonly dimension: ViewDimension;
  readonly rows: ViewRows;
  readonly figure: ViewFigure;
  readonly filters: readonly ViewFilter[];
  /** Whether its latest twelve months are open to everyone (decisions §4). */
  readonly isOpen: boolean;
}

const goods = ['Origin', 'Type', 'Storage'] as const;

const beef = { meat: 'beef', module: 'Data', isOpen: false } as const;
const pork = { meat: 'pork', module: 'PorkData', isOpen: false } as const;

/** All views in the order of the specification; the contrasts last. */
export const dataViews = [
  {
    ...beef,
    code: 'beef-one',
    titleCn: '国别进口',
    titleEn: 'Imports by origin',
    dimension: 'origin',
    rows: 'members',
    figure: 'stackedColumns',
    filters: goods,
    isOpen: true,
  },
  {
    ...beef,
    code: 'beef-two',
    titleCn: '国别单价',
    titleEn: 'Unit value by origin',
    dimension: 'origin',
    rows: 'periods',
    figure: 'lines',
    filters: goods,
  },
  {
    ...beef,
    code: 'beef-three',
    titleCn: '省份进口',
    titleEn: 'By importing province',
    dimension: 'province',
    rows: 'members',
    figure: 'map',
    filters: goods,
  },
  {
    ...beef,
    code: 'beef-four',
    titleCn: '关区进口',
    titleEn: 'By customs district',
    dimension: 'district',
    rows: 'members',
    figure: 'rankedBars',
    filters: goods,
  },
  {
    ...beef,
    code: 'beef-five',
    titleCn: '进口商格局',
    titleEn: 'Importer structure',
    dimension: 'importer',
    rows: 'members',
    figure: 'pareto',
    filters: ['Origin', 'PlantNo', 'Cuts'],
  },
  {
    ...beef,
    code: 'beef-six',
    titleCn: '部位进口',
    titleEn: 'By cut',
    dimension: 'cut',
    rows: 'members',
    figure: 'treemap',
    filters: ['Origin', 'Type', 'Storage', 'PlantNo', 'Cuts'],
  },
  {
    ...beef,
    code: 'beef-seven',
    titleCn: '出口商格局',
    titleEn: 'Exporter and plant structure',
    dimension: 'plant',
    rows: 'members',
    figure: 'concentration',
    filters: ['Origin', 'PlantNo', 'Storage'],
  },
  {
    ...beef,
    code: 'beef-eight',
    titleCn: '产品结构',
    titleEn: 'By product and storage',
    dimension: 'product',
    rows: 'members',
    figure: 'areas',
    filters: goods,
  },
  {
    ...beef,
    code: 'beef-nine',
    titleCn: '年度对比与配额',
    titleEn: 'Year comparison and quota',
    dimension: 'origin',
    rows: 'monthsOfYear',
    figure: 'years',
    filters: ['Origin', 'Type'],
  },
  {
    ...pork,
    code: 'pork-one',
    titleCn: '国别进口',
    titleEn: 'Imports by origin',
    dimension: 'origin',
    rows: 'members',
    figure: 'stackedColumns',
    filters: goods,
    isOpen: true,
  },
  {
    ...pork,
    code: 'pork-two',
    titleCn: '产品结构',
    titleEn: 'By product and storage',
    dimension: 'product',
    rows: 'members',
    figure: 'areas',
    filters: goods,
  },
  {
    ...pork,
    code: 'pork-three',
    titleCn: '省份进口',
    titleEn: 'By importing province',
    dimension: 'province',
    rows: 'members',
    figure: 'map',
    filters: goods,
  },
  {
    ...pork,
    code: 'pork-four',
    titleCn: '关区进口',
    titleEn: 'By customs district',
    dimension: 'district',
    rows: 'members',
    figure: 'rankedBars',
    filters: goods,
  },
  {
    ...pork,
    code: 'pork-five',
    titleCn: '部位与副产品',
    titleEn: 'By cut and by-product',
    dimension: 'cut',
    rows: 'members',
    figure: 'treemap',
    filters: ['Origin', 'Type', 'Storage', 'PlantNo', 'Cuts'],
  },
  {
    ...pork,
    code: 'pork-six',
    titleCn: '出口商与单价',
    titleEn: 'Exporters and unit value',
    dimension: 'plant',
    rows: 'members',
    figure: 'scatter',
    filters: ['Origin', 'Type', 'PlantNo', 'Storage', 'Cuts'],
  },
  {
    ...pork,
    code: 'pork-three-contrast',
    titleCn: '省份进口：两期对比',
    titleEn: 'By province: two periods',
    dimension: 'province',
    rows: 'contrast',
    figure: 'diverging',
    filters: goods,
  },
  {
    ...pork,
    code: 'pork-four-contrast',
    titleCn: '关区进口：两方对比',
    titleEn: 'By customs district: side by side',
    dimension: 'district',
    rows: 'contrast',
    figure: 'pairs',
    filters: goods,
  },
] as const satisfies readonly DataView[];

export type ViewCode = (typeof dataViews)[number]['code'];

/** The codes of all views. */
export const viewCodes: readonly ViewCode[] = dataViews.map(({ code }) => code);

/** Finds a view by its code. */
export function findView(code: string): (typeof dataViews)[number] | undefined {
  return dataViews.find((view) => view.code === code);
}

/** The views of beef or of pork in their order. */
export function viewsOf(meat: DataView['meat']): readonly (typeof dataViews)[number][] {
  return dataViews.filter((view) => view.meat === meat);
}
