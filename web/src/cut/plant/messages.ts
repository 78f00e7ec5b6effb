import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  goods: {
    beef: [(origin: string) => `${origin}牛肉`, (origin: string) => `beef from ${origin}`],
    pork: [(origin: string) => `${origin}猪肉`, (origin: string) => `pork from ${origin}`],
  },
  quotes: [(goods: string) => `${goods}报价`, (goods: string) => `Quotes for ${goods}`],
  quotesNote: [
    '该厂注册范围内的部位；有进口记录的在前。',
    'Cuts within the plant’s scope; those that it has shipped come first.',
  ],
  quotesLocked: ['各部位的报价、涨跌和走势', 'Quotes by cut with changes and trend'],
  quotesLockedText: [
    '期货与现货的低价、主流价、高价和样本数，以及注明这家工厂的报价。',
    'Forward and spot: low, mainstream and high, and the quotes that name this plant.',
  ],
  noQuotes: [
    (market: string, day: string) => `${market}：${day}没有这些部位的报价。`,
    (market: string, day: string) => `${market}: none of these cuts was quoted on ${day}.`,
  ],
  allQuotes: [(goods: string) => `${goods}全部报价`, (goods: string) => `All quotes for ${goods}`],
  posts: [(goods: string) => `${goods}报盘（英文）`, (goods: string) => `Offers and bids for ${goods}`],
  noPosts: ['目前没有这些部位的报盘。', 'No open posts for these cuts.'],
  allPosts: [(origin: string) => `${origin}全部报盘（英文）`, (origin: string) => `All posts from ${origin}`],
  news: [(goods: string) => `${goods}资讯`, (goods: string) => `News on ${goods}`],
  noNews: ['还没有这方面的资讯。', 'No articles on these goods yet.'],
});
