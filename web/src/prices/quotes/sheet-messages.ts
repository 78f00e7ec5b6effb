import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  title: ['序列说明', 'About this series'],
  what: ['内容', 'What'],
  asked: ['询价对象', 'Who is asked'],
  askedText: [
    (source: string) => `${source}。只公布样本数，不公布询价对象。`,
    (source) => `${source}. We publish how many quotes there are, never whose.`,
  ],
  often: ['频率', 'How often'],
  steps: {
    day: ['工作日', 'Business days'],
    week: ['每周', 'Weekly'],
    month: ['每月', 'Monthly'],
  },
  method: ['方法', 'Method'],
  methodText: [
    '主流价是多数成交或报价的落点；样本比平常少的标“暂定”，更正保留原数字。',
    'The mainstream price is where most offers or deals fall. Fewer quotes than usual are marked provisional; corrections keep the original on record.',
  ],
  methodLink: ['价格方法', 'Price methods'],
  since: ['起始', 'Since'],
  updated: ['最近更新', 'Last updated'],
  write: ['联系', 'Write to'],
  contact: ['联系我们', 'Contact us'],
});
