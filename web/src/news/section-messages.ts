import { inEditions } from '#i18n/editions.ts';
import { pairs as list } from './list-messages.ts';

export const messages = inEditions({
  ...list,
  sectionLeads: {
    all: ['按时间排列的全部文章。', 'All articles, newest first.'],
    headlines: ['编辑选出的重点。', 'Editors’ picks.'],
    policy: [
      '关税、配额、准入与检验规则，以及它们在报关单上怎么体现。',
      'Duties, quotas, access and inspection, and what they mean for a customs entry.',
    ],
    trade: [
      '海关数字怎么发布、怎么读，与出口国数字为什么对不上。',
      'How customs data is released and read, and why exporters’ figures differ.',
    ],
    price: [
      '期货、半期货与现货报价的口径，以及完税成本的算法。',
      'Forward, afloat and spot quotes, their terms, and how landed cost is worked out.',
    ],
    plants: [
      '厂号、注册、暂停与恢复，一柜货能不能进看哪几个日期。',
      'Plant numbers, listings, suspensions and reinstatements, and the dates that decide a container.',
    ],
    epidemic: ['动物疫病、区域化与对出口国的影响。', 'Animal disease, zoning, and what they mean for an origin.'],
    company: ['企业怎样采购、加工、融资与控制风险。', 'How companies buy, process, finance and hedge.'],
    report: ['周评、月报、季评与方法说明。', 'Weekly, monthly and quarterly reviews, and notes on method.'],
  },
  searchTitle: [(words: string) => `搜索“${words}”`, (words: string) => `Search: “${words}”`],
  searchTotal: [
    (count: string) => `找到${count}篇，标题命中的在前，其余按时间排列。`,
    (count: string) => `Found: ${count}. Title matches first, then newest.`,
  ],
  searchTotalCapped: [
    (count: string) => `找到${count}篇以上，只列出前${count}篇；多写一个词可以缩小范围。`,
    (count: string) => `More than ${count} found; the first ${count} are listed. Add a word to narrow the search.`,
  ],
  searchEmptyTitle: ['没有找到', 'Nothing found'],
  searchEmptyText: [
    '没有文章同时含有这些词。试试少写一个词，或换成厂号、税号、部位名。',
    'No article has all of these words. Try fewer words, a plant number, an HS code or a cut.',
  ],
});
