import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  title: ['完税成本', 'Landed cost'],
  description: [
    '进口牛肉、猪肉完税成本计算：CIF价、汇率、关税、保障措施加征、增值税和港口费用，逐行列出，配额内外对照。',
    'Landed cost of imported beef and pork in China: CIF, exchange rate, duty, safeguard surcharge, VAT and port cost, line by line, in quota and over quota.',
  ],
  lead: [
    '从CIF价算到冷库自提价，配额内和超配额并列，每一步都写出来。',
    'From CIF to ex cold store, in quota and over quota side by side, step by step.',
  ],
  form: ['输入', 'Inputs'],
  meat: ['品种', 'Meat'],
  meats: {
    beef: ['牛肉', 'Beef'],
    pork: ['猪肉', 'Pork'],
  },
  origin: ['产地', 'Origin'],
  date: ['报关日期', 'Customs entry date'],
  dateHint: [
    '按这一天的税率；没有当天汇率时沿用最近一天的。留空为今天',
    'Uses the duties of this date, and the last exchange rate known by then; leave empty for today',
  ],
  cif: ['CIF价（美元/吨）', 'CIF (USD/t)'],
  more: ['自定汇率、税率和费用（可不填）', 'Own exchange rate, duties and costs (optional)'],
  rate: ['汇率（1美元兑人民币）', 'Exchange rate (CNY per USD)'],
  duty: ['关税（%）', 'Duty (%)'],
  surcharge: ['超配额加征（%）', 'Over-quota surcharge (%)'],
  additional: ['其他加征（%）', 'Additional duty (%)'],
  vat: ['增值税（%）', 'VAT (%)'],
  portCost: ['港口和冷库费用（元/公斤）', 'Port and cold store (CNY/kg)'],
  convertPrice: ['计算', 'Calculate'],
  badNumber: ['请输入大于0的数字', 'Enter a number above 0'],
  result: ['结果', 'Result'],
  cost: ['完税成本', 'Landed cost'],
  inQuota: ['配额内', 'In quota'],
  overQuota: ['超配额', 'Over quota'],
  perKg: ['元/公斤', 'CNY/kg'],
  noSafeguard: ['不适用保障措施，不分配额内外。', 'No safeguard applies, so there is no over-quota cost.'],
  difference: [
    (amount: string) => `超配额每公斤多${amount}元。`,
    (amount: string) => `Over quota costs CNY ${amount}/kg more.`,
  ],
  formula: [
    '（CIF价 × 汇率 ÷ 1,000）×（1＋关税）×（1＋增值税）＋港口和冷库费用',
    '(CIF × exchange rate ÷ 1,000) × (1 + duty) × (1 + VAT) + port and cold store',
  ],
  rateFrom: [
    (rate: string, day: string, source: string) => `汇率：1美元＝${rate}元，${day}，${source}`,
    (rate: string, day: string, source: string) => `Exchange rate: 1 USD = ${rate} CNY, ${day}, ${source}`,
  ],
  carriedFrom: [
    (rate: string, day: string, source: string) => `沿用${day}汇率：1美元＝${rate}元，${source}`,
    (rate: string, day: string, source: string) => `Exchange rate carried from ${day}: 1 USD = ${rate} CNY, ${source}`,
  ],
  noRate: [
    '这一天及以前没有汇率，算不出成本；税率如上。可在“自定汇率”里填写。',
    'No exchange rate is known of this date or before, so there is no cost; the duties are above. Enter a rate of your own.',
  ],
  demoRate: ['演示汇率', 'demonstration rate'],
  applies: ['这一天适用', 'applies on this date'],
  appliesByProjection: ['按本站预测适用', 'applies by our projection'],
  source: [(name: string) => `来源：${name}`, (name: string) => `Source: ${name}`],
  refused: ['无法计算：请检查产地、日期和数字。', 'Cannot calculate: please check origin, date and figures.'],
});
