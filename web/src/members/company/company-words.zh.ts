import type { CompanyType, ProductType } from '@btc/contract/members/account-rules.ts';
import { labelProfile } from '@btc/contract/members/profile-labels.ts';

/** What the fields of company and contact, and the values of their lists, are called. */
export const zh = {
  languages: { cn: '中文', en: '英文' },
  companyTypes: {
    importer: '进口商',
    exporter: '出口商',
    producer: '生产企业',
    trader: '贸易商',
    coldStore: '冷库',
    logistics: '物流',
    retail: '零售与餐饮',
    media: '媒体',
    other: '其他',
  } satisfies Record<CompanyType, string>,
  unwritten: '未填写',
  productTypes: { beef: '牛肉', pork: '猪肉', both: '牛肉和猪肉', other: '其他' } satisfies Record<ProductType, string>,
  sexes: { Mr: '先生', Ms: '女士' },
  fields: { LoginUserName: '用户名', ...labelProfile('cn') },
};

export type CompanyWords = typeof zh;
