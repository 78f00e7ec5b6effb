import type { Api } from '@btc/contract/client.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readDatabaseTime } from '#platform/clock/clock.queries.ts';
import { openDb } from '#platform/db/db.ts';
import { openSession } from '#platform/session/session.ts';
import { ask } from '#testing/embedded-stage.ts';
import { openPoweredPortal, type PoweredPortal } from './power.fixture.ts';

/*
 * Two hundred editors write at once, each saving as fast as answers come; the power goes off in the middle. What was
 * acknowledged is there afterwards, and of two who write on one text neither loses a word.
 */

const editors = 200;
let portal: PoweredPortal;
let tokens: readonly string[];

beforeAll(async () => {
  portal = await openPoweredPortal();
  await ask(
    portal.url(),
    `insert into account (id, login_user_name, staff_role, created_at)
     select 700000 + n, 'editor_' || n, 'editor', now() from generate_series(1, ${editors}) n`,
  );
  const { db, close } = openDb(portal.url());
  const now = await readDatabaseTime(db);
  tokens = await Promise.all(
    Array.from({ length: editors }, (_, index) =>
      openSession(db, { userId: 700_001 + index, remember: false, now, isStaff: true }),
    ),
  );
  await close();
});
afterAll(() => portal.clear());

const formatText = (Title: string) => ({ Title, Summary: '', Body: `<p>${Title}</p>`, Attachments: [] });

interface Writer {
  readonly articleId: number;
  readonly begun: number;
  saves: number;
}

async function untilServed<Output>(call: () => Promise<Output>): Promise<Output> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!isApiError(error) || error.code !== 1010) throw error;
      await wait(200);
    }
  }
}

async function writeOn(api: Api, writer: Writer): Promise<void> {
  for (let ExpectedRevision = writer.begun; ; writer.saves += 1) {
    const title = `第${writer.saves + 1}稿`;
    const input = { ArticleID: writer.articleId, Edition: 'cn' as const, ExpectedRevision, ...formatText(title) };
    ({ Revision: ExpectedRevision } = (await untilServed(() => api('SaveDeskArticleText', input))).Row);
  }
}

it('nothing that was saved is lost by a power cut while two hundred write', async () => {
  const apis = tokens.map((token, index) => portal.apiFrom(index, token));
  const writers = await Promise.all(
    apis.map(async (api) => {
      const { Row } = await untilServed(() => api('CreateDeskArticle', { Section: 'trade' }));
      return { api, writer: { articleId: Row.ArticleID, begun: Row.Texts.cn.Revision, saves: 0 } };
    }),
  );
  const working = Promise.allSettled(writers.map(({ api, writer }) => writeOn(api, writer)));
  await wait(4_000);
  await vi.waitUntil(() => writers.every(({ writer }) => writer.saves > 0), { timeout: 90_000 });
  await portal.cutPower();
  const ends = await working;
  expect(ends.every(({ status }) => status === 'rejected')).toBe(true);
  const rows = await ask(portal.url(), `select article_id, title from news_manuscript_text where edition = 'cn'`);
  const stored = new Map(rows.map((row) => [row['article_id'], Number(/\d+/.exec(String(row['title']))?.[0] ?? 0)]));
  const of = ({ writer: { articleId, saves } }: { writer: Writer }) => ({ saves, stored: stored.get(articleId) ?? 0 });
  // One save may have been stored whose answer did not come through any more.
  const wrong = writers.map(of).filter(({ saves, stored: there }) => there < saves || there > saves + 1);
  expect(wrong).toEqual([]);
  await portal.start();
});

it('of many who save over one text, every word is kept', async () => {
  const apis = tokens.slice(0, 20).map((token, index) => portal.apiFrom(index, token));
  const { Row } = await portal.apiFrom(0, tokens[0] ?? null)('CreateDeskArticle', { Section: 'trade' });
  const { ArticleID } = Row;
  const ends = await Promise.allSettled(
    apis.map((api, index) =>
      api('SaveDeskArticleText', {
        ArticleID,
        Edition: 'cn',
        ExpectedRevision: Row.Texts.cn.Revision,
        ...formatText(`稿件${index}`),
      }),
    ),
  );
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const kept = await ask(
    portal.url(),
    `select title from news_manuscript_text where article_id = ${ArticleID} and edition = 'cn'
     union all select title from news_version where article_id = ${ArticleID} and kind = 'conflict'`,
  );
  expect(kept.map((row) => row['title']).toSorted()).toEqual(apis.map((_, index) => `稿件${index}`).toSorted());
});
