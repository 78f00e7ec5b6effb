import type { TemplateColumn } from '#platform/import/template/template-column.ts';

/** The columns of the quotas template in their order. */
export const quotaColumns = {
  origin: {
    cn: '原产地',
    en: 'Origin',
    also: ['国别', 'Country'],
    need: 'must',
    noteCn: 'ISO 三位代码，或中文、英文名称；其余国家共用的配额写“其他”（OTH）',
    noteEn: 'ISO three-letter code, or the name in Chinese or English; OTH for the quota that all others share',
    example: 'BRA',
  },
  year: {
    cn: '年份',
    en: 'Year',
    also: ['年度'],
    need: 'must',
    noteCn: '配额年度（自然年）',
    noteEn: 'Calendar year of the quota',
    example: '2026',
  },
  tonnes: {
    cn: '配额（吨）',
    en: 'Quota (t)',
    also: ['配额', '数量（吨）', 'Tonnes', 'Quota'],
    need: 'must',
    noteCn: '产品重量，吨',
    noteEn: 'Tonnes, product weight',
    example: '1106000',
  },
  duty: {
    cn: '配额内税率（%）',
    en: 'In-quota duty (%)',
    also: ['配额内税率', 'In-quota duty', 'Duty (%)'],
    need: 'may',
    noteCn: '百分数；配额内税率不唯一时留空',
    noteEn: 'Percent; blank where it is not one figure',
    example: '12',
  },
  surcharge: {
    cn: '超配额加征（%）',
    en: 'Over-quota surcharge (%)',
    also: ['超配额加征', '附加税率（%）', 'Surcharge (%)', 'Over-quota surcharge'],
    need: 'may',
    noteCn: '超出配额部分加征的税率，百分数',
    noteEn: 'Percent added to the duty of what enters over the quota',
    example: '55',
  },
  source: {
    cn: '来源',
    en: 'Source',
    also: ['发布机构'],
    need: 'must',
    noteCn: '发布机构或公告号，如 MOFCOM',
    noteEn: 'Who published it, or the notice, e.g. MOFCOM',
    example: 'MOFCOM',
  },
  publishedOn: {
    cn: '发布日期',
    en: 'Published on',
    also: ['公布日期', 'Publication date'],
    need: 'may',
    noteCn: '2025-12-31 形式；留空则用 --as-published-on 或当天',
    noteEn: 'As 2025-12-31; where blank, the day of --as-published-on, or today',
    example: '2025-12-31',
  },
} as const satisfies Readonly<Record<string, TemplateColumn>>;

export type QuotaColumn = keyof typeof quotaColumns;
