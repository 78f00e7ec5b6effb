import { labelProfile } from '@btc/contract/members/profile-labels.ts';
import type { CompanyWords } from './company-words.zh.ts';

export const en = {
  languages: { cn: 'Chinese', en: 'English' },
  companyTypes: {
    importer: 'Importer',
    exporter: 'Exporter',
    producer: 'Producer',
    trader: 'Trader',
    coldStore: 'Cold store',
    logistics: 'Logistics',
    retail: 'Retail and catering',
    media: 'Media',
    other: 'Other',
  },
  unwritten: 'Not given',
  productTypes: { beef: 'Beef', pork: 'Pork', both: 'Beef and pork', other: 'Other' },
  sexes: { Mr: 'Mr', Ms: 'Ms' },
  fields: { LoginUserName: 'User name', ...labelProfile('en') },
} satisfies CompanyWords;
