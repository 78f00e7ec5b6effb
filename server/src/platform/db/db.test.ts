import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openDb, pingDatabase } from './db.ts';
import { parseSqlError } from './sql-error.ts';

describe('the records', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  async function select(expression: string): Promise<unknown> {
    const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(database.db);
    return rows[0]?.value;
  }

  test('give an int8 as a number', async () => {
    expect(await select('9007199254740991::int8')).toBe(9_007_199_254_740_991);
    expect(await select('1::int8')).toBe(1);
  });

  test('refuse an int8 that a number cannot hold instead of rounding it', async () => {
    await expect(select('9007199254740993::int8')).rejects.toThrow('does not fit a number');
  });

  test('give a date as the day that is written, whatever the time zone', async () => {
    expect(await select("date '2026-03-01'")).toBe('2026-03-01');
  });

  test('give a numeric as a string with all its digits', async () => {
    expect(await select('12345678901234567890.123456789::numeric')).toBe('12345678901234567890.123456789');
  });

  test('give lists of int8 and of dates with their gaps', async () => {
    expect(await select('array[1, null, 3]::int8[]')).toEqual([1, null, 3]);
    expect(await select("array[date '2026-03-01', null]")).toEqual(['2026-03-01', null]);
    expect(await select('array[]::int8[]')).toEqual([]);
  });

  test('work in UTC', async () => {
    expect(await select("current_setting('TimeZone')")).toBe('UTC');
    expect(await select("timestamptz '2026-03-01 08:00+08'::date")).toBe('2026-03-01');
  });

  test('sort and fold text by code point and Unicode, not by the system', async () => {
    expect(await select("lower('ÄÖ')")).toBe('äö');
    expect(await select("(select string_agg(x, '' order by x) from unnest(array['b', '牛', 'B', 'a']) x)")).toBe(
      'Bab牛',
    );
  });

  test('answer a ping while they are open and reject one when they cannot be reached', async () => {
    await expect(pingDatabase(database.db)).resolves.toBeUndefined();
    const nowhere = openDb('postgres://nobody@127.0.0.1:1/nothing');
    const error = await pingDatabase(nowhere.db).catch((reason: unknown) => reason);
    expect(parseSqlError(error)).toEqual({ kind: 'unavailable' });
    await nowhere.close();
  });

  test('cancel a statement that takes longer than allowed', async () => {
    const hasty = openDb(database.url, { statementTimeout: 50 });
    const error = await sql`select pg_sleep(5)`.execute(hasty.db).catch((reason: unknown) => reason);
    expect(parseSqlError(error)).toEqual({ kind: 'timeout' });
    await hasty.close();
    await hasty.close();
  });

  test('survive idle connections that the server cuts, and say so', async () => {
    const lost: string[] = [];
    const open = openDb(database.url, {
      name: 'cut-me',
      poolSize: 1,
      onConnectionLost: (error) => lost.push(error.message),
    });
    await pingDatabase(open.db);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cut-me'`.execute(
      database.db,
    );
    await expect.poll(() => lost).toHaveLength(1);
    await pingDatabase(open.db);
    await open.close();
  });

  test('leave a server that may only read, at the first write that it refuses', async () => {
    const open = openDb(database.url, { poolSize: 1 });
    await sql`create table if not exists may_write (value integer)`.execute(database.db);
    // What a connection sees whose server has been made a copy of another.
    await sql`set session characteristics as transaction read only`.execute(open.db);
    const write = () => sql`insert into may_write values (1)`.execute(open.db);
    const error = await write().catch((reason: unknown) => reason);
    expect(parseSqlError(error)).toEqual({ kind: 'unavailable' });
    await expect(write()).resolves.toMatchObject({ numAffectedRows: 1n });
    await open.close();
  });

  test('give a connection that was cut in a statement to nobody else', async () => {
    const open = openDb(database.url, { name: 'cut-asking', poolSize: 1 });
    const cut = () =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cut-asking' and state = 'active'`.execute(
        database.db,
      );
    const request = sql`select pg_sleep(30)`.execute(open.db).catch((reason: unknown) => reason);
    const next = pingDatabase(open.db);
    await expect.poll(async () => (await cut()).rows.length).toBe(1);
    expect(parseSqlError(await request)).toEqual({ kind: 'unavailable' });
    await expect(next).resolves.toBeUndefined();
    await open.close();
  });

  test('give up a server that says nothing any more, in a transaction too, and ask on another connection', async () => {
    const { port, hostname } = new URL(database.url);
    const silenced: Socket[] = [];
    // Stands for a machine that has vanished: what it has accepted stays open, and nothing comes back.
    const between = createServer((socket) => {
      const onward = connect(Number(port), hostname);
      socket.pipe(onward).pipe(socket);
      silenced.push(onward);
      for (const one of [socket, onward]) one.on('error', () => one.destroy());
      socket.on('close', () => onward.destroy());
    }).listen(0, '127.0.0.1');
    await once(between, 'listening');
    const url = new URL(database.url);
    const listening = between.address();
    if (typeof listening === 'object' && listening !== null) url.port = String(listening.port);
    const open = openDb(url.href, { poolSize: 1, statementTimeout: 100 });
    const error = await open.db
      .transaction()
      .execute(async (transaction) => {
        await pingDatabase(transaction);
        for (const socket of silenced) socket.unpipe();
        await pingDatabase(transaction);
      })
      .catch((reason: unknown) => reason);
    expect(parseSqlError(error)).toEqual({ kind: 'unavailable' });
    // The rollback was refused at once: nobody waits for its answer, too.
    expect(String(error)).toContain('Client was closed');
    await expect(pingDatabase(open.db)).resolves.toBeUndefined();
    await open.close();
    between.close();
  });
});
