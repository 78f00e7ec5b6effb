import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ColumnRole } from '@btc/contract/prices/desk/series-rule.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPublished, openSeriesFile } from './open-series-file.ts';
import { guessRoles, listTitles } from './series-columns.ts';
import { guessCattle, guessUnit } from './series-guess.ts';
import {
  type CellValue,
  mergedHeads,
  onePrice,
  twoKinds,
  twoUnits,
  weeksAcross,
  writeBook,
} from './series-files.fixture.ts';
import { unpivot } from './series-table.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'series-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const today = '2026-11-21';

async function opened(path: string) {
  const file = await openSeriesFile(path, { sheet: null, encoding: null, isKnown: () => false });
  const { table } = file;
  if (table === null) throw new Error(JSON.stringify(file.issues));
  const roles = guessRoles(table.head, table.columns);
  const long = unpivot(table, { roles, dayOrder: null }, today);
  return { ...file, roles: listTitles(table.columns).map((title) => [title, roles.get(title)]), long };
}

async function book(rows: readonly (readonly CellValue[])[]) {
  const path = join(folder, 'book.xlsx');
  await writeBook(path, rows);
  return opened(path);
}

async function text(content: string | Uint8Array) {
  const path = join(folder, 'text.csv');
  await writeFile(path, content);
  return opened(path);
}

const figures = (long: Awaited<ReturnType<typeof opened>>['long']) =>
  long.observations.map(({ label, period, low, price, high }) => [label, period.day, low, price, high]);

describe('five books of other hands', () => {
  test('merged heads: a country over low, mainstream and high, the year in the title', async () => {
    const { roles, long } = await book(mergedHeads);
    expect(roles).toEqual([
      ['周次', 'period'],
      ['巴西腱子 / 最低', 'low'],
      ['巴西腱子 / 主流', 'price'],
      ['巴西腱子 / 最高', 'high'],
      ['阿根廷牛腩 / 最低', 'low'],
      ['阿根廷牛腩 / 主流', 'price'],
      ['阿根廷牛腩 / 最高', 'high'],
    ]);
    expect(long.issues).toEqual([]);
    expect(figures(long)).toEqual([
      ['巴西腱子', '2025-10-31', 55, 56.5, 58],
      ['阿根廷牛腩', '2025-10-31', 47, 48, 49],
      ['巴西腱子', '2025-11-07', 55.5, 57, 58.5],
      ['阿根廷牛腩', '2025-11-07', 47.5, 48.5, 49.5],
    ]);
  });

  test('two units: the unit is part of what a series is', async () => {
    const { long } = await book(twoUnits);
    expect(long.issues).toEqual([]);
    expect(figures(long)).toEqual([
      ['牛腩 · 元/公斤', '2025-11-03', null, 52.5, null],
      ['牛腩 · 美元/吨', '2025-11-03', null, 5400, null],
      ['牛腩 · 元/公斤', '2025-11-10', null, 53, null],
      ['牛腩 · 美元/吨', '2025-11-10', null, 5450, null],
    ]);
  });

  test('two kinds of price a week, weeks across, a country merged down', async () => {
    const { roles, long } = await book(twoKinds);
    expect(roles).toEqual([
      ['国别', 'label'],
      ['厂号', 'label'],
      ['◷ / 报盘', 'price'],
      ['◷ / 成交', 'price'],
    ]);
    expect(long.labels).toEqual([
      '巴西 · 9001 · 报盘',
      '巴西 · 9001 · 成交',
      '巴西 · 9002 · 报盘',
      '巴西 · 9002 · 成交',
      '乌拉圭 · 9003 · 报盘',
      '乌拉圭 · 9003 · 成交',
    ]);
    expect(figures(long)).toContainEqual(['巴西 · 9002 · 成交', '2025-11-07', null, 5250, null]);
    expect(long.observations).toHaveLength(10);
  });

  test('days across, as a spreadsheet counts them', async () => {
    const { long } = await book(weeksAcross);
    expect(figures(long)).toEqual([
      ['甲厂', '2025-11-03', null, 56, null],
      ['甲厂', '2025-11-10', null, 56.5, null],
      ['甲厂', '2025-11-17', null, 57, null],
      ['乙厂', '2025-11-03', null, 54, null],
      ['乙厂', '2025-11-17', null, 55, null],
    ]);
  });

  test('one price a day, with days from the day on, decimal commas and the price in dollars beside it', async () => {
    const { roles, long } = await text(onePrice.map((row) => row.map((cell) => cell ?? '').join(';')).join('\n'));
    expect(roles).toEqual([
      ['Data', 'period'],
      ['À vista R$', 'price'],
      ['À vista US$', 'usdPrice'],
    ]);
    expect(long.observations).toMatchObject([
      { label: 'À vista R$', period: { grain: 'day', day: '2025-10-30' }, price: 318.4, usdPrice: 59.2 },
      { label: 'À vista R$', period: { grain: 'day', day: '2025-10-31' }, price: 320, usdPrice: 59.84 },
    ]);
  });
});

