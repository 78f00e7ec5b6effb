import { operations } from '@btc/contract/operations.ts';
import { hourMs, minuteMs } from '@btc/contract/time.ts';
import type { ResponseEnvelope } from '@btc/contract/wire/envelope.ts';
import { toMessageType } from '@btc/contract/wire/message-type.ts';
import type { Operation } from '@btc/contract/wire/operation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pingDatabase } from '#platform/db/db.ts';
import { createTestApp, envelope, type TestApp } from '../app.fixture.ts';
import { fittingInput } from '../doors/generated-calls.fixture.ts';
import { draft } from '#news/news.fixture.ts';
import { insertPublishedArticles } from '#news/write/article-write.service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const headlines = envelope(toMessageType('GetBtcInfoHeadlines'), { isEn: false });

function call(name: 'GetBtcInfoHeadlines' | 'GetBeefInfoReportByDate' | 'GetBeefWebDataOneChart', data: string) {
  const text = JSON.stringify(envelope(toMessageType(name), null)).replace('"Data":null', `"Data":${data}`);
  return test.app.inject({
    method: 'POST',
    url: `/api/system/${name}`,
    headers: { 'content-type': 'application/json' },
    payload: text,
  });
}

it('refuses a call that nests too deeply to be written again', async () => {
  for (const levels of [5_000, 30_000]) {
    const response = await call('GetBtcInfoHeadlines', '['.repeat(levels) + ']'.repeat(levels));
    expect(response.json()).toMatchObject({ IsSuccess: false, ErrorCode: 1001 });
  }
});

it('refuses a day of the year 0, which the calendar does not have', async () => {
  expect((await call('GetBeefInfoReportByDate', '{"Date":"0000-01-01"}')).json()).toMatchObject({ ErrorCode: 1001 });
  expect((await call('GetBeefWebDataOneChart', '{"AsPublishedOn":"0000-01-01"}')).json()).toMatchObject({
    ErrorCode: 1001,
    Data: { List: [{ Field: 'AsPublishedOn' }] },
  });
});

it('answers in the envelope below the bases whatever the address is', async () => {
  for (const url of ['/api/system/%ff', '/api/management/%', `/api/system/${'A'.repeat(300)}`]) {
    const response = await test.app.inject({ method: 'POST', url, payload: {} });
    expect(response.json()).toMatchObject({ IsSuccess: false, ErrorCode: 1003 });
    expect(response.statusCode).toBe(404);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  }
});

it('says no more than a status where a request outside the calls is at fault', async () => {
  const json = { 'content-type': 'application/json' };
  const cases = [
    [await test.app.inject({ method: 'POST', url: '/cn/BTCInfo', headers: json, payload: '{bad' }), 400],
    [await test.app.inject({ method: 'POST', url: '/', headers: json, payload: `"${'x'.repeat(70_000)}"` }), 413],
    [await test.app.inject({ method: 'POST', url: '/cn/%ff' }), 400],
    // Read as it is written, it is a page; these tests have none.
    [await test.app.inject('/cn/%ff'), 500],
    [await test.app.inject('/cn/BTCInfo/Section?q=%00'), 400],
    [await test.app.inject(`/cn/BTCInfo?${'x'.repeat(3_000)}`), 414],
    [await test.app.inject('/files/a%00.svg'), 400],
  ] as const;
  for (const [response, status] of cases) {
    expect([response.statusCode, response.body]).toEqual([status, String(status)]);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  }
});

it('tells nobody but the log what failed in a download', async () => {
  const response = await test.app.inject('/download/beef-one.csv?AsPublishedOn=0000-01-01');
  expect(response.statusCode).toBe(400);
  await test.db.schema.dropTable('trade_vintage').cascade().execute();
  const failed = await test.app.inject('/download/beef-one.csv');
  expect([failed.statusCode, failed.body]).toEqual([500, '500']);
});

it('waits no longer than a minute for a request', () => {
  expect(test.app.server).toMatchObject({ headersTimeout: 20_000, requestTimeout: 60_000 });
});

