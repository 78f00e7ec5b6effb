// @vitest-environment jsdom
import type { SearchCard, SearchGroupRows } from '@btc/contract/search/search.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import { showRoute } from '#ui/testing/show-route.tsx';
import * as searchPage from './search.page.tsx';
import { messages } from './messages.ts';

const price: SearchCard = {
  Kind: 'price',
  Name: '巴西牛腱',
  Note: '期货',
  Path: '/cn/BTCPrice/Series/8',
  Demo: false,
  Date: '2026-11-20',
  Low: 6400,
  Mainstream: 6500,
  High: 6600,
  Unit: 'USD/t',
  ChangePrevious: null,
  ChangeWeek: { Date: '2026-11-13', From: 6460, Value: 40, Percent: 0.62 },
  Locked: null,
};
const news: SearchGroupRows = {
  Kind: 'news',
  Rows: [
    { Name: '牛腱走强', Note: '周评', Path: '/cn/BTCInfo/Article/9', Date: '2026-11-20', Locked: true, Demo: true },
  ],
  Total: 50,
  TotalIsCapped: true,
};

const show = (at: string, Card: SearchCard | null, Groups: readonly SearchGroupRows[]) =>
  showRoute(searchPage, at, { answers: { SearchPortal: { Card, Groups } } });

test('the answer stands first with its day, then the groups; a group of many leads to its own search', async () => {
  const t = messages.cn;
  const page = await show('/cn/Search?q=%E7%89%9B%E8%85%B1', price, [news]);
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe(t.titleOf('牛腱'));
  const answer = page.getByRole('region', { name: t.answer }).textContent;
  for (const part of ['6,500', '6,400–6,600', '+0.6%', '2026年11月20日']) expect(answer).toContain(part);
  expect(page.getByRole('link', { name: /牛腱走强.*会员内容/ }).getAttribute('href')).toBe('/cn/BTCInfo/Article/9');
  expect(page.text()).toContain(t.firstOfMany('1', '50'));
  expect(page.getByRole('link', { name: t.more.news }).getAttribute('href')).toBe(
    '/cn/BTCInfo/Section?q=%E7%89%9B%E8%85%B1',
  );
});

test('a locked price has its day and no figure', async () => {
  const locked: SearchCard = {
    ...price,
    Low: null,
    Mainstream: null,
    High: null,
    ChangeWeek: null,
    Locked: { Module: 'Price', Reason: 'anonymous' },
  };
  const page = await show('/cn/Search?q=a', locked, [news]);
  const answer = page.getByRole('region', { name: messages.cn.answer }).textContent ?? '';
  expect(answer).toContain('会员内容');
  expect(answer.replace(/2026年11月20日/, '')).not.toMatch(/\d/);
});

test('the use of a quota stands with the duty of today and the day to which it counts', async () => {
  const quota: SearchCard = {
    Kind: 'quota',
    Name: 'Brazil',
    Note: null,
    Path: '/Quota',
    Demo: false,
    Year: 2026,
    Quota: 1_106_000,
    UsedPercent: 96.7,
    UsedOn: '2026-10-31',
    Duty: {
      DutyInPercent: 12,
      DutyOverPercent: 67,
      OthersKnown: true,
      Ruling: { Standing: 'overQuota', RestsOn: 'projection', IsOpen: true },
    },
    Date: '2026-11-26',
  };
  const page = await show('/Search?q=brazil+quota', quota, [news]);
  const answer = page.getByRole('region', { name: messages.en.answer }).textContent;
  const duty = 'duty today 12%; 67% if the quota is full (our projection, no notice yet)';
  for (const part of ['96.7% used', '1.11 million t', duty, '31 October 2026']) {
    expect(answer).toContain(part);
  }
});

test('where nothing is found, it says what can be searched and leads to the rooms', async () => {
  const page = await show('/Search?q=zzzz', null, []);
  expect(page.text()).toContain(messages.en.nothingTitle('zzzz'));
  expect(page.getByRole('navigation', { name: messages.en.rooms }).querySelectorAll('a')).toHaveLength(6);
});

test.each(['/Search', '/Search?q=', '/Search?q=+'])('%s asks nothing, and says what can be searched', async (at) => {
  const page = await show(at, null, []);
  expect(page.sent('SearchPortal')).toEqual([]);
  expect(page.text()).toContain(messages.en.how);
});

test.each(['x'.repeat(61), 'what the server refuses'])('“%s” cannot be searched, and that is said', async (words) => {
  const page = await showRoute(searchPage, `/Search?q=${words}`, { answers: { SearchPortal: new ApiError(1001) } });
  expect(page.getByRole('alert').textContent).toContain(messages.en.refused('60'));
});

test.each([
  ['/cn/Search', '?q=9014', '搜索：9014 - '],
  ['/Search', '?q=9014', 'Search: 9014 - '],
  ['/Search', '', 'Search - '],
])('%s%s has its own title, and is in no index', (pathname, search, title) => {
  const words = new URLSearchParams(search).get('q') ?? '';
  const args = { location: { pathname, search }, matches: [], loaderData: { words } };
  const tags = searchPage.meta(args as never); // as much as it looks at
  expect(tags).toContainEqual({ title: expect.stringContaining(title) });
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
});
