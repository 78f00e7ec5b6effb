import { getBeefWebDataOneChart } from '@btc/contract/trade/beef-one.ts';
import type { DataQuestion } from '@btc/contract/trade/trade-fields.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '#platform/api/binding.ts';
import { anonymousCaller, dataMember, openTradeFixture } from './trade-fixture.ts';
import type { TradeFixture } from './trade-fixture.ts';
import { tradeOperations } from './trade.operations.ts';

let trade: TradeFixture;
beforeAll(async () => {
  trade = await openTradeFixture();
  await trade.importText('customs-query', fileOf(2024), { asPublishedOn: '2025-01-20' });
  await trade.importText('customs-query', fileOf(2025), { asPublishedOn: '2026-01-20' });
});
afterAll(async () => trade.close());

function fileOf(year: number): string {
  const header = '数据年月,贸易伙伴编码,贸易伙伴名称,商品编码,商品名称,第一数量,第一计量单位,人民币\n';
  const months = Array.from({ length: 12 }, (_, place) => `${year}${String(place + 1).padStart(2, '0')}`);
  return header + months.map((month) => `${month},410,巴西,02023000,牛肉,1000,千克,"35,000"\n`).join('');
}

async function chart(input: Partial<DataQuestion>, caller: Caller) {
  const bound = tradeOperations(trade).find(({ operation }) => operation.name === getBeefWebDataOneChart.name);
  return getBeefWebDataOneChart.output.parse(await bound?.handle(input, caller));
}

test('an earlier state of the facts opens no month that is closed today', async () => {
  expect((await chart({ AsPublishedOn: '2025-06-01' }, dataMember)).Dates).toHaveLength(12);
  const answer = await chart({ AsPublishedOn: '2025-06-01' }, anonymousCaller);
  expect(answer).toMatchObject({ Dates: [], Datas: [], Patterns: [], Total: { Volume: null } });
  expect(answer.Dict).toMatchObject({ LockedBefore: '2025-01', LockedReason: 'anonymous' });
});

test('an earlier state of the facts shows the months that are open today', async () => {
  const now = await chart({}, anonymousCaller);
  expect(now.Dates[0]).toBe('2025-01');
  expect((await chart({ AsPublishedOn: '2026-06-01' }, anonymousCaller)).Dates).toEqual(now.Dates);
});
