import { afterAll, beforeAll, expect, test } from 'vitest';
import { createNewsFixture, type NewsFixture, textDraft } from '../news.fixture.ts';
import { newsFeed } from './news-feed.ts';
import { newsSitemapEntries } from './news-sitemap.ts';

let news: NewsFixture;
let free: number;
let member: number;

const body = '<p>见<a href="/cn/BTCData">数据</a>与<a href="https://example.org/a">外</a> ]]> &lt;b&gt;</p>';

beforeAll(async () => {
  news = await createNewsFixture();
  free = await news.publish({ texts: { cn: textDraft('自由 & <开>', body), en: textDraft('Free') } }, 100);
  member = await news.publish({ access: 'member', texts: { cn: textDraft('会员', '<p>秘密</p>') }, isDemo: true }, 50);
  await news.publish({ texts: { cn: textDraft('明天') } }, -50);
});

afterAll(async () => {
  await news.drop();
});

const feed = (edition: 'cn' | 'en') =>
  newsFeed({ db: news.db, edition, baseUrl: 'https://portal.example', clock: news.clock });

test('a feed has free texts whole, summaries of the others, whole links, and nothing of tomorrow', async () => {
  const xml = await feed('cn');
  expect(xml).toContain('<language>zh-CN</language>');
  expect(xml).toContain(`<link>https://portal.example/cn/BTCInfo/ArticleFree/${free}</link>`);
  expect(xml).toContain(`<link>https://portal.example/cn/BTCInfo/Article/${member}</link>`);
  expect(xml).toContain('href="https://portal.example/cn/BTCData"');
  expect(xml).toContain('会员的摘要');
  expect(xml).not.toContain('秘密');
  expect(xml).not.toContain('明天');
  expect(xml).toContain('其中含演示内容');
  expect(xml.indexOf('会员')).toBeLessThan(xml.indexOf('自由'));
});

test('a feed holds what its edition has, and is the same when asked again later', async () => {
  const xml = await feed('en');
  expect(xml).toContain('<title><![CDATA[Free]]></title>');
  expect(xml).not.toContain(`Article/${member}`);
  expect(xml).not.toContain('demonstration');
  news.clock.advance(60_000);
  expect(await feed('en')).toBe(xml);
});

test('the sitemap lists each shown article in its editions', async () => {
  expect(await newsSitemapEntries(news.db, news.clock.now())).toEqual([
    { paths: { cn: `/cn/BTCInfo/Article/${member}` }, lastModified: expect.any(Date) },
    {
      paths: { cn: `/cn/BTCInfo/ArticleFree/${free}`, en: `/BTCInfo/ArticleFree/${free}` },
      lastModified: expect.any(Date),
    },
  ]);
});
