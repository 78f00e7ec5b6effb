import { findLiveCattle, toUsdPerKgCarcase } from '@btc/contract/prices/benchmarks/live-cattle-series.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedClock } from '@btc/server/src/testing/fixed-clock.ts';
import { createTestDatabase } from '@btc/server/src/testing/test-database.ts';
import { listDemoCattle } from './live-cattle.ts';
import { loadDemoWeek, removeDemoWeek } from './load-week.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
const clock = fixedClock('2026-11-21T09:00:00+08:00');

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => database.drop());

async function counts() {
  const { db } = database;
  const of = async (table: 'live_cattle_price' | 'survey_item' | 'survey_answer' | 'weekly_report') =>
    (
      await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('found'))
        .executeTakeFirstOrThrow()
    ).found;
  return [await of('live_cattle_price'), await of('survey_item'), await of('survey_answer'), await of('weekly_report')];
}

test('the seeds of the week are met by every market that has one', () => {
  const seeds = { MERCOSUR: 4.33, BRA: 3.82, URY: 5.1, ARG: 5.47, PRY: 4.2, AUS: 5.5, USA: 7.74 };
  const week = listDemoCattle().filter(({ day }) => day === '2025-11-21');
  for (const [code, usd] of Object.entries(seeds)) {
    const series = findLiveCattle(code);
    const price = week.find((one) => one.series === code);
    if (series === undefined || price === undefined) throw new Error(code);
    expect(toUsdPerKgCarcase(series, Number(price.localPrice), Number(price.usdPerUnit))).toBeCloseTo(usd, 1);
  }
});

test('a second load changes nothing, and removing leaves nothing', async () => {
  await loadDemoWeek({ db: database.db, clock });
  const loaded = await counts();
  expect(loaded[0]).toBe(11 * 105);
  expect(loaded[3]).toBe(52);
  await loadDemoWeek({ db: database.db, clock });
  expect(await counts()).toEqual(loaded);
  await removeDemoWeek(database.db);
  expect(await counts()).toEqual([0, 0, 0, 0]);
});
