import { checkPost } from '@btc/contract/market/post-rule.ts';
import { dayMs } from '@btc/contract/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMarketOperations } from '@btc/server/src/market/market.operations.ts';
import { anonymousCaller } from '@btc/server/src/platform/api/binding.ts';
import { noCache } from '@btc/server/src/platform/cache/shared-cache.ts';
import { fixedClock } from '@btc/server/src/testing/fixed-clock.ts';
import { createTestDatabase, type TestDatabase } from '@btc/server/src/testing/test-database.ts';
import { loadDemoMembers, removeDemoMembers } from '../members/load-members.ts';
import { demoPostFields, loadDemoMarket, removeDemoMarket } from './load-market.ts';

const clock = fixedClock('2026-11-21T08:00:00+08:00');
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await loadDemoMembers({ db: database.db, clock, trialItems: 10 });
});
afterAll(() => database.drop());

async function found(name: 'GetWebMarket' | 'GetWebChatList'): Promise<unknown> {
  const operations = createMarketOperations({ db: database.db, clock, publicUrl: 'https://portal.example' });
  const bound = operations.find(({ operation }) => operation.name === name);
  const answer = await bound?.handle(name === 'GetWebMarket' ? { State: 'all' } : {}, anonymousCaller, noCache);
  bound?.operation.output.parse(answer);
  return typeof answer === 'object' && answer !== null && 'Total' in answer ? answer.Total : null;
}

test('every post of the demonstration keeps to the rules of the board, on any day', () => {
  for (const today of ['2026-11-21', '2027-02-28', '2028-12-31']) {
    expect(demoPostFields(today).map((post) => checkPost(post, today))).toEqual(demoPostFields(today).map(() => ({})));
  }
});

test('is loaded once, renews what has ended, and goes without a trace', async () => {
  await loadDemoMarket({ db: database.db, clock });
  const posts = await found('GetWebMarket');
  expect(posts).toBeGreaterThan(15);
  expect(await found('GetWebChatList')).toBe(5);
  await loadDemoMarket({ db: database.db, clock });
  expect(await found('GetWebMarket')).toBe(posts);
  clock.advance(30 * dayMs);
  await loadDemoMarket({ db: database.db, clock });
  expect(await found('GetWebMarket')).toBe(posts);
  await removeDemoMarket(database.db);
  await removeDemoMembers(database.db);
  expect(await found('GetWebMarket')).toBe(0);
  expect(await database.db.selectFrom('market_company').selectAll().execute()).toEqual([]);
});
