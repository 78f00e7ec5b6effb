import type { OperationName } from '@btc/contract/operations.ts';
import { toApiBase, toMessageType } from '@btc/contract/wire/message-type.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession } from '#platform/session/session.ts';
import { createTestApp, envelope, type TestApp } from '../app.fixture.ts';

/* An editor's way through HTTP: write, review, schedule, and what readers and machines get before and at the minute. */

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await createTestApp();
  const { id } = await app.db
    .insertInto('account')
    .values({ login_user_name: 'editor_wang', created_at: app.clock.now(), staff_role: 'editor' })
    .returning('id')
    .executeTakeFirstOrThrow();
  token = await openSession(app.db, { userId: id, remember: false, now: app.clock.now(), isStaff: true });
});
afterAll(() => app.close());

async function call(name: OperationName, data: object, isEditor = true) {
  const response = await app.app.inject({
    method: 'POST',
    url: `/api/${toApiBase(name)}/${name}`,
    payload: envelope(toMessageType(name), data),
    headers: { authorization: 'btc-portal', ...(isEditor ? { token } : {}) },
  });
  const { ErrorCode, Data } = response.json();
  expect([name, ErrorCode]).toEqual([name, 0]);
  return Data;
}

async function save(id: number, edition: 'cn' | 'en', title: string): Promise<number> {
  const text = { Title: title, Summary: `${title}.`, Body: `<p>${title}.</p>`, Attachments: [] };
  return (await call('SaveDeskArticleText', { ArticleID: id, Edition: edition, ExpectedRevision: 0, ...text })).Row
    .Revision;
}

async function seen(id: number, titles: { readonly cn: string; readonly en: string }) {
  // That what is shared goes at the minute of a publication is held by publishing.test.ts; here its room is raised.
  await app.db.deleteFrom('news_report').where('article_id', '=', 0).execute();
  const text = async (url: string) => (await app.app.inject({ url })).body;
  const list = async (isEn: boolean): Promise<readonly string[]> =>
    (await call('GetBtcInfoHeadlines', { isEn, Count: 4 }, false)).Rows.map(
      ({ NewsTitle }: { NewsTitle: string }) => NewsTitle,
    );
  const sitemap = await text('/sitemap.xml');
  return {
    frontCn: (await list(false)).includes(titles.cn),
    frontEn: (await list(true)).includes(titles.en),
    feedCn: (await text('/cn/rss.xml')).includes(titles.cn),
    feedEn: (await text('/rss.xml')).includes(titles.en),
    sitemapCn: sitemap.includes(`/cn/BTCInfo/Article/${id}<`) || sitemap.includes(`/cn/BTCInfo/ArticleFree/${id}<`),
    sitemapEn: /BTCInfo\/Article(?:Free)?\/\d+</.test(sitemap.replaceAll('/cn/', '/cn-')),
  };
}

const everywhere = (isThere: boolean) => ({
  frontCn: isThere,
  frontEn: isThere,
  feedCn: isThere,
  feedEn: isThere,
  sitemapCn: isThere,
  sitemapEn: isThere,
});

test('an article that was reviewed and scheduled appears at its minute in both editions, feeds and sitemap, not before', async () => {
  const titles = { cn: '配额第三日', en: 'The third day of the quota' };
  const { ArticleID } = (await call('CreateDeskArticle', { Section: 'policy' })).Row;
  const cn = await save(ArticleID, 'cn', titles.cn);
  const en = await save(ArticleID, 'en', titles.en);
  expect((await call('SubmitDeskArticle', { ArticleID, Note: '请看' })).Row.Stage).toBe('review');
  const { DetailRevision } = (await call('GetDeskArticle', { ArticleID })).Row;
  const at = '2026-03-02T12:30:00+08:00';
  const Revisions = { cn, en, detail: DetailRevision };
  expect((await call('PublishDeskArticle', { ArticleID, At: at, Revisions })).Row.Stage).toBe('scheduled');
  const planned = (await call('GetPlanning', { Month: '2026-03', Kind: 'article' })).Rows;
  expect(planned).toEqual([expect.objectContaining({ ID: ArticleID, Date: '2026-03-02', State: 'scheduled' })]);

  app.clock.set('2026-03-02T12:29:59+08:00');
  expect(await seen(ArticleID, titles)).toEqual(everywhere(false));
  app.clock.set(at);
  expect(await seen(ArticleID, titles)).toEqual(everywhere(true));
  expect((await call('GetDeskArticle', { ArticleID })).Row.Stage).toBe('published');

  await call('WithdrawDeskArticle', { ArticleID, Note: '数字有误' });
  expect(await seen(ArticleID, titles)).toEqual(everywhere(false));
});
