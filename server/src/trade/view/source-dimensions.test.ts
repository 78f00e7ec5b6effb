import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTradeFixture } from '../trade-fixture.ts';
import type { TradeFixture } from '../trade-fixture.ts';
import { createViewClient, loadFacts } from './view.fixture.ts';
import type { ViewClient, StagedFact } from './view.fixture.ts';

let trade: TradeFixture;
let ask: ViewClient;
beforeAll(async () => {
  trade = await openTradeFixture();
  await loadFacts(trade, listMonthsIn(2024), { source: 'customs', publishedOn: '2025-01-20' });
  await loadFacts(trade, listMonthsIn(2025), { source: 'customs', publishedOn: '2026-01-20' });
  await loadFacts(trade, listMonthsIn(2023, '31'), { source: 'shipments', publishedOn: '2024-01-20' });
  await loadFacts(trade, listMonthsIn(2024), { source: 'shipments', publishedOn: '2025-01-20' });
  await loadFacts(trade, listMonthsIn(2025, null, '12'), { source: 'shipments', publishedOn: '2026-01-20' });
  ask = createViewClient(trade);
});
afterAll(async () => trade.close());

function listMonthsIn(year: number, ...provinces: readonly (string | null)[]): readonly StagedFact[] {
  return Array.from({ length: 12 }, (_, index) => year * 100 + index + 1).flatMap((period) =>
    (provinces.length === 0 ? [null] : provinces).map((province) => ({
      period,
      origin: 'BRA',
      hs: '02023000',
      province,
      grams: 1_000_000n,
    })),
  );
}

test('a view is answered by the best source whose facts tell what it is broken down by', async () => {
  expect((await ask.table('beef-one')).Dict).toMatchObject({
    Source: 'customs',
    Sources: [{ Code: 'customs' }, { Code: 'shipments' }],
  });
  expect((await ask.table('beef-three')).Dict).toMatchObject({ Source: 'shipments', Sources: [{ Code: 'shipments' }] });
});

test('one that is asked for a source which cannot tell it says so, and shows nothing', async () => {
  const answer = await ask.table('beef-three', { Source: 'customs' });
  expect(answer).toMatchObject({ Rows: [], Row: { Volume: null }, Dict: { Source: null, DataLimit: null } });
  expect((await ask.chart('beef-five')).Dict.Source).toBeNull();
});

test('months whose file did not tell it are a gap, not a member without a name', async () => {
  const { Dates, Total } = await ask.chart('beef-three', { Period: 'year' });
  expect(Dates).toEqual(['2023', '2024', '2025']);
  expect(Total.Volumes).toEqual([12, null, 24]);
});

test('what a file that tells it leaves out is a member of its own, and stands last', async () => {
  const { Rows } = await ask.table('beef-three', { StartDate: '2025-01' });
  expect(Rows.map(({ Code, NameEn, Volume }) => [Code, NameEn, Volume])).toEqual([
    ['12', 'Tianjin', 12],
    ['NONE', 'Not stated', 12],
  ]);
});
