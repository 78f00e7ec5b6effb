import type { TemplateColumn } from '#platform/import/template/template-column.ts';

export const rateColumns = {
  month: {
    cn: '月份',
    en: 'Month',
    also: ['年月', 'Period'],
    need: 'must',
    noteCn: '2026-01 或 202601',
    noteEn: '2026-01 or 202601',
    example: '2026-01',
  },
  currency: {
    cn: '币种',
    en: 'Currency',
    also: ['货币'],
    need: 'must',
    noteCn: 'ISO 4217 代码，如 USD',
    noteEn: 'ISO 4217 code, e.g. USD',
    example: 'USD',
  },
  rate: {
    cn: '一单位外币折合人民币',
    en: 'CNY per unit',
    also: ['汇率', '折算率', 'Rate', 'Exchange rate'],
    need: 'must',
    noteCn: '1 单位外币合多少人民币元（不是 100 单位）',
    noteEn: 'Yuan for one unit (not for a hundred)',
    example: '7.0288',
  },
  source: {
    cn: '来源',
    en: 'Source',
    also: ['发布机构'],
    need: 'may',
    noteCn: '留空为海关月度汇率',
    noteEn: 'Blank: customs monthly rate',
    example: 'customs',
  },
  publishedOn: {
    cn: '发布日期',
    en: 'Published on',
    also: ['公布日期', 'Publication date'],
    need: 'may',
    noteCn: '留空则用 --as-published-on 或当天',
    noteEn: 'Where blank, the day of --as-published-on, or today',
    example: '',
  },
} as const satisfies Readonly<Record<string, TemplateColumn>>;

export type RateColumn = keyof typeof rateColumns;
