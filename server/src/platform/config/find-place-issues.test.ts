import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPlaceIssues } from './find-place-issues.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'btc-place-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a free address and a folder that can be made have no issues, and the folder is there then', async () => {
  expect(await findPlaceIssues({ dataDir: join(folder, 'new/data'), host: '127.0.0.1', port: 0 })).toEqual([]);
  expect(await readdir(join(folder, 'new'))).toEqual(['data']);
  // Nobody else looks into it; under root the database's account passes through.
  const { mode } = await stat(join(folder, 'new/data'));
  expect(mode & 0o777).toBe(process.getuid?.() === 0 ? 0o711 : 0o700);
});

test('a file in the place of the folder and a port that is taken are both named', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  expect(await findPlaceIssues({ dataDir: file, host: '127.0.0.1', port })).toEqual([
    `DATA_DIR must be a folder that this account can write in, not "${file}" (EEXIST)`,
    `PORT must be a free one; another program listens on ${port} of 127.0.0.1`,
  ]);
  other.close();
});

test('an address of another machine is no address to listen on', async () => {
  // 192.0.2.0/24 is for documentation: no machine has it.
  expect(await findPlaceIssues({ dataDir: folder, host: '192.0.2.1', port: 0 })).toEqual([
    'HOST must be an address of this machine, not "192.0.2.1" (EADDRNOTAVAIL)',
  ]);
});
