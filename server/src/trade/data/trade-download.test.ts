import type { Caller } from '#platform/api/binding.ts';
import { anonymousCaller } from '#platform/api/binding.ts';
import { createDispatcher } from '#platform/api/dispatch.ts';
import { createInProcessApi } from '#platform/api/in-process.ts';
import { parse } from 'csv-parse/sync';
import { readdir } from 'node:fs/promises';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import readBook, { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataMember, openTradeFixture } from '../trade-fixture.ts';
import type { TradeFixture } from '../trade-fixture.ts';
import { createTradeOperations } from '../trade.operations.ts';
import { fullMember, insertCompanies, loadFacts, type StagedFact } from '../view/view.fixture.ts';
import { createTradeDownloadRoutes } from './trade-download.routes.ts';

let trade: TradeFixture;
let app: FastifyInstance;
let caller: Caller = anonymousCaller;
beforeAll(async () => {
  trade = await openTradeFixture();
  await trade.importText('customs-query', customsFile(), { asPublishedOn: '2026-10-20' });
  await insertCompanies(trade, { importers: 2, exporters: 1 });
  await loadFacts(trade, [202607, 202608].flatMap(shipmentsIn));
  app = Fastify();
  const dispatcher = createDispatcher(createTradeOperations(trade), 'fail');
  await app.register(
    createTradeDownloadRoutes({
      ...trade,
      publicUrl: 'https://portal.example',
      admit: async () => caller,
      apiFor: (who) => createInProcessApi(dispatcher, who),
    }),
  );
});
afterAll(async () => {
  await app.close();
  await trade.close();
});

function customsFile(): string {
  const header = '数据年月,贸易伙伴编码,贸易伙伴名称,商品编码,商品名称,第一数量,第一计量单位,美元\n';
  const months = [2024, 2025, 2026].flatMap((year) =>
    Array.from({ length: year === 2026 ? 9 : 12 }, (_, index) => `${year}${String(index + 1).padStart(2, '0')}`),
  );
  return (
    header +
    months.map((month) => `${month},410,巴西,02023000,牛肉,3000000,千克,"15,000,000"\n`).join('') +
    months.map((month) => `${month},601,澳大利亚,02023000,牛肉,1000000,千克,"6,000,000"\n`).join('')
  );
}

function shipmentsIn(period: number): readonly StagedFact[] {
  const shipment = { period, origin: 'BRA', hs: '02023000', plant: 'BRA-1', exporter: 'E501' };
  return [
    { ...shipment, importer: 'I1', grams: 30_000_000n, usdCents: 15_000_000n },
    { ...shipment, importer: 'I2', grams: 10_000_000n, usdCents: 6_000_000n },
  ];
}

async function readCsv(address: string): Promise<readonly (readonly string[])[]> {
  const answer = await app.inject(address);
  expect(answer.statusCode).toBe(200);
  expect(answer.body.startsWith('\ufeff')).toBe(true);
  return parse(answer.body, { bom: true, relax_column_count: true, skip_empty_lines: true });
}

test('a file says what its figures are, and holds the table with the months behind it', async () => {
  caller = dataMember;
  const rows = await readCsv('/download/beef-one.csv?edition=en&StartDate=2026-07&EndDate=2026-09');
  const head = new Map(rows.slice(0, 20).map(([name, value]) => [name, value]));
  expect(head.get('Title')).toBe('Imports by origin');
  expect(head.get('Source')).toBe('China Customs (GACC)');
  expect(head.get('Published on')).toBe('2026-10-20');
  expect(head.get('Updated')).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d \(UTC\+8\)$/);
  expect(head.get('Provisional periods')).toBe('2026-08 2026-09');
  const titles = rows.findIndex(([first]) => first === 'Origin code');
  expect(rows[titles]?.slice(0, 3)).toEqual(['Origin code', 'Origin', 'Volume (t)']);
  expect(rows[titles]?.slice(-3)).toEqual(['Volume 2026-07 (t)', 'Volume 2026-08 (t)', 'Volume 2026-09 (t)']);
  expect(rows[titles + 1]?.slice(-3)).toEqual(['3000', '3000', '3000']);
  expect(rows.slice(titles + 1).map(([code, name, volume]) => [code, name, volume])).toEqual([
    ['BRA', 'Brazil', '9000'],
    ['AUS', 'Australia', '3000'],
    ['TOTAL', 'Total', '12000'],
  ]);
});

