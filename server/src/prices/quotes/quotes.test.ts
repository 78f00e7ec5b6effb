import type { getWebPriceDataIndex } from '@btc/contract/prices/indices.ts';
import {
  type getWebFrontPriceDictionary,
  getWebPriceDataList,
  getWebPriceHistory,
} from '@btc/contract/prices/quotes.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anonymousCaller, type Caller } from '#platform/api/binding.ts';
import { loadDemoPrices } from '@btc/demo/prices/load-prices.ts';
import { countedLine } from '#safeguard/counted-line.fixture.ts';
import type { CountedQuotas } from '#safeguard/safeguard.service.ts';
import { makeHistory } from './history.service.ts';
import { makeQuoteList } from './quote-list.service.ts';
import { openPricesFixture, paidCaller, type PricesFixture } from '../prices.fixture.ts';

type List = OutputOf<typeof getWebPriceDataList>;
type History = OutputOf<typeof getWebPriceHistory>;

let prices: PricesFixture;
beforeAll(async () => {
  prices = await openPricesFixture();
  await loadDemoPrices(prices);
});
afterAll(async () => prices.close());

const reader = paidCaller(1);
const unpaid: Caller = {
  ...reader,
  user: reader.user === null ? null : { ...reader.user, membership: { ...reader.user.membership, ChargeState: 0 } },
};
const list = async (question: object = {}): Promise<List> =>
  (await prices.call('GetWebPriceDataList', question, reader)) as List;

describe('the price list', () => {
  test('leaves the quotes out for whoever may not see them, and says how many there are', async () => {
    const { Rows, Total, Dict } = (await prices.call('GetWebPriceDataList', {})) as List;
    expect(Rows).toEqual([]);
    expect(Total).toBeGreaterThan(20);
    expect(Dict.Locked).toEqual({ Module: 'Price', Reason: 'anonymous' });
    const pork = (await prices.call('GetWebPriceDataList', { Meat: 'pork' })) as List;
    expect(pork.Dict.Locked?.Module).toBe('PorkPrice');
  });

  test('refuses the number of somebody else', async () => {
    await expect(prices.call('GetWebPriceDataList', { UserID: 2 }, reader)).rejects.toMatchObject({ code: 1007 });
  });

  test('comes by origin and in cut order, each with its changes', async () => {
    const { Rows } = await list();
    const origins = Rows.map(({ OriginCode }) => OriginCode);
    expect([...new Set(origins)]).toEqual(['BRA', 'ARG', 'URY', 'AUS', 'NZL', 'USA']);
    const changed = Rows.find(({ ChangePrevious }) => ChangePrevious !== null);
    expect(changed?.ChangePrevious?.Value).toBeCloseTo(
      (changed?.Mainstream ?? 0) - (changed?.ChangePrevious?.From ?? 0),
    );
    for (const { ChangeWeek } of Rows) expect(ChangeWeek?.Date ?? '2026-11-13').toBe('2026-11-13');
  });

  test('answers a day without quotes with none, and the days around it', async () => {
    expect(await list({ Date: '2026-02-20' })).toMatchObject({
      Rows: [],
      Dict: { Date: '2026-02-20', EarlierDate: '2026-02-13', LaterDate: '2026-02-27' },
    });
  });

  test('filters by origin, cut and place', async () => {
    const { Rows } = await list({ MarketType: 'spot', Origin: 'BRA|ARG', Cuts: 'shank', Port: 'shanghai' });
    expect(Rows.map(({ OriginCode, CutCode, Port }) => [OriginCode, CutCode, Port])).toEqual([
      ['BRA', 'shank', 'shanghai'],
      ['ARG', 'shank', 'shanghai'],
    ]);
  });

  test('converts every price into the unit and level asked for and shows how', async () => {
    const { Rows, Dict } = await list({ Unit: 'CNY/kg', Level: 'exStore', Origin: 'BRA|AUS', Cuts: 'shank' });
    const rate = Dict.Rate?.CnyPerUsd ?? 0;
    for (const row of Rows) {
      const duty = row.OriginCode === 'AUS' ? 1 : 1.12;
      expect(row.Mainstream).toBeCloseTo(((row.Quoted?.Mainstream ?? 0) * rate * duty * 1.09) / 1000 + 1, 3);
      expect(row.Arithmetic.at(-1)?.Value).toBe(row.Mainstream);
      expect([row.ShownUnit, row.ShownLevel]).toEqual(['CNY/kg', 'exStore']);
    }
    expect(Dict.Duties.map(({ Origin, Duty, Surcharge }) => [Origin, Duty, Surcharge])).toEqual([
      ['BRA', 12, 55],
      ['AUS', 0, 55],
    ]);
  });
});

