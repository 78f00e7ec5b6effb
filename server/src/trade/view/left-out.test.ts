import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toViewReading } from '../data/view-table.ts';
import { layTable } from '#data/data-table.ts';
import { openTradeFixture } from '../trade-fixture.ts';
import type { TradeFixture } from '../trade-fixture.ts';
import { createViewClient, layFile, loadFacts } from './view.fixture.ts';
import type { ViewClient, StagedFact } from './view.fixture.ts';

/*
 * Small files, computed by hand: what sums leave out because it is not published is said beside them.
 *
 * Beef of January 2025: Brazil 10 t for 50,000 USD; Uruguay 4 t without a value; Argentina 3 t for 12,000 USD and 1 t without.
 * Of the next months: 1 t of Brazil each, for 5,000 USD and 36,000 yuan; June 2025 was never published.
 */

let trade: TradeFixture;
let ask: ViewClient;
beforeAll(async () => {
  trade = await openTradeFixture();
  const beef = (period: number, origin: string, tonnes: number, money: Partial<StagedFact>): StagedFact => {
    return { period, origin, hs: '02023000', province: '31', grams: BigInt(tonnes * 1_000_000), ...money };
  };
  const usual = { usdCents: 500_000n, cnyCents: 3_600_000n };
  const months = (from: number, to: number): readonly StagedFact[] =>
    Array.from({ length: to - from + 1 }, (_, index) => beef(from + index, 'BRA', 1, usual));
  await loadFacts(
    trade,
    [
      beef(202_501, 'BRA', 10, { usdCents: 5_000_000n }),
      beef(202_501, 'URY', 4, {}),
      beef(202_501, 'ARG', 3, { usdCents: 1_200_000n }),
      beef(202_501, 'ARG', 1, {}),
      ...months(202_502, 202_505),
    ],
    { source: 'customs', publishedOn: '2025-07-20' },
  );
  await loadFacts(trade, months(202_507, 202_512), { source: 'customs', publishedOn: '2026-01-20' });
  await loadFacts(trade, months(202_401, 202_412), { source: 'customs', publishedOn: '2025-01-20' });
  // March 2023 was never published.
  await loadFacts(trade, months(202_301, 202_302), { source: 'customs', publishedOn: '2023-03-20' });
  await loadFacts(trade, months(202_304, 202_312), { source: 'customs', publishedOn: '2024-01-20' });
  ask = createViewClient(trade);
});
afterAll(async () => trade.close());

const january = { StartDate: '2025-01', EndDate: '2025-01' };
const everything = { StartDate: '2024-01', EndDate: '2025-12' };

