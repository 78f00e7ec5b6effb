import { modules } from '@btc/contract/members/access.ts';
import { dayMs } from '@btc/contract/time.ts';
import type { ResponseEnvelope } from '@btc/contract/wire/envelope.ts';
import { type MessageName, toMessageType } from '@btc/contract/wire/message-type.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rooms } from '#platform/db/versions/table-rooms.ts';
import { closeSession, openSession } from '#platform/session/session.ts';
import { createTestApp, envelope, type TestApp } from '../app.fixture.ts';

/*
 * Calls whose answers are kept, over a socket: what is kept for one reader must never reach another, and what is wrong must
 * be refused as it is everywhere.
 */

type Answer = ResponseEnvelope<{ readonly Dict?: { readonly Locked?: unknown }; readonly List?: readonly unknown[] }>;

let app: TestApp;
let address: string;
let key: string;
const tokens = { paid: '', other: '', none: '' };
const ids = { paid: 0, other: 0, none: 0 };

const list = toMessageType('GetWebPriceDataList');
const request = { MarketType: 'forward' };
const unknownToken = 'x'.repeat(43);

async function addMember(name: keyof typeof ids): Promise<void> {
  const now = app.clock.now();
  const paid = {
    charge_state: 3,
    charge_expire_date: new Date(now.getTime() + dayMs),
    can_visit_module: [...modules],
  };
  const { id } = await app.db
    .insertInto('account')
    .values({ login_user_name: `kept_${name}`, created_at: now, ...(name === 'none' ? {} : paid) })
    .returning('id')
    .executeTakeFirstOrThrow();
  ids[name] = id;
  tokens[name] = await openSession(app.db, { userId: id, remember: false, now });
}

beforeAll(async () => {
  app = await createTestApp();
  address = await app.app.listen({ host: '127.0.0.1', port: 0 });
  key = app.config.apiKey;
  for (const name of ['paid', 'other', 'none'] as const) await addMember(name);
});
afterAll(() => app.close());

