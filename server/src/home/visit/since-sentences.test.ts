import { expect, test } from 'vitest';
import { type SinceFacts, writeSince } from './since-sentences.ts';

const at = { path: '/Quota', isDemo: false };
const nothing: SinceFacts = {
  today: '2026-11-21',
  prices: { moved: [], risen: 0, fallen: 0, unchanged: 0, lockedOn: null, ...at },
  notes: [],
  quotas: [],
  duties: [],
  plants: [],
  ownPlants: [],
  releases: [],
  revised: { count: 0, ...at },
  reports: null,
  news: { count: 0, ...at },
};
const facts: SinceFacts = {
  today: '2026-11-21',
  prices: {
    moved: [
      {
        name: '巴西前六件',
        unit: 'USD/t',
        day: '2026-11-20',
        price: 6360,
        before: { day: '2025-11-14', price: 6000 },
        ...at,
      },
      {
        name: '巴西牛腱',
        unit: 'CNY/kg',
        day: '2026-11-20',
        price: 56,
        before: { day: '2026-11-13', price: 57.5 },
        ...at,
      },
    ],
    risen: 1,
    fallen: 1,
    unchanged: 3,
    lockedOn: '2026-11-20',
    ...at,
  },
  notes: [{ day: '2026-11-19', text: '有报6,450', ...at }],
  quotas: [{ name: '巴西', percent: 80, publishedOn: '2026-11-18', ...at }],
  duties: [{ name: '阿根廷', from: '2026-11-19', duty: '67%（公告已用满）', ...at }],
  plants: [
    {
      meat: 'beef',
      total: 3,
      counts: [
        { status: 'NEW', count: 2 },
        { status: 'SUSP_CN', count: 1 },
      ],
      ...at,
    },
    { meat: 'pork', total: 1, counts: null, ...at },
  ],
  ownPlants: [{ name: '巴西SIF 51', status: 'SUSP_CN', on: '2026-11-17', ...at }],
  releases: [{ source: '中国海关', month: '2026-10', publishedOn: '2026-11-20', ...at }],
  revised: { count: 12, ...at },
  reports: { count: 52, title: '第47周', ...at },
  news: { count: 1, ...at },
};

test('what happened is said in the sentences of each edition, the most important first', () => {
  expect(writeSince(facts, 'cn').map(({ Text }) => Text)).toEqual([
    '巴西前六件6,360美元/吨（11月20日），比2025年11月14日涨360（+6.0%）。',
    '巴西牛腱56.00元/公斤（11月20日），比11月13日跌1.50（−2.6%）。',
    '5个新报价：1涨、1跌、3平。',
    '11月20日的报价已发布，会员可看。',
    '11月19日：有报6,450',
    '阿根廷牛肉自11月19日起税率67%（公告已用满）。',
    '巴西配额：11月18日公布已用80%。',
    '巴西SIF 51：中方暂停（11月17日）。',
    '牛肉工厂有3项状态变化：新增注册2、中方暂停1。',
    '猪肉工厂有1项状态变化。',
    '中国海关更新到2026年10月（11月20日发布）。',
    '已发布的进口数字有12处修订。',
    '市场周报出了52期，最新：第47周。',
    '新增1篇资讯。',
  ]);
  expect(writeSince(facts, 'en').map(({ Text }) => Text)).toEqual([
    '巴西前六件: 6,360 USD/t on 20 November, up 360 (+6.0%) from 14 November 2025.',
    '巴西牛腱: 56.00 CNY/kg on 20 November, down 1.50 (−2.6%) from 13 November.',
    '5 new quotes: 1 up, 1 down, 3 unchanged.',
    'The quotes of 20 November are out, for members.',
    '19 November: 有报6,450',
    '阿根廷: duty on beef from 19 November: 67%（公告已用满）.',
    '巴西 quota: 80% used, published 18 November.',
    '巴西SIF 51: suspended by China, 17 November.',
    '3 beef plant changes: newly approved 2, suspended by China 1.',
    '1 pork plant change.',
    '中国海关: now to October 2026, published 20 November.',
    'Published import figures: 12 revised.',
    '52 weekly market reports, the latest: 第47周.',
    '1 new article.',
  ]);
});

test('where nothing happened nothing is said, and standing prices are one sentence', () => {
  expect(writeSince(nothing, 'cn')).toEqual([]);
  const still = { ...nothing, prices: { ...nothing.prices, unchanged: 30 } };
  expect(writeSince(still, 'cn').map(({ Text }) => Text)).toEqual(['30个新报价，都与您上次看到的持平。']);
  expect(writeSince(still, 'en').map(({ Text }) => Text)).toEqual(['30 new quotes, all as you last saw them.']);
});

test('where only the total of plants is open no kind is named, and one report is named without a count', () => {
  const some: SinceFacts = {
    ...nothing,
    plants: [{ meat: 'beef', total: 1, counts: null, ...at }],
    reports: { count: 1, title: 'Week 47', ...at },
  };
  expect(writeSince(some, 'en').map(({ Text }) => Text)).toEqual([
    '1 beef plant change.',
    'Weekly market report: Week 47.',
  ]);
  expect(writeSince(some, 'cn').map(({ Text }) => Text)).toEqual(['牛肉工厂有1项状态变化。', '市场周报：Week 47。']);
});
