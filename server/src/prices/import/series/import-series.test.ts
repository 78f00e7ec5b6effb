import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { getPriceBenchmarks } from '@btc/contract/prices/benchmarks/benchmarks.ts';
import { GetSeriesMappings, ReadSeriesFile } from '@btc/contract/prices/desk/series-files.ts';
import type { SeriesEntry } from '@btc/contract/prices/desk/series-mapping.ts';
import { GetPriceImports, UploadPriceFile } from '@btc/contract/prices/desk/price-settings.ts';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '#platform/api/binding.ts';
import { addAccount, openPricesFixture, paidCaller, type PricesFixture } from '../../prices.fixture.ts';
import { listPrices, savePrices } from '../../live-cattle/live-cattle.queries.ts';
import { importPriceFile } from '../import-price-file.ts';
import { formatPriceReport } from '../price-command.ts';
import { type CellValue, twoKinds, weeksAcross, writeBook } from './series-files.fixture.ts';

let prices: PricesFixture;
let folder: string;
let analyst: Caller;
beforeAll(async () => {
  prices = await openPricesFixture();
  folder = await mkdtemp(join(tmpdir(), 'series-'));
  analyst = paidCaller(await addAccount(prices.db, 'analyst'), 'analyst');
});
afterAll(async () => {
  await prices.close();
  await rm(folder, { recursive: true, force: true });
});

async function read(bytes: Blob) {
  const answer = await prices.call('ReadSeriesFile', { Files: bytes, FileName: 'series.csv' }, analyst);
  return ReadSeriesFile.output.parse(answer);
}

async function teach(bytes: Blob, toEntry: (label: string) => SeriesEntry) {
  const { Row, Rows, Datas } = await read(bytes);
  const Mapping = {
    DayOrder: Row.DayOrder,
    Columns: Rows.map(({ Title, Role }) => ({ Title, Role })),
    Series: Datas.map(({ Label }) => toEntry(Label)),
  };
  const input = { Shape: Row.Shape, FileName: 'series.csv', Mapping, Revision: Row.Revision };
  await prices.call('SaveSeriesMapping', input, analyst);
  return input;
}

async function upload(bytes: Blob, more: object = { Load: 'true' }) {
  const ask = { Files: bytes, FileName: 'series.csv', Form: 'series', ...more };
  return UploadPriceFile.output.parse(await prices.call('UploadPriceFile', ask, analyst));
}

async function makeWorkbook(rows: readonly (readonly CellValue[])[]): Promise<Blob> {
  const path = join(folder, 'book.xlsx');
  await writeBook(path, rows);
  return new Blob([new Uint8Array(await readFile(path))]);
}

const brazil = (Label: string): SeriesEntry => ({
  Label,
  Kind: 'cattle',
  Code: 'BRA',
  Unit: 'BRL/@',
  SourceCn: 'Test desk',
  SourceEn: 'Test desk',
});
const others = (Label: string): SeriesEntry => ({
  Label,
  Kind: 'benchmark',
  NameCn: `测试${Label}`,
  NameEn: `Test ${Label}`,
  Unit: 'CNY/kg',
  SourceCn: '测试市场',
  SourceEn: 'Test market',
});

const daily = (rows: string) => new Blob([`Preço\nData;À vista R$;À vista US$\n${rows}`]);
const cattle = () => prices.db.selectFrom('live_cattle_price').selectAll().orderBy('series').orderBy('day').execute();

