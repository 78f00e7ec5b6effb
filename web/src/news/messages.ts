import { inEditions } from '#i18n/editions.ts';

export const pairs = {
  sectionsLabel: ['栏目', 'Sections'],
  sections: {
    all: ['全部', 'All'],
    headlines: ['头条', 'Headlines'],
    policy: ['政策', 'Policy'],
    trade: ['贸易数据', 'Trade data'],
    price: ['价格', 'Prices'],
    plants: ['工厂', 'Plants'],
    epidemic: ['疫情', 'Animal health'],
    company: ['企业', 'Companies'],
    report: ['周评月报', 'Reviews'],
  },
  memberMark: ['会员', 'Members'],
  freeMark: ['免费', 'Free'],
  readingTime: [(minutes: string) => `约${minutes}分钟`, (minutes: string) => `${minutes} min`],
  reportTypes: {
    all: ['全部', 'All'],
    week: ['周评', 'Weekly review'],
    month: ['月报', 'Monthly review'],
    quarter: ['季评', 'Quarterly review'],
  },
  uncollectedToast: ['已取消收藏', 'No longer saved'],
  bannerLabel: ['推广', 'Promotion'],
} as const;

export const messages = inEditions(pairs);
