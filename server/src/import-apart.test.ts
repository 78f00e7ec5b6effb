import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '#platform/api/binding.ts';
import { createDispatcher } from '#platform/api/dispatch.ts';
import { createInProcessApi } from '#platform/api/in-process.ts';
import { readConfig } from '#platform/config/config.ts';
import { addCaller } from '#platform/testing/add-caller.ts';
import { importApart } from './import-apart.ts';
import { importDeskOperations } from './trade/desk/import-desk.operations.ts';
import { ImportWorker } from './trade/desk/import-worker.ts';
import { openTradeFixture, type TradeFixture } from './trade/trade-fixture.ts';

const header = '数据年月,贸易伙伴编码,贸易伙伴名称,商品编码,商品名称,注册地编码,第一数量,第一计量单位,美元\n';

let trade: TradeFixture;
let analyst: Caller;
beforeAll(async () => {
  trade = await openTradeFixture();
  await mkdir(trade.folder, { recursive: true });
  analyst = await addCaller(trade, { name: 'anna', role: 'analyst' });
});
afterAll(async () => trade.close());

/** The settings of a portal on the records and files of this test. */
function environment() {
  return { DATABASE_URL: trade.url, DATA_DIR: trade.folder, NODE_ENV: 'production', DEMO: 'off' };
}

/** The calls of a portal whose large files are read apart, or by nobody. */
function portal(runApart: (job: 'check' | 'commit', id: number) => Promise<void>) {
  const worker = new ImportWorker({ ...trade, runApart });
  const api = createInProcessApi(createDispatcher(importDeskOperations(trade, worker), 'fail'), analyst);
  return { worker, api };
}

function apart() {
  const read = readConfig(environment(), { isTerminal: false });
  if (read.kind !== 'config') throw new Error(read.faults.join('\n'));
  return importApart(read.config, trade.url);
}

/** A year of Brazil's months, each row of a place of its own. */
function largeFile(year: number): Buffer {
  const rows = Array.from({ length: 60_000 }, (_, place) => {
    const month = String((place % 12) + 1).padStart(2, '0');
    return `${year}${month},410,巴西,02023000,牛肉,${100_000 + Math.floor(place / 12)},10,千克,50\n`;
  });
  return Buffer.from(header + rows.join(''));
}

async function kilograms(): Promise<unknown> {
  await trade.facts.refresh();
  return trade.facts.use(
    null,
    async ({ read }) => (await read('select (sum(g) / 1000)::decimal(18, 3)::varchar from facts'))[0]?.[0],
  );
}

async function send({ api, worker }: ReturnType<typeof portal>, bytes: Buffer): Promise<number> {
  const { Row, Dict } = await api('StartTradeImport', { FileName: 'large.csv', Bytes: bytes.length });
  for (let offset = 0; offset < bytes.length; offset += Dict.PartBytes) {
    const Files = new Blob([new Uint8Array(bytes.subarray(offset, offset + Dict.PartBytes))]);
    await api('UploadTradeImportPart', { ImportID: Row.ImportID, Offset: offset, Files });
  }
  await worker.idle();
  return Row.ImportID;
}

/** Starts a load in a process of its own and kills it after a while. */
async function killedLoad(id: number, afterMs: number): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'import-upload.ts'), 'commit', String(id)], {
    env: { ...process.env, ...environment() },
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  await Promise.race([wait(afterMs), exited]);
  child.kill('SIGKILL');
  await exited;
}

test(
  'a large file is read and loaded in a process of its own; killed anywhere, the old figures or the new ones are whole',
  { timeout: 180_000 },
  async () => {
    const whole = portal(apart());
    const first = await send(whole, largeFile(2024));
    expect((await whole.api('GetTradeImport', { ImportID: first })).Row).toMatchObject({
      State: 'ready',
      Facts: 60_000,
    });
    await whole.api('CommitTradeImport', { ImportID: first });
    await whole.worker.idle();
    expect((await whole.api('GetTradeImport', { ImportID: first })).Row.State).toBe('committed');
    expect(await kilograms()).toBe('600000.000');

    const second = await send(whole, largeFile(2025));
    const dying = portal(() => Promise.resolve());
    for (const afterMs of [400, 1200, 2200]) {
      await dying.api('CommitTradeImport', { ImportID: second });
      await killedLoad(second, afterMs);
      const isIn = (await dying.api('GetTradeImport', { ImportID: second })).Row.State === 'committed';
      expect(await kilograms()).toBe(isIn ? '1200000.000' : '600000.000');
      if (isIn) break;
      // A minute later nobody has said a word of it.
      await trade.db
        .updateTable('trade_upload')
        .set({ worked_at: new Date(Date.now() - 61_000) })
        .where('id', '=', second)
        .execute();
      expect((await dying.api('GetTradeImport', { ImportID: second })).Row.State).toBe('failed');
      await whole.api('CheckTradeImport', { ImportID: second });
      await whole.worker.idle();
      expect((await whole.api('GetTradeImport', { ImportID: second })).Row.State).toBe('ready');
    }
    if ((await whole.api('GetTradeImport', { ImportID: second })).Row.State === 'ready') {
      await whole.api('CommitTradeImport', { ImportID: second });
      await whole.worker.idle();
    }
    expect(await kilograms()).toBe('1200000.000');
    const { RunID } = (await whole.api('GetTradeImport', { ImportID: second })).Row;
    await whole.api('UndoTradeImport', { RunID: RunID ?? 0 });
    expect(await kilograms()).toBe('600000.000');
  },
);
