import type { VideoAccess, VideoTopic } from '@btc/contract/videos/video-codes.ts';

/** A demonstration video; what it shows is in make/, with names and units in both languages, so that both editions share the picture. */
export interface DemoFilm {
  readonly id: number;
  /** Of its files. */
  readonly name: string;
  readonly topic: VideoTopic;
  readonly access: VideoAccess;
  readonly featuredRank: number | null;
  readonly publishedAt: string;
  readonly seconds: number;
  readonly cn: { readonly title: string; readonly summary: string };
  readonly en: { readonly title: string; readonly summary: string };
  /** Captions: from which second, what they say. */
  readonly cues: readonly (readonly [from: number, cn: string, en: string])[];
}

export const demoFilms: readonly DemoFilm[] = [
  {
    id: 1,
    name: 'quota',
    topic: 'policy',
    access: 'free',
    featuredRank: 1,
    publishedAt: '2026-11-17T10:00:00+08:00',
    seconds: 24,
    cn: {
      title: '一年的配额怎么用完',
      summary: '按月累计、三个公告节点、用满之后的税率：24秒看懂牛肉国别配额怎么算。图中数字为示例。',
    },
    en: {
      title: 'How a year’s quota fills up',
      summary:
        'Monthly build-up, three notices, then a higher rate: how a beef country quota fills, in 24 seconds. Figures are examples.',
    },
    cues: [
      [0.4, '国别配额每年1月1日从零开始。', 'A country quota starts from zero on 1 January.'],
      [3.6, '每个月的进口量一点一点累加。', 'Each month’s imports are added to it.'],
      [8, '用到50%，第一次通报，税率不变。', 'At 50%, a first notice; the rate is unchanged.'],
      [12, '用到80%，第二次通报，税率仍不变。', 'At 80%, a second notice; still unchanged.'],
      [15.6, '用满100%，另行公告加征。', 'At 100%, a notice imposes the surcharge.'],
      [19, '用满后第3日起，加征55个百分点。', 'From the third day, 55 points are added.'],
    ],
  },
  {
    id: 2,
    name: 'customs',
    topic: 'plants',
    access: 'free',
    featuredRank: 2,
    publishedAt: '2026-11-12T10:00:00+08:00',
    seconds: 24,
    cn: { title: '从工厂到清关的五道门', summary: '工厂注册、兽医证书、海运、到港查验、放行：一箱货每一步看什么。' },
    en: {
      title: 'Five gates from plant to release',
      summary: 'Registration, veterinary certificate, voyage, inspection, release: what each step checks.',
    },
    cues: [
      [0.4, '一箱牛肉进入中国，要过五道门。', 'A carton of beef passes five gates on its way into China.'],
      [4, '第一道：生产工厂已注册，状态有效。', 'First: the plant is registered and its status is valid.'],
      [8, '第二道：官方兽医证书，编号与标签一致。', 'Second: the veterinary certificate matches the label.'],
      [12, '第三道：海运，全程冷链。', 'Third: the voyage, cold chain all the way.'],
      [16, '第四道：到港，查验货证是否相符。', 'Fourth: at the port, goods are checked against documents.'],
      [20, '第五道：放行，货物可以销售。', 'Fifth: release. The goods can be sold.'],
    ],
  },
  {
    id: 3,
    name: 'import-table',
    topic: 'data',
    access: 'free',
    featuredRank: 3,
    publishedAt: '2026-11-05T10:00:00+08:00',
    seconds: 24,
    cn: {
      title: '怎么读进口数据表',
      summary: '先看重量，再看金额，最后看单价；合计行和占比各说明什么。图中数字为示例。',
    },
    en: {
      title: 'Reading the import table',
      summary: 'Weight first, then value, then unit value, and what totals and shares tell you. Figures are examples.',
    },
    cues: [
      [0.4, '一行是一个来源，一列是一项指标。', 'A row is an origin, a column is a measure.'],
      [4, '第一列：重量，单位是吨，按产品重量计。', 'First column: tonnes of product weight.'],
      [8, '第二列：金额，以美元计，CIF口径。', 'Second column: value in US dollars, CIF.'],
      [12, '第三列：单价，由金额除以重量得出。', 'Third column: unit value, value divided by weight.'],
      [16, '合计的单价不是各行单价的平均数。', 'The unit value of the total is not the average of the rows.'],
      [20, '最后看占比：谁多了，谁少了。', 'Last come the shares: who gained, who lost.'],
    ],
  },
  {
    id: 4,
    name: 'unit-price',
    topic: 'data',
    access: 'member',
    featuredRank: null,
    publishedAt: '2026-10-29T10:00:00+08:00',
    seconds: 20,
    cn: {
      title: '量跌价升：单价怎么动',
      summary: '两条柱、一条线：重量和金额不同步时，单价会告诉你什么。图中数字为示例。',
    },
    en: {
      title: 'Less volume, higher unit value',
      summary: 'Two columns and a line: what unit value tells you when weight and value diverge. Figures are examples.',
    },
    cues: [
      [0.4, '浅色柱是重量，深色柱是金额。', 'Light columns are weight, dark ones value.'],
      [5, '重量一月比一月少。', 'Weight falls month by month.'],
      [9, '金额降得慢一些。', 'Value falls more slowly.'],
      [13, '两者相除，单价一路向上。', 'Divide the two: unit value keeps rising.'],
      [16.6, '看到单价上涨，先问是涨价还是换了部位。', 'When it rises, ask first: higher prices, or a different mix?'],
    ],
  },
  {
    id: 5,
    name: 'quote',
    topic: 'market',
    access: 'free',
    featuredRank: 4,
    publishedAt: '2026-10-22T10:00:00+08:00',
    seconds: 20,
    cn: { title: '读懂一条报价', summary: '低价、主流价、高价是什么关系，涨跌跟谁比。图中数字为示例。' },
    en: {
      title: 'Reading a quote',
      summary: 'Low, mainstream and high, and what a change is measured against. Figures are examples.',
    },
    cues: [
      [0.4, '每周，一个部位有三个价。', 'Each week a cut has three prices.'],
      [4, '最低价和最高价，划出成交范围。', 'Low and high mark the range of deals.'],
      [8, '中间的主流价，是多数成交所在。', 'The mainstream price is where most deals are.'],
      [12, '涨跌看主流价，与上一周相比。', 'A change compares mainstream prices with the week before.'],
      [16, '范围变宽，说明市场有分歧。', 'A wider range means the market is split.'],
    ],
  },
  {
    id: 6,
    name: 'landed-cost',
    topic: 'market',
    access: 'member',
    featuredRank: null,
    publishedAt: '2026-10-15T10:00:00+08:00',
    seconds: 24,
    cn: {
      title: '完税成本一层一层加',
      summary: '从CIF到提货成本：关税、增值税、港杂费怎么叠加，加征55个百分点后差多少。图中数字为示例。',
    },
    en: {
      title: 'Landed cost, layer by layer',
      summary:
        'From CIF to cost at the cold store: duty, VAT, port charges, and what 55 more points do. Figures are examples.',
    },
    cues: [
      [0.4, '起点是CIF价：每吨5,000美元。', 'It starts with CIF: 5,000 dollars a tonne.'],
      [4, '加关税，12%。', 'Add duty, 12 per cent.'],
      [8, '关税之上，再加9%的增值税。', 'On top of that, 9 per cent VAT.'],
      [12, '加上港杂和冷库费用。', 'Then port and cold store charges.'],
      [16, '如果配额用满，税率变成67%。', 'If the quota is full, duty becomes 67 per cent.'],
      [20, '同一吨货，贵了将近一半。', 'The same tonne costs almost half as much again.'],
    ],
  },
  {
    id: 7,
    name: 'status',
    topic: 'plants',
    access: 'free',
    featuredRank: null,
    publishedAt: '2026-10-08T10:00:00+08:00',
    seconds: 24,
    cn: {
      title: '工厂暂停了，在途货怎么办',
      summary: '状态变了，看的是哪个日期：生产日期在前在后，结论不同。图中工厂为虚构。',
    },
    en: {
      title: 'Plant suspended: what about goods at sea?',
      summary:
        'When a status changes, which date counts: production before or after makes the difference. The plant is invented.',
    },
    cues: [
      [0.4, '一家工厂，状态正常。', 'A plant in good standing.'],
      [4, '某一天，它被暂停。', 'One day it is suspended.'],
      [8, '公告写明以哪个日期为准，这里是生产日期。', 'The notice names the date that counts; here, production.'],
      [12, '暂停之前生产的货，可以继续申报。', 'Goods produced before it can still enter.'],
      [16, '暂停期间生产的货，不能进口。', 'Goods produced during the suspension cannot.'],
      [20, '恢复之后生产的货，又可以了。', 'Goods produced after reinstatement can again.'],
    ],
  },
  {
    id: 8,
    name: 'voyage',
    topic: 'market',
    access: 'member',
    featuredRank: null,
    publishedAt: '2026-09-28T10:00:00+08:00',
    seconds: 20,
    cn: { title: '船期：今天订货，几周到港', summary: '从南美到大洋洲，海上天数差一倍。图中天数为示例。' },
    en: {
      title: 'Transit times: ordered today, landed when?',
      summary: 'Oceania lands in half the time of South America. Days are examples.',
    },
    cues: [
      [0.4, '六个来源，同一天开船。', 'Six origins, sailing on the same day.'],
      [4.5, '大洋洲的船先到，大约三周。', 'Oceania arrives first, in about three weeks.'],
      [9, '北美西岸，也在四周以内。', 'US west coast: under four weeks.'],
      [13, '南美的船要六周左右。', 'South America: about six weeks.'],
      [16.5, '报价要看的，是到港那一周的行情。', 'What matters is the market in the week of arrival.'],
    ],
  },
];
