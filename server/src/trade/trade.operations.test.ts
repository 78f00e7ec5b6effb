import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { DataQuestion } from '@btc/contract/trade/trade-fields.ts';
import { beefDataOperations } from '@btc/contract/trade/beef-data.ts';
import { getOptionData } from '@btc/contract/trade/option-data.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { findOriginYear, findScopeYear } from '@btc/reference/calibration.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anonymousCaller } from '#platform/api/binding.ts';
import type { Caller } from '#platform/api/binding.ts';
import { noCache } from '#platform/cache/shared-cache.ts';
import { fewDemoRows, loadDemoFacts } from '@btc/demo/trade/load-demo-facts.ts';
import { dataMember, openTradeFixture } from './trade-fixture.ts';
import type { TradeFixture } from './trade-fixture.ts';
import { createTradeOperations } from './trade.operations.ts';

const { GetBeefWebDataOneChart: getBeefWebDataOneChart, GetBeefWebDataOneTable: getBeefWebDataOneTable } =
  beefDataOperations;

let trade: TradeFixture;
let ask: (name: string, input: Partial<DataQuestion>, caller: Caller) => Promise<unknown>;
beforeAll(async () => {
  trade = await openTradeFixture();
  await loadDemoFacts(trade, { rows: fewDemoRows });
  const operations = new Map(createTradeOperations(trade).map((bound) => [bound.operation.name as string, bound]));
  ask = async (name, input, caller) => operations.get(name)?.handle(input, caller, noCache);
});
afterAll(async () => trade.close());

/** The schema is strict, so parsing also shows that the answer holds nothing it should not. */
async function chart(
  input: Partial<DataQuestion>,
  caller: Caller = dataMember,
): Promise<OutputOf<typeof getBeefWebDataOneChart>> {
  return getBeefWebDataOneChart.output.parse(await ask('GetBeefWebDataOneChart', input, caller));
}

async function table(
  input: Partial<DataQuestion>,
  caller: Caller = dataMember,
): Promise<OutputOf<typeof getBeefWebDataOneTable>> {
  return getBeefWebDataOneTable.output.parse(await ask('GetBeefWebDataOneTable', input, caller));
}

function total(values: readonly (number | null)[]): number {
  return Math.round(values.reduce<number>((sum, value) => sum + (value ?? 0), 0) * 1000) / 1000;
}

