import { dayMs } from '@btc/contract/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDirectoryOperations } from '@btc/server/src/directory/directory.operations.ts';
import { directoryOperations as contract } from '@btc/contract/directory/directory.operations.ts';
import { anonymousCaller } from '@btc/server/src/platform/api/binding.ts';
import { noCache } from '@btc/server/src/platform/cache/shared-cache.ts';
import { fixedClock } from '@btc/server/src/testing/fixed-clock.ts';
import { createTestDatabase, type TestDatabase } from '@btc/server/src/testing/test-database.ts';
import { makeDemoExhibitions } from './demo-exhibitions.ts';
import { makeDemoMerchants } from './demo-merchants.ts';
import { loadDemoDirectory, removeDemoDirectory } from './load-directory.ts';

const clock = fixedClock('2026-11-21T08:00:00+08:00');
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function total(name: 'GetExhibitions' | 'GetMerchants'): Promise<number> {
  const deps = { db: database.db, clock, publicUrl: 'https://portal.example', claimMailbox: null };
  const bound = createDirectoryOperations(deps).find(({ operation }) => operation.name === name);
  return contract[name].output.parse(await bound?.handle({}, anonymousCaller, noCache)).Total;
}

test('no two events or merchants share a name, and nobody can be reached by what they say', () => {
  const events = makeDemoExhibitions('2026-11-21', clock.now());
  const merchants = makeDemoMerchants(clock.now());
  for (const rows of [events, merchants]) expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  for (const { email, phone } of merchants) {
    expect(email).toMatch(/@example\.com$/);
    expect(phone).toMatch(/^000-/);
  }
});

test('is loaded once, brings the events of a later year, and goes without a trace', async () => {
  await loadDemoDirectory({ db: database.db, clock });
  const [events, merchants] = [await total('GetExhibitions'), await total('GetMerchants')];
  expect(events).toBeGreaterThan(12);
  expect(merchants).toBe(80);
  await loadDemoDirectory({ db: database.db, clock });
  expect([await total('GetExhibitions'), await total('GetMerchants')]).toEqual([events, merchants]);
  clock.advance(365 * dayMs);
  await loadDemoDirectory({ db: database.db, clock });
  expect(await total('GetExhibitions')).toBe(events);
  await removeDemoDirectory(database.db);
  expect([await total('GetExhibitions'), await total('GetMerchants')]).toEqual([0, 0]);
});