test('the history of a series ends with the list, and is left out where the list is', async () => {
  const [row] = (await list()).Rows;
  const ask = { SeriesID: row?.SeriesID ?? 0, Period: '3M' };
  const history = (await prices.call('GetWebPriceHistory', ask, reader)) as History;
  expect(history.Rows.at(-1)).toMatchObject({ Date: row?.Date, Mainstream: row?.Mainstream });
  expect(history.Rows.length).toBeGreaterThan(10);
  expect(history.Rows.length).toBeLessThan(15);
  // What it says of a change is what the quotes of these days say, whatever the period and the unit.
  const [week, year] = [history.Dict.ChangeWeek, history.Dict.ChangeYear];
  const whole = (await prices.call('GetWebPriceHistory', { ...ask, Period: 'all' }, reader)) as History;
  for (const change of [week, year]) {
    expect(whole.Rows.find(({ Date }) => Date === change?.Date)?.Mainstream).toBe(change?.From);
  }
  expect([week?.Date, year?.Date]).toEqual(['2026-11-13', '2025-11-21']);
  const converted = { ...ask, Unit: 'CNY/kg', Level: 'exStore', Period: '1M' };
  const inYuan = (await prices.call('GetWebPriceHistory', converted, reader)) as History;
  const allInYuan = (await prices.call('GetWebPriceHistory', { ...converted, Period: 'all' }, reader)) as History;
  expect(inYuan.Dict.ChangeYear?.From).toBe(allInYuan.Rows.find(({ Date }) => Date === year?.Date)?.Mainstream);
  expect(await prices.call('GetWebPriceHistory', ask)).toMatchObject({
    Rows: [],
    Dict: { Locked: { Module: 'Price' }, ChangeWeek: null, ChangeYear: null },
  });
  await expect(prices.call('GetWebPriceHistory', { SeriesID: 999_999 })).rejects.toMatchObject({ code: 1009 });
});

test('each market offers the origins, cuts, terms and places that it quotes', async () => {
  const { Dict } = (await prices.call('GetWebFrontPriceDictionary')) as OutputOf<typeof getWebFrontPriceDictionary>;
  for (const market of ['forward', 'spot'] as const) {
    const { Rows } = await list({ MarketType: market });
    const offered = (options: readonly { readonly Code: string; readonly MarketTypes: readonly string[] }[]) =>
      options.flatMap(({ Code, MarketTypes }) => (MarketTypes.includes(market) ? [Code] : [])).toSorted();
    const quoted = (codes: readonly string[]) => [...new Set(codes)].toSorted();
    expect(offered(Dict.Cuts)).toEqual(expect.arrayContaining(quoted(Rows.map(({ CutCode }) => CutCode))));
    expect(offered(Dict.Ports)).toEqual(quoted(Rows.map(({ Port }) => Port)));
    expect(offered(Dict.Terms)).toEqual(quoted(Rows.map(({ Term }) => Term)));
  }
  expect(Dict.Cuts.some(({ MarketTypes }) => !MarketTypes.includes('forward'))).toBe(true);
});

test('the dictionary holds what is quoted and no more', async () => {
  const { Dict } = (await prices.call('GetWebFrontPriceDictionary')) as { Dict: Record<string, { Code: string }[]> };
  expect(Dict['MarketTypes']?.map(({ Code }) => Code)).toEqual([
    'forward',
    'afloat',
    'spot',
    'livecattle',
    'wholesale',
  ]);
  expect(Dict['Origins']?.map(({ Code }) => Code)).toContain('CHN');
  expect(Dict['Terms']?.map(({ Code }) => Code)).toEqual(['CIF', 'CFR', 'EXW', 'MKT']);
  const pork = (await prices.call('GetWebPorkFrontPriceDictionary')) as { Dict: Record<string, { Code: string }[]> };
  expect(pork.Dict['MarketTypes']?.map(({ Code }) => Code)).not.toContain('livecattle');
});

