import type { Module } from '../members/access.ts';
import type { MessageName } from '../wire/message-type.ts';
import type { MemberKind } from './dimensions.ts';

/*
 * The data views: what each shows, by which calls, summed by what, drawn how, asked with which filters (domain C.1 and C.2). Free of zod, because the browser's
 * view chooser reads it too.
 */

/** Filters a view may accept; any other is refused with 1001. Company: beef Five (importers), beef Seven, pork Six (exporters). */
export const viewFilters = ['Origin', 'Type', 'Storage', 'PlantNo', 'Cuts'] as const;
export type ViewFilter = (typeof viewFilters)[number];

/** True if members were chosen: shares are then of these, not of all trade. */
export function isNarrowed({
  Origin,
  PlantNo,
  Cuts,
  Company,
}: Readonly<Record<'Origin' | 'PlantNo' | 'Cuts' | 'Company', readonly string[]>>): boolean {
  return [Origin, PlantNo, Cuts, Company].some((chosen) => chosen.length > 0);
}

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

/** A member of the breakdown, a period, a month of the year, or a member in two selections. */
export type ViewRows = 'members' | 'periods' | 'monthsOfYear' | 'contrast';

export const tradeMeats = ['beef', 'pork'] as const;
export type TradeMeat = (typeof tradeMeats)[number];

export interface DataView {
  readonly code: string;
  readonly meat: TradeMeat;
  readonly module: Extract<Module, 'Data' | 'PorkData'>;
  readonly titleCn: string;
  readonly titleEn: string;
  /** Used where the title is too long for a row of titles. */
  readonly shortEn?: string;
  readonly leadCn: string;
  readonly leadEn: string;
  /** Calls behind it; a contrast answers chart and table in one. */
  readonly calls: { readonly chart: MessageName | null; readonly table: MessageName };
  /** Breakdown of the chart and of the table, which may differ. */
  readonly chart: MemberKind;
  readonly table: MemberKind;
  /** The chart's series are parts of the carcase instead of cuts. */
  readonly seriesByPart: boolean;
  readonly company: 'importer' | 'exporter' | null;
  readonly hasStructure: boolean;
  readonly rows: ViewRows;
  readonly figure: ViewFigure;
  readonly filters: readonly ViewFilter[];
  /** True if the latest twelve months are open to everyone (decisions §4). */
  readonly isOpen: boolean;
}

const goods = ['Origin', 'Type', 'Storage'] as const;

const beef = { meat: 'beef', module: 'Data', isOpen: false } as const;
const pork = { meat: 'pork', module: 'PorkData', isOpen: false } as const;

const plain = { seriesByPart: false, company: null, hasStructure: false } as const;
const byOrigin = { ...plain, chart: 'origin', table: 'origin' } as const;
const byProvince = { ...plain, chart: 'province', table: 'province' } as const;
const byDistrict = { ...plain, chart: 'district', table: 'district' } as const;
const byProduct = { ...plain, chart: 'form', table: 'line' } as const;
const byCut = { ...plain, chart: 'cut', table: 'cut', seriesByPart: true } as const;

