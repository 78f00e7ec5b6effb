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

it('is planned once a connection, under a name of its own', async () => {
  const double = prepareQuery<{ readonly value: number }, { twice: number }>((db, { value }) =>
    db.selectNoFrom(sql<number>`2 * ${value}::int`.as('twice')),
  );
  await database.db.connection().execute(async (db) => {
    expect(await double(db, { value: 4 })).toEqual([{ twice: 8 }]);
    expect(await double(db, { value: -1 })).toEqual([{ twice: -2 }]);
    await sql`select 1`.execute(db);
    const { rows } = await sql<{ asked: number }>`
      select (generic_plans + custom_plans)::int as asked from pg_prepared_statements where statement like '%as "twice"%'
    `.execute(db);
    expect(rows).toEqual([{ asked: 2 }]);
  });
});

it('keeps its fault to itself: the next question on the connection is answered', async () => {
  const divide = prepareQuery<{ readonly by: number }, { quotient: number }>((db, { by }) =>
    db.selectNoFrom(sql<number>`12 / ${by}::int`.as('quotient')),
  );
  await database.db.connection().execute(async (db) => {
    await expect(divide(db, { by: 0 })).rejects.toMatchObject({ code: '22012' });
    expect(await divide(db, { by: 3 })).toEqual([{ quotient: 4 }]);
  });
});
