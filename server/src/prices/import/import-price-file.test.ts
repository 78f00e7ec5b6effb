import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PriceFileForm, priceFileRule } from '@btc/contract/prices/desk/price-file-rule.ts';
import { GetPriceImportIssues } from '@btc/contract/prices/desk/price-settings.ts';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { csvTemplate, xlsxTemplate } from '#platform/import/template/write-template.ts';
import type { Caller } from '#platform/api/binding.ts';
import { addAccount, openPricesFixture, paidCaller, type PricesFixture } from '../prices.fixture.ts';
import { importPriceFile } from './import-price-file.ts';
import { formatPriceReport } from './price-command.ts';
import { quoteTemplate } from './quote-columns.data.ts';

let prices: PricesFixture;
let folder: string;
let analyst: Caller;
beforeAll(async () => {
  prices = await openPricesFixture();
  folder = await mkdtemp(join(tmpdir(), 'price-files-'));
  analyst = paidCaller(await addAccount(prices.db, 'analyst'), 'analyst');
});
afterAll(async () => {
  await prices.close();
  await rm(folder, { recursive: true, force: true });
});

async function load(path: string, form: PriceFileForm, isLoaded = true) {
  const deps = { db: prices.db, files: prices.files, now: prices.clock.now(), userId: null };
  return importPriceFile(deps, { path, fileName: 'given', form, isLoaded });
}

async function written(text: string): Promise<string> {
  const path = join(folder, 'given.csv');
  await writeFile(path, text);
  return path;
}

async function loadText(text: string, form: PriceFileForm = 'quotes', isLoaded = true) {
  return load(await written(text), form, isLoaded);
}

const header = csvTemplate(quoteTemplate, 'en');
const formerHeader = header.replace('Meat', 'Species').replace('Quotes', 'Count');
const forward = (mainstream: number, more = 'shank,GRASS') =>
  `2026-03-06,beef,forward,BRA,${more},,frozen,CFR,main,USD/t,5900,${mainstream},6100,4,offer,no,8\n`;
const spot = '2026-03-06,牛肉,现货,巴西,腱子肉,,,,EXW,上海,元/公斤,54,56.5,60,5,成交,是,\n';
const shown = (question: object) =>
  prices.call('GetWebPriceDataList', { Date: '2026-03-06', ...question }, paidCaller(1));

