import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Api } from '@btc/contract/client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDispatcher } from '#platform/api/dispatch.ts';
import { createInProcessApi } from '#platform/api/in-process.ts';
import { addCaller } from '#testing/add-caller.ts';
import { FactsStore } from '../facts/facts-store.ts';
import { openTradeFixture, type TradeFixture } from '../trade-fixture.ts';
import { createImportDeskOperations } from './import-desk.operations.ts';
import { doImports } from './import-queue.fixture.ts';
import { countCases } from '#testing/long-tests.ts';

const header = '数据年月,贸易伙伴编码,贸易伙伴名称,商品编码,商品名称,第一数量,第一计量单位,美元\n';
const imports = countCases('ONE_LINE_IMPORTS', { short: 4, long: 16 });

let trade: TradeFixture;
let portal: FactsStore;
let call: Api;
beforeAll(async () => {
  trade = await openTradeFixture();
  // A portal on the same folder, which hears of each import.
  portal = new FactsStore({ db: trade.db, files: trade.files, cacheFolder: join(trade.folder, 'cache') });
  const analyst = await addCaller(trade, { name: 'anna', role: 'analyst' });
  call = createInProcessApi(createDispatcher(createImportDeskOperations(trade), 'fail'), analyst);
});
afterAll(async () => {
  await portal.close();
  await trade.close();
});

async function importOne(index: number): Promise<void> {
  // Few months and ever other figures: what is current stays as large, so that any growth is rubbish.
  const month = String((index % 4) + 1).padStart(2, '0');
  const bytes = Buffer.from(`${header}2024${month},410,巴西,02023000,牛肉,${index + 1},千克,1\n`);
  const { Row } = await call('StartTradeImport', { FileName: `${index}.csv`, Bytes: bytes.length });
  const { ImportID } = Row;
  await call('UploadTradeImportPart', { ImportID, Offset: 0, Files: new Blob([new Uint8Array(bytes)]) });
  await doImports(trade);
  await call('CommitTradeImport', { ImportID });
  await doImports(trade);
  expect((await call('GetTradeImport', { ImportID })).Row.State).toBe('committed');
  await portal.refresh();
}

interface Use {
  readonly files: number;
  readonly bytes: number;
}

async function measure(folder: string): Promise<Use> {
  const entries = await readdir(join(trade.folder, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = new Map<number, number>();
  for (const entry of entries.filter((one) => one.isFile())) {
    const found = await stat(join(entry.parentPath, entry.name)).catch(() => null);
    if (found !== null) sizes.set(found.ino, found.size);
  }
  return { files: sizes.size, bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0) };
}

async function measureAll() {
  // The file that was replaced last goes a moment after the answer.
  await expect.poll(async () => (await measure('cache')).files).toBe(1);
  const [cache, work, arriving, facts] = await Promise.all(
    ['cache', 'work', 'files/imports/arriving', 'files/facts'].map(measure),
  );
  return { cache, work, arriving, facts };
}

test(
  `${imports} uploads of one line take no more disk than the first of them, but for the vintages themselves`,
  {
    timeout: 120_000 + imports * 20_000,
  },
  async () => {
    for (let index = 0; index < 4; index += 1) await importOne(index);
    const before = await measureAll();
    for (let index = 4; index < imports; index += 1) await importOne(index);
    const after = await measureAll();
    expect(after.cache?.files).toBe(1);
    expect(after.cache?.bytes).toBeLessThan((before.cache?.bytes ?? 0) * 1.1);
    expect([after.work, after.arriving]).toEqual([
      { files: 0, bytes: 0 },
      { files: 0, bytes: 0 },
    ]);
    expect(after.facts?.files).toBe(imports);
  },
);