describe('live cattle', () => {
  const first = daily('30/10/2025;318,40;59,20\n31/10/2025;320,00;59,84\n');

  test('an unknown head is told of, and its columns and labels are guessed', async () => {
    const found = await read(first);
    expect(found).toMatchObject({
      Row: { Revision: 0, IsKnown: false, Grain: 'day', PublishedOn: '2025-10-31', Sheet: null },
      Rows: [{ Title: 'Data', Role: 'period', Samples: ['30/10/2025', '31/10/2025'] }, {}, { Role: 'usdPrice' }],
      Datas: [{ Label: 'À vista R$', Entry: null, Count: 2, From: '2025-10-30', To: '2025-10-31', Last: 320 }],
      List: [],
    });
    expect(await upload(first)).toMatchObject({ Row: { Outcome: 'refused' }, List: [{ Value: 'À vista R$' }] });
  });

  test('a taught file is previewed, loaded, and the same file again changes nothing', async () => {
    const demo = { series: 'BRA', source: 'CEPEA/B3', is_demo: true, entered_at: prices.clock.now() };
    await prices.db
      .insertInto('live_cattle_price')
      .values({ ...demo, day: '2025-10-31', local_price: '999', usd_per_unit: '0.2' })
      .execute();
    await teach(first, brazil);
    expect((await read(first)).Row).toMatchObject({ Revision: 1, IsKnown: true });
    const preview = await upload(first, {});
    expect(preview.Row).toMatchObject({ Outcome: 'preview', Added: 2, Gone: 1, PublishedOn: '2025-10-31' });
    expect(await cattle()).toMatchObject([{ is_demo: true }]);
    expect((await upload(first)).Row).toMatchObject({ Outcome: 'loaded', Added: 2, Gone: 1 });
    expect(await cattle()).toMatchObject([
      { series: 'BRA', day: '2025-10-30', local_price: '318.4000', usd_per_unit: '0.18592965', source: 'Test desk' },
      { day: '2025-10-31', local_price: '320.0000', usd_per_unit: '0.18700000', is_demo: false },
    ]);
    expect((await upload(first)).Row).toMatchObject({ Outcome: 'unchanged', Same: 2 });
  });

  test('the load is taken back with the invented prices that made room', async () => {
    const { Rows } = GetPriceImports.output.parse(await prices.call('GetPriceImports', {}, analyst));
    const run = Rows.find(({ Outcome }) => Outcome === 'loaded');
    expect(await prices.call('UndoPriceImport', { RunID: run?.RunID }, analyst)).toMatchObject({
      Row: { Outcome: 'undone' },
    });
    expect(await cattle()).toMatchObject([{ is_demo: true, local_price: '999.0000' }]);
    await upload(first);
  });

  test('an older file stops where it would change what is newer, names it, and goes on only when told', async () => {
    const correction = daily('31/10/2025;321,00;60,00\n03/11/2025;322,00;60,10\n');
    expect((await upload(correction)).Row).toMatchObject({ Outcome: 'loaded', Changed: 1, Added: 1 });
    const older = daily('31/10/2025;320,00;59,84\n');
    const preview = await upload(older, {});
    expect(preview).toMatchObject({
      Row: { Outcome: 'preview', Newer: 1, PublishedOn: '2025-10-31' },
      Rows: [{ Date: '2025-10-31', Before: [321], After: [320], NewerOn: '2025-11-03' }],
    });
    expect(await upload(older)).toMatchObject({ Row: { Outcome: 'older', Newer: 1 } });
    expect(await cattle()).toMatchObject([{}, { local_price: '321.0000' }, {}]);
    expect((await upload(older, { Load: 'true', PublishedOn: '2025-11-04' })).Row).toMatchObject({
      Outcome: 'loaded',
      Newer: 0,
    });
    expect((await upload(correction, { Load: 'true', OverNewer: 'true' })).Row).toMatchObject({
      Outcome: 'loaded',
      Newer: 1,
    });
    const days = { from: '2025-10-31', to: '2025-10-31' };
    const readOn = async (day: string) =>
      (await listPrices(prices.db, days, day)).map((row) => Number(row.local_price));
    expect([await readOn('2025-10-30'), await readOn('2025-10-31'), await readOn('2025-11-03')]).toEqual([
      [],
      [320],
      [321],
    ]);
  });

  test('what was typed in counts as published when it was typed', async () => {
    const typed = { series: 'BRA', day: '2025-11-03', local_price: '330', usd_per_unit: '0.19', source: 'Test desk' };
    await savePrices(prices.db, [{ ...typed, entered_at: prices.clock.now() }]);
    const file = daily('03/11/2025;322,00;60,10\n04/11/2025;323,00;60,30\n');
    expect(await upload(file)).toMatchObject({
      Row: { Outcome: 'older', Newer: 1 },
      Rows: [
        { Before: [330], After: [322], NewerOn: '2026-11-21' },
        { Before: null, NewerOn: null },
      ],
    });
  });

  test('a label that nobody has placed stops the file, as do another currency and a monthly mean', async () => {
    const file = new Blob(['日期,活牛,仔猪\n2025-11-05,26.9,27.4\n2025-11-12,26.8,27.2\n']);
    const china = (Label: string): SeriesEntry =>
      Label === '活牛'
        ? { Label, Kind: 'cattle', Code: 'CHN', Unit: 'CNY/kg', SourceCn: 'Test market', SourceEn: 'Test market' }
        : { Label, Kind: 'none' };
    const taught = await teach(file, china);
    expect((await upload(file)).Row).toMatchObject({ Outcome: 'loaded', Added: 2 });
    const [last] = (await cattle()).filter(({ series }) => series === 'CHN');
    expect(last).toMatchObject({ usd_per_unit: null });
    const save = (entries: SeriesEntry[], Revision: number) =>
      prices.call(
        'SaveSeriesMapping',
        { ...taught, Mapping: { ...taught.Mapping, Series: entries }, Revision },
        analyst,
      );
    await save([china('活牛')], 1);
    expect(await upload(file, {})).toMatchObject({ List: [{ Line: 2, Value: '仔猪' }] });
    await save(
      [
        { Label: '活牛', Kind: 'cattle', Code: 'BRA', Unit: 'CNY/kg', SourceCn: 'Test desk', SourceEn: 'Test desk' },
        china('仔猪'),
      ],
      2,
    );
    expect((await upload(file, {})).List).toMatchObject([{ Column: '活牛', Value: 'CNY/kg' }]);
    const months = new Blob(['日期,活牛,仔猪\n2025-10,26.9,27.4\n2025-11,26.8,27.2\n']);
    await save([china('活牛'), china('仔猪')], 3);
    expect((await upload(months, {})).List).toMatchObject([{ Column: '活牛', Value: '2025-10' }]);
    await expect(save([china('活牛')], 3)).rejects.toMatchObject({ data: { List: [{ Rule: 'changed' }] } });
    await expect(save([china('活牛'), china('活牛')], 4)).rejects.toMatchObject({
      data: { List: [{ Rule: 'twice' }] },
    });
  });

  test('a price by the jin becomes one by the kilogram, at the rate that the desk knows', async () => {
    await prices.call(
      'SaveExchangeRate',
      { Day: '2025-11-10', CnyPerUsd: 7.1, Source: 'Test bank', Confirmed: true },
      analyst,
    );
    const file = new Blob(['日期,活牛（元/斤）\n2025-11-14,13.4\n2025-11-21,13.5\n']);
    await teach(file, (Label) => ({
      Label,
      Kind: 'cattle',
      Code: 'CHN',
      Unit: 'CNY/500g',
      SourceCn: 'Test market',
      SourceEn: 'Test market',
    }));
    expect((await upload(file)).Row).toMatchObject({ Outcome: 'loaded', Added: 2 });
    const own = (await cattle()).filter(({ series }) => series === 'CHN').slice(-2);
    expect(own).toMatchObject([
      { day: '2025-11-14', local_price: '26.8000', usd_per_unit: '0.14084507' },
      // Eleven days after the rate nothing is known.
      { day: '2025-11-21', local_price: '27.0000', usd_per_unit: null },
    ]);
  });
});

