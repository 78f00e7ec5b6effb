import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { findPortalDay } from './portal-day.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const enter = (day: string, isDemo: boolean) =>
  database.db
    .insertInto('price_rate')
    .values({ currency: 'USD', day, source: isDemo ? 'demo' : 'desk', cny_per_unit: '7', is_demo: isDemo })
    .execute();

const own = (day: string) => ({ day, demoUntil: null });
const ended = { day: '2026-11-20', demoUntil: '2026-11-20' };

test('today is the last day of a demonstration whose rates hold no more, until somebody enters a rate', async () => {
  const { db } = database;
  expect(await findPortalDay(db, '2027-05-10')).toEqual(own('2027-05-10'));
  await enter('2026-11-20', true);
  expect(await findPortalDay(db, '2026-11-16')).toEqual(own('2026-11-16'));
  expect(await findPortalDay(db, '2026-11-30')).toEqual(own('2026-11-30'));
  expect(await findPortalDay(db, '2026-12-01')).toEqual(ended);
  await enter('2026-11-20', false);
  expect(await findPortalDay(db, '2027-05-10')).toEqual(own('2027-05-10'));
});
