import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toSharePicturePath } from '@btc/contract/sharing/share-picture.ts';
import { draft, textDraft } from '#news/news.fixture.ts';
import { insertPublishedArticles } from '#news/write/article-write.service.ts';
import { drawCard } from '#sharing/picture/draw-card.ts';
import { createTestApp, type TestApp } from '../app.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const article = (id: number, access: 'free' | 'member', hours: number) => ({
    id,
    publishedAt: new Date(app.clock.now().getTime() + hours * 3_600_000),
    draft: draft({ access, texts: { cn: textDraft('配额 <50%> 已满'), en: textDraft('Quota & <duty>') } }),
  });
  await insertPublishedArticles({ db: app.db, clock: app.clock, readFigures: () => Promise.resolve(new Map()) }, [
    article(91, 'free', -1),
    article(92, 'member', -1),
    article(93, 'free', 1),
  ]);
});
afterAll(() => app.close());

const get = (path: string) => app.app.inject({ url: path });

test.each([
  ['cn', 'article', 91],
  ['en', 'article', 92],
  ['cn', 'view', 'beef-one'],
  ['en', 'view', 'pork-one'],
] as const)('%s %s %s is a picture of the size that previews show large', async (edition, kind, key) => {
  const answer = await get(toSharePicturePath(edition, kind, key));
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
  expect(answer.headers['cache-control']).toContain('public');
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
});

test.each([
  '/share-picture/cn/article/93.png',
  '/share-picture/cn/article/4040404.png',
  '/share-picture/cn/article/0.png',
  '/share-picture/cn/article/9e1.png',
  '/share-picture/cn/plant/123456.png',
  '/share-picture/cn/report/123456.png',
  '/share-picture/cn/cut/beef-no-such-cut.png',
  '/share-picture/cn/cut/lamb-9014.png',
  '/share-picture/cn/quota/1999.png',
  '/share-picture/cn/view/beef-ninety.png',
  '/share-picture/de/view/beef-one.png',
  '/share-picture/cn/account/1.png',
  '/share-picture/cn/view/..%2f..%2fmain.png',
])('%s is not there', async (path) => {
  expect((await get(path)).statusCode).toBe(404);
});

test('of free text nothing becomes markup', async () => {
  const bars = [{ name: '<b>', percent: 120, text: '"&', note: '<i>' }];
  const drawing = await drawCard('en', { kicker: '</text>', title: 'Quota & <duty>', text: null, bars, foot: '<!--' });
  expect(drawing).toContain('Quota &amp; &lt;duty&gt;');
  expect(drawing.match(/<(?!\/?(?:svg|text|rect)\b)/g)).toBeNull();
});