/** In the order of the specification, the contrasts last. */
export const dataViews = [
  {
    ...beef,
    code: 'beef-one',
    titleCn: '国别进口',
    titleEn: 'Imports by origin',
    leadCn: '中国进口牛肉来自哪些国家，各有多少。',
    leadEn: 'Where China’s imported beef comes from, and how much.',
    calls: { chart: 'GetBeefWebDataOneChart', table: 'GetBeefWebDataOneTable' },
    ...byOrigin,
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
    shortEn: 'Unit value',
    leadCn: '各产地的进口单价走势，以及按数量加权的平均单价。',
    leadEn: 'Import unit value by origin, and the volume-weighted average.',
    calls: { chart: 'GetBeefWebDataTwoChart', table: 'GetBeefWebDataTwoTable' },
    ...byOrigin,
    rows: 'periods',
    figure: 'lines',
    filters: goods,
  },
  {
    ...beef,
    code: 'beef-three',
    titleCn: '省份进口',
    titleEn: 'By importing province',
    shortEn: 'By province',
    leadCn: '按收货企业注册地统计：各省份的进口量、占比和主要产地。',
    leadEn: 'By province of registration of the importer: volume, share and main origins.',
    calls: { chart: 'GetBeefWebDataThreeChart', table: 'GetBeefWebDataThreeTable' },
    ...byProvince,
    rows: 'members',
    figure: 'map',
    filters: goods,
  },
  {
    ...beef,
    code: 'beef-four',
    titleCn: '关区进口',
    titleEn: 'By customs district',
    leadCn: '各关区的进口量、占比和主要产地，以及前列关区的逐月走势。',
    leadEn: 'Volume, share and main origins by customs district, with the largest districts month by month.',
    calls: { chart: 'GetBeefWebDataFourChart', table: 'GetBeefWebDataFourTable' },
    ...byDistrict,
    rows: 'members',
    figure: 'rankedBars',
    filters: goods,
  },
  {
    ...beef,
    code: 'beef-five',
    titleCn: '进口商格局',
    titleEn: 'Importer structure',
    leadCn: '进口商有多少家、哪些居前、集中度有多高：排名、占比、规模分布，以及CR4、CR5、CR10和HHI。',
    leadEn:
      'How many importers there are, who leads and how concentrated the trade is: rank, share, size bands, CR4, CR5, CR10 and HHI.',
    calls: { chart: 'GetBeefWebDataFiveChart', table: 'GetBeefWebDataFiveTable' },
    ...plain,
    chart: 'importer',
    table: 'importer',
    company: 'importer',
    hasStructure: true,
    rows: 'members',
    figure: 'pareto',
    filters: ['Origin', 'PlantNo', 'Cuts'],
  },
  {
    ...beef,
    code: 'beef-six',
    titleCn: '部位进口',
    titleEn: 'By cut',
    leadCn: '各部位的进口量、均价和主要产地，按部位分组，附AUS-MEAT编号。',
    leadEn: 'Volume, average price and main origins by cut, grouped by primal, with AUS-MEAT numbers.',
    calls: { chart: 'GetBeefWebDataSixChart', table: 'GetBeefWebDataSixTable' },
    ...byCut,
    rows: 'members',
    figure: 'treemap',
    filters: ['Origin', 'Type', 'Storage', 'PlantNo', 'Cuts'],
  },
  {
    ...beef,
    code: 'beef-seven',
    titleCn: '出口商格局',
    titleEn: 'Exporter and plant structure',
    shortEn: 'Exporters and plants',
    leadCn: '各出口商及其工厂的发货量、占比和集中度，在发货与未发货的工厂，工厂当前状态。',
    leadEn: 'Exporters and their plants: volume, share and concentration, active and idle plants, current status.',
    calls: { chart: 'GetBeefWebDataSevenChart', table: 'GetBeefWebDataSevenTable' },
    ...plain,
    chart: 'exporter',
    table: 'plant',
    company: 'exporter',
    hasStructure: true,
    rows: 'members',
    figure: 'concentration',
    filters: ['Origin', 'PlantNo', 'Storage'],
  },
  {
    ...beef,
    code: 'beef-eight',
    titleCn: '产品结构',
    titleEn: 'By product and storage',
    shortEn: 'By product',
    leadCn: '冰鲜与冷冻、带骨与去骨、胴体与杂碎各占多少，附税则号和关税税率。',
    leadEn: 'Chilled and frozen, bone-in and boneless, carcases and offal: volume of each, with HS code and duty.',
    calls: { chart: 'GetBeefWebDataEightChart', table: 'GetBeefWebDataEightTable' },
    ...byProduct,
    rows: 'members',
    figure: 'areas',
    filters: goods,
  },
  {
    ...beef,
    code: 'beef-nine',
    titleCn: '年度对比与配额',
    titleEn: 'Year comparison and quota',
    shortEn: 'Years and quota',
    leadCn: '历年同月对比与近五年区间，以及保障措施国别配额的使用进度和预计用完日期。',
    leadEn:
      'Each month against the same month of earlier years and the five-year range, with use of the country safeguard quotas and the date each is expected to fill.',
    calls: { chart: 'GetBeefWebDataNineChart', table: 'GetBeefWebDataNineTable' },
    ...byOrigin,
    rows: 'monthsOfYear',
    figure: 'years',
    filters: ['Origin', 'Type'],
  },
  {
    ...pork,
    code: 'pork-one',
    titleCn: '国别进口',
    titleEn: 'Imports by origin',
    leadCn: '中国进口猪肉来自哪些国家，各有多少。',
    leadEn: 'Where China’s imported pork comes from, and how much.',
    calls: { chart: 'GetWebPorkNewDataOneChart', table: 'GetWebPorkNewDataOneTable' },
    ...byOrigin,
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
    shortEn: 'By product',
    leadCn: '猪肉、猪杂碎和脂肪按税则号的数量、占比和单价，附关税税率。',
    leadEn: 'Pork, offal and fat by HS code: volume, share and unit value, with duty.',
    calls: { chart: 'GetWebPorkNewDataTwoChart', table: 'GetWebPorkNewDataTwoTable' },
    ...byProduct,
    rows: 'members',
    figure: 'areas',
    filters: goods,
  },
  {
    ...pork,
    code: 'pork-three',
    titleCn: '省份进口',
    titleEn: 'By importing province',
    shortEn: 'By province',
    leadCn: '按收货企业注册地统计：各省份的猪肉进口量、占比和主要产地。',
    leadEn: 'By province of registration of the importer: pork volume, share and main origins.',
    calls: { chart: 'GetWebPorkNewDataThreeChart', table: 'GetWebPorkNewDataThreeTable' },
    ...byProvince,
    rows: 'members',
    figure: 'map',
    filters: goods,
  },
  {
    ...pork,
    code: 'pork-four',
    titleCn: '关区进口',
    titleEn: 'By customs district',
    leadCn: '各关区的猪肉进口量、占比和主要产地。',
    leadEn: 'Pork volume, share and main origins by customs district.',
    calls: { chart: 'GetWebPorkNewDataFourChart', table: 'GetWebPorkNewDataFourTable' },
    ...byDistrict,
    rows: 'members',
    figure: 'rankedBars',
    filters: goods,
  },
  {
    ...pork,
    code: 'pork-five',
    titleCn: '部位与副产品',
    titleEn: 'By cut and by-product',
    shortEn: 'By cut',
    leadCn: '各部位和副产品的进口量与单价，附税则号、关税和反倾销税税率。',
    leadEn: 'Volume and unit value by cut and by-product, with HS code, duty and anti-dumping duty.',
    calls: { chart: 'GetWebPorkNewDataFiveChart', table: 'GetWebPorkNewDataFiveTable' },
    ...byCut,
    rows: 'members',
    figure: 'treemap',
    filters: ['Origin', 'Type', 'Storage', 'PlantNo', 'Cuts'],
  },
  {
    ...pork,
    code: 'pork-six',
    titleCn: '出口商与单价',
    titleEn: 'Exporters and unit value',
    shortEn: 'Exporters',
    leadCn: '各工厂的发货量与单价，按产地对照，附工厂当前状态。',
    leadEn: 'Volume and unit value by plant, compared with its origin, with current status.',
    calls: { chart: 'GetWebPorkNewDataSixChart', table: 'GetWebPorkNewDataSixTable' },
    ...plain,
    chart: 'plant',
    table: 'plant',
    company: 'exporter',
    hasStructure: true,
    rows: 'members',
    figure: 'scatter',
    filters: ['Origin', 'Type', 'PlantNo', 'Storage', 'Cuts'],
  },
  {
    ...pork,
    code: 'pork-three-contrast',
    titleCn: '省份进口：两期对比',
    titleEn: 'By province: two periods',
    shortEn: 'Provinces: two periods',
    leadCn: '同一口径下两个时期的各省份进口量：差额与增减幅度。',
    leadEn: 'Two periods compared province by province: difference and % change.',
    calls: { chart: null, table: 'GetWebPorkNewDataThreeContrast' },
    ...byProvince,
    rows: 'contrast',
    figure: 'diverging',
    filters: goods,
  },
  {
    ...pork,
    code: 'pork-four-contrast',
    titleCn: '关区进口：两方对比',
    titleEn: 'By customs district: side by side',
    shortEn: 'Districts: side by side',
    leadCn: '两个产地，或猪肉与杂碎，在各关区的进口量和占比对照。',
    leadEn: 'Two origins, or pork and offal, compared district by district: volumes and shares.',
    calls: { chart: null, table: 'GetWebPorkNewDataFourContrast' },
    ...byDistrict,
    rows: 'contrast',
    figure: 'pairs',
    filters: goods,
  },
] as const satisfies readonly DataView[];

