import type { Api } from '@btc/contract/client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDispatcher } from '#platform/api/dispatch.ts';
import { createInProcessApi } from '#platform/api/in-process.ts';
import { pingDatabase } from '#platform/db/db.ts';
import { addCaller } from '#testing/add-caller.ts';
import { type CuttableDb, openCuttable } from '#testing/cut-connection.ts';
import { openTradeFixture, type TradeFixture } from '../trade-fixture.ts';
import { createImportDeskOperations } from './import-desk.operations.ts';
import { doImports } from './import-queue.fixture.ts';

const header = '数据年月,贸易伙伴编码,贸易伙伴名称,商品编码,商品名称,第一数量,第一计量单位,美元\n';

let trade: TradeFixture;
let cuttable: CuttableDb;
let call: Api;
beforeAll(async () => {
  trade = await openTradeFixture();
  cuttable = openCuttable(trade, 4);
  const analyst = await addCaller(trade, { name: 'anna', role: 'analyst' });
  call = createInProcessApi(createDispatcher(createImportDeskOperations(trade), 'fail'), analyst);
});
afterAll(async () => {
  await cuttable.close();
  await trade.close();
});

async function send(number: number): Promise<number> {
  const month = `${1995 + Math.floor(number / 12)}${String(1 + (number % 12)).padStart(2, '0')}`;
  const bytes = Buffer.from(`${header}${month},410,巴西,02023000,牛肉,1000,千克,5000\n`);
  const { Row } = await call('StartTradeImport', { FileName: `${month}.csv`, Bytes: bytes.length });
  await call('UploadTradeImportPart', {
    ImportID: Row.ImportID,
    Offset: 0,
    Files: new Blob([new Uint8Array(bytes)]),
  });
  return Row.ImportID;
}

const readState = async (ImportID: number) => (await call('GetTradeImport', { ImportID })).Row.State;

async function workCut(statements: number): Promise<boolean> {
  cuttable.cutAfter(statements);
  await doImports({ ...trade, db: cuttable.db }).catch(() => undefined);
  const wasCut = cuttable.isCut();
  cuttable.cutAfter(0);
  await pingDatabase(cuttable.db);
  return wasCut;
}

async function workAgain(id: number): Promise<void> {
  await trade.db
    .updateTable('job')
    .set({ next_attempt_at: new Date(0) })
    .where('subject', '=', String(id))
    .where('state', 'in', ['queued', 'running'])
    .execute();
  await doImports(trade);
}

test(
  'a file whose reading or loading a short outage breaks off is read and loaded after it',
  {
    timeout: 120_000,
  },
  async () => {
    let isCut = true;
    for (let statements = 1; isCut; statements += 3) {
      const id = await send(statements);
      const wasReadingCut = await workCut(statements);
      expect(await readState(id), `after statement ${statements} of the reading`).not.toBe('failed');
      await workAgain(id);
      expect(await readState(id)).toBe('ready');
      await call('CommitTradeImport', { ImportID: id });
      const wasLoadingCut = await workCut(statements);
      expect(await readState(id), `after statement ${statements} of the loading`).not.toBe('failed');
      await workAgain(id);
      expect(await readState(id)).toBe('committed');
      isCut = wasReadingCut || wasLoadingCut;
    }
  },
);
