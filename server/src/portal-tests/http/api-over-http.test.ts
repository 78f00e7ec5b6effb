import { rm, writeFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { operations } from '@btc/contract/operations.ts';
import type { Operation } from '@btc/contract/wire/operation.ts';
import type { ResponseEnvelope } from '@btc/contract/wire/envelope.ts';
import { toMessageType } from '@btc/contract/wire/message-type.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, envelope, type TestApp } from '../app.fixture.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const headlines = toMessageType('GetBtcInfoHeadlines');
const qrPanel = toMessageType('GetQrPanel');

function post(url: string, payload: string | object, headers: Record<string, string> = {}) {
  return test.app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } });
}

it('answers a call with its envelope and repeats the MessageID', async () => {
  const request = envelope(headlines, { isEn: true });
  const response = await post('/api/system/GetBtcInfoHeadlines', request);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ IsSuccess: true, ErrorCode: 0, MessageID: request.MessageID });
});

it('refuses a number that belongs to another operation', async () => {
  const response = await post('/api/system/GetBtcInfoHeadlines', envelope(headlines + 1, {}));
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ IsSuccess: false, ErrorCode: 1002 });
});

it('answers a call alike at its plain address and at one that is written otherwise', async () => {
  if (!test.app.server.listening) await test.app.listen({ port: 0, host: '127.0.0.1' });
  const answers = [];
  for (const path of [
    'GetBtcInfoHeadlines',
    'GetBtcInfoHeadlines/',
    'GetBtcInfo%48eadlines',
    'GetBtcInfoHeadlines?x=1',
  ]) {
    for (const body of [JSON.stringify(envelope(headlines, { isEn: true })), '{', `"${'x'.repeat(70_000)}"`]) {
      const answer = await fetch(`${test.app.listeningOrigin}/api/system/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      });
      const headers = Object.fromEntries([...answer.headers].filter(([name]) => name !== 'date'));
      const text = (await answer.text()).replace(/[\da-f]{8}-[\da-f-]{27}/, 'its MessageID');
      answers.push({ status: answer.status, headers, text });
    }
  }
  expect(answers.map(({ status }) => status).slice(0, 3)).toEqual([200, 400, 413]);
  for (const [index, answer] of answers.entries()) expect(answer).toEqual(answers[index % 3]);
});

it('serves the login on the management base only', async () => {
  const login = envelope(toMessageType('UserLogin'), { UserName: 'nobody', Password: 'x' });
  expect((await post('/api/system/UserLogin', login)).json()).toMatchObject({ ErrorCode: 1003 });
  expect((await post('/api/management/UserLogin', login)).json()).toMatchObject({ ErrorCode: 1001 });
});

it('names field and rule of what does not parse', async () => {
  const response = await post(
    '/api/system/GetBtcInfoDetail',
    envelope(toMessageType('GetBtcInfoDetail'), { NewsID: 'one' }),
  );
  expect(response.json()).toMatchObject({
    ErrorCode: 1001,
    Data: { List: [{ Field: 'NewsID', Rule: 'invalid_type' }] },
  });
});

it('answers in the envelope for unknown paths, wrong methods, broken JSON, other types and large bodies', async () => {
  const cases = [
    [await post('/api/system/Nothing', envelope(1, {})), 404, 1003],
    [await post('/api/system/a/b/c', envelope(1, {})), 404, 1003],
    [await test.app.inject({ method: 'GET', url: '/api/system/GetBtcInfoHeadlines' }), 404, 1003],
    [await test.app.inject({ method: 'PUT', url: '/api/system/GetBtcInfoHeadlines', payload: {} }), 404, 1003],
    [await post('/api/system/GetBtcInfoHeadlines', '{"MessageType":'), 400, 1001],
    [await post('/api/system/GetBtcInfoHeadlines', 'null'), 400, 1001],
    [await post('/api/system/GetBtcInfoHeadlines', ''), 400, 1001],
    [
      await post('/api/system/GetBtcInfoHeadlines', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }),
      415,
      1011,
    ],
    [await post('/api/system/GetBtcInfoHeadlines', `"${'x'.repeat(70_000)}"`), 413, 1005],
    [
      await post('/api/system/SearchNews', String.raw`{"MessageType":1,"MessageID":"x","Data":{"Keyword":"a\u0000"}}`),
      400,
      1001,
    ],
  ] as const;
  for (const [response, status, code] of cases) {
    expect(response.json()).toMatchObject({ IsSuccess: false, ErrorCode: code });
    expect(response.statusCode).toBe(status);
  }
});

it('takes a token only together with the application key, and asks for a session where one is needed', async () => {
  const collection = envelope(toMessageType('GetWebCollection'), {});
  const noKey = await post('/api/system/GetWebCollection', collection, { token: 'x'.repeat(43) });
  expect(noKey.json()).toMatchObject({ ErrorCode: 1006 });
  expect(noKey.statusCode).toBe(401);
});

it('limits searching by address and says when to come back', async () => {
  const search = () => post('/api/system/SearchNews', envelope(toMessageType('SearchNews'), { Keyword: '牛肉' }));
  const answers = [];
  for (let call = 0; call < 62; call += 1) answers.push(await search());
  const refused = answers.filter((answer) => answer.statusCode === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.json()).toMatchObject({ ErrorCode: 1004 });
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  test.clock.advance(120_000);
  expect((await search()).statusCode).toBe(200);
});

it('limits searching by page as by call, however the address is written', async () => {
  test.clock.advance(120_000);
  const ways = ['/BTCInfo/Section?q=', '/cn/BTCInfo/%53ection?%71=', '/BTCInfo/Section.data?page=2&q='];
  const answers = [];
  for (let call = 0; call < 62; call += 1) answers.push(await test.app.inject(`${ways[call % 3]}beef${call}`));
  const refused = answers.filter((answer) => answer.statusCode === 429);
  expect(refused).toHaveLength(2);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  const formatText = async (address: string) => (await test.app.inject(address)).body;
  expect(await formatText('/CN/BTCInfo/Section?q=beef')).toMatch(/^请求过于频繁，请\d+秒后再试。$/);
  expect(await formatText('/BTCInfo/Section?q=beef')).toMatch(/^Too many requests\. Please try again in \d+ s\.$/);
  test.clock.advance(120_000);
});

it('answers everybody from one making until a table that it was made of changes', async () => {
  const ask = async () => (await post('/api/system/GetQrPanel', envelope(qrPanel, { isEn: false }))).json().Data;
  const first = await ask();
  await test.db.updateTable('site_qr_panel').set({ caption: '扫码' }).execute();
  expect(await ask()).not.toEqual(first);
});

it('describes the operations of readers and members as OpenAPI, the number as a constant, and none of staff', async () => {
  const document = (await test.app.inject('/api/openapi.json')).json();
  const login = document.paths['/api/management/UserLogin'].post;
  const schema = login.requestBody.content['application/json'].schema;
  expect(schema.properties.MessageType).toEqual({ const: 6000000001 });
  expect(Object.keys(login.responses)).toEqual(expect.arrayContaining(['200', '400', '401', '429']));
  const described = Object.keys(document.paths).map((path) => path.split('/').at(-1) ?? '');
  const all: readonly Operation[] = Object.values(operations);
  const ofOthers = all.filter(({ access }) => access.kind !== 'staff').map(({ name }) => name);
  expect(described.toSorted()).toEqual(ofOthers.toSorted());
  expect(ofOthers.length).toBeLessThan(all.length);
});

it('sends the description compressed, and not again to who has it', async () => {
  const ask = (headers: Readonly<Record<string, string>>) => test.app.inject({ url: '/api/openapi.json', headers });
  const whole = await ask({});
  const packed = await ask({ 'accept-encoding': 'gzip, br' });
  const gzipped = await ask({ 'accept-encoding': 'gzip' });
  expect([packed.headers['content-encoding'], gzipped.headers['content-encoding']]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(packed.rawPayload).equals(whole.rawPayload)).toBe(true);
  expect(gunzipSync(gzipped.rawPayload).equals(whole.rawPayload)).toBe(true);
  expect(whole.headers).toMatchObject({ 'cache-control': 'public, max-age=3600', vary: 'Accept-Encoding' });
  const etag = String(whole.headers.etag);
  expect((await ask({ 'if-none-match': etag, 'accept-encoding': 'br' })).statusCode).toBe(304);
});

it('says that it is alive and ready', async () => {
  expect((await test.app.inject('/healthz')).statusCode).toBe(200);
  // Each part has two seconds to answer, which a busy machine can pass.
  const ask = async () => {
    const ready = await test.app.inject('/readyz');
    return [ready.statusCode, ready.json()];
  };
  await expect.poll(ask).toEqual([200, { status: 'ready' }]);
});

it('says what is missing while it is not ready', async () => {
  const lacking = await createTestApp();
  await rm(lacking.config.files.folder, { recursive: true, force: true });
  await writeFile(lacking.config.files.folder, 'a file where the folder of the files should be');
  const answer = await lacking.app.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    { status: 'not ready', missing: { files: 'the file store does not answer' } },
  ]);
  expect((await lacking.app.inject('/healthz')).statusCode).toBe(200);
  await lacking.close();
});

it('writes one line a request, with operation, MessageID, status and code, without what was asked', async () => {
  const request = envelope(toMessageType('SearchNews'), { Keyword: 'a-secret-wish' });
  const started = test.lines.length;
  const server = `http://127.0.0.1:${await listeningPort()}`;
  await fetch(`${server}/api/system/SearchNews`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...request, MessageType: 1 }),
  });
  await expect.poll(() => test.lines.length).toBeGreaterThan(started);
  const lines = test.lines.slice(started).filter((line) => line.includes('SearchNews'));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    MessageID: request.MessageID,
    operation: 'SearchNews',
    status: 400,
    code: 1002,
  });
  expect(lines[0]).not.toContain('a-secret-wish');
});