describe('prices of others', () => {
  test('weeks across are loaded by plant and kind; next week needs no word', async () => {
    const book = await makeWorkbook(twoKinds);
    await teach(book, (label) => (label.includes('9003') ? { Label: label, Kind: 'none' } : others(label)));
    const loaded = await upload(book);
    expect(loaded.Row).toMatchObject({
      Outcome: 'loaded',
      Added: 7,
      NewSeries: 4,
      From: '2025-10-31',
      To: '2025-11-07',
    });
    const next = twoKinds.map((row, index) => [
      ...row,
      ...([null, ['第46周', null], ['报盘', '成交'], [5500, 5450], [5400, 5300], [5700, 5600]][index] ?? []),
    ]);
    const grown = await makeWorkbook(next);
    expect((await read(grown)).Row).toMatchObject({ IsKnown: true, PublishedOn: '2025-11-14' });
    expect((await upload(grown)).Row).toMatchObject({ Outcome: 'loaded', Added: 4, Same: 7, NewSeries: 0 });
    expect(await prices.call('GetPriceBenchmarks', {}, paidCaller(1))).toMatchObject({
      List: [{ NameCn: '测试巴西 · 9001 · 报盘', Frequency: 'week', Latest: 5500, To: '2025-11-14' }, {}, {}, {}],
    });
  });

  test('low, price and high go up in order; a jump is to be looked at', async () => {
    const file = (low: number) =>
      new Blob([`日期,牛肉 最低,牛肉 主流\n2025-11-05,${low},70\n2025-11-12,60,130\n`.replaceAll('牛肉 ', '')]);
    await teach(file(60), others);
    expect((await upload(file(75), {})).List).toMatchObject([{ Line: 2, Value: '75 / 70' }]);
    const found = await upload(file(60), {});
    expect(found.Rows).toMatchObject([{ After: [60, 130] }, { After: [60, 70] }]);
    expect(found.Dict.Warnings).toMatchObject([{ Line: 3, Value: '70 → 130' }]);
  });

  test('prices far off those before stop the load until somebody accepts them', async () => {
    const file = (rows: string) => new Blob([`日期,去年牛肉,牛腩\n${rows}`]);
    const first = file('2025-11-05,55,60\n2025-11-12,56,61\n');
    await teach(first, (label) => (label === '牛腩' ? others(label) : { Label: label, Kind: 'none' }));
    await upload(first);
    // The whole history again, and a price of another unit.
    const next = file('2025-11-05,55,60\n2025-11-12,56,61\n2025-11-19,56,61000\n');
    const preview = await upload(next, {});
    expect([preview.Row, preview.Dict.Warnings]).toMatchObject([
      { Outcome: 'preview', Added: 1 },
      [{ Rule: 'farFromBefore', Value: '测试牛腩 Test 牛腩 2025-11-19: 61 → 61000' }, { Rule: 'priceJump' }],
    ]);
    expect(await upload(next)).toMatchObject({ Row: { Outcome: 'refused', BadRows: 0 }, List: [{ Line: 0 }] });
    const deps = { db: prices.db, files: prices.files, now: prices.clock.now(), userId: null };
    const path = join(folder, 'far.csv');
    await writeFile(path, await next.text());
    const report = await importPriceFile(deps, { path, fileName: 'far.csv', form: 'series', isLoaded: true });
    expect(formatPriceReport(report, 'en').at(-1)).toBe(
      'Odd: look at the warnings above. If the file is right all the same, add --accept farFromBefore',
    );
    expect((await upload(next, { Load: 'true', Accept: 'farFromBefore' })).Row).toMatchObject({ Outcome: 'loaded' });
    // Back again is far too, and the same day counts before the days around it.
    expect((await upload(file('2025-11-19,56,61\n'), {})).Dict.Warnings).toMatchObject([
      { Value: '测试牛腩 Test 牛腩 2025-11-19: 61000 → 61' },
    ]);
    expect((await upload(file('2025-11-19,56,61000\n2025-11-26,56,60500\n'), {})).Dict.Warnings).toEqual([]);
  });

  test('an index is loaded in its points, and is no price of live cattle', async () => {
    const file = new Blob(['FAO (2014-2016=100)\nDate,Meat index\n2026-01,118.2\n2026-02,119.5\n']);
    const entry = { NameCn: '粮农组织肉类', NameEn: 'FAO meat', SourceCn: '粮农组织', SourceEn: 'FAO' };
    expect((await read(file)).Datas).toMatchObject([{ GuessedUnit: '2014-2016=100', Last: 119.5 }]);
    await teach(file, (Label) => ({ Label, Kind: 'benchmark', Unit: '2014-2016=100', ...entry }));
    expect((await upload(file)).Row).toMatchObject({ Outcome: 'loaded', Added: 2 });
    const { List } = getPriceBenchmarks.output.parse(await prices.call('GetPriceBenchmarks', {}, paidCaller(1)));
    expect(List.find(({ NameEn }) => NameEn === 'FAO meat')).toMatchObject({ Unit: '2014-2016=100', Latest: 119.5 });
  });

  test('every column is accounted for by what somebody has said of it', async () => {
    const file = new Blob(['日期,牛腱,同比,备注\n2025-11-05,55,1,x\n2025-11-12,56,2,y\n']);
    await teach(file, others);
    expect((await upload(file, {})).Dict.Titles).toEqual({
      Read: ['日期', '牛腱'],
      NotNeeded: ['同比', '备注'],
      NotUnderstood: [],
    });
  });

  test('a text whose encoding cannot be told is read as it is named', async () => {
    const bytes = new Blob([new Uint8Array(iconv.encode('日期,裝運價\n2025-11-05,55\n', 'big5'))]);
    const ask = { Files: bytes, FileName: 'series.csv' };
    const found = async (more: object) =>
      ReadSeriesFile.output.parse(await prices.call('ReadSeriesFile', { ...ask, ...more }, analyst));
    expect((await found({})).List).toMatchObject([{ Rule: 'unclearEncoding' }]);
    expect((await found({ Encoding: 'gb18030' })).Datas).toMatchObject([{ Count: 1, Last: 55 }]);
  });

  test('a history may begin long before the years that can be asked for', async () => {
    const file = new Blob(['月份,历史牛肉\n1960年1月,0.74\n1960年2月,0.73\n']);
    await teach(file, others);
    expect((await upload(file)).Row).toMatchObject({ Outcome: 'loaded', From: '1960-01-01', To: '1960-02-01' });
    const { List } = getPriceBenchmarks.output.parse(await prices.call('GetPriceBenchmarks', {}, paidCaller(1)));
    expect(List.find(({ NameCn }) => NameCn === '测试历史牛肉')).toMatchObject({
      Frequency: 'month',
      From: '1960-01-01',
    });
  });

  test('a series keeps its frequency', async () => {
    const weekly = await makeWorkbook(weeksAcross);
    await teach(weekly, others);
    expect((await upload(weekly)).Row).toMatchObject({ Outcome: 'loaded', Added: 5 });
    const months = await makeWorkbook([
      ['工厂', '2025年9月', '2025年10月'],
      ['甲厂', 55, 56],
      ['乙厂', 54, 55],
    ]);
    expect((await upload(months, {})).List).toMatchObject([{ Value: 'day : month' }, { Value: 'day : month' }]);
  });
});

