import { type MessageName, toMessageType } from '@btc/contract/wire/message-type.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession } from '#platform/session/session.ts';
import { createTestApp, envelope, type TestApp } from '../app.fixture.ts';

let app: TestApp;
let address = '';
let first = '';
let second = '';
beforeAll(async () => {
  app = await createTestApp({ callLimit: { demand: async () => {} } });
  address = await app.app.listen({ host: '127.0.0.1', port: 0 });
  [first, second] = [await addReader('reader_one'), await addReader('reader_two')];
});
afterAll(() => app.close());

async function addReader(name: string): Promise<string> {
  const now = app.clock.now();
  const { id: userId } = await app.db
    .insertInto('account')
    .values({ login_user_name: name, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return openSession(app.db, { userId, remember: false, now });
}

const toHeaders = (token: string | null) => (token === null ? {} : { Token: token, Authorization: app.config.apiKey });

function call(name: MessageName, data: object) {
  return (token: string | null): Promise<Response> =>
    fetch(`${address}/api/system/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...toHeaders(token) },
      body: JSON.stringify(envelope(toMessageType(name), data)),
    });
}

function file(path: string) {
  return (token: string | null): Promise<Response> => fetch(address + path, { headers: toHeaders(token) });
}

function whileClosed<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
  return app.db.transaction().execute(async (transaction) => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(transaction);
    return work();
  });
}

/** Asks for something else at each turn, so that no call is served another's answer. */
type Ask = (turn: number) => (token: string | null) => Promise<Response>;
const plantTrade: Ask = (turn) => call('GetPlantTrade', { PlantID: 1, Months: turn + 1 });
const kinds: readonly (readonly [string, string, Ask])[] = [
  ['SearchNews', 'news_search', () => call('SearchNews', { Keyword: 'beef' })],
  ['GetPlantTrade', 'plant', plantTrade],
  ['a file', 'plant', () => file('/download/plants.csv')],
];

test.each(kinds)('of %s an account has four under way, the fifth is told to come again', async (_, table, ask) => {
  const { refused, others } = await whileClosed(table, async () => {
    const requests = Array.from({ length: 5 }, (__, turn) => ask(turn)(first));
    return { refused: await Promise.race(requests), others: [...requests, ask(5)(second), ask(6)(null)] };
  });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  const statuses = (await Promise.all(others)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect((await ask(7)(first)).status).not.toBe(429);
});

test('what is kept, and what is being made for another call, is counted for nobody', async () => {
  const { id } = await app.db
    .insertInto('plant')
    .values({ code: 'AUS-1', origin: 'AUS', number: '1', name_en: 'Plant' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ask = (months: number) => call('GetPlantTrade', { PlantID: id, Months: months })(first);
  const askAtOnce = (months: number) => Array.from({ length: 5 }, () => ask(months));
  const toStatuses = async (requests: readonly Promise<Response>[]) =>
    (await Promise.all(requests)).map((one) => one.status);
  await ask(1);
  const { kept, ...underWay } = await whileClosed('plant', async () => {
    const three = [ask(2), ask(3), ask(4)];
    return { three, kept: await toStatuses(askAtOnce(1)), same: askAtOnce(5) };
  });
  expect(kept).toEqual([200, 200, 200, 200, 200]);
  expect(await toStatuses(underWay.three)).toEqual([200, 200, 200]);
  expect(await toStatuses(underWay.same)).toEqual([200, 200, 200, 200, 200]);
});
