import fc from 'fast-check';
import { globSync, readFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { secretFolders } from '../../app.ts';
import { createTestApp, type TestApp } from '../app.fixture.ts';

/*
 * Keys that stand in a path, in every spelling that a client may send: none is in the log.
 */

const root = join(import.meta.dirname, '../../../..');

let portal: TestApp;
let port: number;
beforeAll(async () => {
  portal = await createTestApp({ callLimit: { demand: () => Promise.resolve() } });
  await portal.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = portal.app.server.address() as AddressInfo);
});
afterAll(() => portal.close());

/** Sent as raw bytes: no client library would send such a target. */
async function send(target: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.end(`GET ${target} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`);
  return readText(socket);
}

const escape = (text: string): string => [...text].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('');
const spellings: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => `/${path}`,
  (path) => path.replaceAll('/', '//'),
  (path) => path.toUpperCase(),
  (path) => [...path].map((sign, at) => (at % 2 === 0 ? sign.toUpperCase() : sign)).join(''),
  (path) => path.replace(/[a-z]/, (sign) => escape(sign)),
  (path) => `/${path.slice(1).split('/').map(escape).join('/')}`,
  (path) => `/${path.slice(1).split('/').map(escape).join('/').replaceAll('%', '%25')}`,
  (path) => `/${path.slice(1).replaceAll('/', '%2f')}`,
  (path) => `/.${path}`,
  (path) => `/x/..${path}`,
  (path) => `/x/%2e%2e${path}`,
  (path) => path.replaceAll('/', '/./'),
  (path) => path.replaceAll('/', String.raw`\\`).replace(/^\\+/, '/'),
  (path) => `${path}/`,
  (path) => `${path}?again=${path}`,
  (path) => `${path}%00`,
  (path) => `${path}%`,
  (path) => `%2F${path.slice(1)}`,
  (path) => `http://127.0.0.1${path}`,
  (path) => `HTTP://somebody:${path.split('/').at(-1)}@127.0.0.1${path}`,
  (path) => `http://127.0.0.1/${path}`,
];

const secret = fc
  .constantFrom('s3cr-t', 'btck_')
  .chain((start) =>
    fc
      .string({ unit: fc.constantFrom(...'abcdefghjkmnpqrstuvwxyz23456789'), minLength: 8, maxLength: 43 })
      .map((end) => start + end),
  );

test.each(secretFolders)('a key below %s is in no log, however its path is spelt', async (folder) => {
  await fc.assert(
    fc.asyncProperty(secret, fc.constantFrom('', '/prices.csv', '/prices.csv?edition=en'), async (key, rest) => {
      for (const spell of spellings) await send(spell(`${folder.replace(/\/$/, '')}/${key}`) + rest);
      const wrote = portal.lines.join('').toLowerCase();
      expect(wrote.includes(key)).toBe(false);
      expect(wrote.includes(escape(key))).toBe(false);
    }),
    { numRuns: 6, seed: 20_261_128 },
  );
  // Each of them left its line all the same.
  expect(portal.lines.filter((line) => line.includes('…')).length).toBeGreaterThan(50);
});

/** All routes with a secret key in the path; a picture's key is its public name. */
const known = ['`${linkFolder}/:key/:file`', '`${backupFolder}:key`', "'/share-picture/:edition/:kind/:key.png'"];

test('whatever route takes a key in its path stands below such a folder', () => {
  const routes = globSync('server/src/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap(
      (file) =>
        readFileSync(join(root, file), 'utf8').match(/(['"`])[^'"`\n]*\/?:(?:key|pass|token|secret)\b[^'"`\n]*\1/gi) ??
        [],
    )
    .filter((text) => /[/}]:/.test(text));
  expect(new Set(routes)).toEqual(new Set(known));
});