describe('Beef One on demonstration facts', () => {
  test('first shows the latest twelve months, with the options and what was chosen', async () => {
    const answer = await chart({ IsFirst: true });
    expect(answer.Dates).toEqual([
      '2025-10',
      '2025-11',
      '2025-12',
      ...Array.from({ length: 9 }, (_, index) => `2026-0${index + 1}`),
    ]);
    expect(answer.Dict).toMatchObject({
      Source: 'demo',
      Demo: true,
      DataLimit: '2026-09',
      DataStart: '2019-01',
      Provisional: ['2026-08', '2026-09'],
      Partial: [],
      Locked: [],
      LockedBefore: null,
      Scope: { Code: 'beef', TitleEn: 'Beef (HS 0201+0202), product weight, excl. offal', Complete: true },
      Selection: { StartDate: '2025-10', EndDate: '2026-09', Period: 'month', Type: ['beef'] },
    });
    const offered = answer.Dict.Options?.Origins.map(({ Code }) => Code) ?? [];
    expect(offered.slice(0, 6)).toEqual(['BRA', 'ARG', 'URY', 'AUS', 'NZL', 'USA']);
    expect(answer.Datas.every(({ Code }) => offered.includes(Code))).toBe(true);
  });

  test('gives the known totals by year', async () => {
    const answer = await table({ Period: 'year', StartDate: '2024-01', EndDate: '2024-12' });
    const row = (code: string) => answer.Rows.find(({ Code }) => Code === code);
    expect(answer.Row.Volume).toBe(findScopeYear('beef', 2024)?.tonnes);
    expect(row('ARG')?.Volume).toBe(findOriginYear('beef', 'ARG', 2024)?.tonnes);
    expect(row('BRA')).toMatchObject({
      Volume: 1_340_000,
      Share: 46.7505,
      Yoy: 13.5593,
      Ytd: 1_340_000,
      YtdYoy: 13.5593,
    });
    expect(Math.round(answer.Row.UsdPerTonne ?? 0)).toBe(4776);
    expect(total(answer.Rows.map(({ Share }) => Share))).toBeCloseTo(100, 1);
  });

  test('compares the year to date with the same months a year before', async () => {
    const answer = await table({ StartDate: '2026-09', EndDate: '2026-09' });
    const before = await table({ StartDate: '2025-01', EndDate: '2025-09' });
    expect(answer.Row.Ytd).toBeGreaterThan(answer.Row.Volume ?? 0);
    expect(answer.Row.YtdYoy).toBeCloseTo(((answer.Row.Ytd ?? 0) / (before.Row.Volume ?? 1) - 1) * 100, 1);
  });

  test('has the same sums in chart and table, whatever is asked', async () => {
    const month = fc
      .integer({ min: 0, max: 110 })
      .map((index) => `${2018 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`);
    const question = fc.record({
      StartDate: fc.oneof(month, fc.constant('')),
      EndDate: fc.oneof(month, fc.constant('')),
      Period: fc.constantFrom('month', 'quarter', 'year'),
      Origin: fc.subarray(['BRA', 'AUS', 'OTH', 'IRL']).map((codes) => codes.join('|')),
      Type: fc.subarray(['beef', 'beef_offal', 'beef_and_offal']).map((codes) => codes.join('|')),
      Storage: fc.subarray(['chilled', 'frozen']).map((codes) => codes.join('|')),
      IsFirst: fc.boolean(),
    });
    const caller = fc.constantFrom(dataMember, anonymousCaller);
    await fc.assert(
      fc.asyncProperty(question, caller, async (input, who) => {
        fc.pre(input.StartDate === '' || input.EndDate === '' || input.StartDate <= input.EndDate);
        const [one, other] = [await chart(input, who), await table(input, who)];
        for (const [unit, key] of [
          ['t', 'Volume'],
          ['USD', 'ValueUsd'],
          ['CNY', 'ValueCny'],
        ] as const) {
          for (const series of one.Datas.filter(({ Unit }) => Unit === unit)) {
            expect(total(series.Values)).toBe(
              total([other.Rows.find(({ Code }) => Code === series.Code)?.[key] ?? null]),
            );
          }
          expect(total(other.Rows.map((row) => row[key]))).toBe(total([other.Row[key]]));
        }
        expect([one.Total.Volume, one.Total.ValueUsd, one.Total.ValueCny]).toEqual([
          other.Row.Volume,
          other.Row.ValueUsd,
          other.Row.ValueCny,
        ]);
        expect(total(one.Total.Volumes)).toBe(total([one.Total.Volume]));
        expect(one.Dict.Selection).toEqual(other.Dict.Selection);
      }),
      { numRuns: 60 },
    );
  });

  test('marks a quarter or year that is not whole', async () => {
    expect((await chart({ Period: 'year', StartDate: '2025-01' })).Dict).toMatchObject({
      Partial: ['2026'],
      Provisional: ['2026'],
    });
    expect((await chart({ Period: 'quarter', StartDate: '2026-01' })).Dict).toMatchObject({
      Partial: [],
      Provisional: ['2026-Q3'],
    });
  });

  test('takes whole quarters and years, so that no sum is cut in two', async () => {
    const answer = await chart({ Period: 'quarter', StartDate: '2024-02', EndDate: '2024-05' });
    expect(answer.Dates).toEqual(['2024-Q1', '2024-Q2']);
    expect(answer.Dict.Selection).toMatchObject({ StartDate: '2024-01', EndDate: '2024-06' });
  });

  test('keeps to the origins that are asked for, and says zero where one brought nothing in', async () => {
    const answer = await table({ Origin: 'BRA|JPN', StartDate: '2024-01', EndDate: '2024-12' });
    expect(answer.Rows.map(({ Code, Volume }) => [Code, Volume])).toEqual([
      ['BRA', 1_340_000],
      ['JPN', 0],
    ]);
    expect(answer.Row).toMatchObject({ Volume: 1_340_000, Share: 46.7505 });
    expect(answer.Rows[1]).toMatchObject({ Yoy: null, UsdPerTonne: null });
    const { Dict } = await table({ Origin: 'JPN', IsFirst: true });
    expect(Dict.Options?.Origins.find(({ Code }) => Code === 'JPN')).toMatchObject({ NameCn: '日本', NameEn: 'Japan' });
  });

  test('of chilled beef is of chilled beef, and its title says so', async () => {
    const answer = await chart({ Storage: 'chilled', StartDate: '2023-01', EndDate: '2023-12' });
    expect(answer.Dict.Scope).toMatchObject({ TitleEn: 'Beef (HS 0201+0202), product weight, excl. offal, chilled' });
    expect((answer.Total.Volume ?? 0) / 65_400).toBeCloseTo(1, 1);
  });
});