it('answers 503 and when to come again where the database is away, a call as well as a file', async () => {
  const away = await createTestApp();
  await pingDatabase(away.db);
  await away.db.destroy();
  const signedIn = { token: 'a'.repeat(43), authorization: away.config.apiKey };
  const answers = await Promise.all([
    away.app.inject({ method: 'POST', url: '/api/system/GetBtcInfoHeadlines', payload: headlines }),
    away.app.inject({ method: 'POST', url: '/api/system/GetBtcInfoHeadlines', payload: headlines, headers: signedIn }),
    away.app.inject('/download/plants.csv'),
    away.app.inject('/sitemap.xml'),
  ]);
  for (const answer of answers) expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  expect(answers[0]?.json()).toMatchObject({ ErrorCode: 1010 });
  await away.close();
});

describe('while the database is away, a stranger', () => {
  const all: readonly Operation[] = Object.values(operations);
  /** Reads no table, so its answer never becomes stale. */
  const fixed = operations.GetEstablishmentMailService;
  const shared = all.filter((operation) => operation.cache === 'shared' && operation !== fixed);
  const questions = shared.map((operation) => ({
    operation,
    data: operation.input.safeParse({}).success ? {} : (fittingInput(operation) ?? {}),
  }));
  let away: TestApp;
  beforeAll(async () => {
    away = await createTestApp({ now: '2026-11-20T23:50:00+08:00' });
  });
  afterAll(() => away.close());

  const ask = ({ operation: { base, name, messageType }, data }: (typeof questions)[number], headers = {}) =>
    away.app.inject({
      method: 'POST',
      url: `/api/${base}/${name}`,
      payload: envelope(messageType, data),
      headers,
    });
  const toDetail = (id: number, Similar: number) => ({
    operation: operations.GetBtcInfoDetail,
    // Nobody can write down any more that it was read.
    data: { NewsID: id, isEn: false, Similar, Counted: true },
  });

  it('is given what was last answered, for an hour, and nothing that was refused since', async () => {
    const { db, clock } = away;
    const [kept = 0, withdrawn = 0] = await insertPublishedArticles(
      { db, clock },
      [1, 2].map(() => ({ publishedAt: clock.now(), draft: draft() })),
    );
    const before = [];
    for (const question of [...questions, toDetail(kept, 0), toDetail(withdrawn, 0), toDetail(withdrawn, 2)]) {
      const answer = await ask(question);
      if (answer.statusCode === 200) before.push({ question, data: answer.json<ResponseEnvelope>().Data });
    }
    expect(before.length).toBeGreaterThan(questions.length / 2);
    await db.updateTable('news_article').set({ state: 'draft' }).where('id', '=', withdrawn).execute();
    expect((await ask(toDetail(withdrawn, 0))).statusCode).toBe(404);

    // Midnight makes all of it old.
    clock.advance(20 * minuteMs);
    await db.destroy();
    const wrong: string[] = [];
    for (const { question, data } of before) {
      const answer = await ask(question);
      const isWithdrawn = 'NewsID' in question.data && question.data.NewsID === withdrawn;
      const isSame = JSON.stringify(answer.json<ResponseEnvelope>().Data) === JSON.stringify(data);
      const { age, 'cache-control': caching } = answer.headers;
      const isStandIn = answer.statusCode === 200 && age === '1200' && caching === 'no-store' && isSame;
      if (isStandIn === isWithdrawn) wrong.push(`${question.operation.name} ${answer.statusCode} ${age} ${caching}`);
    }
    expect(wrong).toEqual([]);
    const signedIn = { token: 'a'.repeat(43), authorization: away.config.apiKey };
    expect((await ask(toDetail(kept, 0), signedIn)).statusCode).toBe(503);
    clock.advance(hourMs);
    expect((await ask(toDetail(kept, 0))).statusCode).toBe(503);
  });
});

it('lets nobody keep a feed that failed', async () => {
  await test.db.schema.dropTable('news_article').cascade().execute();
  for (const url of ['/rss.xml', '/cn/rss.xml', '/sitemap.xml']) {
    const failed = await test.app.inject(url);
    expect([url, failed.statusCode]).toEqual([url, 500]);
    expect(String(failed.headers['cache-control'])).not.toContain('public');
  }
});
