import { memberNames } from '@btc/contract/trade/dimensions.ts';
import type { SeriesUnit } from '@btc/contract/trade/trade-codes.ts';

export const zh = {
  axis: { t: '吨', USD: '美元', CNY: '元', 'USD/t': '美元/吨', '%': '%' } satisfies Record<SeriesUnit, string>,
  total: '合计',
  mean: '加权平均',
  others: '其他',
  provisional: '暂定',
  partial: '不足整期',
  unvalued: (weight: string) => `其中${weight}未公布金额，未计入`,
  share: '占比',
  shareNames: { total: '占合计', chosen: '占所选合计', volume: '占数量' },
  sideList: '排名',
  sidePeriod: '排名区间',
  wholeSpan: '所选区间合计',
  moreInTable: (count: string) => `其余${count}个见表格`,
  pickHint: '点图中的柱子或在这里选月份，看该期排名。',
  restHint: '灰色的各项在图中合为“其他”。',
  dimension: memberNames.cn,
  sentenceTotal: (span: string, total: string) => `${span}合计${total}`,
  sentenceLeaders: (leaders: string) => `居前的是${leaders}`,
  leader: (name: string, share: string) => `${name}（${share}）`,
  listJoin: '、',
  clauseJoin: '；',
  sentenceEnd: '。',
  sentenceMean: (period: string, mean: string) => `${period}加权平均${mean}`,
  noFigure: '无数据',
  southChinaSea: '南海诸岛',
  mapNote: '按进口企业注册地统计，不含港澳台。色阶按占比划分。',
  mapSource:
    '底图为示意图，未经地图审核，没有审图号，不作为划界依据。省级轮廓取自 Apache ECharts（Apache 2.0 许可），南海诸岛及断续线取自 world-geo-json-zh（Unlicense），经投影和简化。',
  structure: '集中度',
  memberCounts: { importer: '进口商', exporter: '出口商', plant: '工厂' },
  ofLargest: (count: number) => `前${count}家占比`,
  hhi: { competitive: '分散', moderate: '中度集中', concentrated: '高度集中' },
  activePlants: '有贸易的工厂',
  activeNote: '本期有发货',
  idlePlants: '无贸易的工厂',
  idleNote: '在册但本期无发货',
  cumulative: '累计占比',
  sizeBands: '规模分布',
  shareOfCount: { importer: '占进口商数', exporter: '占出口商数', plant: '占工厂数' },
  shareOfVolume: '占进口量',
  members: '家数',
  count: (count: string) => `${count}家`,
  band: (from: string, to: string | null) =>
    to === null ? `≥${from}吨` : from === '0' ? `<${to}吨` : `${from}–${to}吨`,
  bandSentence: (band: string, count: string, share: string) => `${band}${count}家，占${share}`,
  colon: '：',
  amount: (value: string, unit: string) => `${value}${unit}`,
  exporter: '出口商',
  plants: '工厂数',
  plantsAndVolume: '工厂数与进口量（面积为单厂平均进口量）',
  plantsSentence: (count: string) => `${count}家出口商的工厂数与进口量。`,
  perPlant: '吨/厂',
  quota: '配额',
  toQuota: (year: string) => `${year}年配额`,
  used: '已用',
  usedPercent: '使用率',
  fillDate: '预计用完',
  fillRange: '预计区间',
  fillSince: (day: string) => `${day}或以后`,
  dutyIn: '配额内关税',
  dutyOver: '配额外关税',
  notThisYear: '年内不会用完',
  quotaUse: '保障措施配额使用',
  quotaTitle: (name: string, year: string) => `${name}${year}年保障措施配额使用进度`,
  fillNotes: {
    day: '虚线指向早晚可能各半的用完日期。',
    band: '斜线和配额线上的粗段为80%区间。',
    projection: '以上为推算，不是官方数字。',
    notice: '虚线指向公告所载的用完之日。',
    customs: '圆点为海关已公布进口量达到配额的大致日期。',
  },
  fillChance: '年内用完的可能',
  chanceSentence: (percent: string) => `年内用完的可能性为${percent}`,
  quotaRecord: (record: QuotaRecordWords) =>
    `推算准不准：用${record.years}年巴西、阿根廷、美国对华出口（出口国统计，金额）回推${record.cases}次（${record.originYears}个国别年度，每次只用当时已公布的月份），80%区间平均宽${record.width}天，命中${record.coverage}（95%置信区间${record.interval}）；平均损失${record.loss}天，本站先前的算法为${record.before}天，“其余月份同上年”的算法为${record.simple}天。`,
  quotaSource: (source: string) => `配额来源：${source}。`,
  quotaUsed: (percent: string, quota: string) => `已用${percent}，配额${quota}`,
  quotaUnknown: '使用量未公布',
  fullOn: (day: string) => `预计${day}用完`,
  fullSince: (day: string) => `约${day}已用完`,
  fullPassed: (day: string) => `预计用完日${day}已过`,
  overFrom: (day: string) => `公告：${day}起加征`,
  today: (day: string) => `今天 ${day}`,
  demoEnd: (day: string) => `演示数据截至${day}`,
  dayPassed: (day: string) => `${day}（已过）`,
  plusUnknown: (percent: string) => `${percent}＋不明`,
  appliesNow: '当前适用',
  standings: { inQuota: '配额内', overQuota: '超配额', outside: '不适用' },
  byEndOf: (month: string) => `截至${month}末`,
  bandNote: (years: string) => `阴影为${years}年各月的最低至最高`,
  bandMean: '五年均值',
  yearSum: (year: string, months: string, total: string) => `${year}年${months}个月合计${total}`,
  rise: '增加',
  fall: '减少',
  inTonnes: '（吨）',
  byPowers: (title: string) => `${title}（对数）`,
  difference: '差额',
  findContrast: (a: string, b: string) => `${a}减${b}`,
  name: '名称',
  side: (name: string, total: string) => `${name}${total}`,
  volumeAxis: '进口量（左轴）',
  priceAxis: '单价（右轴）',
  rank: '排名',
  eventOn: (day: string, status: string) => `${day}${status}`,
};

/** The record of the projection in figures as the edition writes them. */
interface QuotaRecordWords {
  readonly years: string;
  readonly cases: string;
  readonly originYears: string;
  readonly coverage: string;
  readonly interval: string;
  readonly loss: string;
  readonly simple: string;
  readonly before: string;
  readonly width: string;
}

export type FigureMessages = typeof zh;
