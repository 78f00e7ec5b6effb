import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '@btc/server/src/platform/db/db.ts';
import { openTradeFixture } from '@btc/server/src/trade/trade-fixture.ts';
import type { TradeFixture } from '@btc/server/src/trade/trade-fixture.ts';
import { fewDemoRows, loadDemoFacts, removeDemoFacts } from './load-demo-facts.ts';

let trade: TradeFixture;
beforeAll(async () => {
  trade = await openTradeFixture();
});
afterAll(async () => trade.close());

const few = { rows: fewDemoRows };

function countFacts(): Promise<number> {
  return trade.facts.use(null, async ({ read }) => Number((await read('select count(*) from facts'))[0]?.[0]));
}

async function countRows(db: Db): Promise<readonly number[]> {
  const tables = ['company', 'plant', 'plant_event', 'trade_vintage'] as const;
  const counts = tables.map((table) =>
    db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow(),
  );
  return (await Promise.all(counts)).map(({ rows }) => rows);
}

test('the demonstration facts are loaded once, with all dimensions', async () => {
  expect(await loadDemoFacts(trade, few)).toEqual({ loaded: true });
  const [companies, plants, events, vintages] = await countRows(trade.db);
  expect(companies).toBeGreaterThan(480);
  expect(plants).toBe(300);
  expect(events).toBeGreaterThan(450);
  expect(vintages).toBe(1);
  expect(await countFacts()).toBeGreaterThan(20_000);
  expect(await loadDemoFacts(trade, few)).toEqual({ loaded: false });
  const { vintages: current } = await trade.facts.use(null, async (snapshot) => snapshot);
  expect(current[0]?.dimensions).toEqual(['mode', 'province', 'district', 'cut', 'plant', 'exporter', 'importer']);
});

test('every plant, exporter and importer of a fact is known', async () => {
  const known = async (table: 'company' | 'plant'): Promise<ReadonlySet<string>> => {
    if (table === 'plant')
      return new Set((await trade.db.selectFrom('plant').select('code').execute()).map(({ code }) => code));
    const rows = await trade.db.selectFrom('company').select(['id', 'kind']).execute();
    return new Set(rows.map(({ id, kind }) => `${kind === 'exporter' ? 'E' : 'I'}${id}`));
  };
  const named = await trade.facts.use(null, ({ read }) =>
    read('select distinct unnest([exporter, importer]) from facts union all select distinct plant from facts'),
  );
  const all = new Set([...(await known('company')), ...(await known('plant'))]);
  expect(named.every(([code]) => all.has(String(code)))).toBe(true);
});

test('another number of rows takes the place of the first, and the old file is removed', async () => {
  const before = await countFacts();
  expect(await loadDemoFacts(trade, { rows: 2 * fewDemoRows })).toEqual({ loaded: true });
  expect(await countFacts()).toBeGreaterThan(before);
  expect((await countRows(trade.db)).at(-1)).toBe(1);
});

test('removing them leaves nothing', async () => {
  expect(await removeDemoFacts(trade)).toBe(1);
  expect(await countFacts()).toBe(0);
  expect(await countRows(trade.db)).toEqual([0, 0, 0, 0]);
  expect(await removeDemoFacts(trade)).toBe(0);
});
