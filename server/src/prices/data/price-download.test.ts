import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Api } from '@btc/contract/client.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { readSheet } from 'read-excel-file/node';
import { type PriceFile, priceFiles } from '@btc/contract/prices/price-paths.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDispatcher } from '#platform/api/dispatch.ts';
import { createInProcessApi } from '#platform/api/in-process.ts';
import { anonymousCaller, type Caller } from '#platform/api/binding.ts';
import { loadDemoBenchmarks } from '@btc/demo/prices/load-benchmarks.ts';
import { loadDemoPrices } from '@btc/demo/prices/load-prices.ts';
import { loadDemoWeek } from '@btc/demo/prices/week/load-week.ts';
import { openPricesFixture, paidCaller, type PricesFixture } from '../prices.fixture.ts';
import { quoteTemplate } from '../import/quote-columns.data.ts';
import { createPricesOperations } from '../prices.operations.ts';
import { createWeekOperations } from '../week.operations.ts';
import { createPriceDownloadRoutes } from './price-download.routes.ts';

let prices: PricesFixture;
let app: FastifyInstance;
let caller: Caller = anonymousCaller;
beforeAll(async () => {
  prices = await openPricesFixture();
  await loadDemoPrices(prices);
  await loadDemoBenchmarks(prices);
  await loadDemoWeek(prices);
  const week = createWeekOperations({
    ...prices,
    releases: () => Promise.resolve([]),
    readFigures: () => Promise.resolve(new Map()),
  });
  const dispatcher = createDispatcher([...createPricesOperations(prices), ...week], 'fail');
  const apiFor = (who: Caller): Api => createInProcessApi(dispatcher, who);
  app = fastify();
  await app.register(
    createPriceDownloadRoutes({
      db: prices.db,
      publicUrl: 'https://portal.example',
      apiFor,
      admit: () => Promise.resolve(caller),
    }),
  );
});
afterAll(async () => {
  await app.close();
  await prices.close();
});

test('a file of quotes is for members, in the words of the edition', async () => {
  caller = anonymousCaller;
  const refused = await app.inject('/download/prices.csv?edition=en');
  expect([refused.statusCode, refused.body]).toEqual([
    new ApiError(1008).status,
    'This file is for members with the module. Please log in or apply for membership first.\n',
  ]);
  caller = paidCaller(1);
  const given = await app.inject('/download/prices.csv?edition=en&Unit=CNY/kg&Level=exStore&OverQuota=true');
  expect(given.headers['content-disposition']).toBe('attachment; filename="prices_2026-11-20.csv"');
  const lines = given.body.split('\r\n');
  expect(lines[0]).toBe('\ufeffTitle,"Beef, forward quotes, 2026-11-20"');
  expect(given.body).toContain('CNY/kg · Ex cold store incl. VAT · over quota');
  expect(given.body).toContain('Source,"Demonstration data, all invented."');
  expect(given.body).toContain(
    'Note,Quotes and demonstration exchange rates are invented; duties and the conversion formula are not',
  );
  expect(given.body).not.toContain('all of it is invented');
  expect((await app.inject('/download/prices.csv?edition=en')).body).toMatch(
    /Updated,\d{4}-\d\d-\d\d \d\d:\d\d \(UTC\+8\)/,
  );
  expect(given.body).toContain('United States: rate not known · since 2026-11-10');
  expect(given.body).toContain('United States: converted prices leave out a further duty whose rate is not known');
  expect(given.body).not.toContain('Brazil: converted prices leave out');
  const chinese = await app.inject('/download/prices.csv?MarketType=spot');
  expect(chinese.body).toContain('牛肉现货报价 2026-11-20');
  expect(chinese.body).toContain('按原报价单位和条件');
});

test('the empty form of quotes is there in both languages', async () => {
  caller = anonymousCaller;
  const titles = parse((await app.inject('/download/quote-template.csv?edition=cn')).body, { bom: true })[0];
  expect(titles).toEqual(quoteTemplate.columns.map(({ cn }) => cn));
  const book = await app.inject('/download/quote-template.xlsx?edition=en');
  expect((await readSheet(book.rawPayload))[0]).toEqual(quoteTemplate.columns.map(({ en }) => en));
  expect(book.headers['content-disposition']).toBe('attachment; filename="quote-template.xlsx"');
});

