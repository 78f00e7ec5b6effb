import { type Both, inEditions, pairUp } from '#i18n/editions.ts';
import type { CompanyType, ProductType } from '@btc/contract/members/account-rules.ts';
import { labelProfile } from '@btc/contract/members/profile-labels.ts';

export const pairs = {
  languages: {
    cn: ['中文', 'Chinese'],
    en: ['英文', 'English'],
  },
  companyTypes: {
    importer: ['进口商', 'Importer'],
    exporter: ['出口商', 'Exporter'],
    producer: ['生产企业', 'Producer'],
    trader: ['贸易商', 'Trader'],
    coldStore: ['冷库', 'Cold store'],
    logistics: ['物流', 'Logistics'],
    retail: ['零售与餐饮', 'Retail and catering'],
    media: ['媒体', 'Media'],
    other: ['其他', 'Other'],
  } satisfies Record<CompanyType, Both<string>>,
  unwritten: ['未填写', 'Not given'],
  productTypes: {
    beef: ['牛肉', 'Beef'],
    pork: ['猪肉', 'Pork'],
    both: ['牛肉和猪肉', 'Beef and pork'],
    other: ['其他', 'Other'],
  } satisfies Record<ProductType, Both<string>>,
  sexes: {
    Mr: ['先生', 'Mr'],
    Ms: ['女士', 'Ms'],
  },
  fields: {
    LoginUserName: ['用户名', 'User name'],
    ...pairUp(labelProfile('cn'), labelProfile('en')),
  },
} as const;

export const messages = inEditions(pairs);

export type CompanyWords = (typeof messages)['cn'];
