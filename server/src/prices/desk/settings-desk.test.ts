import type { DayRate } from '@btc/contract/prices/price-fields.ts';
import type { PriceDuty } from '@btc/contract/prices/landed-cost.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '#platform/api/binding.ts';
import { addAccount, openPricesFixture, paidCaller, type PricesFixture } from '../prices.fixture.ts';

let prices: PricesFixture;
let analyst: Caller;
beforeAll(async () => {
  prices = await openPricesFixture('2026-03-06T12:00:00+08:00');
  analyst = paidCaller(await addAccount(prices.db, 'analyst'), 'analyst');
});
afterAll(async () => prices.close());

const error = (Field: string, Rule: string) => ({ code: 1001, data: { List: [{ Field, Rule }] } });

function enter(day: string, rate: number, more: object = {}): Promise<unknown> {
  return prices.call('SaveExchangeRate', { Day: day, CnyPerUsd: rate, Source: 'CFETS', ...more }, analyst);
}

async function listRates(day: string): Promise<readonly DayRate[]> {
  const answer = await prices.call('GetPriceSettings', {}, analyst);
  return (answer as { Rows: DayRate[] }).Rows.filter(({ Day }) => Day === day);
}

function lastEntry(operation: string) {
  return prices.db
    .selectFrom('audit_entry')
    .selectAll()
    .where('operation', '=', operation)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

test('a rate far from the one before asks again, a day to come has none, and an entered rate can be taken out', async () => {
  await enter('2026-03-04', 7.2, { Confirmed: true });
  const before = await listRates('2026-03-05');
  await expect(enter('2026-03-05', 72)).rejects.toMatchObject(error('CnyPerUsd', 'jump'));
  await expect(enter('2026-03-07', 7.2)).rejects.toMatchObject(error('Day', 'future'));
  await enter('2026-03-05', 7.21);
  expect(await listRates('2026-03-05')).toMatchObject([{ CnyPerUsd: 7.21, Source: 'CFETS', Demo: false }]);
  await enter('2026-03-05', 9, { Confirmed: true });
  await prices.call('DeleteExchangeRate', { Day: '2026-03-05', Source: 'CFETS' }, analyst);
  expect(await listRates('2026-03-05')).toEqual(before);
  expect(await lastEntry('DeleteExchangeRate')).toMatchObject({ before: { CnyPerUsd: 9, Source: 'CFETS' } });
  const again = prices.call('DeleteExchangeRate', { Day: '2026-03-05', Source: 'CFETS' }, analyst);
  await expect(again).rejects.toMatchObject({ code: 1009 });
});

const duty = {
  Meat: 'pork',
  Origin: 'NOR',
  Kind: 'additional',
  Percent: 5,
  PercentTo: null,
  From: '2026-01-01',
  Until: null,
  NoteCn: null,
  NoteEn: null,
  SourceCn: '测试',
  SourceEn: 'test',
};

async function saveDuty(changes: object): Promise<PriceDuty> {
  return ((await prices.call('SavePriceDuty', { ...duty, ...changes }, analyst)) as { Row: PriceDuty }).Row;
}

test('a duty is corrected and taken out only as it was seen', async () => {
  const first = await saveDuty({});
  const second = await saveDuty({ DutyID: first.DutyID, Percent: 6, Expected: first });
  await expect(saveDuty({ DutyID: first.DutyID, Percent: 7, Expected: first })).rejects.toMatchObject(
    error('Expected', 'changed'),
  );
  const remove = (Expected: PriceDuty) =>
    prices.call('DeletePriceDuty', { Meat: 'pork', DutyID: first.DutyID, Expected }, analyst);
  await expect(remove(first)).rejects.toMatchObject(error('Expected', 'changed'));
  await remove(second);
  await expect(remove(second)).rejects.toMatchObject({ code: 1009 });
  expect(await lastEntry('DeletePriceDuty')).toMatchObject({ before: { Percent: 6, Origin: 'NOR' }, after: null });
});

test('settings that a colleague has changed meanwhile are not written over', async () => {
  const { Row: seen } = (await prices.call('GetPriceSettings', {}, analyst)) as { Row: { PortCost: number } };
  await prices.call('SavePriceSettings', { ...seen, PortCost: 1.5, Expected: seen }, analyst);
  const late = prices.call('SavePriceSettings', { ...seen, PortCost: 2, Expected: seen }, analyst);
  await expect(late).rejects.toMatchObject(error('Expected', 'changed'));
});