test('benchmarks of the World Bank and futures know which file is the newer too', async () => {
  const file = (rows: string) => `Symbol,Time,Open,High,Low,Close,Volume\n${rows}`;
  const load = async (text: string, more: object = {}) => {
    const path = join(folder, 'futures.csv');
    await writeFile(path, text);
    const deps = { db: prices.db, files: prices.files, now: prices.clock.now(), userId: null };
    return importPriceFile(deps, { path, fileName: 'given', form: 'futures', isLoaded: true, ...more });
  };
  const [older, newer] = ['LEG26,2026-02-26,199,199,198,198.5,100\n', 'LEG26,2026-02-26,199,199,198,198.75,100\n'];
  await load(file(`${newer}LEG26,2026-02-27,199,200,198,199,90\n`));
  const stopped = await load(file(older));
  expect(stopped.run).toMatchObject({ outcome: 'older', newer: 1, publishedOn: '2026-02-26' });
  expect(formatPriceReport(stopped, 'en')).toContain(
    '  CME live cattle LEG26, 2026-02-26: 198.75 → 198.5 (published on 2026-02-27)',
  );
  const report = await load(file(older), { isOverNewer: true });
  expect(report.run).toMatchObject({ outcome: 'loaded', changed: 1 });
  expect(formatPriceReport(stopped, 'en').join('\n')).toContain('would change 1 figures');
  expect(formatPriceReport(report, 'en').join('\n')).toContain(', changed 1 figures published later');
  expect(formatPriceReport(report, 'cn').join('\n')).toContain('已更改 1 个');
});