test('a file of one origin says so, with its page, and single records say it too', async () => {
  caller = dataMember;
  const request = 'edition=en&StartDate=2026-07&EndDate=2026-09&Origin=BRA';
  for (const file of ['beef-one', 'beef-one-facts']) {
    const rows = await readCsv(`/download/${file}.csv?${request}`);
    expect(rows).toContainEqual(['Origin', 'Brazil']);
    expect(rows).toContainEqual(['Storage', 'all']);
    const [, address = ''] = rows.find(([name]) => name === 'Address') ?? [];
    expect(address).toMatch(
      /^https:\/\/portal\.example\/BTCData\?(?=.*origin=BRA)(?=.*from=2026-07)(?=.*to=2026-09)(?=.*source=customs)/,
    );
    const plain = await app.inject(`/download/${file}.csv?${request}&layout=plain`);
    expect(plain.body).toMatch(/^(?:Origin code|Period),/);
  }
});

test('a signed-out reader gets the open months, in the edition asked for', async () => {
  caller = anonymousCaller;
  const answer = await app.inject('/download/beef-one.csv?edition=cn&StartDate=2024-01');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toBe('attachment; filename="beef-one_2025-10_2026-09.csv"');
  expect(answer.body).toContain('2025-10之前的内容仅对会员开放');
  expect(answer.body).toContain('巴西,36000,');
});

test('the workbook holds the same table as the text file', async () => {
  caller = dataMember;
  const address = '/download/beef-one.csv?edition=en&StartDate=2025-01&EndDate=2025-12';
  const text = await readCsv(address);
  const book = await app.inject(address.replace('.csv', '.xlsx'));
  expect(book.headers['content-type']).toContain('spreadsheetml');
  const [data, notes] = await readBook(book.rawPayload);
  expect([data?.sheet, notes?.sheet]).toEqual(['Data', 'Notes']);
  const rows = [...(notes?.data ?? []), ...(data?.data ?? [])]
    .map((row) => row.map((cell) => (cell === null ? '' : String(cell))))
    .filter((row) => row.some((cell) => cell !== ''));
  const width = (row: readonly string[]) => row.findLastIndex((cell) => cell !== '') + 1;
  expect(rows.map((row) => row.slice(0, width(row)))).toEqual(text.map((row) => row.slice(0, width(row))));
});

test('the file of the years says which duty applies, by which rule, and each count of a quota', async () => {
  caller = dataMember;
  const text = await readCsv('/download/beef-nine.csv?edition=en');
  const lines = text
    .filter(([name = '']) => name.startsWith('Australia · '))
    .map(([name, value]) => `${name}: ${value}`);
  expect(lines[0]).toMatch(
    /^Australia · Duty that applies: Declared on 2026-\d\d-\d\d: may be over quota \(our projection, no notice yet\)\. The expected fill date/,
  );
  expect(lines).toContain('Australia · Quota used: Official notice: 50% (2026-03-26)');
  expect(lines).toContainEqual(expect.stringContaining('China Customs (GACC): 4.4%, 9,000 t to 2026-09-30'));
  const book = await app.inject('/download/beef-nine.xlsx?edition=cn');
  const rows = await readSheet(book.rawPayload, '配额');
  const titles = rows.find((row) => row.includes('正式公告（%）')) ?? [];
  const cell = (origin: string, title: string) => rows.find(([first]) => first === origin)?.[titles.indexOf(title)];
  expect(cell('澳大利亚', '正式公告（%）')).toBe(50);
  expect(cell('澳大利亚', '海关累计（吨）')).toBe(9000);
  expect(cell('澳大利亚', '已用（%）')).toBe(50);
  expect(cell('美国', '其他加征')).toContain('税率不明');
  expect(cell('巴西', '适用税率')).toContain('配额内。');
});

test('volume, value and unit value of each period and origin stand side by side in one file', async () => {
  caller = dataMember;
  for (const view of ['beef-one', 'beef-two']) {
    const address = `/download/${view}-series.csv?edition=en&StartDate=2026-08&EndDate=2026-09`;
    const rows = await readCsv(address);
    const titles = rows.findIndex(([first, second]) => first === 'Period' && second === 'Code');
    expect(rows[titles]?.slice(3)).toEqual([
      'Volume (t)',
      'Value (USD)',
      'Unit value (USD/t)',
      'Provisional',
      'Partly published',
    ]);
    expect(rows.slice(titles + 1, titles + 4)).toEqual([
      ['2026-08', 'BRA', 'Brazil', '3000', '15000000', '5000', 'yes', ''],
      ['2026-08', 'AUS', 'Australia', '1000', '6000000', '6000', 'yes', ''],
      ['2026-08', 'TOTAL', 'Total', '4000', '21000000', '5250', 'yes', ''],
    ]);
    const book = await app.inject(address.replace('.csv', '.xlsx'));
    expect(book.headers['content-disposition']).toContain(`${view}-series_2026-08_2026-09.xlsx`);
  }
});

