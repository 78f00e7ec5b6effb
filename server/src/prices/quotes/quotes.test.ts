import type { getWebPriceDataList, getWebPriceHistory } from '@btc/contract/prices/quotes.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadDemoPrices } from '../../../demo/prices/load-prices.ts';
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
const list = async (question: object = {}): Promise<List> =>
  (await prices.call('GetWebPriceDataList', question, reader)) as List;

describe('the price list', () => {
  test('leaves the quotes out for whoever may not see them, and says how many there are', async () => {
    const { Rows, Total, Dict } = (await prices.call('GetWebPriceDataList', {})) as List;
    expect(Rows).toEqual([]);
    expect(Total).toBeGreaterThan(20);
    expect(Dict.Locked).toEqual({ Module: 'Price', Reason: 'anonymous' });
    const pork = (await prices.call('GetWebPriceDataList', { Species: 'pork' })) as List;
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

  test('reckons every price into the unit and level asked for and shows how', async () => {
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
  expect(await prices.call('GetWebPriceHistory', ask)).toMatchObject({
    Rows: [],
    Dict: { Locked: { Module: 'Price' } },
  });
  await expect(prices.call('GetWebPriceHistory', { SeriesID: 999_999 })).rejects.toMatchObject({ code: 1009 });
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
  expect(await prices.call('GetLandedCost', { Origin: 'ESP', Species: 'pork', Cif: 2700 })).toMatchObject({
    Row: { DutyPercent: 12, OverQuota: null },
    Dict: { Demo: true, NoteEn: 'Anti-dumping duty on EU pork, differs by exporter (4.9–19.8 %)' },
  });
});

test('the indices are open, and the spread is near what the demonstration makes it', async () => {
  const { Rows } = (await prices.call('GetWebPriceDataIndex')) as {
    Rows: { Species: string; Kind: string; Origin: string; Level: number }[];
  };
  const spread = Rows.find(({ Species, Kind }) => Species === 'beef' && Kind === 'spread');
  expect(spread?.Level).toBeGreaterThan(0);
  expect(spread?.Level).toBeLessThan(6);
  expect(Rows.filter(({ Kind }) => Kind === 'forward').map(({ Species, Origin }) => `${Species}${Origin}`)).toContain(
    'beefBRA',
  );
  await expect(prices.call('GetWebBeefPriceDataIndex', { Origin: 'IND' })).rejects.toMatchObject({ code: 1009 });
});
