import { modules } from '@btc/contract/members/access.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Db, type OpenDb, openDb } from '../db/db.ts';
import { roomVersionChannel } from '../db/versions/room-versions.ts';
import { type RoomVersionsWatch, watchRoomVersions } from '../db/versions/watch-room-versions.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { createKeyFinder, type KeyHolder, newDataKey } from './data-key.ts';
import { CredentialCache } from './credential-cache.ts';
import type { SessionUser } from './session-user.ts';
import { endAccess } from './end-access.ts';
import { closeSession, openSession, sessionUserFinder } from './session.ts';

const start = new Date('2026-11-20T02:00:00Z');

let database: TestDatabase;
let watch: RoomVersionsWatch;
let own: OpenDb;
let now: Date;
let userId: number;
let token: string;
let find: ReturnType<typeof sessionUserFinder>;

const clock = { now: () => now };

beforeAll(async () => {
  database = await createTestDatabase();
  watch = await watchRoomVersions(database.url, () => undefined);
  own = openDb(database.url, { poolSize: 3, notices: { channel: roomVersionChannel, hear: watch.hear } });
});

afterAll(async () => {
  await own.close();
  await watch.stop();
  await database.drop();
});

beforeEach(async () => {
  await own.db.deleteFrom('account').execute();
  now = start;
  const account = { login_user_name: 'reader', created_at: start, staff_role: 'editor' };
  const { id } = await own.db.insertInto('account').values(account).returning('id').executeTakeFirstOrThrow();
  userId = id;
  token = await openSession(own.db, { userId, remember: false, now });
  find = sessionUserFinder(own.db, clock, new CredentialCache<SessionUser>(watch.sessionChanges));
  await find(token);
});

async function endUntold(): Promise<void> {
  await database.db.transaction().execute(async (transaction) => {
    await sql`alter table session disable trigger tell_of_sessions`.execute(transaction);
    await transaction.deleteFrom('session').execute();
    await sql`alter table session enable trigger tell_of_sessions`.execute(transaction);
  });
}

test('is cache while nothing is told of it, for five seconds of use', async () => {
  const user = await find(token);
  await endUntold();
  now = new Date(start.getTime() + 4_999);
  expect(await find(token)).toBe(user);
  now = new Date(start.getTime() + 5_000);
  expect(await find(token)).toBeNull();
});

test('is not cache for a moment before it was looked up, where the clock was set back', async () => {
  await endUntold();
  now = new Date(start.getTime() - 1);
  expect(await find(token)).toBeNull();
});

test('ends when its time is over, also while it is cache', async () => {
  await own.db
    .updateTable('session')
    .set({ expires_at: new Date(start.getTime() + 1_000) })
    .execute();
  await own.db.updateTable('account').set({ login_user_name: 'reader_two' }).execute();
  expect(await find(token)).not.toBeNull();
  now = new Date(start.getTime() + 1_000);
  expect(await find(token)).toBeNull();
});

const ends: readonly (readonly [string, (db: Db) => Promise<unknown>])[] = [
  ['is closed', (db) => closeSession(db, token)],
  ['is closed with all of its account', (db) => endAccess(db, { whose: userId, now })],
  ['is closed from another', (db) => endAccess(db, { whose: userId, now, exceptToken: 'x'.repeat(43) })],
  ['is of an account that is shut out', (db) => db.updateTable('account').set({ state: 'frozen' }).execute()],
  ['is of an account that is deleted', (db) => db.deleteFrom('account').execute()],
  ['is thrown away with all others', (db) => sql`truncate session cascade`.execute(db)],
];

test.each(ends)('is dead for the next call of this process once it %s', async (_, end) => {
  await own.db.transaction().execute(end);
  expect(await find(token)).toBeNull();
});

test.each(ends)('is dead for other processes, too, as soon as they are told that it %s', async (_, end) => {
  await database.db.transaction().execute(end);
  await expect.poll(() => find(token)).toBeNull();
});

