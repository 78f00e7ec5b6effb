import type { DeskLiveCattleRow } from '@btc/contract/prices/live-cattle.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Caller } from '#platform/api/binding.ts';
import { createWeekFixture, onTrial, paidPrice, type WeekFixture } from '../week.fixture.ts';

let week: WeekFixture;
let analyst: Caller;

beforeEach(async () => {
  week = await createWeekFixture();
  analyst = await week.addUser('analyst', {}, 'analyst');
});
afterEach(() => week.drop());

function enter(day: string, price: string, confirmed = false) {
  const one = { Code: 'BRA', LocalPrice: price, UsdPerUnit: '0.2', Source: 'CEPEA/B3' } as const;
  return week.call('SaveLiveCattlePrices', { Date: day, Confirmed: confirmed, Prices: [one] }, analyst);
}

test('the table is locked for who has no prices, and a trial counts it once', async () => {
  await enter('2026-11-18', '300');
  const name = 'GetWebPriceLivecattleIndex';
  await expect(week.call(name, {})).rejects.toMatchObject({
    code: 1008,
    data: { Dict: { Module: 'Price', Reason: 'anonymous' } },
  });
  const paid = await week.addUser('paid', paidPrice);
  await expect(week.call(name, { isEn: true }, paid)).rejects.toMatchObject({ code: 1008 });
  await expect(week.call(name, { UserID: 1 }, paid)).rejects.toMatchObject({ code: 1007 });
  const trial = await week.addUser('trial', onTrial);
  expect((await week.call(name, {}, trial)).Dict.TrialLeft).toBe(1);
  expect((await week.call(name, {}, trial)).Dict.TrialLeft).toBe(1);
});

test('prices are given in both units with their changes, and weeks without one stay gaps', async () => {
  await enter('2025-11-19', '250');
  await enter('2026-11-04', '270');
  await enter('2026-11-11', '280');
  await enter('2026-11-18', '294');
  const answer = await week.call(
    'GetWebPriceLivecattleIndex',
    { StartDate: '2026-10-26' },
    await week.addUser('paid', paidPrice),
  );
  expect(answer.Rows).toMatchObject([{ Code: 'BRA', LocalPrice: 294, UsdPerKg: 3.92, WoW: 5, YoY: 17.6 }]);
  expect(answer.Dates).toEqual(['2026-10-30', '2026-11-06', '2026-11-13', '2026-11-20']);
  expect(answer.Datas[0]?.Local).toEqual([null, 270, 280, 294]);
});

test('a history that ends in the first years that can be asked for begins with them', async () => {
  const paid = await week.addUser('paid', paidPrice);
  const ask = async (EndDate: string) => (await week.call('GetWebPriceLivecattleIndex', { EndDate }, paid)).Dates;
  expect(await ask('1990-01-01')).toEqual(['1990-01-05']);
  expect(await ask('1990-01-12')).toEqual(['1990-01-05', '1990-01-12']);
});

test('a jump is confirmed, the future refused, and a price taken out with a trace', async () => {
  await enter('2026-11-11', '300');
  await expect(enter('2026-11-18', '3000')).rejects.toMatchObject({
    data: { List: [{ Field: 'Prices.0.LocalPrice', Rule: 'jump' }] },
  });
  await enter('2026-11-18', '3000', true);
  await expect(enter('2026-11-19', '300')).rejects.toMatchObject({ data: { List: [{ Rule: 'future' }] } });
  await week.call('DeleteLiveCattlePrice', { Code: 'BRA', Date: '2026-11-18' }, analyst);
  const { Rows, List } = await week.call('GetDeskLiveCattle', { Date: '2026-11-18' }, analyst);
  expect(Rows).toEqual([]);
  expect(List).toMatchObject([{ Code: 'BRA', LocalPrice: '300', UsdPerKg: 4 }]);
  const last = await week.db.selectFrom('audit_entry').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
  expect(last).toMatchObject({ operation: 'DeleteLiveCattlePrice', before: { BRA: '3000' } });
});

test('prices that a colleague has entered meanwhile are neither written over nor taken out', async () => {
  const day = '2026-11-18';
  const save = (Expected: DeskLiveCattleRow[], Code: 'BRA' | 'URY', LocalPrice: string) =>
    week.call(
      'SaveLiveCattlePrices',
      { Date: day, Confirmed: true, Prices: [{ Code, LocalPrice, UsdPerUnit: '1', Source: 'test' }], Expected },
      analyst,
    );
  const error = { code: 1001, data: { List: [{ Field: 'Expected', Rule: 'changed' }] } };
  const { Rows: first } = await save([], 'BRA', '300');
  await expect(save([], 'BRA', '310')).rejects.toMatchObject(error);
  // Another market of the day is nobody's concern.
  await save([], 'URY', '5');
  const { Rows: second } = await save(first, 'BRA', '320');
  await expect(save(first, 'BRA', '330')).rejects.toMatchObject(error);
  const remove = (Expected: DeskLiveCattleRow | undefined) =>
    week.call('DeleteLiveCattlePrice', { Code: 'BRA', Date: day, Expected }, analyst);
  await expect(remove(first[0])).rejects.toMatchObject(error);
  await remove(second.find(({ Code }) => Code === 'BRA'));
});

test('a price that is corrected or taken out later is read as it had been published before', async () => {
  await enter('2026-11-11', '300');
  await week.db
    .updateTable('live_cattle_price')
    .set({ published_since: '2026-11-12' })
    .where('day', '=', '2026-11-11')
    .execute();
  await enter('2026-11-11', '303');
  const paid = await week.addUser('paid', paidPrice);
  const ask = async (AsPublishedOn?: string) => {
    const input = AsPublishedOn === undefined ? {} : { AsPublishedOn };
    return (await week.call('GetWebPriceLivecattleIndex', input, paid)).Rows.map(({ LocalPrice }) => LocalPrice);
  };
  expect([await ask(), await ask('2026-11-12'), await ask('2026-11-11')]).toEqual([[303], [300], []]);
  await week.call('DeleteLiveCattlePrice', { Code: 'BRA', Date: '2026-11-11' }, analyst);
  expect([await ask(), await ask('2026-11-12')]).toEqual([[], [300]]);
});
