import type { getPriceBenchmarks } from '@btc/contract/prices/benchmarks/benchmarks.ts';
import type { getWebPriceDataList, getWebPriceHistory, getWebPriceVaildDate } from '@btc/contract/prices/quotes.ts';
import { addDays } from '@btc/contract/time.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '#platform/api/binding.ts';
import { loadDemoBenchmarks } from '@btc/demo/prices/load-benchmarks.ts';
import { loadDemoPrices } from '@btc/demo/prices/load-prices.ts';
import { addAccount, openPricesFixture, paidCaller, type PricesFixture } from '../prices.fixture.ts';

type List = OutputOf<typeof getWebPriceDataList>;
type History = OutputOf<typeof getWebPriceHistory>;
type Benchmarks = OutputOf<typeof getPriceBenchmarks>;

let prices: PricesFixture;
beforeAll(async () => {
  prices = await openPricesFixture();
  await loadDemoPrices(prices);
  await loadDemoBenchmarks(prices);
});
afterAll(() => prices.close());

const member = paidCaller(1);
let count = 0;
async function addTrial(items: number): Promise<Caller> {
  const userId = await addAccount(prices.db, `trial_${(count += 1)}`);
  await prices.db.updateTable('account').set({ trial_item_limit: items }).where('id', '=', userId).execute();
  const { user, ...caller } = paidCaller(userId);
  if (user === null) throw new Error('A paid caller is signed in');
  return { ...caller, user: { ...user, membership: { ...user.membership, ChargeState: 2, ChargeStataEn: 2 } } };
}

const list = async (caller: Caller, question: object = {}) =>
  (await prices.call('GetWebPriceDataList', question, caller)) as List; // its output, parsed
const history = async (caller: Caller, SeriesID: number, question: object = { Period: 'all' }) =>
  (await prices.call('GetWebPriceHistory', { SeriesID, ...question }, caller)) as History; // its output, parsed
const benchmarks = async (caller: Caller, question: object) =>
  (await prices.call('GetPriceBenchmarks', question, caller)) as Benchmarks; // its output, parsed
const listDays = async () => {
  const { Dates } = (await prices.call('GetWebPriceVaildDate')) as OutputOf<typeof getWebPriceVaildDate>; // its output, parsed
  return Dates;
};

test('the list of a market on a day is one item, however it is narrowed and converted', async () => {
  const trial = await addTrial(2);
  const [first, ...others] = (await list(member)).Rows;
  const opened = await list(trial);
  expect([opened.Rows.length, opened.Dict.Locked, opened.Dict.TrialLeft]).toEqual([others.length + 1, null, 1]);
  const latest = opened.Dict.Date ?? '';
  for (const again of [{ Date: latest }, { Cuts: first?.CutCode }, { Unit: 'CNY/kg', Level: 'exStore' }, { Page: 2 }]) {
    expect((await list(trial, again)).Dict.TrialLeft).toBe(1);
  }
  expect((await list(trial, { Date: opened.Dict.EarlierDate })).Dict.TrialLeft).toBe(0);
  const refused = await list(trial, { MarketType: 'spot' });
  expect(refused).toMatchObject({ Rows: [], Dict: { TrialLeft: 0, Locked: { Module: 'Price', Reason: 'trial' } } });
});

test('a day without quotes counts nothing', async () => {
  const trial = await addTrial(1);
  expect((await list(trial, { Date: '2026-02-20' })).Dict).toMatchObject({ Locked: null, TrialLeft: null });
  expect((await list(trial)).Dict.TrialLeft).toBe(0);
});

test('the latest year of a series is one item, whichever days are asked for', async () => {
  const trial = await addTrial(1);
  const series = (await list(member)).Rows[0]?.SeriesID ?? 0;
  const whole = await history(member, series);
  const last = whole.Dict.To ?? '';
  const start = addDays(last, -365);
  expect((whole.Rows[0]?.Date ?? '') < start).toBe(true);
  for (const question of [{ Period: 'all' }, { StartDate: '2000-01-01' }, { EndDate: last }]) {
    const { Rows, Dict } = await history(trial, series, question);
    expect([Dict.TrialLeft, Rows.length > 0, Rows.filter(({ Date: day }) => day < start)]).toEqual([0, true, []]);
  }
  expect((await history(trial, series, { EndDate: addDays(start, -1) })).Rows).toEqual([]);
});

test('who asks for everything gets what the items open, and nothing besides', async () => {
  const trial = await addTrial(5);
  const seen = new Map<string, number>();
  const see = (what: string, values: readonly unknown[]) => {
    if (values.length > 0) seen.set(what, values.length);
  };
  for (const Date of (await listDays()).toReversed()) {
    const { Rows } = await list(trial, { Date });
    see(`list of ${Date}`, Rows);
    expect(Rows.flatMap(({ Trend }) => Trend)).toEqual([]);
  }
  for (const { SeriesID } of (await list(member)).Rows)
    see(`series ${SeriesID}`, (await history(trial, SeriesID)).Rows);
  for (const { Code } of (await benchmarks(member, {})).List) see(Code, (await benchmarks(trial, { Code })).Rows);
  expect(seen.size).toBe(5);
});

test('of prices of others a trial sees a year, and no earlier state', async () => {
  const trial = await addTrial(1);
  const [first] = (await benchmarks(member, {})).List;
  const Code = first?.Code ?? '';
  const earlier = await benchmarks(trial, { Code, AsPublishedOn: '2026-06-01', Period: 'all' });
  expect(earlier.Dict.Locked).toEqual({ Module: 'Price', Reason: 'trial' });
  expect([earlier.Rows, earlier.List.filter(({ Latest }) => Latest !== null)]).toEqual([[], []]);
  const { Rows, Dict } = await benchmarks(trial, { Code, Period: 'all' });
  expect(Dict.TrialLeft).toBe(0);
  expect(Rows.filter(({ Date: day }) => day < '2025-11-21')).toEqual([]);
  expect((await benchmarks(member, { Code, Period: 'all' })).Rows.length).toBeGreaterThan(Rows.length);
});
