import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayMs } from '@btc/contract/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canVisit, isExpiring } from '@btc/contract/members/access.ts';
import type { Updateable } from 'kysely';
import { argon2Hasher } from '@btc/server/src/members/password-hash.ts';
import { encodePassword } from '@btc/contract/wire/password.ts';
import { createMembersOperations } from '@btc/server/src/members/members.operations.ts';
import { noCache } from '@btc/server/src/platform/cache/shared-cache.ts';
import { openFolderStore } from '@btc/server/src/platform/files/file-store.ts';
import type { DB } from '@btc/server/src/platform/db/tables.generated.ts';
import { endAccess } from '@btc/server/src/platform/session/end-access.ts';
import { findSessionUser } from '@btc/server/src/platform/session/session.ts';
import { fixedClock } from '@btc/server/src/testing/fixed-clock.ts';
import { deriveSecretKey } from '@btc/server/src/platform/secrets/secret-key.ts';
import { createTestDatabase } from '@btc/server/src/testing/test-database.ts';
import { demoAccounts, demoPassword } from './members.read.ts';
import { loadDemoMembers, removeDemoMembers } from './load-members.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
const clock = fixedClock('2026-11-21T08:00:00+08:00');
const files = openFolderStore(join(tmpdir(), 'btc-members-files'));
const settings = {
  publicUrl: 'https://portal.example',
  trialItems: 10,
  offersPayBusiness: false,
  demoSignsIn: true,
  deskMailbox: null,
  contactMailbox: null,
  smsDailyLimit: 500,
};

beforeAll(async () => {
  database = await createTestDatabase();
  await loadDemoMembers({ db: database.db, clock, trialItems: 10 });
});

afterAll(async () => {
  await database.drop();
});

function restart(): Promise<void> {
  return loadDemoMembers({ db: database.db, clock, trialItems: 10 });
}

function toAccount(name: string) {
  return database.db.selectFrom('account').selectAll().where('login_user_name', '=', name).executeTakeFirstOrThrow();
}

async function login(name: string, others: Partial<typeof settings> = {}): Promise<unknown> {
  const operation = createMembersOperations({
    db: database.db,
    clock,
    files,
    secretKey: deriveSecretKey('a secret of at least thirty-two letters'),
    settings: { ...settings, ...others },
  }).find((one) => one.operation.name === 'UserLogin');
  const data = { UserName: name, Password: encodePassword(demoPassword) };
  return operation?.handle(data, { token: null, user: null, address: '203.0.113.7' }, noCache);
}

function readToken(answer: unknown): string {
  return typeof answer === 'object' && answer !== null && 'Token' in answer ? String(answer.Token) : '';
}

async function sessionUser(name: string) {
  return findSessionUser(database.db, readToken(await login(name)), clock.now());
}

describe('the demonstration accounts', () => {
  test('exist for every state and role of the README', () => {
    expect(demoAccounts.map(({ name }) => name.replace('demo_', ''))).toEqual(
      'none applied trial paid expiring lapsed frozen cancelled blocked editor analyst desk admin'.split(' '),
    );
  });

  test.each([
    ['demo_frozen', 6002],
    ['demo_cancelled', 6001],
    ['demo_blocked', 6016],
  ])('%s is answered %i', async (name, code) => {
    await expect(login(name)).rejects.toEqual(expect.objectContaining({ code }));
  });

  test.each([
    ['demo_none', 0, 'notpaid'],
    ['demo_applied', 1, 'applied'],
    ['demo_trial', 2, 'trial'],
    ['demo_lapsed', 4, 'expired'],
  ])('%s has charge state %i and finds modules locked', async (name, state, reason) => {
    const user = await sessionUser(name);
    expect(user?.membership.ChargeState).toBe(state);
    expect(canVisit(user?.membership ?? null, 'Info', 'cn', clock.now())).toEqual({ kind: 'locked', reason });
  });

  test.each(['demo_paid', 'demo_expiring', 'demo_admin'])('%s opens every module in both editions', async (name) => {
    const user = await sessionUser(name);
    expect(canVisit(user?.membership ?? null, 'MeatMarket', 'cn', clock.now())).toEqual({ kind: 'open' });
    expect(canVisit(user?.membership ?? null, 'PorkEst', 'en', clock.now())).toEqual({ kind: 'open' });
  });

  test('keep their states at a later start: demo_expiring always has twenty days left', async () => {
    clock.advance(400 * dayMs);
    await loadDemoMembers({ db: database.db, clock, trialItems: 10 });
    const expiring = await sessionUser('demo_expiring');
    const left = new Date(expiring?.membership.ChargeExpireDate ?? 0).getTime() - clock.now().getTime();
    expect(left).toBe(20 * dayMs);
    const paid = await sessionUser('demo_paid');
    if (paid === null) throw new Error('demo_paid cannot sign in');
    expect(isExpiring(paid.membership, 'cn', clock.now())).toBe(false);
  });

  test('have their trial again at a later start', async () => {
    const { id } = await toAccount('demo_trial');
    const opened = { user_id: id, module: 'Info', item_id: 2001, opened_at: clock.now() };
    await database.db.insertInto('trial_opened_item').values(opened).execute();
    await restart();
    expect(await database.db.selectFrom('trial_opened_item').select('user_id').execute()).toEqual([]);
  });

  test('stay as a person changed them: blocked, with another password, with a membership taken away', async () => {
    const change = (name: string, values: Updateable<DB['account']>) =>
      database.db.updateTable('account').set(values).where('login_user_name', '=', name).execute();
    await change('demo_analyst', { state: 'blocked' });
    await change('demo_admin', { password_hash: await argon2Hasher().hash('Another1password') });
    await change('demo_expiring', { charge_state: 0 });
    clock.advance(dayMs);
    await restart();
    await restart();
    expect(await toAccount('demo_analyst')).toMatchObject({ state: 'blocked' });
    await expect(login('demo_admin')).rejects.toEqual(expect.objectContaining({ code: 6009 }));
    expect((await sessionUser('demo_expiring'))?.membership.ChargeState).toBe(0);
    expect((await sessionUser('demo_paid'))?.membership.ChargeState).toBe(3);
  });

  test('cannot sign in where the portal is public or has no demonstration, and are told what a stranger is', async () => {
    for (const { name } of demoAccounts) {
      await expect(login(name, { demoSignsIn: false })).rejects.toEqual(expect.objectContaining({ code: 6009 }));
    }
  });

  test('have what was open ended by a start in which they may not sign in', async () => {
    const answer = await login('demo_paid');
    await endAccess(database.db, { whose: 'demonstration', now: clock.now() });
    expect(await findSessionUser(database.db, readToken(answer), clock.now())).toBeNull();
  });

  test('have a request in each state for the desk, and one cancellation to decide', async () => {
    await restart();
    const requests = await database.db.selectFrom('membership_request').select('state').orderBy('id').execute();
    expect(requests.map(({ state }) => state)).toEqual(['new', 'contacted', 'granted', 'refused']);
    expect(await database.db.selectFrom('cancellation_request').select('user_id').execute()).toEqual([{ user_id: 7 }]);
  });

  test('can be removed, and nobody else with them', async () => {
    await database.db.insertInto('account').values({ login_user_name: 'real', created_at: clock.now() }).execute();
    await removeDemoMembers(database.db);
    const left = await database.db.selectFrom('account').select('login_user_name').execute();
    expect(left).toEqual([{ login_user_name: 'real' }]);
  });
});