test('days from the day on lie across, over a head that is split; what could be two days is asked', async () => {
  const { roles, long } = await text(
    '厂号,03/11/2025,,17/11/2025,\n,报盘,成交,报盘,成交\n9001,5400,5350,5450,5400\n9002,5300,,5350,5250\n',
  );
  expect(roles).toEqual([
    ['厂号', 'label'],
    ['◷ / 报盘', 'price'],
    ['◷ / 成交', 'price'],
  ]);
  expect([long.issues, long.dayOrder]).toEqual([[], 'dayFirst']);
  expect(figures(long)).toContainEqual(['9001 · 成交', '2025-11-03', null, 5350, null]);
  expect(figures(long)).toContainEqual(['9002 · 成交', '2025-11-17', null, 5250, null]);

  const open = await text('厂号,03/11/2025,10/11/2025\n9001,5400,5450\n');
  expect([open.long.isOrderOpen, open.long.dayOrder]).toEqual([true, null]);
  const { table } = open;
  if (table === null) throw new Error('No table');
  const roleOf = guessRoles(table.head, table.columns);
  for (const [dayOrder, day] of [
    ['dayFirst', '2025-11-10'],
    ['monthFirst', '2025-10-11'],
  ] as const) {
    const long = unpivot(table, { roles: roleOf, dayOrder }, today);
    expect(figures(long)).toContainEqual(['9001', day, null, 5450, null]);
  }
});

test('a column of places is part of what a series is', async () => {
  const { roles, long } = await text(
    '日期,品名,地区,价格\n2025-11-03,牛腩,北京新发地,52.5\n2025-11-03,牛腩,上海江杨,54\n',
  );
  expect(roles[2]).toEqual(['地区', 'label']);
  expect(figures(long)).toEqual([
    ['牛腩 · 北京新发地', '2025-11-03', null, 52.5, null],
    ['牛腩 · 上海江杨', '2025-11-03', null, 54, null],
  ]);
});

test('next week has one column more and the same shape; another head has another', async () => {
  const { shape } = await book(weeksAcross);
  const longer = weeksAcross.map((row, index) => [...row, index === 0 ? 45985 : 58]);
  expect((await book(longer)).shape).toBe(shape);
  expect((await book([['厂', 45964, 45971], ...weeksAcross.slice(1)])).shape).not.toBe(shape);
  const nextYear = mergedHeads.map((row) =>
    row.map((cell) => (cell === '2025年进口牛肉内贸周报价' ? '2026年报价' : cell)),
  );
  expect((await book(nextYear)).shape).toBe((await book(mergedHeads)).shape);
});

