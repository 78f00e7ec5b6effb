import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  title: ['国际参考价', 'Benchmarks'],
  description: [
    '世界银行月度价格与交易所期货行情：原单位、原出处，可与进口牛肉、猪肉价格指数并列比较。',
    'World Bank monthly prices and exchange-traded futures in original units with original sources, next to our imported beef and pork indices.',
  ],
  lead: [
    '其他机构发布的价格：月度大宗商品价格和交易所期货。按原单位和出处列出，可与本站指数并列。',
    'Prices published by others: monthly commodity prices and exchange-traded futures, in original units with original sources. Compare them with our indices.',
  ],
  futuresNote: [
    '这里的期货是交易所标准合约，不是进口贸易中的期货报价。',
    'Futures here are standard contracts of an exchange, not the forward offers (期货) of the import trade.',
  ],
  caption: ['参考价一览', 'All benchmarks'],
  name: ['名称', 'Benchmark'],
  latest: ['最新', 'Latest'],
  previous: ['较上期', 'vs previous'],
  year: ['较去年同期', 'y/y'],
  span: ['时间范围', 'Period covered'],
  spanText: [(from: string, to: string) => `${from}至${to}`, (from: string, to: string) => `${from} to ${to}`],
  source: ['来源', 'Source'],
  beside: ['并列比较', 'Compare with'],
  besideNone: ['不比较', 'Nothing'],
  besides: {
    'beef-forward': ['牛肉期货指数', 'Beef forward index'],
    'beef-spot': ['牛肉现货指数', 'Beef spot index'],
    'pork-forward': ['猪肉期货指数', 'Pork forward index'],
    'pork-spot': ['猪肉现货指数', 'Pork spot index'],
  },
  own: ['参考价', 'Benchmark'],
  points: ['点', 'points'],
  indexed: [(day: string) => `${day}＝100`, (day: string) => `${day} = 100`],
  indexNote: [
    (index: string, day: string) =>
      `两条线都以${day}为100。${index}取当月（或当周）均值，见价格指数；参考价的单位与来源不变。`,
    (index: string, day: string) =>
      `Both lines are 100 in ${day}. The ${index.toLowerCase()} is its average for the month (or week), see Price indices; the benchmark keeps its unit and source.`,
  ],
  noCommon: [
    '参考价与该指数在这一期间没有共同的时间点，因此不作比较。',
    'The benchmark and the index have no date in common in this period, so they are not compared.',
  ],
  day: ['日期', 'Date'],
  month: ['月份', 'Month'],
  price: ['价格', 'Price'],
  close: ['收盘', 'Close'],
  open: ['开盘', 'Open'],
  high: ['最高', 'High'],
  low: ['最低', 'Low'],
  range: ['最低–最高', 'Low–high'],
  volume: ['成交量（手）', 'Volume, contracts'],
  tableCaption: [(name: string) => `${name}，历史`, (name: string) => `${name}, history`],
  chartLabel: [
    (name: string, from: string, to: string, latest: string) => `${name}，${from}至${to}，最新${latest}。`,
    (name: string, from: string, to: string, latest: string) => `${name}, ${from} to ${to}; latest ${latest}.`,
  ],
  empty: ['还没有参考价。', 'No benchmarks yet.'],
  noValues: ['这一期间没有数值。', 'No values in this period.'],
  locked: ['参考价的数值', 'Benchmark values'],
});
