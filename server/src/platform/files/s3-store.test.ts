import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openS3Store } from './s3-store.ts';
import { startS3Server, type TestS3Server } from './s3-server.fixture.ts';

let folder = '';
let server: TestS3Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 's3-store-'));
  server = await startS3Server();
});
beforeEach(() => {
  server.objects.clear();
  server.fetched.length = 0;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function openProcess() {
  return openS3Store(server.settings, await mkdtemp(join(folder, 'copies-')));
}

async function localFile(text: string): Promise<string> {
  const path = join(await mkdtemp(join(folder, 'local-')), 'file');
  await writeFile(path, text);
  return path;
}

test('what one process keeps, another reads, fetched once however many ask', async () => {
  const [one, other] = [await openProcess(), await openProcess()];
  const local = await localFile('facts');
  await one.keep(local, 'facts/customs/one.parquet');
  await expect(readFile(local)).rejects.toThrow('ENOENT');
  expect(server.objects.get('facts/customs/one.parquet')?.toString()).toBe('facts');
  expect(await readFile(await one.toPath('facts/customs/one.parquet'), 'utf8')).toBe('facts');
  expect(server.fetched).toEqual([]);
  const paths = await Promise.all([1, 2, 3].map(() => other.toPath('facts/customs/one.parquet')));
  expect(await readFile(paths[0] ?? '', 'utf8')).toBe('facts');
  await other.toPath('facts/customs/one.parquet');
  expect(server.fetched).toEqual(['facts/customs/one.parquet']);
});

test('a name that is not there is missing when read and no error when removed', async () => {
  const store = await openProcess();
  await expect(store.toPath('facts/none.txt')).rejects.toMatchObject({ code: 'ENOENT' });
  await store.remove('facts/none.txt');
});

test('what is removed is gone from the bucket and from here', async () => {
  const store = await openProcess();
  await store.keep(await localFile('old'), 'public/old.webp');
  await store.remove('public/old.webp');
  expect(server.objects.size).toBe(0);
  await expect(store.toPath('public/old.webp')).rejects.toMatchObject({ code: 'ENOENT' });
});

test('all names are listed, page by page', async () => {
  const store = await openProcess();
  for (const name of ['c', 'a', 'b/d', 'e', 'b/f']) await store.keep(await localFile(name), name);
  expect(await store.list()).toEqual(['a', 'b/d', 'b/f', 'c', 'e']);
});

test('a store that is busy for a moment is asked again; one that stays so is an error, and the file is still here', async () => {
  const store = await openProcess();
  server.failPuts(2);
  await store.keep(await localFile('facts'), 'facts/patient');
  expect(server.objects.has('facts/patient')).toBe(true);
  server.failPuts(100);
  const local = await localFile('facts');
  await expect(store.keep(local, 'facts/lost')).rejects.toThrow();
  server.failPuts(0);
  expect(await readFile(local, 'utf8')).toBe('facts');
});

test.each(['../out.txt', '/etc/passwd', 'a/../../b', ''])('the name %j is refused', async (name) => {
  const store = await openProcess();
  await expect(store.toPath(name)).rejects.toThrow('Not a name');
  await expect(store.keep(await localFile('x'), name)).rejects.toThrow('Not a name');
  await expect(store.remove(name)).rejects.toThrow('Not a name');
  expect(server.objects.size).toBe(0);
});

test('a wrong key or bucket stops the start with a reason that holds no secret', async () => {
  const wrong = { ...server.settings, secretAccessKey: 'another secret' };
  const issue = await openS3Store(wrong, folder).catch((error: unknown) => String(error));
  expect(issue).toContain('does not open the bucket portal: it answers 403');
  expect(issue).not.toContain('another secret');
  await expect(openS3Store({ ...server.settings, bucket: 'other' }, folder)).rejects.toThrow('bucket other');
  await expect(openS3Store({ ...server.settings, endpoint: 'http://127.0.0.1:9' }, folder)).rejects.toThrow('bucket');
});

test('a fetch that breaks off leaves no copy', async () => {
  const copies = await mkdtemp(join(folder, 'copies-'));
  const store = await openS3Store(server.settings, copies);
  await expect(store.toPath('facts/none.txt')).rejects.toMatchObject({ code: 'ENOENT' });
  expect(await readdir(copies)).toEqual([]);
});