test('a figure may stand in the title of its series', async () => {
  const { roles, long } = await text(
    '周次,牛肉 最低,牛肉,牛肉 最高,牛腩最低价,牛腩均价\n2026-W40,70,71.5,73,50,52\n2026-W41,70,72,73,51,52\n',
  );
  expect(roles.map(([, role]) => role)).toEqual(['period', 'low', 'price', 'high', 'low', 'price']);
  expect(figures(long)).toContainEqual(['牛肉', '2026-10-02', 70, 71.5, 73]);
  expect(long.labels).toEqual(['牛肉', '牛腩']);
});

test('years across and months down are read as months', async () => {
  const { long } = await text('月份,2024年,2025年\n1月,24.1,26.2\n2月,24.3,26.0\n');
  expect(figures(long)).toEqual([
    ['', '2024-01-01', null, 24.1, null],
    ['', '2025-01-01', null, 26.2, null],
    ['', '2024-02-01', null, 24.3, null],
    ['', '2025-02-01', null, 26, null],
  ]);
});

test('a year and a week in columns of their own are one week', async () => {
  const { roles, long } = await text('年份,周次,活牛\n2025,3,26.2\n2025,4,26.3\n');
  expect(roles).toEqual([
    ['年份', 'year'],
    ['周次', 'period'],
    ['活牛', 'price'],
  ]);
  expect(figures(long)).toEqual([
    ['活牛', '2025-01-17', null, 26.2, null],
    ['活牛', '2025-01-24', null, 26.3, null],
  ]);
});

describe('columns without a title, or with the same one', () => {
  const unnamed = fileURLToPath(new URL('../fixtures/series-unnamed.csv', import.meta.url));

  test('are left out beside a titled price until somebody says what they are', async () => {
    const { roles, long } = await opened(unnamed);
    expect(roles).toEqual([
      ['Date', 'period'],
      ['Price', 'price'],
      ['', 'skip'],
      [' (2)', 'skip'],
    ]);
    expect(long.issues).toEqual([]);
    expect(long.observations.map(({ label, price }) => [label, price])).toEqual(
      [10.5, 11.5, 12, 12.5, 12.6, 12.7].map((price) => ['', price]),
    );
  });

  test('are series of their own once they are said to be prices', async () => {
    const { table } = await opened(unnamed);
    if (table === null) throw new Error('No table');
    const roles = new Map<string, ColumnRole>(listTitles(table.columns).map((title) => [title, 'price']));
    const long = unpivot(table, { roles: roles.set('Date', 'period'), dayOrder: null }, today);
    expect([long.issues, long.labels]).toEqual([[], ['', 'C', 'D']]);
    expect(long.observations).toHaveLength(11);
  });

  test('are the price where there is no other', async () => {
    const { roles, long } = await text('日期,\n2025-11-03,26.2\n2025-11-10,26.3\n');
    expect([roles[1], long.issues, long.labels]).toEqual([['', 'price'], [], ['']]);
  });

  test('bear a number where titles repeat', async () => {
    const { long } = await text('日期,最低,均价,最高,最低,均价,最高\n2025-11-03,1,2,3,4,5,6\n2025-11-10,1,2,3,4,5,6\n');
    expect(long.issues).toEqual([]);
    expect(figures(long).slice(0, 2)).toEqual([
      ['', '2025-11-03', 1, 2, 3],
      ['(2)', '2025-11-03', 4, 5, 6],
    ]);
  });
});

test('what is derived from prices is left out, and dashes are no figures', async () => {
  const { roles, long } = await text('日期,活牛,环比%,同比\n2025-11-03,26.2,-0.3,16.0\n2025-11-10,—,0.1,15.2\n');
  expect(roles.slice(2)).toEqual([
    ['环比%', 'skip'],
    ['同比', 'skip'],
  ]);
  expect(figures(long)).toEqual([['活牛', '2025-11-03', null, 26.2, null]]);
});

