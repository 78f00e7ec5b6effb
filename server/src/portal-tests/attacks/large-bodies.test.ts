import { toMessageType } from '@btc/contract/wire/message-type.ts';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSession } from '#platform/session/session.ts';
import { createTestApp, envelope, type TestApp } from '../app.fixture.ts';

let test: TestApp;
let port: number;
let token: string;
beforeAll(async () => {
  test = await createTestApp();
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = test.app.server.address() as AddressInfo); // a TCP server that listens has one
  const { id: userId } = await test.db
    .insertInto('account')
    .values({ login_user_name: 'editor_wang', created_at: test.clock.now(), staff_role: 'editor' })
    .returning('id')
    .executeTakeFirstOrThrow();
  token = await openSession(test.db, { userId, remember: false, now: test.clock.now(), isStaff: true });
});
afterAll(() => test.close());

interface Sent {
  readonly path: string;
  readonly type?: string;
  readonly body: Buffer;
  /** Declared Content-Length: left out for the body's own, null for a chunked body. */
  readonly length?: number | null;
}

/** Sends the body in pieces, as a slow line does, and reads only then: a client cut off earlier gets no answer. */
async function send({ path, type = 'application/json', body, length = body.length }: Sent): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port });
  await once(socket, 'connect');
  const sized = length === null ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`;
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: ${type}\r\n${sized}\r\n\r\n`,
  );
  for (let start = 0; start < body.length; start += 65_536) {
    const piece = body.subarray(start, start + 65_536);
    const chunk =
      length === null ? Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, crlf]) : piece;
    await new Promise((resolve) => socket.write(chunk, resolve));
  }
  if (length === null) socket.write('0\r\n\r\n');
  return text(socket);
}
const crlf = Buffer.from('\r\n');
const path = '/api/system/SearchNews';
const large = Buffer.alloc(12_000_000, '牛');

it('answers every one of many bodies over the limit, which all are sent to their end', async () => {
  const ways = [{}, { length: null }, { type: 'text/plain' }, { type: 'multipart/form-data; boundary=b' }];
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => send({ path, body: large, ...ways[index % ways.length] })),
  );
  for (const [index, answer] of answers.entries()) {
    const isJson = index % ways.length < 2;
    expect(answer).toMatch(isJson ? /^HTTP\/1\.1 413 / : /^HTTP\/1\.1 415 /);
    expect(answer).toContain(`"ErrorCode":${isJson ? 1005 : 1011}`);
  }
});

it('answers them outside the calls too', async () => {
  expect(await send({ path: '/cn/BTCInfo', body: large })).toMatch(/^HTTP\/1\.1 413 /);
  expect(await send({ path: '/cn/BTCInfo', body: large, type: 'image/png' })).toMatch(/^HTTP\/1\.1 405 /);
  expect(await send({ path: '/newsletter/one-click?key=x', body: large, type: 'text/plain' })).toMatch(
    /^HTTP\/1\.1 4\d\d /,
  );
});

it('answers whoever sends without end, and cuts the connection', async () => {
  const socket = connect({ host: '127.0.0.1', port });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000000000\r\n\r\n`,
  );
  const closed = new Promise((resolve) => socket.once('close', resolve));
  let sent = 0;
  while (!socket.destroyed && sent < 200_000_000) {
    sent += large.length;
    await new Promise((resolve) => socket.write(large, resolve));
  }
  await closed;
  expect(sent).toBeLessThan(40_000_000);
});

it('saves an article of 200,000 characters, each of three bytes', async () => {
  const call = (name: 'CreateDeskArticle' | 'SaveDeskArticleText', data: object) =>
    test.app.inject({
      method: 'POST',
      url: `/api/system/${name}`,
      headers: { token, authorization: test.config.apiKey },
      payload: envelope(toMessageType(name), data),
    });
  const { Data } = (await call('CreateDeskArticle', { Section: 'policy' })).json();
  const Body = `<p>${'牛'.repeat(199_993)}</p>`;
  const text = {
    ArticleID: Data.Row.ArticleID,
    Edition: 'cn',
    ExpectedRevision: 0,
    Title: '牛',
    Summary: '牛',
    Attachments: [],
  };
  expect(Body).toHaveLength(200_000);
  expect((await call('SaveDeskArticleText', { ...text, Body })).json()).toMatchObject({ ErrorCode: 0 });
  const larger = await call('SaveDeskArticleText', { ...text, Body: '牛'.repeat(500_000) });
  expect([larger.statusCode, larger.json().ErrorCode]).toEqual([413, 1005]);
});
