export const zh = {
  csv: '下载 CSV',
  xlsx: '下载 XLSX',
  png: '下载图片',
  link: '复制链接',
  failed: '下载没有成功，请稍后再试。',
  source: (name: string) => `来源：${name}`,
  demo: '演示数据，均为虚构',
  period: '期间',
  periods: { '1M': '1个月', '3M': '3个月', '1Y': '1年', '5Y': '5年', all: '全部' },
  show: '显示方式',
  chart: '图',
  table: '表',
  earlier: '查看以往公布的数据',
  publishedOn: '截至公布日期',
  publishedOnHint: '只采用该日之前（含当日）已公布的价格，之后的修订不计入',
  showDay: '查看',
  showNow: '回到现在',
  asPublished: (day: string) => `截至 ${day} 已公布的价格，之后的修订不计入。`,
};

export type ShareMessages = typeof zh;
