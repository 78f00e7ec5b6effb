import { getWebPriceDataIndex } from '@btc/contract/prices/indices.ts';
import { getWebPriceDataList } from '@btc/contract/prices/quotes.ts';
import { GetToday, type Today } from '@btc/contract/home/today.ts';
import { toLatestMonth } from '@btc/contract/trade/latest-month.ts';
import { getQuotaDesk } from '@btc/contract/trade/quota-desk.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anonymousCaller } from '#platform/api/binding.ts';
import { toReader } from '#platform/api/reader.ts';
import { noCache } from '#platform/cache/shared-cache.ts';
import { openBoard, readBoardByChange } from '#plants/board/board.service.ts';
import { readIndexOverview } from '#prices/indices/price-index.service.ts';
import { makeQuoteList } from '#prices/quotes/quote-list.service.ts';
import { createViewClient } from '#trade/view/view.fixture.ts';
import { type FiguresFixture, lastDay, openFiguresFixture } from '#figure-answers/figures.fixture.ts';
import { createTodayOperations } from './today.operations.ts';

let figures: FiguresFixture;
beforeAll(async () => {
  figures = await openFiguresFixture();
}, 120_000);
afterAll(() => figures.close());

async function readToday(): Promise<Today> {
  const [bound] = createTodayOperations(figures).filter(({ operation }) => operation.name === 'GetToday');
  if (bound === undefined) throw new Error('GetToday is not bound');
  return GetToday.output.parse(await bound.handle({}, anonymousCaller, noCache)).Dict;
}

test('the quotas are the largest three of single origins, as the quota desk has them', async () => {
  const { Quotas } = await readToday();
  const { Rows } = getQuotaDesk.output.parse(await createViewClient(figures).call('GetQuotaDesk', {}, anonymousCaller));
  const own = Rows.filter(({ Code }) => Code !== 'TOTAL' && Code !== 'OTH').toSorted(
    (one, other) => other.Quota - one.Quota,
  );
  expect(Quotas.map(({ Code }) => Code)).toEqual(own.slice(0, 3).map(({ Code }) => Code));
  for (const { Code, UsedPercent, Duty, UsedOn } of Quotas) {
    const line = own.find((one) => one.Code === Code);
    expect(line).toMatchObject({ UsedPercent, ...Duty, Counts: { Last: { Day: UsedOn } } });
  }
});

test('three prices are everybody’s: mainstream, day and change of the price list, and no more of it', async () => {
  const { Prices } = await readToday();
  expect(Prices).toHaveLength(3);
  const lists = ['beef', 'pork'].map((Meat) => {
    const question = getWebPriceDataList.input.parse({ Meat, MarketType: 'forward', PageSize: 200 });
    return makeQuoteList(figures, { ...question, locked: null }, lastDay);
  });
  const rows = (await Promise.all(lists)).flatMap(({ Rows }) => Rows);
  for (const { SeriesID, ...price } of Prices) {
    const row = rows.find((one) => one.SeriesID === SeriesID);
    expect(price).toMatchObject({ Date: lastDay, Mainstream: row?.Mainstream, ChangePrevious: row?.ChangePrevious });
    expect(Object.keys(price)).not.toEqual(expect.arrayContaining(['Low', 'High', 'QuoteCount']));
  }
});

test('a price stays everybody’s until the desk chooses others, and goes with its series', async () => {
  const [first, ...others] = (await readToday()).Prices;
  const position = await figures.db
    .deleteFrom('price_free')
    .where('series_id', '=', first?.SeriesID ?? 0)
    .returning('position')
    .executeTakeFirstOrThrow();
  expect((await readToday()).Prices).toEqual(others);
  await figures.db
    .insertInto('price_free')
    .values({ ...position, series_id: first?.SeriesID ?? 0 })
    .execute();
  expect((await readToday()).Prices).toEqual([first, ...others]);
});

test('indices, month and the next release are those of their rooms', async () => {
  const { Indices, Months, Release, Demo, Plants } = await readToday();
  const overview = getWebPriceDataIndex.output.parse(await readIndexOverview(figures.db, ['beef', 'pork']));
  for (const { Meat, Kind, Level, Change } of Indices) {
    expect(overview.Rows).toContainEqual(expect.objectContaining({ Meat, Kind, Origin: '', Level, Wow: Change }));
  }
  expect(Indices.map(({ Meat, Kind }) => `${Meat} ${Kind}`)).toEqual([
    'beef forward',
    'beef spot',
    'pork forward',
    'pork spot',
  ]);
  const found = toLatestMonth(await createViewClient(figures).chart('beef-one', { IsFirst: true }, anonymousCaller));
  expect(Months.find(({ Meat }) => Meat === 'beef')).toMatchObject({
    Month: found?.period,
    Tonnes: found?.volume,
    OnYear: found?.yoy,
    OnMonth: found?.mom,
  });
  expect(await createViewClient(figures).call('GetTradeCalendar', {})).toMatchObject({ Row: Release });
  expect({ Demo, Plants }).toEqual({ Demo: true, Plants: { From: '2026-11-15', To: '2026-11-21', Beef: 0, Pork: 0 } });
});

test('the plants changed are those of the board in the seven days to today, of each meat', async () => {
  const plants = [
    { code: 'BRA-SIF1', meats: ['beef'] },
    { code: 'BRA-SIF2', meats: ['beef', 'pork'] },
    { code: 'ESP-3', meats: ['pork'] },
  ].map((plant) => ({ ...plant, origin: plant.code.slice(0, 3), number: plant.code.slice(4), name_en: 'Trial Plant' }));
  await figures.db.insertInto('plant').values(plants).execute();
  const event = (plant_code: string, effective_on: string) => ({ plant_code, status: 'SUSP_CN', effective_on });
  await figures.db
    .insertInto('plant_event')
    .values([
      event('BRA-SIF1', '2026-11-15'),
      event('BRA-SIF2', '2026-11-21'),
      event('BRA-SIF1', '2026-11-14'),
      event('BRA-SIF1', '2026-11-22'),
      event('ESP-3', '2026-11-20'),
    ])
    .execute();
  const { From, To, Beef, Pork } = (await readToday()).Plants;
  const reader = toReader(figures.clock, false, anonymousCaller);
  const count = async (Meat: 'beef' | 'pork') => {
    const span = { Meat, Origin: '', StartDate: From, EndDate: To };
    return (await readBoardByChange(figures.db, await openBoard(figures.db, span, reader))).Total;
  };
  expect([Beef, Pork]).toEqual([2, 2]);
  expect([await count('beef'), await count('pork')]).toEqual([2, 2]);
});
