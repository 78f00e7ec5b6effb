import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  title: ['价格指数', 'Price indices'],
  description: [
    '进口牛肉、猪肉期货指数、现货指数和期现价差：链式拉氏指数，周度，含环比与同比。',
    'Indices of imported beef and pork in China: forward, spot and spot premium over landed forward; chained Laspeyres, weekly, with w/w and y/y changes.',
  ],
  lead: [
    '每周一期：期货、现货与期现价差，对所有读者开放。',
    'Weekly: forward, spot, and spot premium over landed forward. Open to all readers.',
  ],
  overview: ['最新一周', 'Latest week'],
  overviewCaption: ['各指数最新点位与变化', 'Latest level of each index and its changes'],
  name: ['指数', 'Index'],
  level: ['点位', 'Level'],
  wow: ['较上周', 'w/w'],
  mom: ['较四周前', '4 wk'],
  yoy: ['较去年同期', 'y/y'],
  quoted: ['有报价成分', 'Quoted'],
  carried: ['沿用成分', 'Carried'],
  week: ['周（周一）', 'Week of'],
  trend: ['近一年', 'Past year'],
  kind: ['指数', 'Index'],
  kinds: {
    forward: ['期货指数', 'Forward'],
    spot: ['现货指数', 'Spot'],
    spread: ['期现价差', 'Spot premium over landed forward'],
  },
  meat: ['品种', 'Meat'],
  meats: {
    beef: ['牛肉', 'Beef'],
    pork: ['猪肉', 'Pork'],
  },
  origin: ['产地', 'Origin'],
  allOrigins: ['全部产地', 'All origins'],
  points: ['点', 'points'],
  spreadUnit: ['元/公斤', 'CNY/kg'],
  chartLabel: [
    (title: string, from: string, to: string, latest: string) => `${title}，${from}至${to}，最新${latest}。`,
    (title: string, from: string, to: string, latest: string) => `${title}, ${from} to ${to}; latest ${latest}.`,
  ],
  tableCaption: [(title: string) => `${title}，周度`, (title: string) => `${title}, weekly`],
  empty: ['这个指数还没有点位。', 'No values for this index yet.'],
  method: ['编制方法', 'Method'],
  methodText: [
    (base: string, minQuotes: string, carry: string) =>
      `链式拉氏指数，基期${base}＝100。每个成分（产地×部位）至少${minQuotes}个样本才计入；没有报价的成分最多沿用${carry}周，并标明沿用数。`,
    (base: string, minQuotes: string, carry: string) =>
      `Chained Laspeyres index, ${base} = 100. A component (origin × cut) needs at least ${minQuotes} quotes; one without quotes carries its last price for up to ${carry} weeks and is shown as carried.`,
  ],
  spreadText: [
    '期现价差＝现货价减去期货的完税成本（冷库自提，含税），单位元/公斤，没有基期。2026年起列两个数：按配额内税率，和按超配额税率。',
    'Spot price minus the landed cost of forward (ex cold store, VAT included), in CNY/kg, with no base. From 2026 it has two values: at the in-quota duty and at the over-quota duty.',
  ],
  levelOver: ['按超配额税率', 'At over-quota duty'],
  levelIn: ['按配额内税率', 'At in-quota duty'],
  spreadBoth: [
    (within: string, over: string) => `按配额内税率：${within}元/公斤；按超配额税率：${over}元/公斤。`,
    (within: string, over: string) => `At the in-quota duty CNY ${within}/kg; at the over-quota duty CNY ${over}/kg.`,
  ],
  spreadOpen: [
    (origin: string, rule: string) => `${origin}：${rule}`,
    (origin: string, rule: string) => `${origin}: ${rule}`,
  ],
  weights: [
    (year: string, volumeYear: string) => `${year}年权重：${volumeYear}年进口量占比`,
    (year: string, volumeYear: string) => `${year} weights: shares of ${volumeYear} import volume`,
  ],
  noWeights: ['暂无权重，各成分等权。', 'No weights yet: components weigh equally.'],
  weightsCaption: ['权重（占进口量）', 'Weights, share of volume'],
  cell: ['成分', 'Component'],
  share: ['占比', 'Share'],
  source: [(name: string) => `来源：${name}`, (name: string) => `Source: ${name}`],
  coverage: ['权重覆盖', 'Weight covered'],
  carriedLegend: [(text: string) => `斜线底纹：${text}。`, (text: string) => `Hatched: ${text}.`],
});
