import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '@btc/server/src/testing/test-database.ts';
import type { TestDatabase } from '@btc/server/src/testing/test-database.ts';
import { listRates } from '@btc/server/src/trade/rate.queries.ts';
import { loadDemoRates, removeDemoRates } from './load-demo-rates.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => database.drop());

test('the demonstration rates are loaded once, marked as such, and removed without a trace', async () => {
  await loadDemoRates(database);
  await loadDemoRates(database);
  const rates = await listRates(database.db);
  expect(rates).toHaveLength(93);
  expect(await database.db.selectFrom('trade_rate').select('id').execute()).toHaveLength(93);
  expect(rates.every(({ isDemo, source }) => isDemo && source === 'demo')).toBe(true);
  expect(rates.every(({ cnyPerUnit }) => Number(cnyPerUnit) > 6 && Number(cnyPerUnit) < 8)).toBe(true);
  await removeDemoRates(database.db);
  expect(await listRates(database.db)).toEqual([]);
});