test('what an account may see is what its row says, from the commit on', async () => {
  const end = new Date(start.getTime() + 86_400_000);
  await own.db
    .updateTable('account')
    .set({ charge_state: 3, charge_expire_date: end, can_visit_module: [...modules] })
    .execute();
  expect(await find(token)).toMatchObject({ membership: { ChargeState: 3, CanVisitModule: modules.join('|') } });
  await own.db.updateTable('account').set({ charge_state: 0, can_visit_module: [] }).execute();
  expect(await find(token)).toMatchObject({ membership: { ChargeState: 0, CanVisitModule: '' } });
  await own.db.updateTable('account').set({ trial_until: '2026-11-30' }).execute();
  expect(await find(token)).toMatchObject({ trialUntil: { cn: expect.any(Date) } });
});

test('is told of each column that is read of an account or a session and decides something', async () => {
  const before = await find(token);
  const changes = [
    sql`update account set login_user_name = 'reader_two'`,
    sql`update account set staff_role = null`,
    sql`update account set charge_state_en = 3`,
    sql`update account set charge_en_expire_date = '2026-12-01'`,
    sql`update account set can_visit_module_en = '{}'`,
    sql`update account set trial_until_en = '2026-12-01'`,
    sql`update session set ends_at = ends_at - interval '1 day'`,
    sql`update session set remember = true`,
  ];
  const untold: number[] = [];
  for (const [index, change] of changes.entries()) {
    const known = watch.sessionChanges();
    await change.execute(own.db);
    if (watch.sessionChanges() === known) untold.push(index);
  }
  expect(untold).toEqual([]);
  expect(await find(token)).not.toBe(before);
});

test('is not dropped by a login, by being used, or by what an account says of its firm', async () => {
  const known = watch.sessionChanges();
  now = new Date(start.getTime() + 61_000);
  expect(await find(token)).not.toBeNull();
  await openSession(own.db, { userId, remember: false, now });
  await own.db.updateTable('account').set({ company_name: '示例贸易' }).execute();
  expect(watch.sessionChanges()).toBe(known);
});

test('is looked up for every call where it is one of staff', async () => {
  const staff = await openSession(own.db, { userId, remember: false, now, isStaff: true });
  expect(await find(staff)).toMatchObject({ staffRole: 'editor' });
  await endUntold();
  expect(await find(staff)).toBeNull();
});

test('what was looked up while a change was told is not cache', () => {
  let changes = 0;
  const cache = new CredentialCache<SessionUser>(() => changes);
  const user = {
    userId,
    loginUserName: 'reader',
    accountState: 'normal',
    staffRole: null,
    membership: { ChargeState: 0, CanVisitModule: [], ChargeStateEn: 0, CanVisitModuleEn: [] },
    trialUntil: { cn: null, en: null },
  } as unknown as SessionUser;
  const store = cache.startLookup(start);
  changes += 1;
  store('key', user, new Date(start.getTime() + 60_000));
  expect(cache.find('key', start)).toBeUndefined();
});

test('a key is cache alike: told of what decides what it opens, not of its use', async () => {
  const made = newDataKey();
  const row = {
    name: 'program',
    kind: 'key',
    key_hash: made.keyHash,
    ending: made.ending,
    sets: [],
    created_at: start,
  };
  await own.db
    .insertInto('data_key')
    .values({ ...row, user_id: userId })
    .execute();
  const keys = createKeyFinder({ db: own.db, clock, cache: new CredentialCache<KeyHolder>(watch.sessionChanges) });
  const holder = await keys.findKeyHolder(made.key, 'key');
  const known = watch.sessionChanges();
  await keys.stop();
  const { used_count: uses } = await own.db.selectFrom('data_key').select('used_count').executeTakeFirstOrThrow();
  expect([uses, watch.sessionChanges()]).toEqual([1, known]);
  expect(await keys.findKeyHolder(made.key, 'key')).toBe(holder);
  await own.db
    .updateTable('data_key')
    .set({ sets: ['prices'] })
    .execute();
  expect(await keys.findKeyHolder(made.key, 'key')).toMatchObject({ sets: ['prices'] });
  await own.db.updateTable('data_key').set({ revoked_at: start }).execute();
  await expect(keys.findKeyHolder(made.key, 'key')).rejects.toMatchObject({ code: 1006 });
});

test('is let go while there are no notices', async () => {
  await endUntold();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'btc-room-versions' and datname = current_database()`.execute(database.db);
  await expect.poll(() => find(token)).toBeNull();
});
