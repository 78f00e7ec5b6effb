import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Api } from '@btc/contract/client.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDispatcher } from '#platform/api/dispatch.ts';
import { createInProcessApi } from '#platform/api/in-process.ts';
import { anonymousCaller, type Caller } from '#platform/api/binding.ts';
import { loadDemoPrices } from '../../../demo/prices/load-prices.ts';
import { openPricesFixture, paidCaller, type PricesFixture } from '../prices.fixture.ts';
import { pricesOperations } from '../prices.operations.ts';
import { priceDownloadRoutes } from './price-download.routes.ts';

let prices: PricesFixture;
let app: FastifyInstance;
let caller: Caller = anonymousCaller;
beforeAll(async () => {
  prices = await openPricesFixture();
  await loadDemoPrices(prices);
  const dispatcher = createDispatcher(pricesOperations(prices), 'fail');
  const apiFor = (who: Caller): Api => createInProcessApi(dispatcher, who);
  app = fastify();
  await app.register(
    priceDownloadRoutes({ apiFor, findCaller: () => Promise.resolve(caller), demandRate: () => Promise.resolve() }),
  );
});
afterAll(async () => {
  await app.close();
  await prices.close();
});

test('a file of quotes is for members, in the words of the edition', async () => {
  caller = anonymousCaller;
  const refused = await app.inject('/download/prices.csv?edition=en');
  expect([refused.statusCode, refused.body]).toEqual([new ApiError(1008).status, 'This file is for members.\n']);
  caller = paidCaller(1);
  const given = await app.inject('/download/prices.csv?edition=en&Unit=CNY/kg&Level=exStore&OverQuota=true');
  expect(given.headers['content-disposition']).toBe('attachment; filename="prices.csv"');
  const lines = given.body.split('\r\n');
  expect(lines[0]).toBe('\ufeffTitle,"Beef, forward, 2026-11-20"');
  expect(given.body).toContain('CNY/kg · Ex cold store, VAT in · over quota');
  expect(given.body).toContain('Demonstration data');
  const chinese = await app.inject('/download/prices.csv?MarketType=spot');
  expect(chinese.body).toContain('牛肉现货报价 2026-11-20');
  expect(chinese.body).toContain('按原报价单位和条件');
});

test('the history of a series comes as a workbook, and what cannot be read is named', async () => {
  caller = paidCaller(1);
  const { id } = await prices.db.selectFrom('price_series').select('id').orderBy('sort_key').executeTakeFirstOrThrow();
  const book = await app.inject(`/download/price-history.xlsx?edition=en&SeriesID=${id}&Period=3M`);
  const rows = await readSheet(book.rawPayload, 'History');
  expect(rows.at(-1)?.[0]).toBe('2026-11-20');
  const wrong = await app.inject('/download/price-history.csv?edition=en&SeriesID=first');
  expect([wrong.statusCode, wrong.body]).toEqual([400, 'The address is wrong: SeriesID invalid_type\n']);
});

test('an index is open to everyone', async () => {
  caller = anonymousCaller;
  const given = await app.inject('/download/beef-price-index.csv?Kind=spread');
  expect(given.statusCode).toBe(200);
  expect(given.body).toContain('牛肉期现价差');
});