test('the history of a series comes as a workbook, and what cannot be read is named', async () => {
  caller = paidCaller(1);
  const { id } = await prices.db.selectFrom('price_series').select('id').orderBy('sort_key').executeTakeFirstOrThrow();
  const book = await app.inject(`/download/price-history.xlsx?edition=en&SeriesID=${id}&Period=3M`);
  const rows = await readSheet(book.rawPayload);
  expect(rows.at(-1)?.[0]).toEqual(new Date('2026-11-20'));
  const wrong = await app.inject('/download/price-history.csv?edition=en&SeriesID=first');
  expect([wrong.statusCode, wrong.body]).toEqual([
    400,
    'The link contains filters that do not work: SeriesID (wrong format).\n',
  ]);
});

const files = {
  prices: 'Origin=BRA&Unit=CNY/kg',
  'price-history': 'SeriesID=1',
  'beef-price-index': 'Kind=spot&Origin=BRA',
  'pork-price-index': 'Kind=forward',
  'live-cattle': '',
  'price-benchmark': 'Code=demo-beef',
  'price-survey': '',
  'landed-cost': 'Origin=BRA&Cif=6000&Date=2026-11-20',
} as const satisfies Record<PriceFile, string>;

test.each(priceFiles)(
  '%s names its page in a heading for people, and is titles and rows for programs',
  async (name) => {
    caller = paidCaller(1);
    const { id } = await prices.db
      .selectFrom('price_series')
      .select('id')
      .orderBy('sort_key')
      .executeTakeFirstOrThrow();
    const query = files[name].replace('SeriesID=1', `SeriesID=${id}`);
    for (const edition of ['cn', 'en'] as const) {
      const headed = await app.inject(`/download/${name}.csv?edition=${edition}&${query}`);
      const heading = headed.body.split('\r\n\r\n')[0] ?? '';
      expect(heading).toMatch(edition === 'en' ? /^\ufeffTitle,/ : /^\ufeff标题,/);
      expect(heading).toContain(
        edition === 'en' ? 'Address,https://portal.example/BTCPrice' : '网址,https://portal.example/cn/BTCPrice',
      );
      if (query.includes('Origin=BRA'))
        expect(heading).toContain(edition === 'en' ? '\r\nOrigin,Brazil' : '\r\n产地,巴西');
      const book = await app.inject(`/download/${name}.xlsx?edition=${edition}&${query}`);
      expect(await readSheet(book.rawPayload, 2)).toEqual(parse(heading, { bom: true }));
      const labels = heading.split('\r\n').map((line) => line.split(',')[0]?.replace('\ufeff', ''));
      expect(labels).toEqual(
        expect.arrayContaining(
          edition === 'en' ? ['Title', 'Date', 'Unit', 'Source', 'Address'] : ['标题', '日期', '单位', '来源', '网址'],
        ),
      );
      // No cell had to be kept from being taken for a formula.
      expect(headed.body).not.toMatch(/(?:^|,)"?'/m);
      const plain = await app.inject(`/download/${name}.csv?edition=${edition}&layout=plain&${query}`);
      expect(headed.body.endsWith(`\r\n\r\n${plain.body}`)).toBe(true);
    }
  },
);

test('an index is open to everyone', async () => {
  caller = anonymousCaller;
  const given = await app.inject('/download/beef-price-index.csv?Kind=spread');
  expect(given.statusCode).toBe(200);
  expect(given.body).toContain('牛肉期现价差');
});

test('an index that is only carried says so in its file, and prints no change', async () => {
  caller = anonymousCaller;
  await prices.db
    .updateTable('price_index_point')
    .set({ quoted: 0, carried: 1 })
    .where('kind', '=', 'forward')
    .where('origin', '=', 'NZL')
    .where('week', '=', '2026-11-16')
    .execute();
  const given = await app.inject('/download/beef-price-index.csv?edition=en&Kind=forward&Origin=NZL');
  expect(given.body).toContain('Carried,"no quotes that week: level carried from earlier quotes, no change stated"');
  expect(given.body.trim().split('\r\n').at(-1)).toMatch(/^2026-11-16,[\d.]+,,,,0,\d,yes$/);
  const whole = await app.inject('/download/beef-price-index.csv?Kind=forward&Period=3M');
  expect(whole.body).not.toContain('沿用,当周无报价');
});

test('live cattle: the latest week for everybody, the weeks before for members: a line for each market and week, in its own unit and per kilogram of carcase', async () => {
  caller = anonymousCaller;
  const free = await app.inject('/download/live-cattle.csv');
  expect(free.body).toMatch(/\r\n2026-11-20,[^,]+,巴西,/);
  expect(free.body).not.toMatch(/\r\n2026-11-13,/);
  caller = paidCaller(1);
  const given = await app.inject('/download/live-cattle.csv?edition=en');
  expect(given.body).toMatch(/\r\n2026-11-13,/);
  expect(given.body).toContain('Week (Friday),Name,Country or region,Unit,Local price,Carcase price (USD/kg),Source');
  expect(given.body).toMatch(/\r\n\d{4}-\d{2}-\d{2},[^,]+,Brazil,[^\r]+,[\d.]+,[\d.]+,/);
  expect(given.body).toContain('Demonstration data');
});

test('a price of others is a file with its own unit and source: a month and a price, or a day with its range', async () => {
  caller = anonymousCaller;
  expect((await app.inject('/download/price-benchmark.csv?Code=demo-beef')).body).toBe(
    '此文件仅对开通相应模块的会员开放，请登录或申请会员后再下载。\n',
  );
  caller = paidCaller(1);
  const months = await app.inject('/download/price-benchmark.csv?edition=en&Code=demo-beef&Period=all');
  expect(months.body).toContain('Unit,USD/kg\r\nSource,"Demonstration data, all invented."');
  expect(months.body).toMatch(/Date,Price \(USD\/kg\)\r\n2021-01,[\d.]+\r\n/);
  const days = await app.inject('/download/price-benchmark.csv?Code=demo-cattle-futures&Period=1M');
  expect(days.body).toContain('单位,美分/磅');
  expect(days.body).toMatch(/\r\n2026-11-20,[\d.]+,[\d.]+,[\d.]+,[\d.]+,\d+/);
  const unknown = await app.inject('/download/price-benchmark.csv?edition=en&Code=nothing');
  expect(unknown.body).toBe('There is no such file.\n');
});

test('results of the survey are a file for everyone, and the shares stay with those who answered', async () => {
  caller = anonymousCaller;
  const given = await app.inject('/download/price-survey.csv?edition=en');
  const rows = given.body.trim().split('\r\n').slice(-1)[0]?.split(',') ?? [];
  expect(given.body).toContain('Diffusion index,');
  expect(given.body).not.toContain('Up (%)');
  expect(rows.length).toBeGreaterThan(10);
});

test('the landed-cost sheet is a file with its formula and every step, within the quota and over it', async () => {
  caller = anonymousCaller;
  const given = await app.inject(
    '/download/landed-cost.csv?edition=en&Origin=BRA&Cif=6000&CnyPerUsd=7&Date=2026-11-20',
  );
  expect(given.body).toContain('Title,Landed cost');
  expect(given.body).toContain('(CIF × exchange rate ÷ 1,000) × (1 + duty) × (1 + VAT)');
  // 6000 × 7 ÷ 1000 × 1.12 × 1.09 = 51.27
  expect(given.body).toMatch(/In quota,\d,VAT,×,1\.09,9,51\.27/);
  expect(given.body).toContain('Over quota,');
  const chinese = await app.inject('/download/landed-cost.csv?Origin=BRA&Cif=6000&CnyPerUsd=7&Date=2026-11-20');
  for (const unit of ['美元/吨', '元/吨', '元/公斤']) expect(chinese.body).toContain(`,${unit}`);
  expect(given.body).toMatch(/Duty that applies,"?Declared on 2026-11-20: in quota\./);
  const states = async (edition: string, day: string) =>
    (await app.inject(`/download/landed-cost.csv?edition=${edition}&Origin=USA&Cif=6000&CnyPerUsd=7&Date=${day}`)).body;
  expect(await states('en', '2026-06-01')).toContain(
    'Other duties,"plus 10 points · 2025-11-10 to 2026-11-09 · 10% kept',
  );
  expect(await states('cn', '2026-11-20')).toContain('其他加征,税率不明 · 自2026-11-10起');
  const wrong = await app.inject('/download/landed-cost.csv?edition=en&Origin=BRA&Cif=much');
  expect([wrong.statusCode, wrong.body]).toEqual([
    400,
    'The link contains filters that do not work: Cif (wrong format).\n',
  ]);
});