test('mappings are listed, and forgotten with a trace', async () => {
  const { Rows } = GetSeriesMappings.output.parse(await prices.call('GetSeriesMappings', {}, analyst));
  const [row] = Rows;
  await expect(prices.call('DeleteSeriesMapping', { Shape: row?.Shape, Revision: 99 }, analyst)).rejects.toMatchObject({
    data: { List: [{ Rule: 'changed' }] },
  });
  await prices.call('DeleteSeriesMapping', { Shape: row?.Shape, Revision: row?.Revision }, analyst);
  await expect(prices.call('DeleteSeriesMapping', { Shape: row?.Shape, Revision: 1 }, analyst)).rejects.toMatchObject({
    code: 1009,
  });
  const last = await prices.db.selectFrom('audit_entry').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
  expect(last).toMatchObject({ operation: 'DeleteSeriesMapping', before: { FileName: 'series.csv' }, after: null });
});

const shared = resolve(import.meta.dirname, '../../../../../../shared/data');
const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
const page = join(shared, 'news/weekly-livestock-prices.html');

test('a column of notes that is read as one of names is told of, not listed name by name', async () => {
  const rows = Array.from({ length: 400 }, (_, index) => `2025-11-05,Lot ${index},26.5\n`);
  const found = await read(new Blob(['Date,Lot,Price\n', ...rows]));
  expect(found.List).toMatchObject([{ Line: 1, Value: '400' }]);
  expect(found.Datas).toHaveLength(300);
});

