import { mkdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '#platform/api/binding.ts';
import { createDispatcher } from '#platform/api/dispatch.ts';
import { createInProcessApi } from '#platform/api/in-process.ts';
import { readConfig } from '#platform/config/config.ts';
import { startQueues } from '#platform/jobs/queues.ts';
import { addCaller } from '#testing/add-caller.ts';
import { importApart } from '#commands/import-apart.ts';
import { createImportDeskOperations } from '#trade/desk/import-desk.operations.ts';
import type { ImportDeskDeps } from '#trade/desk/import-desk-deps.ts';
import { importPace, importQueue } from '#trade/desk/import-queue.ts';
import { workOn } from '#trade/desk/uploads/upload-work.queries.ts';
import { openTradeFixture, type TradeFixture } from '#trade/trade-fixture.ts';

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

function environment() {
  return { DATABASE_URL: trade.url, DATA_DIR: trade.folder, NODE_ENV: 'production', DEMO: 'off' };
}

const log = { info: () => undefined, warn: () => undefined };

function portal(runApart: RunApart) {
  const queues = startQueues([importQueue({ ...trade, runApart })], { db: trade.db, url: trade.url, log });
  const api = createInProcessApi(createDispatcher(createImportDeskOperations(trade), 'fail'), analyst);
  return { stop: () => queues.stop(), api };
}

function apart() {
  const read = readConfig(environment(), { isTerminal: false });
  if (read.kind !== 'config') throw new Error(read.issues.join('\n'));
  return importApart(read.config, trade.url);
}

function largeFile(year: number): Buffer {
  const rows = Array.from({ length: 60_000 }, (_, index) => {
    const month = String((index % 12) + 1).padStart(2, '0');
    return `${year}${month},410,巴西,02023000,牛肉,${100_000 + Math.floor(index / 12)},10,千克,50\n`;
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

async function send({ api }: ReturnType<typeof portal>, bytes: Buffer, FileName = 'large.csv'): Promise<number> {
  const { Row, Dict } = await api('StartTradeImport', { FileName, Bytes: bytes.length });
  for (let offset = 0; offset < bytes.length; offset += Dict.PartBytes) {
    const Files = new Blob([new Uint8Array(bytes.subarray(offset, offset + Dict.PartBytes))]);
    await api('UploadTradeImportPart', { ImportID: Row.ImportID, Offset: offset, Files });
  }
  return Row.ImportID;
}

function killedApart(afterMs: number[]): RunApart {
  const whole = apart();
  return async (held, stopping) => {
    const ms = afterMs.shift();
    if (ms === undefined) return whole(held, stopping);
    const killing = new AbortController();
    const timer = setTimeout(() => killing.abort(), ms);
    await whole(held, killing.signal).finally(() => clearTimeout(timer));
  };
}

async function until(id: number, state: string): Promise<void> {
  const uploads = trade.db.selectFrom('trade_upload').select('state').where('id', '=', id);
  await expect.poll(async () => (await uploads.execute())[0]?.state, { timeout: 60_000, interval: 100 }).toBe(state);
}

/** Accepts the finished state too: a fast machine may finish before the stop. */
async function expectBrokenOff(id: number, [broken, done]: readonly [string, string]): Promise<void> {
  const row = await trade.db.selectFrom('trade_upload').select('state').where('id', '=', id).executeTakeFirst();
  expect([broken, done]).toContain(row?.state);
}

async function untilWork(id: number, state: string): Promise<void> {
  const jobs = trade.db.selectFrom('job').select('state').where('subject', '=', workOn(id).subject);
  await expect.poll(async () => (await jobs.execute())[0]?.state, { timeout: 60_000, interval: 20 }).toBe(state);
}

async function countLoads(id: number): Promise<number> {
  const upload = await trade.db.selectFrom('trade_upload').select('file_name').where('id', '=', id).executeTakeFirst();
  const runs = trade.db.selectFrom('trade_import_run').select('id').where('outcome', '=', 'loaded');
  return (await runs.where('input_name', '=', upload?.file_name ?? '').execute()).length;
}

test(
  'a large file is read and loaded in a process of its own; killed anywhere, the old figures or the new ones are whole',
  { timeout: 300_000 },
  async () => {
    const whole = portal(apart());
    const first = await send(whole, largeFile(2024));
    await until(first, 'ready');
    expect((await whole.api('GetTradeImport', { ImportID: first })).Row.Facts).toBe(60_000);
    await whole.api('CommitTradeImport', { ImportID: first });
    await until(first, 'committed');
    expect([await kilograms(), await countLoads(first)]).toEqual(['600000.000', 1]);
    await whole.stop();

    // Killed while it is read, and while it is loaded: begun again by itself, loaded once.
    const killed = portal(killedApart([500, 1500]));
    const second = await send(killed, largeFile(2025), 'second.csv');
    await until(second, 'ready');
    await killed.stop();
    const dying = portal(killedApart([900, 2200]));
    await dying.api('CommitTradeImport', { ImportID: second });
    await until(second, 'committed');
    await dying.stop();
    expect([await kilograms(), await countLoads(second)]).toEqual(['1200000.000', 1]);
    const { RunID } = (await whole.api('GetTradeImport', { ImportID: second })).Row;
    await whole.api('UndoTradeImport', { RunID: RunID ?? 0 });
    expect(await kilograms()).toBe('600000.000');
  },
);

test('what a stop breaks off, the next start takes up at once', { timeout: 300_000 }, async () => {
  const stopped = portal(apart());
  const id = await send(stopped, largeFile(2023), 'stopped.csv');
  await untilWork(id, 'running');
  await stopped.stop();
  await expectBrokenOff(id, ['checking', 'ready']);

  const started = portal(apart());
  await until(id, 'ready');
  await started.api('CommitTradeImport', { ImportID: id });
  await untilWork(id, 'running');
  await started.stop();
  await expectBrokenOff(id, ['committing', 'committed']);

  const again = portal(apart());
  await until(id, 'committed');
  await again.stop();
  expect([await kilograms(), await countLoads(id)]).toEqual(['1200000.000', 1]);
});

test(
  'the process that a killed portal leaves goes on; who looks meanwhile begins no other',
  { timeout: 300_000 },
  async () => {
    const whole = apart();
    const dead = portal(whole);
    const id = await send(dead, largeFile(2022), 'orphan.csv');
    await until(id, 'ready');
    await dead.stop();
    await dead.api('CommitTradeImport', { ImportID: id });
    // The portal took the work, began the process, and is no more.
    const lease = { state: 'running', attempts: 1, next_attempt_at: new Date(Date.now() + importPace.leaseMs) };
    const jobs = trade.db.updateTable('job').set(lease).where('subject', '=', workOn(id).subject);
    const [job] = await jobs.returning('id').execute();
    const orphan = whole({ id, job: { id: job?.id ?? '', attempts: 1 } }, new AbortController().signal);
    let begun = 0;
    const next = portal(async (held, stopping) => {
      begun += 1;
      await whole(held, stopping);
    });
    await orphan;
    await until(id, 'committed');
    await next.stop();
    expect([await kilograms(), await countLoads(id), begun]).toEqual(['1800000.000', 1, 0]);
  },
);