test('the landed-cost sheet takes rate and duty of the day, or what is given', async () => {
  const given = { Origin: 'BRA', Cif: 6000, CnyPerUsd: 7.2, Date: '2026-05-04' };
  expect(await prices.call('GetLandedCost', given)).toMatchObject({
    Row: { DutyPercent: 12, SurchargePercent: 55, InQuota: 53.7386, OverQuota: 79.637 },
    Dict: { Rate: null, Demo: false, QuotaTonnes: 1_106_000 },
  });
  expect(await prices.call('GetLandedCost', { ...given, Date: '2025-12-31' })).toMatchObject({
    Row: { SurchargePercent: null, OverQuota: null },
  });
  expect(await prices.call('GetLandedCost', { Origin: 'ESP', Meat: 'pork', Cif: 2700 })).toMatchObject({
    Row: { DutyPercent: 12, OverQuota: null },
    Dict: { Demo: true, NoteEn: 'Anti-dumping duty on EU pork, differs by exporter (4.9–19.8 %)' },
  });
});

describe('where a quota is expected to be full', () => {
  const brazilFull = (central: string | null): CountedQuotas => ({
    counts: [countedLine('BRA', 1_069_502, central)],
    shares: [],
    watch: [],
    sourceCn: '演示数据',
    sourceEn: 'Demonstration data',
    isDemo: true,
  });
  beforeAll(() => {
    prices.counted = brazilFull('2026-10-09');
  });
  afterAll(() => {
    prices.counted = null;
  });

  const landed = { Unit: 'CNY/kg', Level: 'exStore' };

  test('a converted price says its duty and shows the other beside it; one as quoted has none', async () => {
    const { Rows, Dict } = await list(landed);
    const over = await list({ ...landed, OverQuota: true });
    for (const [index, row] of Rows.entries()) {
      const isOpen = row.OriginCode === 'BRA' && row.CutGroupCode !== 'offal';
      if (isOpen) expect(row.OtherQuota).toBe(over.Rows[index]?.Mainstream);
      else expect(row.OtherQuota).toBeNull();
      if (isOpen) expect(over.Rows[index]?.OtherQuota).toBe(row.Mainstream);
    }
    expect(Rows.some(({ OtherQuota }) => OtherQuota !== null)).toBe(true);
    expect(Dict.Duties.filter(({ Ruling }) => Ruling.IsOpen).map(({ Origin }) => Origin)).toEqual(['BRA']);
    expect((await list({})).Rows.every(({ OtherQuota }) => OtherQuota === null)).toBe(true);
    expect((await list({ ...landed, Level: 'cif' })).Rows.every(({ OtherQuota }) => OtherQuota === null)).toBe(true);
  });

  test('the landed cost says how much is used, which duty applies and by which rule', async () => {
    const given = { Origin: 'BRA', Cif: 6000, CnyPerUsd: 7.2, Date: '2026-11-20' };
    expect(await prices.call('GetLandedCost', given, paidCaller(1))).toMatchObject({
      Row: { InQuota: 53.7386, OverQuota: 79.637 },
      Dict: {
        QuotaTonnes: 1_106_000,
        Ruling: { Standing: 'overQuota', RestsOn: 'projection', SurchargeFrom: '2026-10-11', IsOpen: true },
        Use: {
          Last: { Percent: expect.closeTo(96.7, 1), Day: '2026-09-30', RestsOn: 'customs' },
          Official: null,
          Demo: true,
        },
      },
    });
    expect(await prices.call('GetLandedCost', { ...given, Origin: 'USA' })).toMatchObject({
      Row: { DutyPercent: 12, AdditionalPercent: 0 },
      Dict: { OthersKnown: false, Others: [{ Percent: null, From: '2026-11-10', Until: null }] },
    });
  });

  test.each([
    ['signed out', anonymousCaller],
    ['without a membership', unpaid],
  ])('the landed cost tells who is %s today’s duty and its rule, and no day of the projection', async (_, caller) => {
    const given = { Origin: 'BRA', Cif: 6000, CnyPerUsd: 7.2 };
    const cost = await prices.call('GetLandedCost', { ...given, Date: '2026-11-21' }, caller);
    expect(cost).toMatchObject({
      Row: { InQuota: 53.7386, OverQuota: 79.637 },
      Dict: {
        Ruling: { Standing: 'overQuota', Code: 'withheld', ReachedOn: null, SurchargeFrom: null, IsOpen: true },
        Use: { Last: { Percent: 96.7 } },
      },
    });
    expect(JSON.stringify(cost)).not.toMatch(/2026-10-1|10月|October/);
    const before = await prices.call('GetLandedCost', { ...given, Date: '2026-10-10' }, caller);
    const after = await prices.call('GetLandedCost', { ...given, Date: '2026-10-12' }, caller);
    for (const one of [before, after]) {
      expect(one).toMatchObject({ Dict: { Ruling: { Standing: null, IsOpen: true, SurchargePercent: null } } });
    }
  });

  test('prices as they are quoted rest on no duty, and read nothing of the safeguard', async () => {
    const safeguard = { ...prices.safeguard, read: () => Promise.reject(new Error('Read')) };
    const question = getWebPriceDataList.input.parse({});
    const found = await makeQuoteList({ ...prices, safeguard }, { ...question, locked: null }, '2026-11-21');
    expect(found.Rows.length).toBeGreaterThan(10);
    expect(found.Rows.every(({ Trend }) => Trend.length > 0)).toBe(true);
    expect(found.Dict.Duties).toEqual([]);
    const history = getWebPriceHistory.input.parse({ SeriesID: found.Rows[0]?.SeriesID });
    const series = await makeHistory({ ...prices, safeguard }, { ...history, locked: null }, '2026-11-21');
    expect([series.Rows.length > 10, series.Dict.Duties]).toEqual([true, []]);
  });

  test('a series that is locked tells no day of the projection', async () => {
    const { Rows } = await list(landed);
    const SeriesID = Rows.find(({ OriginCode }) => OriginCode === 'BRA')?.SeriesID;
    const ask = async (caller: Caller) =>
      ((await prices.call('GetWebPriceHistory', { SeriesID, ...landed }, caller)) as History).Dict;
    expect((await ask(reader)).Duties[0]?.Ruling).toMatchObject({ RestsOn: 'projection', ReachedOn: '2026-10-09' });
    expect((await ask(unpaid)).Duties[0]?.Ruling).toMatchObject({ RestsOn: 'projection', ReachedOn: null });
  });

  test('the spread has both values and names the origins that may be over their quotas', async () => {
    interface Index {
      Rows: { Date: string; Level: number; LevelOver: number | null }[];
      Dict: { Open: { Code: string }[] };
    }
    const read = async (name: string, Kind: string) => (await prices.call(name, { Kind, Period: 'all' })) as Index;
    const spread = await read('GetWebBeefPriceDataIndex', 'spread');
    const last = spread.Rows.at(-1);
    // 55 % of a customs value of some 40 CNY/kg, and VAT on it.
    expect((last?.Level ?? 0) - (last?.LevelOver ?? 0)).toBeGreaterThan(15);
    expect(spread.Rows.find(({ Date: week }) => week < '2025-12-22')?.LevelOver).toBeNull();
    expect(spread.Dict.Open.map(({ Code }) => Code)).toEqual(['BRA']);
    expect((await read('GetWebBeefPriceDataIndex', 'forward')).Dict.Open).toEqual([]);
    const pork = await read('GetPorkPriceDataIndex', 'spread');
    expect([pork.Rows.at(-1)?.LevelOver, pork.Dict.Open]).toEqual([null, []]);
  });
});

