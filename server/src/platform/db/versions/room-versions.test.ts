import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { type Db, openDb } from '../db.ts';
import { readRoomVersions, roomVersionChannel } from './room-versions.ts';
import { type Room, tableRooms } from './table-rooms.ts';
import { type RoomVersionsWatch, watchRoomVersions } from './watch-room-versions.ts';

const counters = ['news_read_day'];

describe('the version of a room', () => {
  let database: TestDatabase;
  let watch: RoomVersionsWatch | null = null;
  const notified: Room[] = [];
  beforeEach(async () => {
    database = await createTestDatabase();
    notified.length = 0;
  });
  afterEach(async () => {
    await watch?.stop();
    watch = null;
    await database.drop();
  });

  async function startWatch(options: { checkEvery?: number; onLost?: () => void } = {}): Promise<RoomVersionsWatch> {
    watch = await watchRoomVersions(database.url, (room) => notified.push(room), options);
    return watch;
  }

  async function cutWatch(): Promise<void> {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'btc-room-versions' and datname = current_database()`.execute(database.db);
  }

  const change = (db: Db = database.db) => db.updateTable('site_qr_panel').set({ caption: '扫码' }).execute();
  const changeTwoRooms = async (db: Db) => {
    await change(db);
    await db.updateTable('membership_level').set({ modules: [] }).execute();
    await change(db);
  };
  const readSite = async () => (await readRoomVersions(database.db)).site;

  test('rises with each change of its tables, and with those only', async () => {
    const before = await readRoomVersions(database.db);
    await change();
    const after = await readRoomVersions(database.db);
    expect(after.site).toBeGreaterThan(before.site);
    expect({ ...after, site: 0 }).toEqual({ ...before, site: 0 });
    await change();
    expect(await readSite()).toBeGreaterThan(after.site);
  });

  test('is raised by the triggers of the tables that the program knows as its own', async () => {
    const { rows } = await sql<{ name: string; room: string }>`
      select c.relname as name, convert_from(trim(trailing '\\000' from t.tgargs::text)::bytea, 'UTF8') as room
      from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = 'note_room_change'`.execute(database.db);
    const raised = Object.fromEntries(rows.map(({ name, room }) => [name, room.replaceAll('\0', '')]));
    const known = Object.entries(tableRooms).filter(([name, room]) => room !== null && !counters.includes(name));
    expect(raised).toEqual(Object.fromEntries(known));
  });

  test('reaches every process that watches it as soon as the change is committed', async () => {
    const { current } = await startWatch();
    const before = current();
    await change();
    await expect.poll(() => notified).toEqual(['site']);
    expect(current().site).toBe(await readSite());
    expect(current()).not.toBe(before);
  });

  test('is known where it was raised as soon as the commit is answered', async () => {
    const { current, hear } = await startWatch();
    const own = openDb(database.url, { poolSize: 2, notices: { channel: roomVersionChannel, hear } });
    const late: number[] = [];
    for (let turn = 0; turn < 100; turn += 1) {
      const before = current().site;
      await own.db.transaction().execute((transaction) => change(transaction));
      if (current().site <= before) late.push(turn);
    }
    await own.close();
    expect(late).toEqual([]);
    expect(notified).toHaveLength(100);
  });

  test('is raised once for each room of a transaction, and neither before commit nor after a rollback', async () => {
    await startWatch();
    await database.db
      .transaction()
      .execute(async (transaction) => {
        await changeTwoRooms(transaction);
        throw new Error('changed my mind');
      })
      .catch(() => undefined);
    await database.db.transaction().execute((transaction) => changeTwoRooms(transaction));
    await expect.poll(() => notified).toEqual(['members', 'site']);
    expect(await database.db.selectFrom('room_change').selectAll().execute()).toEqual([]);
  });

  test('does not let changes of the same rooms wait for each other', async () => {
    const turns = Array.from({ length: 40 }, (_, turn) =>
      database.db.transaction().execute(async (transaction) => {
        const level = () =>
          transaction.updateTable('membership_grade').set({ grade_money: 1 }).where('id', '=', 0).execute();
        const panel = () => transaction.deleteFrom('site_ticker_item').where('kind', '=', 'none').execute();
        for (const one of turn % 2 === 0 ? [level, panel] : [panel, level]) await one();
      }),
    );
    await expect(Promise.all(turns)).resolves.toHaveLength(40);
  });

  test('is read again after the connection broke, so that no change is missed', async () => {
    let lost = 0;
    const { current } = await startWatch({ onLost: () => (lost += 1) });
    await cutWatch();
    await change();
    const version = await readSite();
    await expect.poll(() => current().site, { timeout: 60_000 }).toBe(version);
    expect(lost).toBe(1);
    await change();
    await expect.poll(() => notified).toEqual(['site', 'site']);
  });

  test('is found by reading where notices do not arrive, also where it has fallen', async () => {
    const { current } = await startWatch({ checkEvery: 50 });
    await database.db.updateTable('room_version').set({ version: 7 }).where('room', '=', 'news').execute();
    await expect.poll(() => current().news).toBe(7);
    expect(notified).toEqual(['news']);
  });

  test('cannot be watched where there is no database: the start fails', async () => {
    await expect(watchRoomVersions('postgres://nobody@127.0.0.1:1/nothing', () => undefined)).rejects.toThrow(
      'ECONNREFUSED',
    );
  });
});