async function post(
  body: string | object,
  headers: Readonly<Record<string, string>> = {},
  name: MessageName = 'GetWebPriceDataList',
) {
  const response = await fetch(`${address}/api/system/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return {
    status: response.status,
    length: response.headers.get('content-length'),
    versions: new Map(new URLSearchParams(response.headers.get('room-versions') ?? '')),
    text,
    answer: JSON.parse(text) as Answer,
  }; // as the envelope is
}

function as(token: string): Readonly<Record<string, string>> {
  return { token, authorization: key };
}

async function findLockState(headers?: Readonly<Record<string, string>>): Promise<unknown> {
  const { answer } = await post(envelope(list, request), headers);
  expect(answer.ErrorCode).toBe(0);
  return answer.Data.Dict?.Locked;
}

describe('a kept answer', () => {
  test('is the same the second time, under the MessageID of its own call, and as long as it says', async () => {
    for (const headers of [{}, as(tokens.paid)]) {
      const calls = [envelope(list, request), envelope(list, request)];
      const answers = [];
      for (const call of calls) answers.push(await post(call, headers));
      expect(answers.map(({ answer }) => answer.MessageID)).toEqual(calls.map(({ MessageID }) => MessageID));
      expect(answers[1]?.answer.Data).toEqual(answers[0]?.answer.Data);
      for (const { text, length } of answers) expect(Buffer.byteLength(text)).toBe(Number(length));
    }
  });

  test('is given by what each reader may see, though all ask the same at once', async () => {
    const readers = [{}, as(tokens.paid), as(tokens.none), as(tokens.other), as(unknownToken), { token: tokens.paid }];
    const locks = await Promise.all([...readers, ...readers, ...readers].map((headers) => findLockState(headers)));
    const open = [false, true, false, true, false, false];
    expect(locks.map((lock) => lock === null)).toEqual([...open, ...open, ...open]);
  });

  test('is kept from a reader from the moment a membership or a session ends', async () => {
    expect(await findLockState(as(tokens.other))).toBeNull();
    await app.db.updateTable('account').set({ charge_state: 0 }).where('id', '=', ids.other).execute();
    expect(await findLockState(as(tokens.other))).not.toBeNull();
    await app.db.updateTable('account').set({ charge_state: 3 }).where('id', '=', ids.other).execute();
    expect(await findLockState(as(tokens.other))).toBeNull();
    await closeSession(app.db, tokens.other);
    expect(await findLockState(as(tokens.other))).not.toBeNull();
  });

  test('is given to nobody under the number of somebody else', async () => {
    const { answer } = await post(envelope(list, { ...request, UserID: ids.paid }), as(tokens.none));
    expect(answer.ErrorCode).toBe(1007);
  });
});

describe('to the browser that may show it again, an answer says', () => {
  const readVersions = async (token: string | null, name: MessageName, data: object = {}) => {
    const headers = token === null ? {} : as(token);
    return (await post(envelope(toMessageType(name), data), headers, name)).versions;
  };
  const listRooms = (versions: ReadonlyMap<string, string>) => [...versions.keys()].toSorted();

  test('the versions of its rooms as they stand, which a change of one raises', async () => {
    const read = () => readVersions(null, 'GetWebPriceDataList', request);
    const readAll = () => readVersions(null, 'GetRoomVersions');
    expect(listRooms(await read())).toContain('prices');
    expect(listRooms(await read())).not.toContain('news');
    expect(listRooms(await readAll())).toEqual([...rooms, 'access'].toSorted());
    const [before, all] = [await read(), await readAll()];
    expect(before.get('prices')).toBe(all.get('prices'));
    await app.db.updateTable('price_setting').set({ vat_percent: 9 }).execute();
    await expect.poll(async () => (await read()).get('prices')).not.toBe(before.get('prices'));
    expect((await readAll()).get('news')).toBe(all.get('news'));
  });

  test('what is open to the reader, a trial included', async () => {
    const access = async (token: string | null) => (await readVersions(token, 'GetRoomVersions')).get('access');
    const change = (values: object) => app.db.updateTable('account').set(values).where('id', '=', ids.none).execute();
    const seen = [await access(null), await access(tokens.none), await access(tokens.paid)];
    await change({ charge_state: 2 });
    seen.push(await access(tokens.none));
    await change({ charge_state: 0, trial_until: new Date(app.clock.now().getTime() + dayMs) });
    seen.push(await access(tokens.none));
    await change({ trial_until: null });
    expect(new Set(seen).size).toBe(5);
    expect(await access(tokens.none)).toBe(seen[1]);
  });

  test('nothing where it is one reader’s, where it fails, or where it depends on more', async () => {
    for (const [name, data] of [
      ['GetMembershipRequests', {}],
      ['GetUserProfileByToken', { Token: tokens.paid }],
      ['GetWebPriceDataList', { MarketType: 'nowhere' }],
      ['GetEyes', { Topic: 'nothing' }],
      ['GetWxTicket', {}],
    ] as const)
      expect([name, ...(await readVersions(tokens.paid, name, data))]).toEqual([name]);
    const trial = { charge_state: 2, charge_expire_date: null };
    await app.db.updateTable('account').set(trial).where('id', '=', ids.none).execute();
    // An item of a trial, whatever it holds; a market without quotes counts none.
    expect([...(await readVersions(tokens.none, 'GetWebPriceLivecattleIndex', {}))]).toEqual([]);
    await app.db.updateTable('account').set({ charge_state: 0 }).where('id', '=', ids.none).execute();
  });
});

test.each([
  ['a fault of a field', 400, 1001, () => envelope(list, { ...request, MarketType: 'nowhere' })],
  ['a field too many', 400, 1001, () => envelope(list, { ...request, More: 1 })],
  ['another number', 400, 1002, () => envelope(list + 1, request)],
  ['a NUL', 400, 1001, () => JSON.stringify(envelope(list, { ...request, Origin: '\0' }))],
  ['broken JSON', 400, 1001, () => '{"MessageType":'],
  ['no object', 400, 1001, () => '[]'],
  [
    'data nested without end',
    400,
    1001,
    () =>
      `{"MessageType":${list},"MessageID":"${envelope(list, {}).MessageID}","Data":${'['.repeat(1500)}${']'.repeat(1500)}}`,
  ],
])('%s is refused alike with and without a token', async (_, status, code, body) => {
  for (const headers of [{}, as(tokens.paid)]) {
    const { answer, ...given } = await post(body(), headers);
    expect(given.status).toBe(status);
    expect(answer).toMatchObject({ IsSuccess: false, ErrorCode: code });
  }
});

test('each call leaves one line in the log, without its token', async () => {
  const call = envelope(list, request);
  await post(call, as(tokens.paid));
  await expect.poll(() => app.lines.filter((line) => line.includes(call.MessageID))).toHaveLength(1);
  expect(app.lines.join('')).not.toContain(tokens.paid);
});