test('the indices are open, and the spread is near what the demonstration makes it', async () => {
  const { Rows } = (await prices.call('GetWebPriceDataIndex')) as {
    Rows: { Meat: string; Kind: string; Origin: string; Level: number }[];
  };
  const spread = Rows.find(({ Meat, Kind }) => Meat === 'beef' && Kind === 'spread');
  expect(spread?.Level).toBeGreaterThan(0);
  expect(spread?.Level).toBeLessThan(6);
  expect(Rows.filter(({ Kind }) => Kind === 'forward').map(({ Meat, Origin }) => `${Meat}${Origin}`)).toContain(
    'beefBRA',
  );
  await expect(prices.call('GetWebBeefPriceDataIndex', { Origin: 'IND' })).rejects.toMatchObject({ code: 1009 });
});

test('an index in a week without quotes of its own has a level and no change', async () => {
  await prices.db
    .updateTable('price_index_point')
    .set({ quoted: 0, carried: 1 })
    .where('kind', '=', 'forward')
    .where('origin', '=', 'NZL')
    .where('week', '=', '2026-11-16')
    .execute();
  type Overview = OutputOf<typeof getWebPriceDataIndex>;
  const { Rows } = (await prices.call('GetWebPriceDataIndex', { Meat: 'beef' })) as Overview;
  const found = Rows.find(({ Kind, Origin }) => Kind === 'forward' && Origin === 'NZL');
  expect(found).toMatchObject({ Quoted: 0, Wow: null, Mom: null, Yoy: null });
  expect([found?.Carried, found?.Level].every((value) => (value ?? 0) > 0)).toBe(true);
  expect(Rows.find(({ Kind, Origin }) => Kind === 'forward' && Origin === 'BRA')?.Wow).not.toBeNull();
});
