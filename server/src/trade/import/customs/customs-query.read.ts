import type { StyledNames } from '#platform/import/text/file-style.ts';
import { listValueTitles } from '../facts/value-titles.ts';
import { toIssue } from '#platform/import/issue.ts';
import type { Reason } from '#platform/import/issue-reasons.ts';
import { listed, readHeader } from '#platform/import/text/header.ts';
import type {
  ColumnNames,
  HeaderRule,
  Layout,
  ReadHeader,
  TaughtTitles,
  UnneededTitles,
} from '#platform/import/text/header.ts';

/** Columns of the customs online query; a file has those of the dimensions and the currency that were chosen. */
export type CustomsColumn =
  | 'period'
  | 'partnerCode'
  | 'partnerName'
  | 'goodsCode'
  | 'goodsName'
  | 'modeCode'
  | 'modeName'
  | 'provinceCode'
  | 'provinceName'
  | 'districtCode'
  | 'districtName'
  | 'kilograms'
  | 'quantity1'
  | 'unit1'
  | 'quantity2'
  | 'unit2'
  | 'usd'
  | 'cny';

export type CustomsLayout = Layout<CustomsColumn>;

/** Names in the downloads of the Chinese and of the English query page; "Supplimentary" is how the page spelt it for years. */
export const customsNames: ColumnNames<CustomsColumn> = {
  period: ['数据年月', '年月', 'Date of data'],
  partnerCode: ['贸易伙伴编码', 'Trading partner code'],
  partnerName: ['贸易伙伴名称', 'Trading partner', 'Trading partner name'],
  goodsCode: ['商品编码', 'Commodity code'],
  goodsName: ['商品名称', 'Commodity', 'Commodity name'],
  modeCode: ['贸易方式编码', 'Customs Regime code', 'Trade mode code'],
  modeName: ['贸易方式名称', 'Customs Regime', 'Trade mode'],
  provinceCode: ['注册地编码', '收发货人注册地编码', 'Locations of importers and exporters code'],
  provinceName: ['注册地名称', '收发货人注册地名称', 'Locations of importers and exporters'],
  districtCode: ['关区编码', '海关编码', 'Customs district code'],
  districtName: ['关区名称', '海关名称', 'Customs district'],
  kilograms: listed(
    '第一数量（千克） | 第一数量（公斤） | 数量（千克） | 数量（公斤） | 重量（千克） | 重量（公斤） | 净重（千克） | 净重（公斤）',
    'Quantity (kg) | First quantity (kg) | Quantity in kg | Weight (kg) | Net weight (kg)',
  ),
  quantity1: ['第一数量', 'Quantity', 'First quantity'],
  unit1: ['第一计量单位', 'Unit', 'First unit'],
  quantity2: ['第二数量', 'Supplimentary Quantity', 'Supplementary Quantity', 'Second quantity'],
  unit2: ['第二计量单位', 'Supplimentary Unit', 'Supplementary Unit', 'Second unit'],
  usd: ['美元', ...listValueTitles('usd')],
  cny: ['人民币', ...listValueTitles('cny')],
};

/** The query has no column of which this would be none. */
export const unneededOfCustoms: UnneededTitles<CustomsColumn> = { always: [] };

export const customsStyled = {
  numbers: ['kilograms', 'quantity1', 'quantity2', 'usd', 'cny'],
  dates: ['period'],
} as const satisfies StyledNames<CustomsColumn>;

const ruleOfCustoms: HeaderRule<CustomsColumn> = {
  names: customsNames,
  required: [['period'], ['partnerCode', 'partnerName'], ['goodsCode'], ['usd', 'cny', 'quantity1', 'kilograms']],
  unneeded: unneededOfCustoms,
};
const ruleOfPlaces: HeaderRule<CustomsColumn> = {
  ...ruleOfCustoms,
  required: [['period'], ['provinceCode', 'provinceName'], ['goodsCode'], ['usd', 'cny', 'quantity1', 'kilograms']],
};

export function readCustomsHeader(fields: readonly string[], taught?: TaughtTitles): ReadHeader<CustomsColumn> {
  const header = readHeader(fields, ruleOfCustoms, taught);
  if (header.kind !== 'bad' || readPlacesHeader(fields, taught).kind === 'bad') return advise(withUnit(header));
  return { kind: 'bad', issues: [toIssue('noPartner', '', '')] };
}

/** Reads the header of a query by place of registration without partners; the one with partners is another format. */
export function readPlacesHeader(fields: readonly string[], taught?: TaughtTitles): ReadHeader<CustomsColumn> {
  const header = readHeader(fields, ruleOfPlaces, taught);
  if (header.kind === 'bad') return advise(header);
  const { places, titles } = header.layout;
  const partner = places.get('partnerCode') ?? places.get('partnerName');
  if (partner === undefined) return withUnit(header);
  return { kind: 'bad', issues: [toIssue('partnerGiven', titles[partner] ?? '', '')] };
}

/** A quantity says nothing without its unit. */
function withUnit(header: ReadHeader<CustomsColumn>): ReadHeader<CustomsColumn> {
  if (header.kind === 'bad') return header;
  const { places, titles } = header.layout;
  const isUnitless = places.has('quantity1') && !places.has('unit1') && !places.has('kilograms');
  if (!isUnitless) return header;
  return {
    kind: 'bad',
    issues: [
      toIssue(
        'missingColumn',
        '第一计量单位',
        '',
        titles.filter((title) => title !== ''),
      ),
    ],
  };
}

/** What to choose on the page of the query where the file lacks a column. */
const advice: ReadonlyMap<string, Reason> = new Map([
  ['数据年月', 'notByMonth'],
  ['贸易伙伴编码 / 贸易伙伴名称', 'notByPartner'],
  ['商品编码', 'notByGoods'],
]);
/** With fewer of the four groups of columns the file is of another kind. */
const maxMissing = 2;

function advise(header: ReadHeader<CustomsColumn>): ReadHeader<CustomsColumn> {
  if (header.kind !== 'bad' || header.issues.length > maxMissing) return header;
  const issues = header.issues.map((issue) =>
    issue.reason === 'missingColumn' ? { ...issue, reason: advice.get(issue.column) ?? issue.reason } : issue,
  );
  return { ...header, issues };
}