export type ViewCode = (typeof dataViews)[number]['code'];

export const viewCodes: readonly ViewCode[] = dataViews.map(({ code }) => code);

export function findView(code: string): (typeof dataViews)[number] | undefined {
  return dataViews.find((view) => view.code === code);
}

export function getView(code: ViewCode): (typeof dataViews)[number] {
  const view = findView(code);
  if (view === undefined) throw new Error(`No view is called ${code}`);
  return view;
}

const meatNames = { beef: { cn: '牛肉', en: 'Beef' }, pork: { cn: '猪肉', en: 'Pork' } } as const;

/** Name of a view where the context does not tell the meat. */
export function nameView({ meat, titleCn, titleEn }: DataView): { readonly cn: string; readonly en: string } {
  const { cn, en } = meatNames[meat];
  return { cn: `${cn}${titleCn}`, en: `${en}: ${titleEn.charAt(0).toLowerCase()}${titleEn.slice(1)}` };
}

export function listViews(meat: DataView['meat']): readonly (typeof dataViews)[number][] {
  return dataViews.filter((view) => view.meat === meat);
}

/** Call for the trend of a company or plant; no pork view shows importers. */
export function toTrendOperation(meat: DataView['meat'], code: string) {
  if (meat === 'pork') return 'GetPorkCompanyTrend';
  return /^I\d/.test(code) ? 'GetBeefUserTrend2' : 'GetBeefCompanyTrend';
}