describe('a reader without the Data module', () => {
  test('sees the latest twelve months only, and no comparison with what is locked', async () => {
    const answer = await chart({ StartDate: '2018-01' }, anonymousCaller);
    expect(answer.Dates[0]).toBe('2025-10');
    expect(answer.Dict).toMatchObject({
      Locked: ['Months', 'Yoy', 'YtdYoy'],
      LockedBefore: '2025-10',
      LockedModule: 'Data',
      LockedReason: 'anonymous',
      DataStart: '2025-10',
    });
    expect(answer.Patterns.every(({ Yoy }) => Yoy === null)).toBe(true);
  });

  test('gets nothing of a locked period, and no error', async () => {
    const answer = await table({ StartDate: '2020-01', EndDate: '2020-12' }, anonymousCaller);
    expect(answer).toMatchObject({ Rows: [], Total: 0, Row: { Volume: null }, Dict: { LockedBefore: '2025-10' } });
  });

  test('sees whole quarters and years only', async () => {
    expect((await chart({ Period: 'quarter' }, anonymousCaller)).Dates).toEqual([
      '2025-Q4',
      '2026-Q1',
      '2026-Q2',
      '2026-Q3',
    ]);
    expect((await chart({ Period: 'year' }, anonymousCaller)).Dates).toEqual(['2026']);
  });

  test('has no year to date where its months are locked', async () => {
    const answer = await table({ StartDate: '2025-11', EndDate: '2025-12' }, anonymousCaller);
    expect(answer.Row).toMatchObject({ Ytd: null, YtdYoy: null });
    expect(answer.Dict.Locked).toEqual(['Months', 'Yoy', 'Ytd', 'YtdYoy']);
    expect((await table({ IsFirst: true }, anonymousCaller)).Row.Ytd).not.toBeNull();
  });

  test.each([
    ['on trial', { ChargeState: 2 }, 'trial'],
    ['applied for', { ChargeState: 1 }, 'applied'],
    ['ended', { ChargeState: 4 }, 'expired'],
    ['paid for other modules', { CanVisitModule: 'Info|PorkData' }, 'notinlist'],
    ['expired', { ChargeExpireDate: '2026-11-20T00:00:00+08:00' }, 'expired'],
  ])('is told when the membership is %s', async (_, change, reason) => {
    const { user } = dataMember;
    if (user === null) throw new Error('no user');
    const caller = { ...dataMember, user: { ...user, membership: { ...user.membership, ...change } } };
    expect((await chart({}, caller)).Dict.LockedReason).toBe(reason);
    expect((await chart({ isEn: true }, caller)).Dict.LockedReason).toBeNull();
  });
});