describe('what has no value', () => {
  test('is not in the sum of values nor in the unit value, and the answer says how much that is', async () => {
    const chart = await ask.chart('beef-one', january);
    // 62,000 USD over the 13 t that have a value, not over 18 t.
    expect(chart.Total).toMatchObject({ Volume: 18, ValueUsd: 62_000, UsdPerTonne: 4769.23 });
    expect(chart.Dict).toMatchObject({ MissingUsd: 5, MissingVolumes: 0, Unpublished: [] });
    const { Rows, Row, Dict } = await ask.table('beef-one', january);
    expect(Row).toMatchObject({ ValueUsd: 62_000, UsdPerTonne: 4769.23, MissingUsd: 5 });
    expect(Dict.MissingUsd).toBe(5);
    const figures = Rows.map(({ Code, ValueUsd, UsdPerTonne, MissingUsd }) => [
      Code,
      ValueUsd,
      UsdPerTonne,
      MissingUsd,
    ]);
    // What the rows leave out adds up to what the sum leaves out.
    expect(figures).toEqual([
      ['BRA', 50_000, 5000, undefined],
      ['ARG', 12_000, 4000, 1],
      ['URY', null, null, 4],
    ]);
  });

  test('is said of the members that were asked for only', async () => {
    expect((await ask.chart('beef-one', { ...january, Origin: 'BRA' })).Dict.MissingUsd).toBe(0);
    expect((await ask.chart('beef-one', { ...january, Origin: 'BRA|ARG' })).Dict.MissingUsd).toBe(1);
    const uruguay = await ask.chart('beef-one', { ...january, Origin: 'URY' });
    expect(uruguay.Total.ValueUsd).toBeNull();
    expect(uruguay.Dict.MissingUsd).toBe(4);
  });

  test('is not said of a currency that the answer has no values in', async () => {
    const { Total, Dict } = await ask.chart('beef-one', january);
    expect([Total.ValueCny, Dict.MissingCny]).toEqual([null, 0]);
  });

  test('is said by period, and in yuan apart', async () => {
    const chart = await ask.chart('beef-one', { StartDate: '2025-01', EndDate: '2025-03' });
    expect(chart.Total).toMatchObject({ MissingUsd: [5, 0, 0], MissingCny: [18, 0, 0] });
    const { Rows, Row, Dict } = await ask.table('beef-two', { StartDate: '2025-01', EndDate: '2025-03' });
    expect(Rows.map(({ Code, MissingUsd, MissingCny }) => [Code, MissingUsd, MissingCny])).toEqual([
      ['2025-01', 5, 18],
      ['2025-02', undefined, undefined],
      ['2025-03', undefined, undefined],
    ]);
    expect(Row).toMatchObject({ Volume: 20, ValueCny: 72_000, MissingUsd: 5, MissingCny: 18 });
    expect(Dict).toMatchObject({ MissingUsd: 5, MissingCny: 18 });
  });

  test('is counted in the weight that is shown', async () => {
    expect((await ask.chart('beef-one', { ...january, Weight: 'carcase' })).Dict.MissingUsd).toBe(7);
  });

  test('is said in the file, above the table and beside the rows', async () => {
    const table = await ask.table('beef-one', january);
    const en = layFile(layTable(toViewReading(table), 'en'), 'en');
    expect(
      new Map(en.about).get('Volume with no published USD value, excluded from value totals and unit values'),
    ).toBe('5 t');
    const index = en.titles.indexOf('Volume without value in USD (t)');
    expect(en.rows.map((row) => [row[0], row[index]])).toEqual([
      ['BRA', 0],
      ['ARG', 1],
      ['URY', 4],
      ['TOTAL', 5],
    ]);
    const cn = new Map(layFile(layTable(toViewReading(table), 'cn'), 'cn').about);
    expect(cn.get('未公布美元金额、未计入金额合计和单价的数量')).toBe('5 吨');
    const year = await ask.table('beef-one', { StartDate: '2024-01', EndDate: '2024-12' });
    const whole = layFile(layTable(toViewReading(year), 'en'), 'en');
    expect(whole.titles).not.toContain('Volume without value in USD (t)');
  });

  test('is said of years, contrasts and companies too', async () => {
    const years = await ask.table('beef-nine', everything);
    expect(years.Dict.MissingUsd).toBe(5);
    expect(years.Rows[0]).toMatchObject({ Volume: 18, MissingUsd: 5 });
  });
});

describe('what was never published', () => {
  test('is a gap among months, and named', async () => {
    const { Dates, Datas, Total, Dict } = await ask.chart('beef-one', everything);
    expect(Dates).toHaveLength(24);
    expect(Dict).toMatchObject({ Unpublished: ['2025-06'], Partial: [] });
    expect(Total.Volumes[Dates.indexOf('2025-06')]).toBeNull();
    expect(Datas[0]?.Values[Dates.indexOf('2025-06')]).toBeNull();
    expect((await ask.table('beef-one', everything)).Dict.Unpublished).toEqual(['2025-06']);
    const about = new Map(layFile(layTable(toViewReading(await ask.table('beef-one', everything)), 'cn'), 'cn').about);
    expect(about.get('未公布、未计入合计的时期')).toBe('2025-06');
  });

  test('makes a part of the quarter, the year and the year to date it belongs to', async () => {
    for (const [Period, Partial] of [
      ['quarter', ['2025-Q2']],
      ['year', ['2025']],
      ['ytd', ['2025-YTD12']],
    ] as const) {
      const chart = await ask.chart('beef-one', { ...everything, Period });
      expect(chart.Dict).toMatchObject({ Partial, Unpublished: [] });
      expect((await ask.table('beef-one', { ...everything, Period })).Dict.Partial).toEqual(Partial);
    }
    // 18 t of January and ten months of a tonne each, of twelve months.
    const years = await ask.chart('beef-one', { ...everything, Period: 'year' });
    expect(years.Total.Volumes).toEqual([12, 28]);
  });

  test('leaves no year to compare with', async () => {
    const { Row } = await ask.table('beef-one', { StartDate: '2024-01', EndDate: '2024-12' });
    expect(Row).toMatchObject({ Volume: 12, Yoy: null });
  });

  test('marks the year among years that are laid over each other', async () => {
    expect((await ask.chart('beef-nine', everything)).Dict).toMatchObject({
      Partial: ['2025'],
      Unpublished: ['2025-06'],
    });
  });
});