describe('a file of quotes', () => {
  test('says in a preview what it would do, and does nothing', async () => {
    const { run } = await loadText(formerHeader + forward(6000), 'quotes', false);
    expect(run).toMatchObject({ outcome: 'preview', rowsRead: 1, added: 1, newSeries: 1, from: '2026-03-06' });
    expect(await shown({})).toMatchObject({ Total: 0 });
    expect(await prices.call('GetPriceImports', {}, analyst)).toMatchObject({ Total: 0 });
  });

  test('is loaded whole with bad rows listed, or not at all', async () => {
    const rows = [
      forward(6000),
      '2026-13-06,beef,forward,BRA,shank,,,,CFR,,USD/t,5900,6000,6100,4,,,\n',
      '2026-03-06,beef,forward,Narnia,no such cut,,,,CFR,,USD/t,5900,6000,6100,4,,,\n',
      '2026-03-06,beef,forward,BRA,brisket,,,,CFR,,USD/t,6900,6000,6100,4,,,\n',
      '2026-03-06,beef,spot,BRA,brisket,,,,EXW,,USD/t,5900,6000,6100,,,,\n',
      forward(6010),
    ];
    const { run, issues } = await loadText(header + rows.join(''));
    expect(run).toMatchObject({ outcome: 'refused', badRows: 5, added: 0 });
    expect(issues.map(({ line, column, reason }) => [line, column, reason])).toEqual([
      [3, 'Date', 'badDay'],
      [4, 'Origin', 'unknownOrigin'],
      [4, 'Cut', 'unknownCut'],
      [5, 'Low', 'priceOrder'],
      [6, 'Quotes', 'emptyCell'],
      [6, 'Unit', 'unitOfTerm'],
      [7, '', 'duplicateRow'],
    ]);
    expect(await shown({})).toMatchObject({ Total: 0 });
  });

  test.each(['|', '、', ';', '/', '，'])('has several specifications parted by %s', async (mark) => {
    const { run, issues } = await loadText(
      header + forward(6000, `brisket,GRASS${mark} Fixed weight`),
      'quotes',
      false,
    );
    expect([issues, run]).toMatchObject([[], { rowsRead: 1, added: 1 }]);
  });

  test('is told which values would do where one does not', async () => {
    const rows = [spot.replace('上海', '主港').replace('成交', '报盘'), spot.replace('腱子肉', '大米龙')];
    const { issues } = await loadText(header + rows.join(''));
    expect(issues.map(({ reason }) => reason)).toEqual(['unknownCode', 'unknownCode', 'ambiguousCut']);
    expect(issues[0]?.value).toContain('主港 → 中国主港 Main ports | 上海 Shanghai');
    expect(issues[1]?.value).toBe('报盘 → 报价 Offer | 还盘 Bid | 成交 Deal');
    expect(issues[2]?.value).toBe('大米龙 → topside (米龙, Topside) | outside_flat (大黄瓜条, Outside flat)');
  });

  test('is read parted by semicolons, with decimal commas, titles above and days from the day on', async () => {
    const line = '13/03/2026;牛肉;现货;巴西;fore_shank;;;;EXW;上海;元/公斤;54,5;56,25;1.060,75;5;成交;是;\n';
    const { run, issues } = await loadText(`周报价\n${header.replaceAll(',', ';')}${line}`, 'quotes', false);
    expect(issues).toMatchObject([{ line: 3, reason: 'priceRange' }]);
    expect(
      (await loadText(`周报价\n${header.replaceAll(',', ';')}${line.replace('1.060,75', '60,75')}`, 'quotes', false))
        .run,
    ).toMatchObject({
      outcome: 'preview',
      added: 1,
      from: '2026-03-13',
    });
    expect(run).toMatchObject({ badRows: 1 });
  });

  test('is read in either language, as CSV and as a workbook', async () => {
    const { run, issues } = await loadText(header + forward(6000) + spot.replace('腱子肉', 'fore_shank'));
    expect(issues).toEqual([]);
    expect(run).toMatchObject({ outcome: 'loaded', added: 2, newSeries: 2 });
    expect(await shown({ MarketType: 'spot' })).toMatchObject({
      Rows: [
        { OriginCode: 'BRA', Port: 'shanghai', Mainstream: 56.5, Basis: 'deal', Provisional: true, Storage: 'frozen' },
      ],
    });
    const book = join(folder, 'template.xlsx');
    await writeFile(book, await xlsxTemplate(quoteTemplate, 'cn'));
    expect(await load(book, 'quotes')).toMatchObject({ issues: [{ reason: 'emptyFile' }] });
  });

  test('is refused where it holds more rows than a desk writes', async () => {
    const { issues } = await loadText(header + forward(6000).repeat(100_001), 'quotes', false);
    expect(issues).toEqual([expect.objectContaining({ line: 0, reason: 'tooManyRows', value: '100000' })]);
  });

  test('stops on a column that says what its prices mean, and tells what became of the others', async () => {
    const titled = (title: string) => header.replace('\n', `,${title}\n`) + forward(6000).replace('\n', ',x\n');
    const { run, issues } = await loadText(titled('Currency'));
    expect([run.outcome, issues]).toMatchObject([
      'refused',
      [{ line: 1, column: 'Currency', value: 'currency', reason: 'columnNotRead' }],
    ]);
    const { issues: none, titles } = await loadText(
      titled('Change (%),Mood').replace(',x', ',1,good'),
      'quotes',
      false,
    );
    expect([none, titles]).toMatchObject([[], { notNeeded: ['Change (%)'], notUnderstood: ['Mood'] }]);
  });

  test('is read in the encoding named where its text does not tell it', async () => {
    const path = join(folder, 'big5.csv');
    const text = header.replace('\ufeff', '') + forward(6000, 'shank,').replace(',,,frozen', ',,牛肉裝運,frozen');
    await writeFile(path, iconv.encode(text, 'big5'));
    const deps = { db: prices.db, files: prices.files, now: prices.clock.now(), userId: null };
    const ask = { path, fileName: 'given', form: 'quotes', isLoaded: false } as const;
    expect((await importPriceFile(deps, ask)).issues).toMatchObject([{ line: 0, reason: 'unclearEncoding' }]);
    expect(await importPriceFile(deps, { ...ask, encoding: 'gb18030' })).toMatchObject({
      issues: [],
      run: { added: 1 },
    });
  });

  test('leaves the header out where it stands again, and names a column with content but no title', async () => {
    const twice = await loadText(header + forward(6000) + header + spot, 'quotes', false);
    expect([twice.issues, twice.warnings]).toMatchObject([[], [{ line: 3, reason: 'repeatedHeader' }]]);
    const { issues } = await loadText(
      header.replace('\n', ',,Note\n') + forward(6000).replace('\n', ',7,x\n'),
      'quotes',
      false,
    );
    expect(issues).toMatchObject([{ line: 2, column: 'S', value: '7', reason: 'unnamedColumn' }]);
  });

  test('keeps its rows where the header says itself in the other language below', async () => {
    const { run, issues } = await loadText(
      header + csvTemplate(quoteTemplate, 'cn') + forward(6000, 'shank,Wagyu'),
      'quotes',
      false,
    );
    expect(issues).toEqual([]);
    expect(run).toMatchObject({ outcome: 'preview', rowsRead: 1, added: 1 });
  });

  test('tells of a number that could be two', async () => {
    const row = forward(6000).replace('5900', '5.900').replace('6000', '6.000').replace('6100', '6.100');
    const { warnings } = await loadText(header + row, 'quotes', false);
    expect(warnings.map(({ reason }) => reason)).toContain('unclearNumber');
  });

  test('names the column of a formula by its title', async () => {
    const { issues } = await loadText(header + forward(6000).replace('5900', '=5899+1'), 'quotes', false);
    expect(issues).toMatchObject([{ line: 2, column: 'Low', value: '=5899+1', reason: 'formulaCell' }]);
  });

  test('stops where a price is far off the one before, and not where a series is new', async () => {
    const later = (mainstream: number, more: string) =>
      forward(mainstream, more).replace('2026-03-06', '2026-03-13').replace('6100', '13000');
    const { run, issues } = await loadText(header + later(12_500, 'shank,GRASS') + later(12_500, 'tenderloin,GRASS'));
    expect([run.outcome, run.badRows, issues]).toMatchObject([
      'refused',
      0,
      [{ line: 0, column: '', value: 'BRA shank 2026-03-13: 6000 → 12500', reason: 'farFromBefore' }],
    ]);
  });

  test('changes nothing the second time, and keeps what a later one corrects', async () => {
    const first = header + forward(6000);
    expect((await loadText(first)).run).toMatchObject({ outcome: 'unchanged', same: 1 });
    expect((await loadText(header + forward(5950))).run).toMatchObject({ outcome: 'loaded', changed: 1, added: 0 });
    expect(await shown({})).toMatchObject({ Rows: [{ Mainstream: 5950, Corrected: true }] });
    expect(await prices.call('GetQuoteCorrections', {}, analyst)).toMatchObject({
      Rows: [{ Reason: 'given', Before: { Mainstream: 6000 }, After: { Mainstream: 5950 } }],
    });
  });

  test('comes from the console too', async () => {
    const ask = { Files: new Blob([header + forward(5950)]), FileName: 'quotes.csv', Form: 'quotes', Load: 'true' };
    expect(await prices.call('UploadPriceFile', ask, analyst)).toMatchObject({
      Row: { Outcome: 'unchanged', By: analyst.user?.loginUserName },
      List: [],
    });
  });
});

