import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDb } from '#platform/db/db.ts';
import { openFolderStore } from '#platform/files/file-store.ts';
import { createPortalReadiness, findFactFileIssues } from './portal-readiness.ts';
import { FactsStore } from './trade/facts/facts-store.ts';
import { openTradeFixture, type TradeFixture } from './trade/trade-fixture.ts';

const file =
  '数据年月,贸易伙伴编码,贸易伙伴名称,商品编码,商品名称,注册地编码,第一数量,第一计量单位,美元\n' +
  '202401,410,巴西,02023000,牛肉,31,1000,千克,5000\n';
const anew = { rememberMs: 0 };

let trade: TradeFixture;
beforeEach(async () => {
  trade = await openTradeFixture();
});
afterEach(() => trade.close());

test('a portal without any figures is ready', async () => {
  await expect.poll(createPortalReadiness({ ...trade, folders: [trade.folder] }, anew)).toEqual({});
});

test('a machine that has the records and not the files says so, and is ready once they are there', async () => {
  await trade.importText('customs-query', file);
  const files = openFolderStore(join(trade.folder, 'other-files'));
  const facts = new FactsStore({ db: trade.db, files, cacheFolder: join(trade.folder, 'other-cache') });
  const ask = createPortalReadiness({ db: trade.db, files, facts, folders: [] }, anew);
  expect(await ask()).toEqual({
    facts: 'the trade figures cannot be read yet',
    files: '1 of the files of the trade figures are not in the file store of this machine',
  });
  expect(await findFactFileIssues({ db: trade.db, files })).toEqual({
    missing: [expect.stringMatching(/\.parquet$/)],
    damaged: [],
  });

  await rm(join(trade.folder, 'other-files'), { recursive: true });
  await rename(join(trade.folder, 'files'), join(trade.folder, 'other-files'));
  await expect.poll(ask).toEqual({});
  await facts.close();
});

test('a database that does not answer is named, and nothing of its address', async () => {
  const nowhere = openDb('postgres://nobody:topsecret@127.0.0.1:1/nothing');
  const ask = createPortalReadiness({ ...trade, db: nowhere.db, folders: [] }, anew);
  await expect.poll(ask).toEqual({ database: 'the database does not answer' });
  await nowhere.close();
});

test('a file store that cannot be used is named, and asked again', async () => {
  const folder = join(trade.folder, 'store');
  await writeFile(folder, 'no folder');
  const ask = createPortalReadiness({ ...trade, files: openFolderStore(folder), folders: [] }, anew);
  await expect.poll(ask).toEqual({ files: 'the file store does not answer' });
  await rm(folder);
  await mkdir(folder);
  await chmod(folder, 0o755);
  await expect.poll(ask).toEqual({});
});

test('a disk without room is named, wherever the folders lie, and forgotten once there is room', async () => {
  const left = new Map([
    ['data', 400],
    ['files', 400],
  ]);
  // Of a network share that does not say, and of a folder that is not there yet, nothing is held against the portal.
  const askDisk = async (folder: string) => {
    const megabytes = left.get(folder);
    if (folder === 'missing') throw new Error('ENOENT');
    return { bsize: 4096, blocks: megabytes === undefined ? 0 : 1e6, bavail: ((megabytes ?? 0) * 2 ** 20) / 4096 };
  };
  const folders = ['data', 'files', 'share', 'missing'];
  const ask = createPortalReadiness({ ...trade, folders, askDisk }, anew);
  await expect.poll(ask).toEqual({});
  left.set('files', 15);
  await expect.poll(ask).toEqual({ disk: 'less than 16 MiB are left on a disk that the portal writes to' });
  left.set('files', 16);
  await expect.poll(ask).toEqual({});
});
