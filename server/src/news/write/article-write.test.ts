import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRoomVersions } from '#platform/db/versions/room-versions.ts';
import { nextPublicationAt } from '../article.queries.ts';
import { insertArticle, publishArticle, updateArticle, withdrawArticle } from './article-write.service.ts';
import { createNewsFixture, draft, failing, type NewsFixture, textDraft } from '../news.fixture.ts';

let news: NewsFixture;

beforeAll(async () => {
  news = await createNewsFixture();
});

afterAll(async () => {
  await news.drop();
});

test('a draft is seen by nobody', async () => {
  const id = await insertArticle(news, draft());
  await updateArticle(news, id, draft({ texts: { cn: textDraft('改') } }));
  await expect(news.call('GetBtcInfoDetail', { NewsID: id })).rejects.toMatchObject(failing(1009));
  expect((await news.call('SearchNews', { Keyword: '标题' })).Total).toBe(0);
});

test('publishing, changing and withdrawing each move the version of the news and what is seen', async () => {
  const id = await insertArticle(news, draft({ texts: { cn: textDraft('羊年'), en: textDraft('Goat') } }));
  const versions = [(await readRoomVersions(news.db)).news];
  await publishArticle(news, id, news.clock.now());
  versions.push((await readRoomVersions(news.db)).news);
  expect((await news.call('SearchNews', { Keyword: '羊年' })).Total).toBe(1);

  await updateArticle(news, id, draft({ texts: { cn: textDraft('马年') } }));
  versions.push((await readRoomVersions(news.db)).news);
  expect((await news.call('SearchNews', { Keyword: '羊年' })).Total).toBe(0);
  expect((await news.call('SearchNews', { Keyword: '马年' })).Total).toBe(1);
  await expect(news.call('GetBtcInfoDetail', { NewsID: id, isEn: true })).rejects.toMatchObject(failing(1009));

  await withdrawArticle(news, id);
  versions.push((await readRoomVersions(news.db)).news);
  expect((await news.call('SearchNews', { Keyword: '马年' })).Total).toBe(0);
  expect(new Set(versions).size).toBe(4);
});

test('what cannot be written leaves nothing behind', async () => {
  const id = await insertArticle(news, draft());
  const before = (await readRoomVersions(news.db)).news;
  await expect(insertArticle(news, draft(), id)).rejects.toMatchObject({ code: '23505' });
  expect((await readRoomVersions(news.db)).news).toBe(before);
  await expect(publishArticle(news, 99_999_999, news.clock.now())).rejects.toMatchObject(failing(1009));
  await expect(withdrawArticle(news, 99_999_999)).rejects.toMatchObject(failing(1009));
});

test('the next publication is the earliest scheduled one', async () => {
  expect(await nextPublicationAt(news.db, news.clock.now())).toBeNull();
  await news.publish({}, -120);
  await news.publish({}, -45);
  const next = await nextPublicationAt(news.db, news.clock.now());
  expect(next?.toISOString()).toBe('2026-11-20T00:45:00.000Z');
});

test('control characters and broken surrogates are not stored', async () => {
  const id = await news.publish({
    texts: { cn: { title: '标\u0000题\u0001', summary: '摘\uD800要', body: '<p>正\u0008文</p>' } },
  });
  const { Row } = await news.call('GetBtcInfoDetail', { NewsID: id });
  expect([Row.NewsTitle, Row.NewsSummary, Row.NewsContext]).toEqual(['标题', '摘\uFFFD要', '<p>正文</p>']);
});
