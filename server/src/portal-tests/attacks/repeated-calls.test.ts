import { toMessageType } from '@btc/contract/wire/message-type.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSession } from '#platform/session/session.ts';
import { createTestApp, envelope, type TestApp } from '../app.fixture.ts';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await createTestApp();
  const { id: userId } = await test.db
    .insertInto('account')
    .values({ login_user_name: 'editor_wang', created_at: test.clock.now(), staff_role: 'editor' })
    .returning('id')
    .executeTakeFirstOrThrow();
  token = await openSession(test.db, { userId, remember: false, now: test.clock.now(), isStaff: true });
});
afterAll(() => test.close());

function post(name: 'CreateDeskArticle' | 'GetDeskArticles', body: object) {
  const headers = { token, authorization: test.config.apiKey };
  return test.app.inject({ method: 'POST', url: `/api/system/${name}`, headers, payload: body });
}

async function countArticles(): Promise<number> {
  return (await test.db.selectFrom('news_article').select('id').execute()).length;
}

it('begins one article however often the call arrives, one after another or together', async () => {
  const before = await countArticles();
  const call = envelope(toMessageType('CreateDeskArticle'), { Section: 'policy' });
  const first = await post('CreateDeskArticle', call);
  expect(first.json()).toMatchObject({ ErrorCode: 0, MessageID: call.MessageID });
  expect((await post('CreateDeskArticle', call)).body).toBe(first.body);
  expect(await countArticles()).toBe(before + 1);
  const together = envelope(toMessageType('CreateDeskArticle'), { Section: 'policy' });
  const answers = await Promise.all(Array.from({ length: 20 }, () => post('CreateDeskArticle', together)));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await countArticles()).toBe(before + 2);
});

it('answers another body under the same MessageID with 409', async () => {
  const call = envelope(toMessageType('CreateDeskArticle'), { Section: 'policy' });
  await post('CreateDeskArticle', call);
  const other = await post('CreateDeskArticle', { ...call, Data: { Section: 'market' } });
  expect([other.statusCode, other.json().ErrorCode]).toEqual([409, 1012]);
});

it('repeats questions as often as they are asked', async () => {
  const call = envelope(toMessageType('GetDeskArticles'), {});
  await post('GetDeskArticles', call);
  expect((await post('GetDeskArticles', { ...call, Data: { Page: 2 } })).json()).toMatchObject({ ErrorCode: 0 });
});

it('lets a call that was refused be made again', async () => {
  const call = envelope(toMessageType('CreateDeskArticle'), { Section: 'none' });
  expect((await post('CreateDeskArticle', call)).json()).toMatchObject({ ErrorCode: 1001 });
  expect((await post('CreateDeskArticle', { ...call, Data: { Section: 'policy' } })).json()).toMatchObject({
    ErrorCode: 0,
  });
});