test.each([
  ['周次,活牛\n第3周,26\n第4周,26\n', 'noYear'],
  ['日期,活牛\n2025-11-03,26\n2025-11-04,26\n2025-11-05,26\n共3条,26\n', 'badPeriodText'],
  ['日期,活牛\n2025-11-03,26\n2025-11-10,1O\n2025-11-17,27\n2025-11-18,27\n', 'badNumber'],
  ['日期,活牛\n2025-11-03,26\n2027-11-03,26\n', 'futurePeriod'],
  ['日期,活牛\n2025-11-03,26\n2025-11-03,27\n', 'duplicateRow'],
  ['日期,活牛\n2025-11-03,26\n2025-11-10,27\n2025-W48,27\n', 'mixedGrains'],
  ['日期,活牛\n2025-11-03,0\n2025-11-10,27\n', 'priceRange'],
])('a table is refused where it cannot be read surely: %j (%s)', async (content, reason) => {
  const { long } = await text(content);
  expect([...new Set(long.issues.map((issue) => issue.reason))]).toEqual([reason]);
});

test('a header that stands again is left out and told of; a formula is told by the title of its column', async () => {
  const { long } = await text('日期,牛肉,猪肉\n2025-11-03,55,20\n日期,牛肉,猪肉\n2025-11-04,56,21\n');
  expect([long.issues, long.warnings]).toEqual([[], [{ line: 3, column: '', value: '', reason: 'repeatedHeader' }]]);
  expect(long.observations.map(({ line, price }) => [line, price])).toEqual([
    [2, 55],
    [2, 20],
    [4, 56],
    [4, 21],
  ]);
  const { long: formulas } = await text(
    '日期,牛肉,猪肉\n2025-11-03,55,20\n2025-11-04,=B2+1,20\n2025-11-05,56,21\n2025-11-06,57,22\n',
  );
  expect(formulas.issues.map(({ column, reason }) => [column, reason])).toEqual([['牛肉', 'formulaCell']]);
});

test('a file without figures, an old workbook and one that says that it is invented are refused for what they are', async () => {
  const path = join(folder, 'refused');
  const listReasons = async (content: string | Uint8Array) => {
    await writeFile(path, content);
    const { issues } = await openSeriesFile(path, { sheet: null, encoding: null, isKnown: () => false });
    return issues.map(({ reason }) => reason);
  };
  expect(await listReasons('日期,价格\n2025-11-03,\n')).toEqual(['noFigures']);
  expect(await listReasons(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]))).toEqual(['oldWorkbook']);
  expect(await listReasons('说明,演示数据，均为虚构\n日期,价格\n2025-11-03,26\n')).toEqual(['inventedFigures']);
});

test('the day of publication is found where a line names it', () => {
  expect(findPublished(['World Bank', 'Updated on April 02, 2024'])).toBe('2024-04-02');
  expect(findPublished(['时间：2026-03-10 来源：某部门'])).toBe('2026-03-10');
  expect(findPublished(['发布日期：2026年3月10日'])).toBe('2026-03-10');
  expect(findPublished(['Prices of 2024', 'as of 03-01-2025'])).toBeNull();
});

test('units and markets are guessed by the names they go by', () => {
  expect(guessUnit(['牛肉', '单位：元／公斤、元／只'])).toBe('CNY/kg');
  expect(guessUnit(['À vista R$', 'Preço do boi gordo'])).toBe('BRL/@');
  expect(guessUnit(['牛腩 · 美元/吨'])).toBe('USD/t');
  expect(guessUnit(['Meat Price Index', 'FAO Food Price Index (2014-2016=100)'])).toBe('2014-2016=100');
  expect(guessUnit(['肉类', '（2014—2016年＝100）'])).toBe('2014-2016=100');
  expect(guessUnit(['农产品批发价格200指数', '以2015年=100'])).toBe('2015=100');
  expect(guessUnit(['生猪价格指数'])).toBe('index');
  expect(guessUnit(['牛腩'])).toBeNull();
  expect([guessCattle('主产省份活牛'), guessCattle('boi gordo'), guessCattle('牛肉')]).toEqual(['CHN', 'BRA', null]);
});
