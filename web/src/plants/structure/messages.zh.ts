export const zh = {
  by: '按',
  bys: { origin: '产地', state: '当前状态', province: '州／省', type: '类型', product: '产品范围', group: '集团' },
  origin: '产地',
  allOrigins: '全部产地',
  asOf: '状态日期',
  chartTitle: (meat: string, by: string) => `对华注册${meat}工厂，按${by}`,
  chartLabel: (title: string, date: string, first: string, count: string, share: string) =>
    `${title}，${date}状态；最多的是${first}，${count}家，占${share}。`,
  unit: '家',
  bar: (count: string, share: string) => `${count}家 ${share}`,
  concentration: '集中度',
  cr: { Cr1: '第一位', Cr4: '前四位', Cr10: '前十位' },
  tableCaption: (title: string, date: string) => `${title}，${date}状态`,
  total: '合计',
  share: '占比',
  lockedTitle: (by: string) => `按${by}的市场格局`,
  lockedText: (total: string) => `${total}家工厂的州省、类型、产品范围与集团分布，以及过去任意一天的情况。`,
  empty: '没有工厂',
  overlapping: '一家工厂可有几种类型或几项范围，各计一次，合计超过工厂总数。',
};

export type StructureMessages = typeof zh;
