import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createEmptyDatabase } from '#testing/test-database.ts';
import { claimRecords, registerPresence, type Presence, RecordsInUse } from './presence.ts';

let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
let admin: pg.Client;
const held: Presence[] = [];

beforeAll(async () => {
  database = await createEmptyDatabase();
  admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
});
afterEach(async () => {
  for (const one of held.splice(0)) await one.stop();
});
afterAll(async () => {
  await admin.end();
  await database.drop();
});

async function hold(onReplaced?: (error: RecordsInUse) => void): Promise<Presence> {
  const presence = await registerPresence(database.url, onReplaced);
  held.push(presence);
  return presence;
}

async function findHolders(): Promise<readonly number[]> {
  const { rows } = await admin.query<{ pid: number }>(`
    select pid from pg_locks where locktype = 'advisory' and granted
      and database = (select oid from pg_database where datname = current_database())`);
  return rows.map(({ pid }) => pid);
}

async function cutConnections(): Promise<void> {
  await admin.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'btc-presence'`);
}

describe('the records', () => {
  test('are nobody’s alone while a program uses them, however often one asks, and are free when it has gone', async () => {
    const [one, other] = [await hold(), await hold()];
    for (let attempt = 0; attempt < 20; attempt += 1) {
      await expect(claimRecords(database.url)).rejects.toThrow('is running: stop it first');
    }
    await one.stop();
    await expect(claimRecords(database.url)).rejects.toThrow(RecordsInUse);
    await other.stop();
    const claim = await claimRecords(database.url);
    await claim.stop();
  });

  test('are closed to every program while they are one’s alone', async () => {
    const claim = await claimRecords(database.url);
    await expect(registerPresence(database.url)).rejects.toThrow('being restored');
    await expect(claimRecords(database.url)).rejects.toThrow(RecordsInUse);
    await claim.stop();
    await hold();
  });

  test('are taken again by a program whose connection broke', async () => {
    const notify = vi.fn<() => void>();
    await hold(notify);
    const [before] = await findHolders();
    await cutConnections();
    await vi.waitFor(
      async () => {
        const now = await findHolders();
        expect(now).toHaveLength(1);
        expect(now).not.toContain(before);
      },
      { timeout: 60_000 },
    );
    await expect(claimRecords(database.url)).rejects.toThrow(RecordsInUse);
    expect(notify).not.toHaveBeenCalled();
  });

  test('taken by a restore while the connection was broken end the program', async () => {
    const notify = vi.fn<() => void>();
    await hold(notify);
    // It waits in line for the lock, so that it has it as soon as the connection is gone.
    const restore = new pg.Client({ connectionString: database.url });
    await restore.connect();
    const taken = restore.query('select pg_advisory_lock(7301048)');
    const waits = `select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`;
    await vi.waitFor(async () => expect((await admin.query(waits)).rowCount).toBe(1), { timeout: 60_000 });
    await cutConnections();
    await taken;
    await vi.waitFor(() => expect(notify).toHaveBeenCalledOnce(), { timeout: 60_000 });
    await restore.end();
  });
});
