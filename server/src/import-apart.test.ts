import { mkdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '#platform/api/binding.ts';
import { createDispatcher } from '#platform/api/dispatch.ts';
import { createInProcessApi } from '#platform/api/in-process.ts';
import { readConfig } from '#platform/config/config.ts';
import { addCaller } from '#platform/testing/add-caller.ts';
import { importApart } from './import-apart.ts';
import { importDeskOperations } from './trade/desk/import-desk.operations.ts';
import type { ImportDeskDeps } from './trade/desk/import-desk-deps.ts';
import { ImportWorker } from './trade/desk/import-worker.ts';
import { openTradeFixture, type TradeFixture } from './trade/trade-fixture.ts';

type RunApart = NonNullable<ImportDeskDeps['runApart']>;

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
function portal(runApart: RunApart) {
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

async function send(
  { api, worker }: ReturnType<typeof portal>,
  bytes: Buffer,
  FileName = 'large.csv',
  waits = true,
): Promise<number> {
  const { Row, Dict } = await api('StartTradeImport', { FileName, Bytes: bytes.length });
  for (let offset = 0; offset < bytes.length; offset += Dict.PartBytes) {
    const Files = new Blob([new Uint8Array(bytes.subarray(offset, offset + Dict.PartBytes))]);
    await api('UploadTradeImportPart', { ImportID: Row.ImportID, Offset: offset, Files });
  }
  if (waits) await worker.idle();
  return Row.ImportID;
}

/** Work apart in processes of which the first ones are killed, each after a while. */
function killedApart(afterMs: number[]): RunApart {
  const whole = apart();
  return async (job, id, stopping) => {
    const ms = afterMs.shift();
    if (ms === undefined) return whole(job, id, stopping);
    const killing = new AbortController();
    const timer = setTimeout(() => killing.abort(), ms);
    await whole(job, id, killing.signal).finally(() => clearTimeout(timer));
  };
}

function stateOf({ api }: ReturnType<typeof portal>, id: number) {
  return async () => (await api('GetTradeImport', { ImportID: id })).Row.State;
}

async function claimOf(id: number): Promise<string | null> {
  const found = await trade.db.selectFrom('trade_upload').select('claim').where('id', '=', id).executeTakeFirst();
  return found?.claim ?? null;
}

async function stateInRecords(id: number): Promise<string | undefined> {
  const found = await trade.db.selectFrom('trade_upload').select('state').where('id', '=', id).executeTakeFirst();
  return found?.state;
}

/** What a start does, and the state after it. */
async function takenUp({ worker }: ReturnType<typeof portal>, id: number): Promise<string | undefined> {
  await worker.takeUp();
  await worker.idle();
  return stateInRecords(id);
}

async function countLoads(id: number): Promise<number> {
  const upload = await trade.db.selectFrom('trade_upload').select('file_name').where('id', '=', id).executeTakeFirst();
  const runs = trade.db.selectFrom('trade_import_run').select('id').where('outcome', '=', 'loaded');
  return (await runs.where('input_name', '=', upload?.file_name ?? '').execute()).length;
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

    expect(await countLoads(first)).toBe(1);

    // Killed while it is read, and while it is loaded: begun again by itself, loaded once.
    const killed = portal(killedApart([500, 1500]));
    const second = await send(killed, largeFile(2025), 'second.csv');
    await expect.poll(stateOf(killed, second), { timeout: 60_000, interval: 200 }).toBe('ready');
    const dying = portal(killedApart([900, 2200]));
    await dying.api('CommitTradeImport', { ImportID: second });
    await expect.poll(stateOf(dying, second), { timeout: 60_000, interval: 200 }).toBe('committed');
    await Promise.all([killed.worker.idle(), dying.worker.idle()]);
    expect([await kilograms(), await countLoads(second)]).toEqual(['1200000.000', 1]);
    const { RunID } = (await whole.api('GetTradeImport', { ImportID: second })).Row;
    await whole.api('UndoTradeImport', { RunID: RunID ?? 0 });
    expect(await kilograms()).toBe('600000.000');
  },
);

test('what a stop breaks off, the next start takes up', { timeout: 180_000 }, async () => {
  const stopped = portal(apart());
  const id = await send(stopped, largeFile(2023), 'stopped.csv', false);
  await expect.poll(() => claimOf(id), { timeout: 30_000, interval: 20 }).not.toBe(null);
  await stopped.worker.stop();
  expect(await stateInRecords(id)).toBe('checking');

  const started = portal(apart());
  await expect.poll(() => takenUp(started, id), { timeout: 60_000, interval: 200 }).toBe('ready');
  const checked = await claimOf(id);
  await started.api('CommitTradeImport', { ImportID: id });
  await expect.poll(() => claimOf(id), { timeout: 30_000, interval: 20 }).not.toBe(checked);
  await started.worker.stop();
  expect(await stateInRecords(id)).toBe('committing');

  const again = portal(apart());
  await expect.poll(() => takenUp(again, id), { timeout: 60_000, interval: 200 }).toBe('committed');
  expect([await kilograms(), await countLoads(id)]).toEqual(['1200000.000', 1]);
});
