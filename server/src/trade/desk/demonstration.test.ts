import type { OperationName, Operations } from '@btc/contract/operations.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { OutputOf, RequestOf } from '@btc/contract/wire/operation.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '#platform/api/binding.ts';
import { createDispatcher } from '#platform/api/dispatch.ts';
import { createInProcessApi } from '#platform/api/in-process.ts';
import { addCaller } from '#testing/add-caller.ts';
import { groupsWithoutDemo } from '../facts/demo-closure.ts';
import { openTradeFixture, type TradeFixture } from '../trade-fixture.ts';
import { createViewClient, type ViewClient, loadFacts } from '../view/view.fixture.ts';
import { createImportDeskOperations } from './import-desk.operations.ts';
import { doImports } from './import-queue.fixture.ts';

const header = '数据年月,贸易伙伴编码,贸易伙伴名称,商品编码,商品名称,第一数量,第一计量单位,美元\n';
const brazil = (month: string, kg: number) => `${month},410,巴西,02023000,牛肉,${kg},千克,${kg * 5}\n`;

let trade: TradeFixture;
let analyst: Caller;
let ask: ViewClient;
beforeAll(async () => {
  trade = await openTradeFixture();
  analyst = await addCaller(trade, { name: 'anna', role: 'analyst' });
  ask = createViewClient(trade);
  const fact = { origin: 'BRA', cut: 'shank', grams: 9_000_000_000n, usdCents: 4_500_000_000n } as const;
  const months = [202601, 202602, 202603];
  await loadFacts(
    trade,
    months.flatMap((period) => [
      { ...fact, period, hs: '02023000' },
      { ...fact, period, hs: '02032900', cut: null },
      { ...fact, period, hs: '05040029', cut: null },
    ]),
    { source: 'demo' },
  );
});
afterAll(async () => {
  await trade.close();
});

async function call<Name extends OperationName>(
  name: Name,
  input: RequestOf<Operations[Name]>,
): Promise<OutputOf<Operations[Name]>> {
  const dispatcher = createDispatcher(createImportDeskOperations(trade), 'fail');
  return createInProcessApi(dispatcher, analyst)(name, input);
}

async function send(text: string): Promise<number> {
  const bytes = Buffer.from(text);
  const { Row } = await call('StartTradeImport', { FileName: 'given.csv', Bytes: bytes.length });
  await call('UploadTradeImportPart', { ImportID: Row.ImportID, Offset: 0, Files: new Blob([bytes]) });
  await doImports(trade);
  return Row.ImportID;
}

async function commit(id: number): Promise<number> {
  await call('CommitTradeImport', { ImportID: id });
  await doImports(trade);
  return (await call('GetTradeImport', { ImportID: id })).Row.RunID ?? 0;
}

async function answers(view: Parameters<ViewClient['table']>[0], input: object = {}) {
  const { Dict } = await ask.table(view, { StartDate: '2026-01', EndDate: '2026-03', ...input });
  return Dict.Source;
}

const setDemonstration = async (Meat: 'beef' | 'pork', Shown: boolean) =>
  call('SetTradeDemonstration', { Meat, Shown }).then(
    ({ Row }) => Row,
    (error: unknown) => (error instanceof ApiError ? error.data.List?.[0]?.Rule : error),
  );

let run = 0;