it('answers a kept question over a real connection as it answers the first one, and judges every odd one', async () => {
  const server = `http://127.0.0.1:${await listeningPort()}`;
  const ask = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${server}/api/system/GetBtcInfoRecommendation`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
  const question = () => envelope(toMessageType('GetBtcInfoRecommendation'), { isEn: true });
  const first = (await (await ask(JSON.stringify(question()))).json()) as ResponseEnvelope;
  const again = question();
  const stored = await ask(JSON.stringify(again));
  expect(await stored.json()).toEqual({ ...first, MessageID: again.MessageID });
  expect(stored.headers.get('x-content-type-options')).toBe('nosniff');

  const toCode = async (answer: Promise<Response>) => ((await (await answer).json()) as ResponseEnvelope).ErrorCode;
  expect(await toCode(ask(JSON.stringify({ ...question(), MessageType: 1 })))).toBe(1002);
  expect(await toCode(ask(JSON.stringify({ ...question(), MessageID: 'x' })))).toBe(1001);
  expect(await toCode(ask('{"MessageType":'))).toBe(1001);
  expect(await toCode(ask(JSON.stringify(question()), { token: 'x'.repeat(43) }))).toBe(0);
});

describe('who may keep an answer', () => {
  const toCaching = ({ headers }: { readonly headers: Record<string, unknown> }) =>
    ['cache-control', 'cache-tag', 'vary'].map((name) => headers[name]);

  it.each([
    ['GetBtcInfoHeadlines', {}, ['public, max-age=0, must-revalidate', 'news', 'Authorization, Token']],
    ['GetBtcInfoNewsBySection', { Page: 1 }, ['public, max-age=0, must-revalidate', 'news', 'Authorization, Token']],
    ['GetWebMarket', {}, ['public, max-age=0, must-revalidate', 'dictionary,market', 'Authorization, Token']],
    ['SearchNews', { Keyword: 'beef' }, ['no-store', undefined, undefined]],
    ['GetBtcInfoDetail', { NewsID: 1 }, ['no-store', undefined, undefined]],
  ] as const)('of %s: all where it is free, nobody where a token came with it', async (name, data, free) => {
    const ask = (headers: Record<string, string>) =>
      test.app.inject({
        method: 'POST',
        url: `/api/system/${name}`,
        headers,
        payload: envelope(toMessageType(name), data),
      });
    const signedIn = { token: 'x'.repeat(43), authorization: test.config.apiKey };
    for (const _ of ['made', 'kept']) {
      expect(toCaching(await ask({}))).toEqual(free);
      expect(toCaching(await ask(signedIn))).toEqual(['private, no-store', undefined, undefined]);
    }
  });

  it.each([
    ['/rss.xml', 'news'],
    ['/sitemap.xml', 'dictionary,directory,news,plants,prices,videos'],
  ])('of %s: all, with its rooms', async (url, rooms) => {
    expect(toCaching(await test.app.inject(url))).toEqual(['public, max-age=300', rooms, undefined]);
  });
});

async function listeningPort(): Promise<number> {
  if (!test.app.server.listening) await test.app.listen({ port: 0, host: '127.0.0.1' });
  const address = test.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen');
  return address.port;
}
