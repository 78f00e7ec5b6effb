import { beefDataOperations } from '@btc/contract/trade/beef-data.ts';
import type { DataQuestion } from '@btc/contract/trade/trade-fields.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '#platform/api/binding.ts';
import { noCache } from '#platform/cache/shared-cache.ts';
import { anonymousCaller, dataMember, openTradeFixture } from '../trade-fixture.ts';
import type { TradeFixture } from '../trade-fixture.ts';
import { createTradeOperations } from '../trade.operations.ts';

const { GetBeefWebDataOneChart } = beefDataOperations;

let trade: TradeFixture;
beforeAll(async () => {
  trade = await openTradeFixture();
  await trade.importText('customs-query', toFile(2024), { asPublishedOn: '2025-01-20' });
  await trade.importText('customs-query', toFile(2025), { asPublishedOn: '2026-01-20' });
});
afterAll(async () => trade.close());

function toFile(year: number): string {
  const header = '数据年月,贸易伙伴编码,贸易伙伴名称,商品编码,商品名称,第一数量,第一计量单位,人民币\n';
  const months = Array.from({ length: 12 }, (_, index) => `${year}${String(index + 1).padStart(2, '0')}`);
  return header + months.map((month) => `${month},410,巴西,02023000,牛肉,1000,千克,"35,000"\n`).join('');
}

async function chart(input: Partial<DataQuestion>, caller: Caller) {
  const bound = createTradeOperations(trade).find(({ operation }) => operation.name === GetBeefWebDataOneChart.name);
  return GetBeefWebDataOneChart.output.parse(await bound?.handle(input, caller, noCache));
}

test('a member sees the facts as they had been published on an earlier day', async () => {
  expect((await chart({ AsPublishedOn: '2025-06-01' }, dataMember)).Dates.at(-1)).toBe('2024-12');
  expect((await chart({}, dataMember)).Dates.at(-1)).toBe('2025-12');
});

test('an earlier state of the facts is for members only, as each takes a file of its own', async () => {
  await expect(chart({ AsPublishedOn: '2025-06-01' }, anonymousCaller)).rejects.toMatchObject({
    code: 1008,
    data: { Dict: { Module: 'Data', Reason: 'anonymous' } },
  });
  const members = { ...dataMember, user: dataMember.user && { ...dataMember.user, membership: trialMembership } };
  await expect(chart({ AsPublishedOn: '2025-06-01' }, members)).rejects.toMatchObject({ code: 1008 });
});

const trialMembership = {
  ChargeState: 2,
  ChargeExpireDate: null,
  CanVisitModule: '',
  ChargeStataEn: 0,
  ChargeEnExpireDate: null,
  CanVisitModuleEn: '',
};
