import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { flipBit } from '#testing/flip-bits.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { type CheckedStore, noteStoredFiles, openCheckedStore } from './checked-store.ts';
import { DamagedFile, readChecksumAnew } from './file-checksum.ts';
import { openFolderStore } from './file-store.ts';

let database: TestDatabase;
let folder: string;
let store: CheckedStore;
let found: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'btc-checked-'));
});
beforeEach(() => {
  found = [];
  store = openStore();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

function openStore(plain = openFolderStore(join(folder, 'files'))): CheckedStore {
  return openCheckedStore(plain, {
    db: database.db,
    onDamaged: ({ file }) => found.push(file),
    onDamagedCopy: ({ file }) => found.push(`a copy of ${file}`),
  });
}

async function keep(name: string, text: string, into: CheckedStore = store): Promise<string> {
  await writeFile(join(folder, 'local'), text);
  await into.keep(join(folder, 'local'), name);
  return join(folder, 'files', name);
}

test('what was kept is found, and once a bit of it is another it is refused by name, told once and found again when it is put back', async () => {
  const path = await keep('public/a.webp', 'a picture');
  expect(await readFile(await store.toPath('public/a.webp'), 'utf8')).toBe('a picture');
  await flipBit(path, 0.5);
  await expect(store.toPath('public/a.webp')).rejects.toThrow('public/a.webp is damaged');
  await expect(store.toPath('public/a.webp')).rejects.toBeInstanceOf(DamagedFile);
  expect([found, store.listDamaged()]).toEqual([['public/a.webp'], ['public/a.webp']]);
  await flipBit(path, 0.5);
  expect(await readFile(await store.toPath('public/a.webp'), 'utf8')).toBe('a picture');
  expect(store.listDamaged()).toEqual([]);
});

test('a process that begins with the damaged file refuses it, too', async () => {
  await flipBit(await keep('public/b.webp', 'another picture'), 0);
  await expect(openStore().toPath('public/b.webp')).rejects.toThrow('public/b.webp is damaged');
});

test('damage that a full reading finds is not given out any more, though nobody has written the file', async () => {
  const path = await keep('public/c.webp', 'a third picture');
  await store.toPath('public/c.webp');
  // As a disk does it: the times of the file stay, which only the reading of all of it can tell.
  await flipBit(path, 0.2);
  await readChecksumAnew(path);
  await expect(store.toPath('public/c.webp')).rejects.toThrow('public/c.webp is damaged');
});

test('a name that is kept again holds what was kept last, and a removed one is missing and no damage', async () => {
  await keep('notes/one', 'first');
  await keep('notes/one', 'second');
  expect(await readFile(await store.toPath('notes/one'), 'utf8')).toBe('second');
  await store.remove('notes/one');
  await expect(store.toPath('notes/one')).rejects.toThrow('ENOENT');
  expect(await database.db.selectFrom('stored_file').where('name', '=', 'notes/one').selectAll().execute()).toEqual([]);
});

test('what an older program kept is written down as it lies there, and held to that from then on', async () => {
  const plain = openFolderStore(join(folder, 'files'));
  await writeFile(join(folder, 'local'), 'of before');
  await plain.keep(join(folder, 'local'), 'public/old.webp');
  expect(await readFile(await store.toPath('public/old.webp'), 'utf8')).toBe('of before');
  expect(await noteStoredFiles(database.db, plain)).toBe(1);
  expect(await noteStoredFiles(database.db, plain)).toBe(0);
  await flipBit(join(folder, 'files/public/old.webp'), 0);
  await expect(store.toPath('public/old.webp')).rejects.toThrow('public/old.webp is damaged');
});

test('a damaged copy of this machine comes anew from the store that it is a copy of', async () => {
  const plain = openFolderStore(join(folder, 'files'));
  const path = await keep('public/d.webp', 'good in the store');
  const copied = openStore({
    ...plain,
    dropCopy: async (name) => {
      await writeFile(join(folder, 'files', name), 'good in the store');
      return true;
    },
  });
  await copied.toPath('public/d.webp');
  await flipBit(path, 0.1);
  expect(await readFile(await copied.toPath('public/d.webp'), 'utf8')).toBe('good in the store');
  expect(found).toEqual(['a copy of public/d.webp']);
});
