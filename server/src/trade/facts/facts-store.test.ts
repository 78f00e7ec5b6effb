import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTradeFixture } from '../trade-fixture.ts';
import type { TradeFixture } from '../trade-fixture.ts';
import type { FactsSnapshot } from './facts-store.ts';
import { FactsStore } from './facts-store.ts';

const header = '数据年月,贸易伙伴编码,贸易伙伴名称,商品编码,商品名称,第一数量,第一计量单位,美元\n';

let trade: TradeFixture;
let cacheFolder = '';
beforeAll(async () => {
  trade = await openTradeFixture();
  cacheFolder = join(trade.folder, 'cache');
});
afterAll(async () => trade.close());

async function kilograms({ read }: Pick<FactsSnapshot, 'read'>): Promise<unknown> {
  return (await read('select coalesce(sum(g) / 1000, 0)::decimal(18, 3)::varchar from facts'))[0]?.[0];
}

function countKilograms(store: FactsStore): Promise<unknown> {
  return store.use(null, async (snapshot) => kilograms(snapshot));
}

function importBrazil(kg: number): Promise<unknown> {
  return trade.importText('customs-query', `${header}202401,410,巴西,02023000,牛肉,${kg},千克,1\n`);
}

test('without a vintage there are no facts', async () => {
  expect(await countKilograms(trade.facts)).toBe('0.000');
});

test('a question under way ends on the facts it began with', async () => {
  await importBrazil(1);
  await trade.facts.use(null, async (snapshot) => {
    await importBrazil(2);
    expect(await kilograms(snapshot)).toBe('1.000');
    expect(await countKilograms(trade.facts)).toBe('2.000');
    expect(await kilograms(snapshot)).toBe('1.000');
  });
});

test('another process takes over the same facts when it is told', async () => {
  const other = new FactsStore({ db: trade.db, files: trade.files, cacheFolder });
  expect(await countKilograms(other)).toBe('2.000');
  await importBrazil(3);
  expect(await countKilograms(other)).toBe('2.000');
  await Promise.all([other.refresh(), other.refresh(), other.refresh()]);
  expect(await countKilograms(other)).toBe('3.000');
  await other.close();
});

test('where the catalogue cannot be read, the old facts answer until it can', async () => {
  let isBroken = false;
  const files = {
    ...trade.files,
    pathOf: (name: string) => (isBroken ? Promise.reject(new Error('no file store')) : trade.files.pathOf(name)),
  };
  const other = new FactsStore({ db: trade.db, files, cacheFolder: join(trade.folder, 'broken-cache') });
  await other.refresh();
  isBroken = true;
  await importBrazil(5);
  await expect(other.refresh()).rejects.toThrow('no file store');
  expect(await countKilograms(other)).toBe('3.000');
  isBroken = false;
  await expect.poll(() => countKilograms(other)).toBe('5.000');
  await other.close();
});

test('many questions at once are answered', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => countKilograms(trade.facts)));
  expect(new Set(answers)).toEqual(new Set(['5.000']));
});

test('a DuckDB file that is broken is built again', async () => {
  await trade.facts.close();
  for (const name of await readdir(cacheFolder)) await writeFile(join(cacheFolder, name), 'not a database');
  expect(await countKilograms(trade.facts)).toBe('5.000');
});

test('a vintage says which dimensions its facts have', async () => {
  const dimensions = () => trade.facts.use(null, async ({ vintages }) => vintages.at(-1)?.dimensions);
  expect(await dimensions()).toEqual([]);
  const places = '注册地编码,注册地名称,' + header;
  await trade.importText('customs-query', `${places}310000,上海市,202403,410,巴西,02023000,牛肉,7,千克,1\n`);
  expect(await dimensions()).toEqual(['province']);
});
