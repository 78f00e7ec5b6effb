import { type Both, inEditions } from '#i18n/editions.ts';
import type { OverlayCode } from '../address/page-state.ts';
import { memberNames } from '@btc/contract/trade/dimensions.ts';
import type { SeriesUnit } from '@btc/contract/trade/trade-codes.ts';

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

export const messages = inEditions({
  axis: {
    t: ['吨', 't'],
    USD: ['美元', 'USD'],
    CNY: ['元', 'CNY'],
    'USD/t': ['美元/吨', 'USD/t'],
    '%': ['%', '%'],
  } satisfies Record<SeriesUnit, Both<string>>,
  total: ['合计', 'Total'],
  mean: ['加权平均', 'Weighted average'],
  others: ['其他', 'Others'],
  provisional: ['暂定', 'provisional'],
  partial: ['不足整期', 'incomplete'],
  unvalued: [
    (weight: string) => `其中${weight}未公布金额，未计入`,
    (weight) => `excludes ${weight} with no value published`,
  ],
  share: ['占比', 'Share'],
  shareNames: {
    total: ['占合计', 'Share of total'],
    chosen: ['占所选合计', 'Share of selection'],
    volume: ['占数量', 'Share of volume'],
  },
  sideList: ['排名', 'Ranking'],
  sidePeriod: ['排名区间', 'Ranking period'],
  wholeSpan: ['所选区间合计', 'Whole period'],
  moreInTable: [(count: string) => `其余${count}个见表格`, (count) => `${count} more in the table`],
  pickHint: ['点图中的柱子或在这里选月份，看该期排名。', 'Click a column, or pick a period here, to see its ranking.'],
  restHint: ['灰色的各项在图中合为“其他”。', 'Those in grey are drawn together as “Others”.'],
  dimension: [memberNames.cn, memberNames.en],
  sentenceTotal: [(span: string, total: string) => `${span}合计${total}`, (span, total) => `${span}: ${total}`],
  sentenceLeaders: [(leaders: string) => `居前的是${leaders}`, (leaders) => `largest: ${leaders}`],
  leader: [(name: string, share: string) => `${name}（${share}）`, (name, share) => `${name} (${share})`],
  listJoin: ['、', ', '],
  clauseJoin: ['；', '; '],
  sentenceEnd: ['。', '.'],
  sentenceMean: [
    (period: string, mean: string) => `${period}加权平均${mean}`,
    (period, mean) => `weighted average in ${period} ${mean}`,
  ],
  noFigure: ['无数据', 'no data'],
  southChinaSea: ['南海诸岛', 'S. China Sea Is.'],
  mapNote: [
    '按进口企业注册地统计，不含港澳台。色阶按占比划分。',
    'By place of registration of the importer; excludes Hong Kong, Macao and Taiwan. Shading by share.',
  ],
  mapSource: [
    '底图为示意图，未经地图审核，没有审图号，不作为划界依据。省级轮廓取自 Apache ECharts（Apache 2.0 许可），南海诸岛及断续线取自 world-geo-json-zh（Unlicense），经投影和简化。',
    'The map is a sketch: it has not been reviewed by the mapping authority, has no review number and settles no border. Provinces from Apache ECharts (Apache License 2.0), South China Sea from world-geo-json-zh (Unlicense), projected and simplified.',
  ],
  structure: ['集中度', 'Concentration'],
  memberCounts: {
    importer: ['进口商', 'Importers'],
    exporter: ['出口商', 'Exporters'],
    plant: ['工厂', 'Plants'],
  },
  ofLargest: [(count: number) => `前${count}家占比`, (count) => `share of top ${count}`],
  hhi: {
    competitive: ['分散', 'fragmented'],
    moderate: ['中度集中', 'moderately concentrated'],
    concentrated: ['高度集中', 'highly concentrated'],
  },
  activePlants: ['有贸易的工厂', 'Active plants'],
  activeNote: ['本期有发货', 'shipped in the period'],
  idlePlants: ['无贸易的工厂', 'Idle plants'],
  idleNote: ['在册但本期无发货', 'approved, no shipment'],
  cumulative: ['累计占比', 'Cumulative share'],
  sizeBands: ['规模分布', 'By size'],
  shareOfCount: {
    importer: ['占进口商数', 'of the importers'],
    exporter: ['占出口商数', 'of the exporters'],
    plant: ['占工厂数', 'of the plants'],
  },
  shareOfVolume: ['占进口量', 'of the volume'],
  members: ['家数', 'Number'],
  count: [(count: string) => `${count}家`, (count) => count],
  band: [
    (from: string, to: string | null) => (to === null ? `≥${from}吨` : from === '0' ? `<${to}吨` : `${from}–${to}吨`),
    (from, to) => (to === null ? `≥ ${from} t` : from === '0' ? `< ${to} t` : `${from}–${to} t`),
  ],
  bandSentence: [
    (band: string, count: string, share: string) => `${band}${count}家，占${share}`,
    (band, count, share) => `${band}: ${count}, ${share}`,
  ],
  colon: ['：', ': '],

  // A currency stands before its figure.
  amount: [
    (value: string, unit: string) => `${value}${unit}`,
    (value, unit) =>
      /^(?:USD|CNY)(?: million)?$/.test(unit) ? unit.replace(/^\S+/, `$& ${value}`) : `${value} ${unit}`,
  ],
  exporter: ['出口商', 'Exporter'],
  plants: ['工厂数', 'Plants'],
  plantsAndVolume: ['工厂数与进口量（面积为单厂平均进口量）', 'Plants and volume (bubble size: t per plant)'],
  plantsSentence: [
    (count: string) => `${count}家出口商的工厂数与进口量。`,
    (count) => `Number of plants and volume of ${count} exporters.`,
  ],
  perPlant: ['吨/厂', 't per plant'],
  quota: ['配额', 'Quota'],
  toQuota: [(year: string) => `${year}年配额`, (year) => `Quota ${year}`],
  used: ['已用', 'Used'],
  usedPercent: ['使用率', 'Used'],
  fillDate: ['预计用完', 'Expected to fill'],
  fillRange: ['预计区间', 'Range'],
  fillSince: [(day: string) => `${day}或以后`, (day) => `${day} or later`],
  dutyIn: ['配额内关税', 'In-quota duty'],
  dutyOver: ['配额外关税', 'Over-quota duty'],
  notThisYear: ['年内不会用完', 'not this year'],
  quotaUse: ['保障措施配额使用', 'Safeguard quota use'],
  quotaTitle: [
    (name: string, year: string) => `${name}${year}年保障措施配额使用进度`,
    (name, year) => `${name}: use of the ${year} safeguard quota`,
  ],
  fillNotes: {
    day: ['虚线指向早晚可能各半的用完日期。', 'Dashed: central date, as likely to be early as late.'],
    band: ['斜线和配额线上的粗段为80%区间。', 'Hatched area and thick part of the quota line: 80% range.'],
    projection: ['以上为推算，不是官方数字。', 'Our projection, not an official figure.'],
    notice: ['虚线指向公告所载的用完之日。', 'Dashed: the day the quota filled, per the official notice.'],
    customs: [
      '圆点为海关已公布进口量达到配额的大致日期。',
      'Dot: approximate day on which published customs volumes reached the quota.',
    ],
  },
  officialMark: [(percent: string) => `公告${percent}`, (percent) => `notice ${percent}`],
  fillChance: ['年内用完的可能', 'Chance this year'],
  chanceSentence: [
    (percent: string) => `年内用完的可能性为${percent}`,
    (percent) => `chance of filling this year ${percent}`,
  ],
  quotaRecord: [
    (record: QuotaRecordWords) =>
      `推算准不准：用${record.years}年巴西、阿根廷、美国对华出口（出口国统计，金额）回推${record.cases}次（${record.originYears}个国别年度，每次只用当时已公布的月份），80%区间平均宽${record.width}天，命中${record.coverage}（95%置信区间${record.interval}）；平均损失${record.loss}天，本站先前的算法为${record.before}天，“其余月份同上年”的算法为${record.simple}天。`,
    (record) =>
      `Track record: back-tested ${record.cases} times on Brazilian, Argentine and US exports to China, ${record.years} (exporters’ statistics, value; ${record.originYears} origin-years, each run using only the months published at the time). The 80% range averaged ${record.width} days and held ${record.coverage} of outcomes (95% confidence interval ${record.interval}); mean loss ${record.loss} days, against ${record.before} for our former method and ${record.simple} for “the rest of the year at last year’s pace”.`,
  ],
  quotaSource: [(source: string) => `配额来源：${source}。`, (source) => `Quotas: ${source}.`],
  quotaUsed: [
    (percent: string, quota: string) => `已用${percent}，配额${quota}`,
    (percent, quota) => `${percent} of ${quota} used`,
  ],
  quotaUnknown: ['使用量未公布', 'use not published'],
  fullOn: [(day: string) => `预计${day}用完`, (day) => `full about ${day}`],
  fullSince: [(day: string) => `约${day}已用完`, (day) => `full since about ${day}`],
  fullPassed: [(day: string) => `预计用完日${day}已过`, (day) => `expected fill date ${day} has passed`],
  overFrom: [(day: string) => `公告：${day}起加征`, (day) => `notice: surcharge from ${day}`],
  today: [(day: string) => `今天 ${day}`, (day) => `today ${day}`],
  demoEnd: [(day: string) => `演示数据截至${day}`, (day) => `demo data to ${day}`],
  dayPassed: [(day: string) => `${day}（已过）`, (day) => `${day} (passed)`],
  plusUnknown: [(percent: string) => `${percent}＋不明`, (percent) => `${percent} + unknown`],
  appliesNow: ['当前适用', 'Applies now'],
  byEndOf: [(month: string) => `截至${month}末`, (month) => `By the end of ${month}`],
  bandNote: [(years: string) => `阴影为${years}年各月的最低至最高`, (years) => `Shaded: monthly low–high, ${years}`],
  bandMean: ['五年均值', 'Five-year average'],
  yearSum: [
    (year: string, months: string, total: string) => `${year}年${months}个月合计${total}`,
    (year, months, total) => `${year}, ${months} months: ${total}`,
  ],
  rise: ['增加', 'Increase'],
  fall: ['减少', 'Decrease'],
  inTonnes: ['（吨）', '(t)'],
  byPowers: [(title: string) => `${title}（对数）`, (title) => `${title}, log scale`],
  difference: ['差额', 'Difference'],
  findContrast: [(a: string, b: string) => `${a}减${b}`, (a, b) => `${a} minus ${b}`],
  name: ['名称', 'Name'],
  side: [(name: string, total: string) => `${name}${total}`, (name, total) => `${name}: ${total}`],
  overlays: {
    unit: { name: ['平均单价（右轴）', 'Average unit value (right)'], unit: ['美元/吨', 'USD/t'] },
    index: { name: ['期货价格指数（右轴）', 'Forward price index (right)'], unit: ['点', 'points'] },
    cattle: {
      name: ['活牛价格（右轴）', 'Live cattle (right)'],
      unit: ['美元/公斤胴体', 'USD/kg carcase'],
    },
    rate: {
      name: ['人民币/美元，按海关同一货物的金额（右轴）', 'CNY per USD, from customs values of the same goods (right)'],
      unit: ['元/美元', 'CNY/USD'],
    },
  } satisfies Record<OverlayCode, { name: Both<string>; unit: Both<string> }>,
  overlayOf: [(name: string, market: string) => `${market}：${name}`, (name, market) => `${market}: ${name}`],
  overlayIssues: {
    locked: ['活牛价格对会员开放，未叠加。', 'Live cattle prices are for members: not drawn.'],
    openable: ['活牛价格尚未打开，未叠加。', 'Live cattle prices are not open yet: not drawn.'],
    failed: ['叠加的数据没有加载出来。', 'The overlay could not be loaded.'],
    none: ['这一期间没有可叠加的数据。', 'No figures for the overlay in this period.'],
  },
  openCattle: ['用试用额度打开活牛价格', 'Open live cattle prices with a trial item'],
  volumeAxis: ['进口量（左轴）', 'Volume (left)'],
  priceAxis: ['单价（右轴）', 'Unit value (right)'],
  rank: ['排名', 'Rank'],
  eventOn: [(day: string, status: string) => `${day}${status}`, (day, status) => `${day}: ${status}`],
});

export type FigureMessages = (typeof messages)['cn'];
