import type { RequestOf } from '@btc/contract/wire/operation.ts';
import { getRevisedFigures } from '@btc/contract/trade/revisions.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '#platform/api/binding.ts';
import { anonymousCaller, dataMember, openTradeFixture } from '../trade-fixture.ts';
import type { TradeFixture } from '../trade-fixture.ts';
import { createViewClient, type ViewClient, callerWith } from '../view/view.fixture.ts';
import { undoRun } from '../desk/undo-run.service.ts';

const header = '数据年月,贸易伙伴编码,贸易伙伴名称,商品编码,商品名称,第一数量,第一计量单位,美元\n';
const beef = (month: string, kg: number, usd: number) => `${month},410,巴西,02023000,牛肉,${kg},千克,${usd}\n`;
const uruguay = (month: string, kg: number) => `${month},444,乌拉圭,02023000,牛肉,${kg},千克,${kg * 4}\n`;
const pork = (month: string, kg: number) => `${month},410,巴西,02032900,猪肉,${kg},千克,${kg * 2}\n`;

let trade: TradeFixture;
let ask: ViewClient;
beforeAll(async () => {
  trade = await openTradeFixture();
  ask = createViewClient(trade);
  const load = (rows: string, asPublishedOn: string) =>
    trade.importText('customs-query', header + rows, { asPublishedOn });
  await load(beef('202401', 1000, 5000) + uruguay('202401', 500) + pork('202401', 100), '2024-03-20');
  await load(
    beef('202401', 1100, 5500) + uruguay('202401', 500) + pork('202401', 90) + beef('202402', 70, 300),
    '2024-04-20',
  );
  // Yuan beside the same weights: nothing is revised.
  const yuan = header.replace('美元', '人民币') + beef('202402', 70, 2100);
  await trade.importText('customs-query', yuan, { asPublishedOn: '2024-05-20' });
});
afterAll(async () => trade.close());

async function history(input: RequestOf<typeof getRevisedFigures> = {}, caller: Caller = dataMember) {
  return getRevisedFigures.output.parse(
    await ask.call('GetRevisedFigures', getRevisedFigures.input.parse(input), caller),
  );
}

test('a load keeps the published figures that it changed, and nothing that is new', async () => {
  const { Rows, Total } = await history();
  expect(Total).toBe(2);
  const [brazil] = Rows;
  expect(brazil).toMatchObject({
    Source: 'customs',
    PublishedOn: '2024-04-20',
    Period: '2024-01',
    Code: 'BRA',
    GroupCode: 'beef',
    Before: { Tonnes: 1, ValueUsd: 5000, ValueCny: null },
    After: { Tonnes: 1.1, ValueUsd: 5500 },
    Locked: false,
  });
  expect(brazil?.Percent).toBeCloseTo(10);
  const log = await trade.db.selectFrom('trade_import_run').select('revised').orderBy('id').execute();
  expect(log.map(({ revised }) => revised)).toEqual([0, 2, 0]);
});

test('figures are for those who may see them in a view; by how much they changed is open', async () => {
  // A member of the data section for beef.
  expect((await history()).Rows.map(({ GroupCode, Locked }) => [GroupCode, Locked])).toEqual([
    ['beef', false],
    ['pork', true],
  ]);
  const porkMember = callerWith('PorkData');
  expect((await history({}, porkMember)).Rows.map(({ Locked }) => Locked)).toEqual([true, false]);
  const { Rows } = await history({}, anonymousCaller);
  expect(Rows.map(({ Locked }) => Locked)).toEqual([true, true]);
  expect(Rows.map(({ Before, After }) => [Before.Tonnes, After.ValueUsd])).toEqual([
    [null, null],
    [null, null],
  ]);
  expect(Rows[1]?.Percent).toBeCloseTo(-10);
});

test('the history of a figure is asked by origin and months', async () => {
  const counts = async (input: RequestOf<typeof getRevisedFigures>) => (await history(input)).Total;
  expect(await counts({ Origin: 'BRA', StartDate: '2024-01', EndDate: '2024-01', Source: 'customs' })).toBe(2);
  expect(await counts({ Origin: 'URY' })).toBe(0);
  expect(await counts({ StartDate: '2024-02' })).toBe(0);
  expect(await counts({ EndDate: '2023-12' })).toBe(0);
  expect(await counts({ Source: 'comtrade' })).toBe(0);
});

test('rows of origins and periods of a view are marked, as published by the day that is asked for', async () => {
  const span = { StartDate: '2024-01', EndDate: '2024-02', Source: 'customs' } as const;
  const marked = async (input: object) => {
    const { Rows, Dict } = await ask.table('beef-one', { ...span, ...input });
    return [Rows.flatMap(({ Code, Revised }) => (Revised === true ? [Code] : [])), Dict.Revised];
  };
  expect(await marked({})).toEqual([['BRA'], ['2024-01']]);
  expect(await marked({ StartDate: '2024-02' })).toEqual([[], []]);
  expect(await marked({ Origin: 'URY' })).toEqual([[], []]);
  expect(await marked({ Type: 'beef_offal' })).toEqual([[], []]);
  expect(await marked({ AsPublishedOn: '2024-04-01' })).toEqual([[], []]);
  expect((await ask.table('beef-two', span)).Dict.Revised).toEqual(['2024-01']);
});

test('what is taken back has revised nothing', async () => {
  const { user: staff } = dataMember;
  if (staff === null) throw new Error('no user');
  const runs = await trade.db.selectFrom('trade_import_run').select('id').orderBy('id', 'desc').limit(2).execute();
  for (const { id } of runs) {
    await trade.db.transaction().execute(async (db) => {
      await undoRun({ db, now: trade.clock.now(), staff }, id);
    });
  }
  await trade.facts.refresh();
  expect((await history()).Total).toBe(0);
});