describe('a question that cannot be answered', () => {
  test.each([
    [{ Origin: 'BRA|XYZ' }, 'Origin', 'unknownCode'],
    [{ Type: 'pork' }, 'Type', 'unknownCode'],
    [{ Storage: 'warm' }, 'Storage', 'unknownCode'],
    [{ Cuts: 'brisket' }, 'Cuts', 'notInThisView'],
  ])('such as %j is refused with 1001 and the field', async (input, field, rule) => {
    await expect(chart(input)).rejects.toMatchObject({ code: 1001, data: { List: [{ Field: field, Rule: rule }] } });
  });

  test.each([
    { StartDate: '2024-13' },
    { Period: 'week' },
    { Source: 'guess' },
    { More: 1 },
    { Origin: 'x'.repeat(401) },
  ])('such as %j does not parse', async (input) => {
    await expect(ask('GetBeefWebDataOneTable', input as Partial<DataQuestion>, dataMember)).rejects.toThrow();
  });

  test('with the number of somebody else is refused', async () => {
    await expect(chart({ UserID: 8 })).rejects.toMatchObject({ code: 1007 });
    await expect(chart({ UserID: 7 }, anonymousCaller)).rejects.toMatchObject({ code: 1006 });
    expect((await chart({ UserID: 7 })).Dict.Source).toBe('demo');
    expect((await chart({ UserID: 0 }, anonymousCaller)).Dict.Source).toBe('demo');
  });
});

test('the option lists are given by themselves, with the data limit', async () => {
  const { Dict } = getOptionData.output.parse(await ask('GetOptionData', {}, anonymousCaller));
  expect(Dict).toMatchObject({
    DataLimit: '2026-09',
    DataStart: '2025-10',
    Sources: [{ Code: 'demo', Demo: true, From: '2019-01', To: '2026-09' }],
  });
});

const shared = resolve(import.meta.dirname, '../../../../shared/data/customs');
const hasShared = existsSync(shared);

describe.skipIf(!hasShared)(`real files${hasShared ? '' : ` (skipped: ${shared} is not there)`}`, () => {
  test('of Comtrade give their known totals', async () => {
    const report = await trade.importPath('comtrade', join(shared, 'comtrade-china-020230-annual.csv'));
    expect(report).toMatchObject({ outcome: 'loaded', badRows: 0, outOfScope: 0 });
    const years = { 2012: 223_677_688, 2017: 2_703_096_996, 2019: 7_192_463_414, 2020: 9_003_219_662 };
    const answer = await chart({ Period: 'year', Source: 'comtrade', Type: 'beef', Storage: 'frozen' });
    for (const [year, usd] of Object.entries(years)) {
      expect(answer.Total.ValuesUsd[answer.Dates.indexOf(year)]).toBe(usd);
    }
    expect(answer.Dict).toMatchObject({
      Source: 'comtrade',
      Demo: false,
      Provisional: [],
      Partial: [],
      Scope: { Complete: false, HsCodes: ['020230'], TitleEn: 'Beef (HS 020230 only), product weight, frozen' },
    });
    // The file has values only.
    expect(answer.Total.Volume).toBeNull();
    expect(
      answer.Datas.filter(({ Unit }) => Unit === 't').every(({ Values }) => Values.every((value) => value === null)),
    ).toBe(true);
  });

  test('of Comtrade come before demonstration facts where both cover the question, and are never mixed with them', async () => {
    expect((await chart({ Period: 'year' })).Dict).toMatchObject({
      Source: 'comtrade',
      Sources: [{ Code: 'comtrade' }, { Code: 'demo' }],
    });
    expect((await chart({ Period: 'year', StartDate: '2024-01', EndDate: '2025-12' })).Dict.Source).toBe('demo');
    expect((await chart({ Period: 'month' })).Dict.Source).toBe('demo');
    expect((await chart({ Period: 'month', Source: 'comtrade' })).Dates).toEqual([]);
  });

  test('of Comtrade are open for their latest year', async () => {
    const answer = await chart({ Period: 'year', Source: 'comtrade' }, anonymousCaller);
    expect(answer.Dates).toEqual(['2020']);
    expect(answer.Dict.LockedBefore).toBe('2020-01');
  });

  test.each([
    ['customs-query-2023.csv', 40],
    ['customs-query-2024.csv', 36],
  ])('of soya beans parse to the last row, all out of scope: %s', async (name, rows) => {
    const report = await trade.importPath('customs-query', join(shared, name));
    expect(report).toMatchObject({
      outcome: 'empty',
      encoding: 'gb18030',
      rowsRead: rows,
      outOfScope: rows,
      facts: 0,
      badRows: 0,
    });
  });
});