test('the trend of a company is a file of its own, a line for each period, for whoever sees it on the page', async () => {
  const address = '/download/beef-five-trend.csv?edition=en&Company=I1&StartDate=2026-07&EndDate=2026-08';
  caller = anonymousCaller;
  expect((await app.inject(address)).statusCode).toBe(403);
  caller = fullMember;
  const answer = await app.inject(address);
  expect(answer.headers['content-disposition']).toBe('attachment; filename="beef-five-trend_I1_2026-07_2026-08.csv"');
  const rows = await readCsv(address);
  const titles = ['Period', 'Volume (t)', 'Unit value (USD/t)', 'y/y (%)', 'Share of all importers (%)', 'Rank'];
  const noBase = 'y/y (%): No base to compare with (zero or not published)';
  expect(rows[0]?.[1]).toMatch(/^Company trend: ./);
  expect(rows.slice(rows.findIndex(([, second]) => second === 'Volume (t)'))).toEqual([
    [...titles, 'Provisional', 'Partly published', 'Gaps'],
    ['2026-07', '30', '5000', '', '75', '1', 'yes', '', noBase],
    ['2026-08', '30', '5000', '', '75', '1', 'yes', '', noBase],
  ]);
  const book = await app.inject(address.replace('.csv', '.xlsx'));
  expect((await readSheet(book.rawPayload, 'Data')).at(-1)).toEqual([
    new Date('2026-08-01'),
    30,
    5000,
    null,
    75,
    1,
    'yes',
    null,
    noBase,
  ]);
});

test('the single facts are for members with the module, a line for each', async () => {
  const before = await readdir(trade.workFolder);
  const address = '/download/beef-one-facts.csv?edition=en&StartDate=2026-08&EndDate=2026-09&Origin=BRA';
  caller = anonymousCaller;
  const refused = await app.inject(address);
  expect([refused.statusCode, refused.body]).toEqual([403, expect.stringContaining('members with the module')]);
  caller = dataMember;
  const rows = await readCsv(address);
  const titles = rows.findIndex(([first, second]) => first === 'Period' && second === 'Origin code');
  const head = new Map(rows.slice(0, titles).map(([name, value]) => [name, value]));
  expect([head.get('Title'), head.get('Period'), head.get('Source'), head.get('Published on')]).toEqual([
    'Imports by origin: all records',
    '2026-08 – 2026-09',
    'China Customs (GACC)',
    '2026-10-20',
  ]);
  const storage = rows[titles]?.indexOf('Storage') ?? -1;
  expect(rows[titles + 1]?.slice(storage, storage + 2)).toEqual(['Frozen', 'Boneless']);
  const inChinese = await readCsv(address.replace('edition=en', 'edition=cn'));
  expect(inChinese.at(-1)?.slice(storage, storage + 2)).toEqual(['冷冻', '去骨']);
  expect(rows.slice(titles + 1).map((row) => [...row.slice(0, 3), ...row.slice(-3)])).toEqual([
    ['2026-08', 'BRA', 'Brazil', '3000000.000', '15000000.00', ''],
    ['2026-09', 'BRA', 'Brazil', '3000000.000', '15000000.00', ''],
  ]);
  expect(rows[titles]).toHaveLength(rows[titles + 1]?.length ?? 0);
  await expect.poll(() => readdir(trade.workFolder)).toEqual(before);
});

test.each([
  ['/download/beef-one.csv?edition=en&Origin=XX', 400, 'Origin (no such code)'],
  [
    '/download/beef-one.csv?StartDate=2024-05&EndDate=2024-01',
    400,
    '网址中的条件有误：StartDate（开始时间晚于结束时间）。',
  ],
  ['/download/beef-one.csv?Period=week', 400, 'Period'],
  ['/download/beef-one.csv?StartDate=a&StartDate=b', 400, 'StartDate'],
  ['/download/beef-none.csv?edition=en', 404, 'There is no such file.'],
  ['/download/beef-one.exe', 404, '没有这个文件'],
  ['/download/pork-three-contrast-series.csv?edition=en', 404, 'There is no such file.'],
  ['/download/beef-one-facts.xlsx', 404, '没有这个文件'],
  ['/download/beef-five-trend.csv?edition=en', 400, 'Company'],
  ['/download/beef-five-trend.csv?edition=en&Company=I99', 404, 'There is no such file.'],
])('%s is refused with %i and says why', async (address, status, text) => {
  const answer = await app.inject(address);
  expect([answer.statusCode, answer.body]).toEqual([status, expect.stringContaining(text)]);
});
