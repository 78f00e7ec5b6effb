import type { Edition } from '@btc/contract/members/access.ts';

/** The words of one edition. */
export interface ExportWords {
  readonly title: string;
  readonly scope: string;
  readonly unit: string;
  readonly units: string;
  readonly span: string;
  readonly source: string;
  readonly published: string;
  readonly updated: string;
  readonly moment: (minute: string) => string;
  readonly asPublishedOn: string;
  readonly provisional: string;
  readonly partial: string;
  readonly converted: string;
  readonly apportioned: string;
  readonly revised: string;
  readonly missing: string;
  /** What changes on the year compare. */
  readonly onYear: string;
  readonly against: (span: string, before: string) => string;
  readonly missingUsd: string;
  readonly missingCny: string;
  readonly unpublished: string;
  readonly tonnes: (text: string) => string;
  readonly none: string;
  readonly access: string;
  readonly locked: (month: string, meat: 'beef' | 'pork') => string;
  readonly note: string;
  readonly demo: string;
  readonly code: string;
  readonly period: string;
  readonly name: string;
  readonly total: string;
  readonly valueUsd: string;
  readonly valueCny: string;
  readonly yes: string;
  readonly gaps: string;
  readonly tableSheet: string;
  readonly seriesSheet: string;
  readonly volumeIn: (period: string) => string;
  readonly volumeWithout: (currency: string) => string;
  readonly dollars: string;
  readonly yuan: string;
  readonly ownership: (code: string) => string;
  readonly findTrend: (name: string) => string;
  readonly volume: string;
  readonly yoy: string;
  readonly shareOfImporters: string;
  readonly shareOfOrigin: string;
  readonly unitValue: string;
  readonly rank: string;
  readonly events: string;
  readonly facts: string;
  readonly factUnits: string;
  /** The titles of a file of facts: code and name of a kind of member, of the goods, and what is beside them. */
  readonly codeAndName: (name: string) => readonly [code: string, name: string];
  readonly goodsColumns: readonly string[];
  readonly measureColumns: readonly string[];
}

const ownershipCn: ReadonlyMap<string, string> = new Map([
  ['state', '国有'],
  ['private', '民营'],
  ['foreign', '外资'],
  ['joint', '合资'],
]);

const ownershipEn: ReadonlyMap<string, string> = new Map([
  ['state', 'State-owned'],
  ['private', 'Private'],
  ['foreign', 'Foreign'],
  ['joint', 'Joint venture'],
]);

/** The words of files, in both editions. */
export const exportWords: Readonly<Record<Edition, ExportWords>> = {
  cn: {
    title: '标题',
    scope: '范围',
    unit: '单位',
    units: '数量：吨；金额：美元、人民币元；单价：美元/吨；占比与增减：%',
    span: '时间',
    source: '来源',
    published: '发布日期',
    updated: '更新时间',
    moment: (minute) => `${minute}（北京时间）`,
    asPublishedOn: '按此日已发布的数据',
    provisional: '暂定数据',
    partial: '不足整期',
    converted: '美元金额由人民币按当月海关折算汇率换算的时期',
    apportioned: '金额由公布的合计按另一币种金额或重量分摊的时期',
    revised: '公布后有修订的时期',
    missing: '重量未公布的项数',
    onYear: '合计同比',
    against: (span, before) => `${span} 比 ${before}`,
    missingUsd: '未公布美元金额、未计入金额合计和单价的数量',
    missingCny: '未公布人民币金额、未计入金额合计的数量',
    unpublished: '未公布、未计入合计的时期',
    tonnes: (text) => `${text} 吨`,
    none: '无',
    access: '权限',
    locked: (month, meat) => `${month}之前的数据仅对开通“${meat === 'beef' ? '牛肉数据' : '猪肉数据'}”模块的会员开放`,
    note: '说明',
    demo: '演示数据，并非统计数字',
    code: '代码',
    period: '时期',
    name: '名称',
    total: '合计',
    valueUsd: '金额（美元）',
    valueCny: '金额（人民币元）',
    yes: '是',
    gaps: '缺失原因',
    tableSheet: '表格',
    seriesSheet: '时间序列',
    volumeIn: (period) => `${period} 数量（吨）`,
    volumeWithout: (currency) => `未公布${currency}金额的数量（吨）`,
    dollars: '美元',
    yuan: '人民币',
    ownership: (code) => ownershipCn.get(code) ?? code,
    findTrend: (name) => `企业走势：${name}`,
    volume: '数量（吨）',
    yoy: '同比（%）',
    shareOfImporters: '占全部进口商（%）',
    shareOfOrigin: '占该产地（%）',
    unitValue: '单价（美元/吨）',
    rank: '排名',
    events: '状态变动',
    facts: '：逐条记录',
    factUnits: '重量：千克（产品重量）；金额：美元、人民币元',
    codeAndName: (name) => [`${name}代码`, name],
    goodsColumns: ['税号', '商品'],
    measureColumns: ['储藏方式', '形态', '重量（千克）', '金额（美元）', '金额（人民币元）'],
  },
  en: {
    title: 'Title',
    scope: 'Scope',
    unit: 'Units',
    units: 'volume: tonnes; value: USD, CNY; unit value: USD/t; shares and changes: %',
    span: 'Period',
    source: 'Source',
    published: 'Published on',
    updated: 'Updated',
    moment: (minute) => `${minute} (UTC+8)`,
    asPublishedOn: 'As published on',
    provisional: 'Provisional',
    partial: 'Incomplete periods',
    converted: 'Periods with USD converted from CNY at the customs rate of the month',
    apportioned: 'Periods with values apportioned from a published total, by value in the other currency or by weight',
    revised: 'Periods revised since first published',
    missing: 'Entries with no published weight',
    onYear: 'y/y of totals',
    against: (span, before) => `${span} vs ${before}`,
    missingUsd: 'Volume with no published USD value, excluded from value totals and unit values',
    missingCny: 'Volume with no published CNY value, excluded from value totals',
    unpublished: 'Periods not published, excluded from totals',
    tonnes: (text) => `${text} t`,
    none: 'none',
    access: 'Access',
    locked: (month, meat) =>
      `Months before ${month} are open to members with the module ${meat === 'beef' ? 'Beef data' : 'Pork data'}`,
    note: 'Note',
    demo: 'Demonstration data, not statistics',
    code: 'Code',
    period: 'Period',
    name: 'Name',
    total: 'Total',
    valueUsd: 'Value (USD)',
    valueCny: 'Value (CNY)',
    yes: 'yes',
    gaps: 'Gaps',
    tableSheet: 'Table',
    seriesSheet: 'Series',
    volumeIn: (period) => `Volume ${period} (t)`,
    volumeWithout: (currency) => `Volume without a value in ${currency} (t)`,
    dollars: 'USD',
    yuan: 'CNY',
    ownership: (code) => ownershipEn.get(code) ?? code,
    findTrend: (name) => `Company trend: ${name}`,
    volume: 'Volume (t)',
    yoy: 'y/y (%)',
    shareOfImporters: 'Share of all importers (%)',
    shareOfOrigin: 'Share of origin (%)',
    unitValue: 'Unit value (USD/t)',
    rank: 'Rank',
    events: 'Status change',
    facts: ': all records',
    factUnits: 'weight: kg (product weight); value: USD, CNY',
    codeAndName: (name) => [`${name} code`, name],
    goodsColumns: ['HS code', 'Product'],
    measureColumns: ['Storage', 'Form', 'Weight (kg)', 'Value (USD)', 'Value (CNY)'],
  },
};
