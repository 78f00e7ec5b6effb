import { dataQuestion } from '@btc/contract/trade/trade-fields.ts';
import { parse } from 'csv-parse/sync';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anonymousCaller } from '#platform/api/binding.ts';
import type { Caller } from '#platform/api/binding.ts';
import { loadDemoFacts } from '../../demo/trade/load-demo-facts.ts';
import { beefOneCsv } from './beef-one.csv.ts';
import { beefOneService } from './beef-one.service.ts';
import type { BeefOneService } from './beef-one.service.ts';
import { downloadRoutes } from './download.routes.ts';
import { dataMember, openTradeFixture } from './trade-fixture.ts';
import type { TradeFixture } from './trade-fixture.ts';

let trade: TradeFixture;
let service: BeefOneService;
let app: FastifyInstance;
let caller: Caller = anonymousCaller;
beforeAll(async () => {
  trade = await openTradeFixture();
  await loadDemoFacts(trade);
  service = beefOneService(trade);
  app = Fastify();
  await app.register(downloadRoutes({ ...trade, findCaller: async () => caller }));
});
afterAll(async () => {
  await app.close();
  await trade.close();
});

test('the file says what its figures are, and holds all of them', async () => {
  const input = dataQuestion.parse({ isEn: true, StartDate: '2026-07', EndDate: '2026-09', Origin: 'BRA|AUS' });
  const { filename, body } = await beefOneCsv(service, input, dataMember);
  expect(filename).toBe('beef-imports-by-origin_month_2026-07_2026-09.csv');
  expect(body.startsWith('\ufeff')).toBe(true);
  const rows = parse(body, { bom: true, relax_column_count: true, skip_empty_lines: true });
  const head = new Map(rows.slice(0, 9).map(([name, value]) => [name, value]));
  expect(head.get('Scope')).toBe('Beef (HS 0201+0202), product weight, excl. offal');
  expect(head.get('Source')).toBe('Demonstration data');
  expect(head.get('Published on')).toBe('2026-10-20');
  expect(head.get('Provisional')).toBe('2026-08 2026-09');
  expect(head.get('Note')).toBe('Demonstration data, not statistics');
  const facts = rows.slice(rows.findIndex(([first]) => first === 'Period') + 1);
  expect(facts).toHaveLength(6);
  expect(facts.at(-1)?.slice(0, 4)).toEqual(['2026-09', 'AUS', 'Australia', expect.stringMatching(/^\d+\.\d+$/)]);
  expect(facts.at(-1)?.at(-1)).toBe('provisional');
});

test('the address of a download gives a signed-out reader the open months, in the edition asked for', async () => {
  const answer = await app.inject('/download/beef-one.csv?edition=cn&StartDate=2018-01');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="beef-imports-by-origin_month_2025-10_2026-09\.csv"$/,
  );
  expect(answer.body).toContain('2025-10之前的数据仅对开通数据模块的会员开放');
  expect(answer.body).not.toContain('2025-09,');
});

test('a member gets what a member sees', async () => {
  caller = dataMember;
  const answer = await app.inject('/download/beef-one.csv?edition=en&StartDate=2018-01&EndDate=2018-12&Period=year');
  expect(answer.body).toContain('\r\n2018,BRA,Brazil,322000,');
  caller = anonymousCaller;
});

test.each([
  ['Origin=XX', 'Origin unknownCode'],
  ['StartDate=2024-05&EndDate=2024-01', 'StartDate startAfterEnd'],
  ['Period=week', 'Period'],
  ['StartDate=a&StartDate=b', 'StartDate'],
])('an address such as %s answers 400 and says why', async (query, fault) => {
  const answer = await app.inject(`/download/beef-one.csv?${query}`);
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain(fault);
});