describe('real customs facts', () => {
  const header = '数据年月,贸易伙伴编码,贸易伙伴名称,商品编码,商品名称,第一数量,第一计量单位,人民币\n';
  const rows = Array.from({ length: 13 }, (_, index) => {
    const period = index < 12 ? `2025${String(index + 1).padStart(2, '0')}` : '202601';
    return `${period},410,巴西,02023000,牛肉,1000.5,千克,"35,000"\n`;
  });

  test('take the place of demonstration facts; January alone is held back', async () => {
    await trade.importText('customs-query', header + rows.join(''));
    const answer = await chart({ IsFirst: true });
    expect(answer.Dict).toMatchObject({ Source: 'customs', Demo: false, DataLimit: '2025-12', MissingVolumes: 0 });
    expect(answer.Total).toMatchObject({ Volume: 12.006, ValueUsd: null, ValueCny: 420_000 });
    expect(answer.Datas.map(({ Unit }) => Unit)).toEqual(['t', 'USD', 'CNY']);
    expect((await chart({ StartDate: '2024-01', EndDate: '2024-12' })).Dict.Source).toBe('demo');
  });

  test('appear with February, and say where no comparison is possible', async () => {
    await trade.importText('customs-query', `${header}202602,402,阿根廷,02023000,牛肉,-,千克,700\n`);
    const answer = await table({ StartDate: '2026-01', EndDate: '2026-02' });
    expect(answer.Dict).toMatchObject({ DataLimit: '2026-02', MissingVolumes: 1 });
    expect(answer.Rows.map(({ Code, Volume }) => [Code, Volume])).toEqual([
      ['BRA', 1.0005],
      ['ARG', null],
    ]);
    expect(answer.Row).toMatchObject({ Volume: 1.0005, Yoy: -50, ValueCny: 35_700 });
    expect((await table({ StartDate: '2025-01', EndDate: '2025-02' })).Row.Yoy).toBeNull();
  });

  test('of a file that was made for whole positions are titled by them', async () => {
    await trade.importText('customs-query', `${header}202603,410,巴西,02023000,牛肉,5,千克,700\n`, {
      covers: ['0201', '0202'],
    });
    expect((await chart({ StartDate: '2026-03', EndDate: '2026-03' })).Dict.Scope).toMatchObject({ Complete: true });
    expect(
      (await chart({ Storage: 'chilled', StartDate: '2026-03', EndDate: '2026-03', Source: 'customs' })).Total.Volume,
    ).toBe(0);
  });

  test('are answered as they had been published on an earlier day', async () => {
    const answer = await chart({ IsFirst: true, AsPublishedOn: '2026-11-20' });
    expect(answer.Dict).toMatchObject({ Source: 'demo', Selection: { AsPublishedOn: '2026-11-20' } });
    expect((await chart({ IsFirst: true, AsPublishedOn: '2026-01-01' })).Dict).toMatchObject({
      Source: null,
      DataLimit: null,
    });
  });
});
