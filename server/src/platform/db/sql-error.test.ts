import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { isUniqueViolation, isConnectionBroken, parseSqlError } from './sql-error.ts';

function refusedWith(code: string): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError('refused', 0, 'error'), { code });
}

describe('a database that is away', () => {
  test.each(['08006', '57P01', '57P02', '57P03', '25P03', '25006'])(
    'says %s, and the connection is of no use',
    (code) => {
      expect(parseSqlError(refusedWith(code))).toEqual({ kind: 'unavailable' });
      expect(isConnectionBroken(refusedWith(code))).toBe(true);
    },
  );

  test.each(['53100', '53300', '58030', '28P01', '3D000'])('says %s, and the connection may live on', (code) => {
    expect(parseSqlError(refusedWith(code))).toEqual({ kind: 'unavailable' });
    expect(isConnectionBroken(refusedWith(code))).toBe(false);
  });

  test.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Query read timeout',
    'Postgres connection has been discarded',
    'Cannot use a pool after calling end on the pool',
  ])('is known by what the driver says: %s', (text) => {
    expect(parseSqlError(new Error(text))).toEqual({ kind: 'unavailable' });
    expect(isConnectionBroken(new Error(text))).toBe(true);
  });

  test('is none where a statement is wrong', () => {
    expect(isConnectionBroken(refusedWith('42601'))).toBe(false);
    expect(isConnectionBroken(new Error('something else'))).toBe(false);
  });
});

describe('a refusal of PostgreSQL', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await sql`create table fault_plant (
      number text constraint fault_plant_number_key unique,
      weight integer not null constraint fault_plant_weight_check check (weight > 0),
      owner text constraint plant_owner_fkey references fault_plant (number)
    )`.execute(database.db);
    await sql`insert into fault_plant values ('A1', 1, null)`.execute(database.db);
  });
  afterAll(() => database.drop());

  async function statementError(statement: RawBuilder<unknown>): Promise<unknown> {
    return statement.execute(database.db).then(
      () => null,
      (error: unknown) => error,
    );
  }

  test('of a second row with the same key names the constraint', async () => {
    const error = await statementError(sql`insert into fault_plant values ('A1', 1, null)`);
    expect(parseSqlError(error)).toEqual({ kind: 'uniqueViolation', constraint: 'fault_plant_number_key' });
    expect(isUniqueViolation(error, 'fault_plant_number_key')).toBe(true);
    expect(isUniqueViolation(error, 'another_key')).toBe(false);
  });

  test('of a reference to nothing names the constraint', async () => {
    const error = await statementError(sql`insert into fault_plant values ('A2', 1, 'nowhere')`);
    expect(parseSqlError(error)).toEqual({ kind: 'foreignKeyViolation', constraint: 'plant_owner_fkey' });
  });

  test('of a value out of range names the constraint', async () => {
    const error = await statementError(sql`insert into fault_plant values ('A2', 0, null)`);
    expect(parseSqlError(error)).toEqual({ kind: 'checkViolation', constraint: 'fault_plant_weight_check' });
  });

  test('of a missing value names the column', async () => {
    const error = await statementError(sql`insert into fault_plant values ('A2', null, null)`);
    expect(parseSqlError(error)).toEqual({ kind: 'notNullViolation', column: 'weight' });
  });

  test('that only a bug of ours can cause is no expected fault', async () => {
    expect(parseSqlError(await statementError(sql`select nothing from nowhere`))).toBeNull();
    expect(parseSqlError(new Error('something else'))).toBeNull();
    expect(parseSqlError('a text')).toBeNull();
  });

  test('because two transactions crossed can be tried again', async () => {
    const serializable = database.db.transaction().setIsolationLevel('serializable');
    const error = await serializable
      .execute(async (first) => {
        await sql`select sum(weight) from fault_plant`.execute(first);
        await sql`update fault_plant set weight = weight + 1`.execute(database.db);
        await sql`update fault_plant set weight = weight + 1`.execute(first);
      })
      .catch((reason: unknown) => reason);
    expect(parseSqlError(error)).toEqual({ kind: 'conflict' });
  });
});
