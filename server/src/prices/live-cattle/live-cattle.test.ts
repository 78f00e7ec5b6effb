import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Caller } from '#platform/api/binding.ts';
import { listCattleWeeks } from './cattle-weeks.ts';
import { createWeekFixture, enterCattle, onTrial, paidPrice, type WeekFixture } from '../week.fixture.ts';

let week: WeekFixture;
let analyst: Caller;

beforeEach(async () => {
  week = await createWeekFixture();
  analyst = await week.addUser('analyst', {}, 'analyst');
});
afterEach(() => week.drop());

function enter(day: string, price: string, code: 'BRA' | 'URY' = 'BRA') {
  return enterCattle(week, analyst, { day, price, code });
}

const readSheet = (day: string) => week.call('GetLiveCattleSheet', { Date: day }, analyst);

async function readLine(day: string, code: string) {
  return (await readSheet(day)).Rows.find(({ Code }) => Code === code);
}

type Line = Parameters<typeof saveLines>[1][number];

async function saveLines(
  day: string,
  lines: readonly { code?: 'BRA' | 'URY'; was?: number; price: string | null; isSure?: boolean }[],
) {
  const { Rows } = await week.call(
    'SaveLiveCattleDrafts',
    {
      Date: day,
      Lines: lines.map(({ code = 'BRA', was = 0, price, isSure = false }) => ({
        Code: code,
        ExpectedRevision: was,
        Values: price === null ? null : { LocalPrice: price, UsdPerUnit: '0.2', Source: 'CEPEA/B3' },
        Confirmed: isSure,
      })),
    },
    analyst,
  );
  return Rows.map(({ Outcome, Rule }) => Rule ?? Outcome);
}

const save = (day: string, line: Line) => saveLines(day, [line]);
const seen = (revision: number, code: 'BRA' | 'URY' = 'BRA') => ({ Code: code, ExpectedRevision: revision });

const name = 'GetWebPriceLivecattleIndex';

test('the latest week is for everybody, without what tells of earlier prices', async () => {
  await enter('2025-11-19', '250');
  await enter('2026-11-11', '280');
  await enter('2026-11-18', '294');
  const { Rows, Dates, Datas, Dict } = await week.call(name, {});
  expect(Rows).toMatchObject([{ Code: 'BRA', Date: '2026-11-18', LocalPrice: 294, UsdPerKg: 3.92, WoW: 5, YoY: null }]);
  expect([Dates, Datas]).toEqual([[], []]);
  expect(Dict).toMatchObject({ Locked: { Module: 'Price', Reason: 'anonymous' } });
  expect(listCattleWeeks({ Rows, Total: 1, Dates, Datas, Dict })).toEqual([
    { date: '2026-11-20', code: 'BRA', name: Rows[0]?.Name, local: 294, usdPerKg: 3.92 },
  ]);
});

test('a market that was silent for more than a week is not of the latest one', async () => {
  await enter('2026-11-11', '4.1', 'URY');
  await enter('2026-11-18', '294');
  expect((await week.call(name, {})).Rows.map(({ Code }) => Code)).toEqual(['BRA']);
});

test('the history is locked for who has no prices, and a trial counts it once', async () => {
  await enter('2026-11-18', '300');
  for (const history of [{ StartDate: '2026-11-01' }, { EndDate: '2026-11-01' }, { AsPublishedOn: '2026-11-01' }]) {
    await expect(week.call(name, history)).rejects.toMatchObject({
      code: 1008,
      data: { Dict: { Module: 'Price', Reason: 'anonymous' } },
    });
  }
  const paid = await week.addUser('paid', paidPrice);
  expect((await week.call(name, { isEn: true }, paid)).Dict.Locked).toMatchObject({ Module: 'Price' });
  await expect(week.call(name, { UserID: 1 }, paid)).rejects.toMatchObject({ code: 1007 });
  expect((await week.call(name, {}, paid)).Dict.Locked).toBeNull();
  const trial = await week.addUser('trial', onTrial);
  expect((await week.call(name, {}, trial)).Dict.TrialLeft).toBe(1);
  expect((await week.call(name, {}, trial)).Dict.TrialLeft).toBe(1);
});

