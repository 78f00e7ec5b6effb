import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFolderStore } from './file-store.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-store-'));
});
afterAll(async () => rm(folder, { recursive: true, force: true }));

test('a kept file is found under its name and the local one is used up', async () => {
  const store = openFolderStore(join(folder, 'files'));
  const local = join(folder, 'local.txt');
  await writeFile(local, 'facts');
  await store.keep(local, 'facts/customs/one.txt');
  expect(await readFile(await store.toPath('facts/customs/one.txt'), 'utf8')).toBe('facts');
  await expect(readFile(local)).rejects.toThrow('ENOENT');
});

test('a name that is not there is missing when read and no error when removed', async () => {
  const store = openFolderStore(join(folder, 'files'));
  await expect(store.toPath('facts/none.txt')).rejects.toThrow('ENOENT');
  await store.remove('facts/none.txt');
});

test.each(['../out.txt', '/etc/passwd', 'a/../../b', '', '.', 'a//b', 'a\\b'])(
  'the name %j is refused',
  async (name) => {
    const store = openFolderStore(join(folder, 'files'));
    await expect(store.toPath(name)).rejects.toThrow('Not a name');
  },
);
