import { link, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { confirmHome } from './home.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'btc-home-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

test('what says where the records are is replaced whole, never emptied and written anew', async () => {
  const path = join(dataDir, 'postgres-is-elsewhere.json');
  await writeFile(path, JSON.stringify({ home: '/elsewhere', made: false }));
  await link(path, join(dataDir, 'before'));
  await confirmHome(dataDir);
  expect(JSON.parse(await readFile(path, 'utf8'))).toEqual({ home: '/elsewhere', made: true });
  expect(JSON.parse(await readFile(join(dataDir, 'before'), 'utf8'))).toEqual({ home: '/elsewhere', made: false });
  expect(await readdir(dataDir)).toHaveLength(2);
});
