import { newsSections } from '@btc/contract/news/sections.ts';
import { operations } from '@btc/contract/operations.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import { makeExample } from '#platform/testing/contract-example.ts';
import { type Answers, fakeApi } from '#platform/testing/fake-api.ts';
import { settingsExample } from '#platform/testing/site-settings.fixture.ts';
import { buildArticleMeta } from './article/article-meta.ts';
import { loadArticle, loadFreeArticle, toArticleId } from './article/article-query.ts';
import { loadCollection } from './collection-query.ts';
import { loadFront } from './front-query.ts';
import { loadSection } from './section-query.ts';

function ask(path: string, answers: Answers = {}, id?: string) {
  const { api, asked } = fakeApi(answers);
  const url = new URL(path, 'https://portal.example');
  return { query: { api, edition: 'en', params: id === undefined ? {} : { id }, url } as const, asked };
}

test.each([
  ['/BTCInfo/Section', 'all'],
  ...newsSections.map((section) => [`/BTCInfo/Section?section=${section.toUpperCase()}`, section] as const),
] as const)('%s asks for %s', async (path, Section) => {
  const { query, asked } = ask(path);
  await loadSection(query);
  expect(asked('GetBtcInfoNewsBySection')).toMatchObject([{ Section, Page: 1, PageSize: 20 }]);
  expect(asked('SearchNews')).toEqual([]);
});

test('words are searched for in all sections, cut to what the call takes', async () => {
  const { query, asked } = ask(`/BTCInfo/Section?section=policy&q=%20${'a'.repeat(300)}`);
  const found = await loadSection(query);
  expect(asked('SearchNews')).toMatchObject([{ Keyword: 'a'.repeat(200) }]);
  expect(found).toMatchObject({ section: 'all', words: 'a'.repeat(200) });
});

test.each(['/BTCInfo/Section?section=cooking', '/BTCInfo/Section?page=9'])('%s is no page', async (path) => {
  const { query } = ask(path, { GetBtcInfoNewsBySection: { Rows: [] } });
  await expect(loadSection(query)).rejects.toMatchObject({ init: { status: 404 } });
});

test('an empty section has a first page', async () => {
  expect((await loadSection(ask('/BTCInfo/Section', { GetBtcInfoNewsBySection: { Rows: [] } }).query)).rows).toEqual(
    [],
  );
});

test('what leads the front does not stand in its list again', async () => {
  const rows = (...ids: number[]) => ids.map((NewsID) => ({ NewsID }));
  const { query } = ask('/BTCInfo', {
    GetBtcInfoHeadlines: { Rows: rows(1, 2) },
    GetBtcInfoNewsBySection: { Rows: rows(...Array.from({ length: 14 }, (_, index) => index + 1)) },
    GetBtcInfoRecommendation: { Rows: rows(2, 30) },
    GetWebHomePageBanner: { Rows: [] },
  });
  const front = await loadFront(query);
  expect(front.latest.map(({ NewsID }) => NewsID)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  expect(front.recommended).toHaveLength(1);
  expect(front.banner).toBeNull();
});

test('the list is as long whatever leads', async () => {
  const { query } = ask('/BTCInfo', {
    GetBtcInfoHeadlines: { Rows: [{ NewsID: 100 }, { NewsID: 101 }] },
    GetBtcInfoNewsBySection: { Rows: Array.from({ length: 14 }, () => ({})) },
  });
  expect((await loadFront(query)).latest).toHaveLength(12);
});

test('nobody signed in has no collection; another failure is the page’s', async () => {
  expect(await loadCollection(ask('/BTCInfo/Collection', { GetWebCollection: new ApiError(1006) }).query)).toEqual({
    page: 1,
    collection: null,
  });
  await expect(
    loadCollection(ask('/BTCInfo/Collection', { GetWebCollection: new ApiError(1000) }).query),
  ).rejects.toThrow('1000');
});

test.each(['0', 'x', '1.5', '-3', '12345678901', undefined])('%s is no article', (id) => {
  expect(() => toArticleId({ params: id === undefined ? {} : { id } })).toThrow();
});

test('the article stands without what is beside it', async () => {
  const { query } = ask(
    '/BTCInfo/Article/4',
    { GetWebNewAdvBanner: new ApiError(1000), GetBtcInfoDetail: { Row: { NewsID: 4 } } },
    '4',
  );
  const article = await loadArticle(query);
  expect(article.banner).toBeNull();
  expect(article.row.NewsID).toBe(4);
});

test('the server tells the section, the browser does not wait to know it', async () => {
  const { query, asked } = ask('/BTCInfo/Article/4', { GetBtcInfoDetail: { Row: { Section: 'policy' } } }, '4');
  await loadArticle(query);
  await loadArticle({ ...query, inProcess: true });
  const [browser, server] = asked('GetWebNewAdvBanner');
  expect(browser).not.toHaveProperty('Section');
  expect(server).toMatchObject({ Section: 'policy' });
});

test('the address of a member article among the free ones leads on to its own', async () => {
  const { query, asked } = ask('/BTCInfo/ArticleFree/4', { GetBtcInfoDetail: new ApiError(1009) }, '4');
  const answer: unknown = await loadFreeArticle(query).catch((error: unknown) => error);
  expect(answer).toBeInstanceOf(Response);
  expect((answer as Response).headers.get('location')).toBe('/BTCInfo/Article/4'); // as checked
  expect(asked('GetBtcInfoDetail')).toMatchObject([{ FreeOnly: true }]);
});

function meta(said: object) {
  const { Row, Dict } = makeExample(operations.GetBtcInfoDetail.output, { Row: said });
  return JSON.stringify(buildArticleMeta({ row: Row, dict: Dict, similar: [], banner: null }, 'en', settingsExample));
}

test('search engines are told which part is for members, and which languages there are', () => {
  expect(meta({ Access: 'member' })).toContain('"isAccessibleForFree":false,"cssSelector"');
  expect(meta({ Access: 'free' })).not.toContain('cssSelector');
  expect(meta({ Editions: ['cn', 'en'] })).toContain('zh-CN');
  expect(meta({ Editions: ['en'] })).not.toContain('zh-CN');
  expect(meta({ NewsTitlePic: 'news/a.jpg' })).toContain('news/a.jpg');
  expect(meta({ NewsTitlePic: null, NewsID: 7 })).toContain('/share-picture/en/article/7.png');
});
