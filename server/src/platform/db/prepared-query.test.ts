import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { prepareQuery } from './prepared-query.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

it('is built once and answers each time for the values it is given', async () => {
  let built = 0;
  const add = prepareQuery<{ readonly left: number; readonly right: number }, { sum: number }>(
    (db, { left, right }) => {
      built += 1;
      return db.selectNoFrom(sql<number>`${left}::int + ${right}::int + ${left}::int + ${1}::int`.as('sum'));
    },
  );
  expect(await add(database.db, { left: 1, right: 10 })).toEqual([{ sum: 13 }]);
  expect(await add(database.db, { right: 20, left: 2 })).toEqual([{ sum: 25 }]);
  expect(built).toBe(1);
});