const bank = join(shared, 'prices/CMO-2024-04.xlsx');

test.runIf(await isThere(bank))(
  'a workbook with hidden sheets, units under its titles and a day of publication is read',
  async () => {
    const bytes = new Blob([new Uint8Array(await readFile(bank))]);
    const found = await read(bytes);
    expect(found.List).toEqual([]);
    expect(found.Row).toMatchObject({ Sheet: 'Monthly Prices', Grain: 'month', PublishedOn: '2024-04-02' });
    expect(found.Datas.find(({ Label }) => Label.startsWith('Beef'))).toMatchObject({
      To: '2024-03-01',
      GuessedCode: null,
    });
    expect(found.Datas).toHaveLength(71);
    expect((await upload(bytes, { Form: 'world-bank' })).Row).toMatchObject({ From: '1960-01-01', To: '2024-03-01' });
  },
);

test.runIf(await isThere(page))(
  'a table of a ministry, saved as a workbook, is read by the week in its title',
  async () => {
    const html = await readFile(page, 'utf8');
    const rows = [...html.matchAll(/<tr[\s\S]*?<\/tr>/g)].map(([row]) =>
      [...row.matchAll(/<t[dh][\s\S]*?<\/t[dh]>/g)].map(([cell]) =>
        cell
          .replace(/<[^>]+>|&nbsp;/g, '')
          .replace(/\s+/g, ' ')
          .trim(),
      ),
    );
    const book = await makeWorkbook(rows.filter((row) => row.some((cell) => cell !== '')));
    const found = await read(book);
    expect(found.List).toEqual([]);
    expect(found.Datas.find(({ Label }) => Label === '主产省份活牛')).toMatchObject({
      Last: 26.92,
      To: '2026-03-06',
      GuessedCode: 'CHN',
      GuessedUnit: 'CNY/kg',
    });
    expect(found.Datas).toHaveLength(18);
  },
);
