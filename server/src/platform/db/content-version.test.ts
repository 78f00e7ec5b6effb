import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDb } from './db.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { bumpContentVersion, contentVersionChannel, readContentVersion } from './content-version.ts';
import { type ContentVersionWatch, watchContentVersion } from './watch-content-version.ts';

describe('the content version', () => {
  let database: TestDatabase;
  let watch: ContentVersionWatch | null = null;
  const heard: number[] = [];
  beforeEach(async () => {
    database = await createTestDatabase();
    heard.length = 0;
  });
  afterEach(async () => {
    await watch?.stop();
    watch = null;
    await database.drop();
  });

  async function startWatch(options: { checkEvery?: number; onLost?: () => void } = {}): Promise<ContentVersionWatch> {
    watch = await watchContentVersion(database.url, (version) => heard.push(version), options);
    return watch;
  }

  async function cutWatch(): Promise<void> {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'btc-content-version' and datname = current_database()`.execute(database.db);
  }

  test('rises by one with each change', async () => {
    expect(await bumpContentVersion(database.db)).toBe(2);
    expect(await bumpContentVersion(database.db)).toBe(3);
    expect(await readContentVersion(database.db)).toBe(3);
  });

  test('reaches every process that watches it as soon as the change is committed', async () => {
    const { current } = await startWatch();
    expect(current()).toBe(1);
    await bumpContentVersion(database.db);
    await expect.poll(() => heard).toEqual([2]);
    expect(current()).toBe(2);
  });

  test('is known where it was raised as soon as the commit is answered', async () => {
    const { current, hear } = await startWatch();
    const own = openDb(database.url, { poolSize: 2, notices: { channel: contentVersionChannel, hear } });
    const late: number[] = [];
    for (let change = 0; change < 300; change += 1) {
      const version = await own.db.transaction().execute((trx) => bumpContentVersion(trx));
      if (current() !== version) late.push(version);
    }
    await own.close();
    expect(late).toEqual([]);
    expect(heard).toHaveLength(300);
  });

  test('is announced neither before commit nor after a rollback', async () => {
    await startWatch();
    await database.db
      .transaction()
      .execute(async (change) => {
        await bumpContentVersion(change);
        throw new Error('changed my mind');
      })
      .catch(() => undefined);
    await database.db.transaction().execute((change) => bumpContentVersion(change));
    await expect.poll(() => heard).toEqual([2]);
  });

  test('is read again after the connection broke, so that no change is missed', async () => {
    let lost = 0;
    const { current } = await startWatch({ onLost: () => (lost += 1) });
    await cutWatch();
    await bumpContentVersion(database.db);
    await expect.poll(() => current(), { timeout: 5_000 }).toBe(2);
    expect(lost).toBe(1);
    await bumpContentVersion(database.db);
    await expect.poll(() => heard).toEqual([2, 3]);
  });

  test('is found by reading where notices do not arrive', async () => {
    const { current } = await startWatch({ checkEvery: 50 });
    await database.db.updateTable('content_version').set({ version: 7 }).execute();
    await expect.poll(() => current()).toBe(7);
    expect(heard).toEqual([7]);
  });

  test('may fall after a restored backup', async () => {
    await bumpContentVersion(database.db);
    const { current } = await startWatch({ checkEvery: 50 });
    await database.db.updateTable('content_version').set({ version: 1 }).execute();
    await expect.poll(() => current()).toBe(1);
  });

  test('cannot be watched where there is no database: the start fails', async () => {
    await expect(watchContentVersion('postgres://nobody@127.0.0.1:1/nothing', () => undefined)).rejects.toThrow(
      'ECONNREFUSED',
    );
  });
});