describe('the last load can be taken back', () => {
  const of = (mainstream: number, cut: string) => forward(mainstream, `${cut},GRASS`);
  const upload = async (text: string, mode: string) =>
    prices.call(
      'UploadPriceFile',
      { Files: new Blob([header + text]), FileName: 'undo.csv', Form: 'quotes', Load: mode },
      analyst,
    );
  const lastRun = async () => {
    const { Rows } = z
      .object({ Rows: z.array(z.object({ RunID: z.int(), Outcome: z.string(), Undoable: z.boolean() })) })
      .parse(await prices.call('GetPriceImports', {}, analyst));
    const [run] = Rows;
    if (run === undefined) throw new Error('There is a run');
    return run;
  };
  const undo = (RunID: number) => prices.call('UndoPriceImport', { RunID }, analyst);
  const tables = async () => ({
    series: await prices.db.selectFrom('price_series').selectAll().orderBy('id').execute(),
    quotes: await prices.db
      .selectFrom('price_quote')
      .select(['series_id', 'day', 'low', 'high', 'mainstream', 'quote_count', 'state', 'basis', 'is_demo'])
      .orderBy('series_id')
      .orderBy('day')
      .execute(),
    cells: await prices.db.selectFrom('price_cell').selectAll().orderBy('week').orderBy('cut').execute(),
    days: await prices.db.selectFrom('price_day').select(['day', 'market_type', 'quotes']).orderBy('day').execute(),
  });

  test('what it added goes, what it changed is as before, and the log says so', async () => {
    const before = await tables();
    expect(await upload(of(5960, 'shank') + of(6050, 'brisket'), 'false')).toMatchObject({
      Row: { RunID: null, Outcome: 'preview', Added: 1, Changed: 1, Undoable: false },
      Rows: [
        { Before: [5900, 5950, 6100], After: [5900, 5960, 6100] },
        { NameEn: expect.stringContaining('Brisket'), Before: null },
      ],
    });
    await upload(of(5960, 'shank') + of(6050, 'brisket'), 'true');
    const run = await lastRun();
    expect(run).toMatchObject({ Outcome: 'loaded', Undoable: true });
    expect(await undo(run.RunID)).toMatchObject({ Row: { Outcome: 'undone', Undoable: false } });
    expect(await tables()).toEqual(before);
    expect(await prices.call('GetQuoteCorrections', {}, analyst)).toMatchObject({
      Rows: [{ Reason: expect.stringContaining('undo.csv'), After: { Mainstream: 5950 } }, {}, {}],
    });
    await expect(undo(run.RunID)).rejects.toMatchObject({ data: { List: [{ Rule: 'closed' }] } });
  });

  test('not where something of it was changed since', async () => {
    await upload(of(6001, 'brisket'), 'true');
    const run = await lastRun();
    await prices.db
      .updateTable('price_quote')
      .set((eb) => ({ revision: eb('revision', '+', 1) }))
      .where('source', '=', 'file')
      .execute();
    await expect(undo(run.RunID)).rejects.toMatchObject({ data: { List: [{ Rule: 'changed' }] } });
    await expect(undo(999)).rejects.toMatchObject({ code: 1009 });
  });

  test('invented quotes that made room come back whole', async () => {
    const series = await prices.db
      .insertInto('price_series')
      .values({
        meat: 'pork',
        market_type: 'forward',
        origin: 'ESP',
        cut: 'no2',
        specs: ['CATCH'],
        storage: 'frozen',
        term: 'CFR',
        port: 'main',
        unit: 'USD/t',
        is_demo: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const figures = {
      low: '1900',
      high: '2100',
      mainstream: '2000',
      quote_count: 3,
      basis: 'offer',
      state: 'published',
    };
    const at = prices.clock.now();
    await prices.db
      .insertInto('price_quote')
      .values({ series_id: series.id, day: '2026-03-05', ...figures, is_demo: true, saved_at: at, published_at: at })
      .execute();
    const before = await tables();
    await upload(of(6001, 'no2').replace('beef', 'pork').replace('GRASS', ''), 'true');
    const run = await lastRun();
    expect(run).toMatchObject({ Outcome: 'loaded' });
    await undo(run.RunID);
    const after = await tables();
    expect(after.series).toEqual(before.series);
    expect(after.quotes).toEqual(before.quotes);
  });

  test('a refused file tells what was wrong later too', async () => {
    await upload(of(99, 'brisket'), 'true');
    const run = await lastRun();
    expect(run).toMatchObject({ Outcome: 'refused' });
    expect(await prices.call('GetPriceImportIssues', { RunID: run.RunID }, analyst)).toMatchObject({
      Row: { BadRows: 1 },
      List: [
        { Line: 2, Column: 'Mainstream' },
        { Line: 2, Column: 'Low' },
      ],
      Total: 2,
    });
  });

  test('of very many errors the first are kept, and all are counted', async () => {
    const { issues } = await loadText(header + forward(99), 'quotes', false);
    const lines = Math.ceil(priceFileRule.maxIssues / issues.length) + 1;
    const report = await loadText(header + forward(99).repeat(lines));
    expect(report.issues).toHaveLength(priceFileRule.maxIssues);
    expect(report.issueCount).toBe(lines * issues.length);
    const run = await lastRun();
    const { List, Total } = GetPriceImportIssues.output.parse(
      await prices.call('GetPriceImportIssues', { RunID: run.RunID }, analyst),
    );
    expect([List.length, Total]).toEqual([priceFileRule.maxIssues, report.issueCount]);
    expect(formatPriceReport(report, 'en').at(-1)).toBe(`and ${report.issueCount - List.length} more errors`);
  });
});

test('futures are read by their header, day by day, and the same file again changes nothing', async () => {
  const rows = [
    'LEG25,02/28/2025,199.75,199.75,194.175,197.725,220,',
    'LEG25,02/27/2025,198.825,199.725,198.825,199.4,710,193',
  ];
  const text = `,,,,LEG25,,,\nSymbol,Time,Open,High,Low,Close,Volume,Open Interest\n${rows.join('\n')}\n`;
  expect((await loadText(text, 'futures')).run).toMatchObject({ outcome: 'loaded', added: 2 });
  expect((await loadText(text, 'futures')).run).toMatchObject({ outcome: 'unchanged', same: 2 });
  expect(await prices.call('GetPriceBenchmarks', { Code: 'LEG25', Period: 'all' }, paidCaller(1))).toMatchObject({
    List: [{ Code: 'LEG25', NameEn: 'CME live cattle LEG25', From: '2025-02-27', To: '2025-02-28' }],
    Rows: [{ Value: 199.4 }, { Value: 197.725, Volume: 220 }],
  });
  expect(await prices.call('GetPriceBenchmarks', { Code: 'LEG25' })).toMatchObject({
    Rows: [],
    Dict: { Locked: { Module: 'Price', Reason: 'anonymous' } },
  });
  const corrected = await load(await written(text.replace('199.4,', '199.5,')), 'futures');
  expect(corrected).toMatchObject({ run: { changed: 1 }, differences: [{ before: [199.4], after: [199.5] }] });
  await prices.call('UndoPriceImport', { RunID: corrected.run.id }, analyst);
  expect((await loadText(text, 'futures', false)).run).toMatchObject({ same: 2, changed: 0 });
  const broken = await loadText(text.replace('197.725', '297.725'), 'futures');
  expect(broken.issues).toMatchObject([{ line: 3, reason: 'priceOrder' }]);
});

describe('futures as vendors print them', () => {
  test('a last price under Latest is the close', async () => {
    const path = fileURLToPath(new URL('fixtures/futures-latest.csv', import.meta.url));
    const { run, issues } = await load(path, 'futures');
    expect([issues, run]).toMatchObject([[], { outcome: 'loaded', rowsRead: 2, added: 2 }]);
    expect(await prices.call('GetPriceBenchmarks', { Code: 'LEG26', Period: 'all' }, paidCaller(1))).toMatchObject({
      Rows: [{ Value: 230.1 }, { Value: 231.2, Open: 230.1, Volume: 12345 }],
    });
  });

  test.each([
    ['Contract,Date,Open price,High price,Low price,Close/Last,Vol.'],
    ['Ticker,Trade Date,Open,High,Low,Settle,Total Volume'],
    ['Symbol,Time,Open,High,Low,Settlement Price,Volume'],
    ['合约,日期,开盘价,最高价,最低价,收盘价,成交量'],
    ['合约代码,交易日,开盘,最高,最低,最新价,成交量'],
  ])('under the titles %s', async (titles) => {
    const { run, issues } = await loadText(`${titles}\nLEJ26,2026-01-05,3,4,2,3,7\n`, 'futures', false);
    expect([issues, run]).toMatchObject([[], { rowsRead: 1 }]);
  });

  test.each([
    ['Unit', 'columnNotRead', 'Symbol,Time,Last,Unit\nLEJ26,2026-01-05,3,USD/kg\n'],
    ['Symbol', 'unknownCode', 'Symbol,Time,Last\nZCH26,2026-01-05,451.25\n'],
  ])('and another unit or contract is refused by %s', async (column, reason, text) => {
    const { run, issues } = await loadText(text, 'futures', false);
    expect([run.outcome, issues]).toMatchObject(['refused', [{ column, reason }]]);
  });

  test('and faults are told under the title of the file', async () => {
    const { issues } = await loadText('Symbol,Time,High,Low,Latest\nLEJ26,soon,4,2,x\n', 'futures', false);
    expect(issues.map(({ column }) => column)).toEqual(['Time', 'Latest']);
  });
});

const real = resolve(import.meta.dirname, '../../../../../shared/data/prices');
const isThere = await access(real).then(
  () => true,
  () => false,
);

test.runIf(isThere)('the real workbooks are read whole', async () => {
  const bank = await load(join(real, 'CMO-2024-04.xlsx'), 'world-bank', false);
  expect(bank.issues).toEqual([]);
  expect(bank.run).toMatchObject({ outcome: 'preview', from: '1960-01-01', to: '2024-03-01', rowsRead: 771 });
  const futures = await load(join(real, 'live-cattle-LEG25.xlsx'), 'futures');
  expect(futures.issues).toEqual([]);
  expect(futures.run).toMatchObject({ from: '2023-08-31', to: '2025-02-28', rowsRead: 376 });
});

test('a file of quotes leaves what it has no column for as it is', async () => {
  const row = '2026-02-20,beef,forward,BRA,shank,GRASS,,frozen,CFR,main,USD/t,5900,5950,6100,4';
  const columns = header.trim().split(',').slice(0, 15);
  await loadText(`${header}${row},bid,yes,8\n`);
  const details = async () =>
    prices.db
      .selectFrom('price_quote')
      .select(['basis', 'is_provisional', 'group_size', 'mainstream'])
      .where('day', '=', '2026-02-20')
      .executeTakeFirstOrThrow();
  expect(await details()).toMatchObject({ basis: 'bid', is_provisional: true, group_size: 8 });
  expect((await loadText(`${columns.join(',')}\n${row}\n`)).run).toMatchObject({ outcome: 'unchanged', same: 1 });
  expect((await loadText(`${columns.join(',')}\n${row.replace('5950', '5960')}\n`)).run).toMatchObject({
    changed: 1,
  });
  expect(await details()).toMatchObject({ basis: 'bid', is_provisional: true, group_size: 8, mainstream: '5960.0000' });
  // A column that is there says so, empty too.
  await loadText(`${header}${row},,,\n`);
  expect(await details()).toMatchObject({ basis: 'offer', is_provisional: false, group_size: null });
});
