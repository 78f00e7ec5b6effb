import { operations } from '@btc/contract/operations.ts';
import { toApiBase } from '@btc/contract/wire/message-type.ts';
import type { Operation } from '@btc/contract/wire/operation.ts';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as formatText } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, emptyPages, envelope, type TestApp } from '../app.fixture.ts';

let app: TestApp;
let port = 0;
beforeAll(async () => {
  app = await createTestApp({ callLimit: { demand: async () => {} } });
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.app.server.address() as AddressInfo); // a TCP server that listens has one
});
afterAll(() => app.close());

const all: readonly Operation[] = Object.values(operations);
const toAddress = ({ name }: Operation) => `/api/${toApiBase(name)}/${name}`;

const boundary = 'b';
const multipart = ['MessageType', 'MessageID', 'Files'].map(
  (name) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n`,
);

test('a page of others cannot make a browser call: what it may send without asking is no call', async () => {
  const wrong: string[] = [];
  for (const operation of all) {
    const body = JSON.stringify(envelope(operation.messageType, {}));
    // The types that a browser sends to any host without asking first (CORS-safelisted).
    const sendable = [
      ['text/plain', body],
      ['application/x-www-form-urlencoded', `${body}=`],
      [`multipart/form-data; boundary=${boundary}`, `${multipart.join('')}--${boundary}--\r\n`],
    ] as const;
    for (const [type, payload] of sendable) {
      const headers = { 'content-type': type, origin: 'https://evil.example' };
      const answer = await app.app.inject({ method: 'POST', url: toAddress(operation), payload, headers });
      const { ErrorCode } = answer.json<{ ErrorCode: number }>();
      if (![1006, 1011].includes(ErrorCode) || 'access-control-allow-origin' in answer.headers)
        wrong.push(`${operation.name} ${type}: ${ErrorCode}`);
    }
  }
  expect(all.length).toBeGreaterThan(200);
  expect(wrong).toEqual([]);
});

test('nor is it told that it may ask: no call answers OPTIONS, and none is made by GET or HEAD', async () => {
  for (const operation of [operations.UserLogin, operations.GetOwnData, operations.GetBtcInfoHeadlines]) {
    for (const method of ['OPTIONS', 'GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'] as const) {
      const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
      const answer = await app.app.inject({ method, url: toAddress(operation), headers });
      expect([method, answer.statusCode]).toEqual([method, 404]);
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  }
});

test('a page of others may read the data door with a key that it has, never with its reader’s session; and nothing else', async () => {
  const origin = 'https://evil.example';
  const asking = { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'token' };
  const allowed = await app.app.inject({ method: 'OPTIONS', url: '/data/v1/origins.csv', headers: asking });
  expect(allowed.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD',
    'access-control-allow-headers': 'Authorization, If-None-Match, If-Range, Range',
  });
  expect(allowed.headers).not.toHaveProperty('access-control-allow-credentials');
  for (const url of ['/mcp', '/download/prices.csv', '/openapi.json', '/', '/readyz', '/llms.txt']) {
    for (const method of ['OPTIONS', 'GET', 'POST'] as const) {
      const { headers } = await app.app.inject({ method, url, headers: { origin } });
      expect([url, headers['access-control-allow-origin']]).toEqual([url, undefined]);
    }
  }
});

test('no call is redirected, however its address is written and whatever a proxy says', async () => {
  const address = toAddress(operations.GetBtcInfoHeadlines);
  for (const url of [address, `${address}/`, address.toUpperCase(), `/${address}`, address.replace('/api', '/api/')]) {
    for (const headers of [{}, { 'x-forwarded-proto': 'http' }, { 'x-forwarded-host': 'evil.example' }]) {
      const payload = envelope(operations.GetBtcInfoHeadlines.messageType, { isEn: true });
      const { statusCode, headers: answered } = await app.app.inject({ method: 'POST', url, payload, headers });
      expect([url, statusCode >= 300 && statusCode < 400, answered.location]).toEqual([url, false, undefined]);
    }
  }
});

test('neither what lies beside the built assets nor a list of them is served', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'btc-assets-'));
  await mkdir(join(folder, 'assets/fonts'), { recursive: true });
  await mkdir(join(folder, '.git'));
  const files = ['assets/a.js', 'assets/fonts/b.js', '.git/config', 'package.json', 'favicon.svg'];
  for (const path of files) await writeFile(join(folder, path), `the content of ${path}`);
  const served = await createTestApp({ pages: { ...emptyPages, assetsFolder: folder } });
  try {
    const get = async (url: string) => (await served.app.inject(url)).body;
    expect(await get('/assets/a.js')).toBe('the content of assets/a.js');
    for (const url of ['/.git/config', '/package.json', '/assets/../package.json', '/assets/%2e%2e/package.json']) {
      expect([url, await get(url)]).toEqual([url, expect.not.stringContaining('the content of')]);
    }
    for (const url of ['/assets', '/assets/', '/assets/fonts/', '/files/', '/files/avatars/', '/']) {
      expect([url, await get(url)]).toEqual([url, expect.not.stringMatching(/b\.js|a\.js|avatars/)]);
    }
  } finally {
    await served.close();
    await rm(folder, { recursive: true });
  }
});

test('the icons that browsers ask for of themselves are there, and asked for once a day', async () => {
  const folder = join(import.meta.dirname, '../../../../web/public');
  const served = await createTestApp({ pages: { ...emptyPages, assetsFolder: folder } });
  const types = {
    '/favicon.svg': 'image/svg+xml',
    '/favicon.ico': 'image/vnd.microsoft.icon',
    '/apple-touch-icon.png': 'image/png',
  };
  try {
    for (const [url, type] of Object.entries(types)) {
      const { statusCode, headers } = await served.app.inject(url);
      const answer = [url, statusCode, headers['content-type'], headers['cache-control']];
      expect(answer).toEqual([url, 200, type, 'public, max-age=86400']);
    }
  } finally {
    await served.close();
  }
});

test('no answer tells another host which address the reader came from, but its origin', async () => {
  for (const url of [
    '/healthz',
    '/api/openapi.json',
    '/download/plants.csv',
    '/files/none.png',
    '/cn',
    '/robots.txt',
  ]) {
    const { headers } = await app.app.inject(url);
    expect([url, headers['referrer-policy']]).toEqual([url, 'strict-origin-when-cross-origin']);
  }
});

async function sendRaw(bytes: string): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port });
  socket.setTimeout(3_000, () => socket.destroy());
  socket.write(bytes, 'latin1');
  return formatText(socket).catch(() => '');
}

test('TRACE is answered with nothing of what was sent', async () => {
  const answer = await sendRaw('TRACE / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Secret: abc\r\nConnection: close\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(answer).not.toContain('abc');
});

const hidden = 'GET /healthz?hidden HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';
const chunked = `0\r\n\r\n${hidden}`;

test.each([
  ['length and chunks', `Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n${chunked}`],
  ['chunks and length', `Transfer-Encoding: chunked\r\nContent-Length: ${chunked.length}\r\n\r\n${chunked}`],
  ['two lengths', `Content-Length: 0\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`],
  ['a length that is two', `Content-Length: 0, ${hidden.length}\r\n\r\n${hidden}`],
  ['a signed length', `Content-Length: +0\r\n\r\n${hidden}`],
  ['chunks behind a space', `Transfer-Encoding : chunked\r\nContent-Length: 6\r\n\r\n${chunked}`],
  ['chunks on a folded line', `Transfer-Encoding:\r\n chunked\r\nContent-Length: 6\r\n\r\n${chunked}`],
  ['chunks in another guise', `Transfer-Encoding: xchunked\r\n\r\n${chunked}`],
  ['chunks that are not last', `Transfer-Encoding: chunked, identity\r\n\r\n${chunked}`],
  ['chunks of a wrong size', `Transfer-Encoding: chunked\r\n\r\n0x0\r\n\r\n${hidden}`],
  ['lines that end by LF alone', `Transfer-Encoding: chunked\nContent-Length: 6\n\n${chunked}`],
])('no request hides in another: %s', async (_, rest) => {
  const before = app.lines.length;
  const head = 'POST /api/system/GetBtcInfoHeadlines HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n';
  const answer = await sendRaw(head + rest);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  expect(app.lines.slice(before).join('')).not.toContain('hidden');
});