test('the preview says which pages would open with another source, span and headline', async () => {
  const id = await send(header + brazil('202405', 1_000_000) + brazil('202406', 500_000));
  const { Dict } = await call('GetTradeImport', { ImportID: id });
  const demo = { Source: 'demo', Demo: true, StartDate: '2026-01', EndDate: '2026-03', Tonnes: 27_000 };
  const customs = { Source: 'customs', StartDate: '2024-05', EndDate: '2024-06', Tonnes: 1500, ValueUsd: 7_500_000 };
  expect(Dict.Effects).toMatchObject([{ Meat: 'beef', Before: demo, After: customs }]);
  const views = Dict.Effects[0]?.Views.map(({ Code }) => Code) ?? [];
  expect(views).toEqual(expect.arrayContaining(['beef-one', 'beef-two']));
  // Customs tell no cuts.
  expect(views).not.toContain('beef-six');
  expect(views.filter((code) => code.startsWith('pork'))).toEqual([]);
  run = await commit(id);
  const { Rows, Row } = await ask.table('beef-one', { IsFirst: true });
  expect([Rows.map(({ Code }) => Code), Row.Volume, Row.ValueUsd]).toEqual([['BRA'], 1500, 7_500_000]);

  const next = await send(header + brazil('202407', 250_000));
  const { Dict: later } = await call('GetTradeImport', { ImportID: next });
  expect(later.Effects).toMatchObject([
    { Before: customs, After: { ...customs, EndDate: '2024-07', Tonnes: 1750, ValueUsd: 8_750_000 } },
  ]);
  await call('DiscardTradeImport', { ImportID: next });
  const same = await send(`${header}${brazil('202405', 1_000_000)}`.replaceAll('美元', '人民币'));
  expect((await call('GetTradeImport', { ImportID: same })).Dict.Effects).toEqual([]);
  await call('DiscardTradeImport', { ImportID: same });
});

test('a query by place without partners changes the page of provinces alone', async () => {
  const id = await send(
    '数据年月,商品编码,商品名称,注册地编码,注册地名称,第一数量,第一计量单位,美元\n202305,02023000,牛肉,31,上海市,700000,千克,2100000\n',
  );
  const { Dict } = await call('GetTradeImport', { ImportID: id });
  expect(Dict.Effects).toMatchObject([
    {
      Views: [{ Code: 'beef-three' }],
      Before: null,
      After: { Source: 'customsPlaces', StartDate: '2023-05', EndDate: '2023-05', Tonnes: 700 },
    },
  ]);
  await call('DiscardTradeImport', { ImportID: id });
});

test('once it is closed for a meat, no page of it shows invented figures, in whatever months and breakdown', async () => {
  expect((await call('GetTradeImports', {})).Dict.Demonstration).toEqual([
    { Meat: 'beef', Shown: true, Genuine: true },
    { Meat: 'pork', Shown: true, Genuine: false },
  ]);
  expect([await answers('beef-one'), await answers('beef-six')]).toEqual(['demo', 'demo']);
  expect(await setDemonstration('beef', false)).toEqual({ Meat: 'beef', Shown: false, Genuine: true });
  expect([await answers('beef-one'), await answers('beef-six')]).toEqual(['customs', null]);
  expect(await answers('beef-one', { Source: 'demo' })).toBeNull();
  expect(await answers('beef-one', { Type: 'beef|offal_0504' })).toBe('customs');
  expect(await answers('pork-one')).toBe('demo');
  expect(await answers('pork-one', { Type: 'pork|offal_0504' })).toBeNull();
  expect([await setDemonstration('beef', false), await setDemonstration('pork', false)]).toEqual(['closed', 'genuine']);
});

test('it is open again where it is put back, and where no genuine figures count any more', async () => {
  expect(await setDemonstration('beef', true)).toEqual({ Meat: 'beef', Shown: true, Genuine: true });
  expect(await answers('beef-six')).toBe('demo');
  await setDemonstration('beef', false);
  await call('UndoTradeImport', { RunID: run });
  expect((await call('GetTradeImports', {})).Dict.Demonstration[0]).toEqual({
    Meat: 'beef',
    Shown: true,
    Genuine: false,
  });
  expect(await answers('beef-one')).toBe('demo');
  const entries = await trade.db
    .selectFrom('audit_entry')
    .select(['operation', 'subject_id'])
    .where('operation', '=', 'SetTradeDemonstration')
    .execute();
  expect(entries.map(({ subject_id: id }) => id)).toEqual(['beef', 'beef', 'beef']);
});

test('a position is genuine for the meat of its lines', () => {
  const vintages = [{ source: 'comtrade', hsCodes: ['0203'] }] as const;
  expect(groupsWithoutDemo(['pork'], vintages)).toEqual(expect.arrayContaining(['pork', 'pork_offal', 'offal_0504']));
  expect(groupsWithoutDemo(['pork'], [{ source: 'comtrade', hsCodes: ['02023000'] }])).toEqual([]);
  expect(groupsWithoutDemo([], vintages)).toEqual([]);
});