test('a trial sees the last year, and no earlier state', async () => {
  await enter('2024-11-20', '200');
  const trial = await week.addUser('trial_year', onTrial);
  const paid = await week.addUser('paid_year', paidPrice);
  const past = { StartDate: '2024-01-01', EndDate: '2024-11-22' };
  expect((await week.call(name, past, paid)).Rows).toMatchObject([{ LocalPrice: 200 }]);
  expect(await week.call(name, past, trial)).toMatchObject({ Rows: [], Dates: [], Dict: { TrialLeft: 1 } });
  const { Dates } = await week.call(name, { StartDate: '2024-01-01' }, trial);
  expect(Dates.every((day) => day >= '2025-11-14')).toBe(true);
  await expect(week.call(name, { AsPublishedOn: '2024-11-22' }, trial)).rejects.toMatchObject({ code: 1008 });
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

test('lines are saved each by itself: a jump is confirmed, the future refused, an empty line goes', async () => {
  await enter('2026-11-11', '300');
  const day = '2026-11-18';
  expect(await saveLines(day, [{ price: '3000' }, { code: 'URY', price: '4.1' }])).toEqual(['jump', 'saved']);
  expect(await save(day, { price: '3000', isSure: true })).toEqual(['saved']);
  expect(await save('2026-11-19', { price: '300' })).toEqual(['future']);
  expect(await save(day, { code: 'URY', was: 1, price: null })).toEqual(['removed']);
  expect(await readLine(day, 'URY')).toMatchObject({ Quote: null, Previous: null });
  expect(await readLine(day, 'BRA')).toMatchObject({
    Quote: { LocalPrice: '3000', UsdPerUnit: '0.2', State: 'draft', Revision: 1, SavedBy: 'analyst' },
    Previous: { LocalPrice: '300', Date: '2026-11-11', Demo: false },
  });
  expect(await readLine(day, 'USA')).toMatchObject({ Quote: null });
  // Nobody reads a draft.
  const paid = await week.addUser('paid', paidPrice);
  const { Rows } = await week.call('GetWebPriceLivecattleIndex', {}, paid);
  expect(Rows.map(({ LocalPrice }) => LocalPrice)).toEqual([300]);
});

test('a market that quotes in dollars has no other rate', async () => {
  await save('2026-11-18', { code: 'URY', price: '4.1' });
  expect((await readLine('2026-11-18', 'URY'))?.Quote).toMatchObject({ UsdPerUnit: '1' });
});

test('what a colleague has saved meanwhile is neither written over nor published', async () => {
  const day = '2026-11-18';
  const changed = { code: 1001, data: { List: [{ Field: 'Lines.0', Rule: 'changed' }] } };
  const publish = (revision: number) => week.call('PublishLiveCattle', { Date: day, Lines: [seen(revision)] }, analyst);
  await save(day, { price: '300' });
  expect(await save(day, { price: '310' })).toEqual(['changed']);
  expect(await save(day, { was: 1, price: '320' })).toEqual(['saved']);
  await expect(publish(1)).rejects.toMatchObject(changed);
  expect(await publish(2)).toEqual({ Total: 1 });
  await expect(publish(2)).rejects.toMatchObject(changed);
  expect(await save(day, { was: 3, price: '330' })).toEqual(['published']);
  expect((await readLine(day, 'BRA'))?.Quote).toMatchObject({ LocalPrice: '320', State: 'published', Revision: 3 });
});

test('a published price is corrected and withdrawn with a reason and a trace, not over a colleague', async () => {
  const day = '2026-11-18';
  await enter(day, '300');
  const correct = (revision: number, price: string) => {
    const Values = { LocalPrice: price, UsdPerUnit: '0.2', Source: 'CEPEA/B3' };
    const input = { ...seen(revision), Date: day, Values, Reason: 'Misread' };
    return week.call('CorrectLiveCattlePrice', input, analyst);
  };
  const withdraw = (revision: number) =>
    week.call('WithdrawLiveCattlePrices', { Date: day, Lines: [seen(revision)], Reason: 'Wrong day' }, analyst);
  await expect(correct(1, '301')).rejects.toMatchObject({ data: { List: [{ Rule: 'changed' }] } });
  await expect(correct(2, '300')).rejects.toMatchObject({ data: { List: [{ Rule: 'unchanged' }] } });
  await correct(2, '301');
  await expect(withdraw(2)).rejects.toMatchObject({ data: { List: [{ Field: 'Lines.0', Rule: 'changed' }] } });
  expect(await withdraw(3)).toEqual({ Total: 1 });
  expect((await readLine(day, 'BRA'))?.Quote).toMatchObject({ LocalPrice: '301', State: 'draft', Revision: 4 });
  await expect(correct(4, '302')).rejects.toMatchObject({ code: 1009 });
  const trail = await week.db.selectFrom('audit_entry').selectAll().orderBy('id', 'desc').limit(2).execute();
  expect(trail).toMatchObject([
    { operation: 'WithdrawLiveCattlePrices', before: { BRA: '301' }, after: { Reason: 'Wrong day' } },
    { operation: 'CorrectLiveCattlePrice', before: { BRA: '300' }, after: { BRA: '301', Reason: 'Misread' } },
  ]);
});

test('an invented price gives way to a correction, and leaves no draft where it is withdrawn', async () => {
  const day = '2026-11-18';
  await enter(day, '300');
  await week.db.updateTable('live_cattle_price').set({ is_demo: true }).execute();
  expect(await readLine(day, 'BRA')).toMatchObject({ Demo: true, Quote: { State: 'published' } });
  await week.call('WithdrawLiveCattlePrices', { Date: day, Lines: [seen(2)], Reason: 'Invented' }, analyst);
  expect((await readLine(day, 'BRA'))?.Quote).toBeNull();
  await enter(day, '300');
  await week.db.updateTable('live_cattle_price').set({ is_demo: true }).execute();
  await enter(day, '300');
  expect(await readLine(day, 'BRA')).toMatchObject({ Demo: false, Quote: { Revision: 3 } });
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
  await week.call('WithdrawLiveCattlePrices', { Date: '2026-11-11', Lines: [seen(3)], Reason: 'test' }, analyst);
  expect([await ask(), await ask('2026-11-12')]).toEqual([[], [300]]);
});
