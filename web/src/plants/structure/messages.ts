import { inEditions } from '#i18n/editions.ts';
import { plural } from '#i18n/messages.ts';

export const messages = inEditions({
  by: ['按', 'By'],
  bys: {
    origin: ['产地', 'Origin'],
    state: ['当前状态', 'Status'],
    province: ['州／省', 'State or province'],
    type: ['类型', 'Type'],
    product: ['产品范围', 'Scope'],
    group: ['集团', 'Group'],
  },
  origin: ['产地', 'Origin'],
  allOrigins: ['全部产地', 'All origins'],
  asOf: ['状态日期', 'Status on'],
  chartTitle: [
    (meat: string, by: string) => `对华注册${meat}工厂，按${by}`,
    (meat: string, by: string) => `${meat} plants registered for China, by ${by.toLowerCase()}`,
  ],
  chartLabel: [
    (title: string, date: string, first: string, count: string, share: string) =>
      `${title}，${date}状态；最多的是${first}，${count}家，占${share}。`,
    (title: string, date: string, first: string, count: string, share: string) =>
      `${title}, status on ${date}; largest: ${first}, ${count} ${plural(Number(count), 'plant', 'plants')}, ${share}.`,
  ],
  unit: ['家', 'plants'],
  bar: [
    (count: string, share: string) => `${count}家 ${share}`,
    (count: string, share: string) => `${count}, ${share}`,
  ],
  concentration: ['集中度', 'Concentration'],
  cr: {
    Cr1: ['第一位', 'Largest'],
    Cr4: ['前四位', 'Top 4'],
    Cr10: ['前十位', 'Top 10'],
  },
  tableCaption: [
    (title: string, date: string) => `${title}，${date}状态`,
    (title: string, date: string) => `${title}, status on ${date}`,
  ],
  total: ['合计', 'Total'],
  share: ['占比', 'Share'],
  lockedTitle: [(by: string) => `按${by}的市场格局`, (by: string) => `Market structure by ${by.toLowerCase()}`],
  lockedText: [
    (total: string) => `${total}家工厂的州省、类型、产品范围与集团分布，以及过去任意一天的情况。`,
    (total: string) => `${total} plants by state or province, type, scope and group, on any past date.`,
  ],
  empty: ['没有工厂', 'No plants'],
  overlapping: [
    '一家工厂可有几种类型或几项范围，各计一次，合计超过工厂总数。',
    'Plants with several types or scopes count in each, so totals exceed the number of plants.',
  ],
});
