import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { likePattern } from './like-pattern.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test.each([
  ['50%', '50% off', '500'],
  ['a_b', 'A_B', 'axb'],
  ['c\\d', 'c\\d', 'cd'],
])('%s finds just itself', async (typed, found, other) => {
  const { rows } = await sql<{ finds: boolean; others: boolean }>`
    select ${found}::text ilike ${likePattern(typed)} as finds, ${other}::text ilike ${likePattern(typed)} as others
  `.execute(database.db);
  expect(rows).toEqual([{ finds: true, others: false }]);
});
