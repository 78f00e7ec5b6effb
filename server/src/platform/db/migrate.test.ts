import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createEmptyDatabase } from '#testing/test-database.ts';
import { migrate } from './migrate.ts';

describe('migrating', () => {
  let folder: string;
  let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'btc-migrations-'));
    database = await createEmptyDatabase();
    await write('0001_first.sql', 'create table first (a integer);');
  });
  afterEach(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });

  const write = (name: string, text: string): Promise<void> => writeFile(join(folder, name), text);
  const run = (): Promise<readonly string[]> => migrate(database.url, { folder });

  async function tables(): Promise<readonly string[]> {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
    );
    await client.end();
    return rows.map((row) => row.name);
  }

  test('applies every file once, in the order of the numbers', async () => {
    await write('0003_third.sql', 'insert into second values (1);');
    await write('0002_second.sql', 'create table second (a integer); comment on table second is $$a; b$$;');
    expect(await run()).toEqual(['0001_first', '0002_second', '0003_third']);
    expect(await run()).toEqual([]);
    expect(await tables()).toEqual(['first', 'schema_migration', 'second']);
  });

  test('says what it applies', async () => {
    const said: string[] = [];
    await migrate(database.url, { folder, onApply: (name) => said.push(name) });
    expect(said).toEqual(['0001_first']);
  });

  test('refuses an applied file that was changed, and changes nothing', async () => {
    await run();
    await write('0001_first.sql', 'create table first (a text);');
    await write('0002_second.sql', 'create table second (a integer);');
    await expect(run()).rejects.toThrow('0001_first has been changed after it was applied');
    expect(await tables()).toEqual(['first', 'schema_migration']);
  });

  test('does not mind the line ends of another system', async () => {
    await write('0002_second.sql', 'create table second (\n  a integer\n);\n');
    await run();
    await write('0002_second.sql', 'create table second (\r\n  a integer\r\n);\r\n');
    expect(await run()).toEqual([]);
  });

  test('refuses a database that is newer than the program', async () => {
    await write('0002_second.sql', 'create table second (a integer);');
    await run();
    await rm(join(folder, '0002_second.sql'));
    await expect(run()).rejects.toThrow('the database is newer than the program');
  });

  test('keeps nothing of a file that fails, names its line and keeps the files before', async () => {
    await write('0002_second.sql', 'create table second (a integer);\n\ncreate table third (a nonsense);');
    await expect(run()).rejects.toThrow('0002_second failed at line 3: type "nonsense" does not exist');
    expect(await tables()).toEqual(['first', 'schema_migration']);
  });

  test('lets one of two processes do the work while the other waits', async () => {
    await write('0002_second.sql', 'select pg_sleep(0.3); create table second (a integer);');
    const applied = await Promise.all([run(), run(), run()]);
    expect(applied.flat()).toEqual(['0001_first', '0002_second']);
  });

  test('refuses two files with one number and files with other names', async () => {
    await write('0001_again.sql', 'select 1;');
    await expect(run()).rejects.toThrow('Two migrations have the number 0001');
    await rm(join(folder, '0001_again.sql'));
    await write('later.sql', 'select 1;');
    await expect(run()).rejects.toThrow('not later.sql');
  });

  test('keeps nothing of a file whose connection ends, and applies it the next time', async () => {
    await write('0002_second.sql', 'create table second (a integer); select pg_terminate_backend(pg_backend_pid());');
    await expect(run()).rejects.toThrow('0002_second failed: terminating connection');
    expect(await tables()).toEqual(['first', 'schema_migration']);
    await write('0002_second.sql', 'create table second (a integer);');
    expect(await run()).toEqual(['0002_second']);
  });
});
