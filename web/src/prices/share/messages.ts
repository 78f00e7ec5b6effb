import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  csv: ['下载 CSV', 'Download CSV'],
  xlsx: ['下载 XLSX', 'Download XLSX'],
  png: ['下载图片', 'Download picture'],
  link: ['复制链接', 'Copy link'],
  failed: ['下载没有成功，请稍后再试。', 'The download failed. Please try again later.'],
  source: [(name: string) => `来源：${name}`, (name: string) => `Source: ${name}`],
  demo: ['演示数据，均为虚构', 'Demonstration data, all invented'],
  period: ['期间', 'Period'],
  periods: {
    '1M': ['1个月', '1M'],
    '3M': ['3个月', '3M'],
    '1Y': ['1年', '1Y'],
    '5Y': ['5年', '5Y'],
    all: ['全部', 'All'],
  },
  show: ['显示方式', 'Show as'],
  chart: ['图', 'Chart'],
  table: ['表', 'Table'],
  earlier: ['查看以往公布的数据', 'Prices as published earlier'],
  publishedOn: ['截至公布日期', 'As published on'],
  publishedOnHint: [
    '只采用该日之前（含当日）已公布的价格，之后的修订不计入',
    'Prices published by the end of that day, without later revisions',
  ],
  showDay: ['查看', 'Show'],
  showNow: ['回到现在', 'Back to today'],
  asPublished: [
    (day: string) => `截至 ${day} 已公布的价格，之后的修订不计入。`,
    (day) => `Prices as published on ${day}, without later revisions.`,
  ],
});

export type ShareMessages = (typeof messages)['cn'];
