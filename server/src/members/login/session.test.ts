import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ZodError } from 'zod';
import { closeSession, findSessionUser, sessionsAnAccount, sessionUserFinder } from '#platform/session/session.ts';
import { changeAccountState } from '../account-state.service.ts';
import { cleanUpLogins } from './login.service.ts';
import { createMembersFixture, type MembersFixture, rightPassword, readToken } from '../members.fixture.ts';

let members: MembersFixture;
let userId: number;

beforeAll(async () => {
  members = await createMembersFixture();
  userId = await members.addAccount('reader');
});

afterAll(async () => {
  await members.drop();
});

const hour = 3600;
const dead = expect.objectContaining({ code: 1006 });

async function signIn(remember = false): Promise<string> {
  return readToken(await members.login('reader', rightPassword, { remember }));
}

function isAlive(token: string): Promise<boolean> {
  return findSessionUser(members.db, token, members.clock.now()).then((user) => user !== null);
}

describe('a session', () => {
  test.each([
    ['twelve hours', false, 12 * hour],
    ['thirty days with remember-me', true, 30 * 24 * hour],
  ])('lives %s after its last use', async (_, remember, life) => {
    const token = await signIn(remember);
    members.passSeconds(life - 1);
    expect(await isAlive(token)).toBe(true);
    members.passSeconds(life - 1);
    expect(await isAlive(token)).toBe(true);
    members.passSeconds(life);
    expect(await isAlive(token)).toBe(false);
  });

  test('ends ninety days after it was opened, however much it is used', async () => {
    const token = await signIn(true);
    for (let week = 0; week < 12; week += 1) {
      members.passSeconds(7 * 86_400);
      expect(await isAlive(token)).toBe(true);
    }
    members.passSeconds(6 * 86_400 - 1);
    expect(await isAlive(token)).toBe(true);
    members.passSeconds(1);
    expect(await isAlive(token)).toBe(false);
  });

  test('is written to at most once a minute by being used', async () => {
    const token = await signIn();
    const lastSeen = async () =>
      (await members.db.selectFrom('session').selectAll().orderBy('created_at', 'desc').executeTakeFirstOrThrow())
        .last_seen_at;
    const opened = await lastSeen();
    members.passSeconds(59);
    await isAlive(token);
    expect(await lastSeen()).toEqual(opened);
    members.passSeconds(1);
    await isAlive(token);
    expect(await lastSeen()).toEqual(members.clock.now());
  });

  test('ends when its account has opened twenty later ones', async () => {
    // Later than what other tests have opened: of two that were used at the same moment either may go.
    members.passSeconds(1);
    const first = await signIn();
    for (let later = 1; later < sessionsAnAccount; later += 1) {
      members.passSeconds(1);
      await signIn();
    }
    expect(await isAlive(first)).toBe(true);
    members.passSeconds(1);
    const last = await signIn();
    expect([await isAlive(first), await isAlive(last)]).toEqual([false, true]);
  });

  test('tells the dispatcher who it belongs to', async () => {
    const token = await signIn();
    expect(await findSessionUser(members.db, token, members.clock.now())).toEqual({
      userId,
      loginUserName: 'reader',
      accountState: 'normal',
      staffRole: null,
      membership: {
        ChargeState: 0,
        ChargeExpireDate: null,
        CanVisitModule: '',
        ChargeStataEn: 0,
        ChargeEnExpireDate: null,
        CanVisitModuleEn: '',
      },
      trialUntil: { cn: null, en: null },
    });
  });

  test.each(['', 'x', 'A'.repeat(43), 'é'.repeat(43), '\0'.repeat(43)])(
    'does not exist for the token "%s"',
    async (token) => {
      expect(await isAlive(token)).toBe(false);
    },
  );

  test.each(['frozen', 'cancelled', 'blocked'] as const)('ends at once when its account becomes %s', async (state) => {
    const token = await signIn();
    await changeAccountState(members.db, { userId, state, now: members.clock.now() });
    expect(await isAlive(token)).toBe(false);
    await changeAccountState(members.db, { userId, state: 'normal', now: members.clock.now() });
    expect(await isAlive(token)).toBe(false);
  });

  test('is dead while its account is not normal, even where the state was changed by hand', async () => {
    const token = await signIn();
    await members.db.updateTable('account').set({ state: 'blocked' }).where('id', '=', userId).execute();
    expect(await isAlive(token)).toBe(false);
    await members.db.updateTable('account').set({ state: 'normal' }).where('id', '=', userId).execute();
  });
});

describe('UserLogout', () => {
  test('ends the session it is called with, and no other', async () => {
    const [token, other] = [await signIn(), await signIn()];
    expect(await members.call('UserLogout', {}, { token })).toEqual({});
    expect(await isAlive(token)).toBe(false);
    expect(await isAlive(other)).toBe(true);
  });

  test('succeeds signed out and with a dead token', async () => {
    expect(await members.call('UserLogout', {})).toEqual({});
    expect(await members.call('UserLogout', {}, { token: 'A'.repeat(43) })).toEqual({});
  });

  test('takes no input', async () => {
    await expect(members.call('UserLogout', { Token: 'x' })).rejects.toBeInstanceOf(ZodError);
  });
});

describe('UpdateUserActivityByToken', () => {
  test('moves the expiry on and remembers when the user was active', async () => {
    const token = await signIn();
    members.passSeconds(30);
    const expected = new Date(members.clock.now().getTime() + 12 * hour * 1000).toISOString();
    expect(await members.call('UpdateUserActivityByToken', { Token: token })).toEqual({
      Row: { ExpireDate: expected },
    });
    const account = await members.db
      .selectFrom('account')
      .select('last_active_at')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(account.last_active_at).toEqual(members.clock.now());
  });

  test('answers 1006 for a dead token', async () => {
    await expect(members.call('UpdateUserActivityByToken', { Token: 'A'.repeat(43) })).rejects.toEqual(dead);
  });

  test.each([{}, { Token: '' }, { Token: 7 }, { Token: 'x'.repeat(129) }])('refuses %j', async (data) => {
    await expect(members.call('UpdateUserActivityByToken', data)).rejects.toBeInstanceOf(ZodError);
  });
});

describe('cleaning up', () => {
  test('removes what is dead and keeps what lives', async () => {
    await members.db.deleteFrom('session').execute();
    const old = await signIn();
    await members.login('reader', 'wrong').catch(() => null);
    members.passSeconds(13 * hour);
    const young = await signIn();
    await cleanUpLogins(members.db, members.clock.now());
    expect(await members.db.selectFrom('session').select('user_id').execute()).toHaveLength(1);
    expect([await isAlive(old), await isAlive(young)]).toEqual([false, true]);
    members.passSeconds(91 * 24 * hour);
    await cleanUpLogins(members.db, members.clock.now());
    expect(await members.db.selectFrom('session').select('user_id').execute()).toHaveLength(0);
    expect(await members.db.selectFrom('login_limit').select('level').execute()).toHaveLength(0);
    expect(await members.db.selectFrom('login_known_address').select('user_id').execute()).toHaveLength(0);
  });
});

describe('many looks at once', () => {
  const nobody = 'x'.repeat(43);

  test('each get their own user, and none gets another', async () => {
    const other = await members.addAccount('second_reader');
    const [mine, theirs] = [await signIn(), readToken(await members.login('second_reader', rightPassword))];
    const find = sessionUserFinder(members.db, members.clock);
    const requests = Array.from({ length: 450 }, (_, index) => [mine, nobody, theirs, 'no token'][index % 4] ?? '');
    const found = await Promise.all(requests.map((token) => find(token)));
    const expected = requests.map((token) => (token === mine ? userId : token === theirs ? other : undefined));
    expect(found.map((user) => user?.userId)).toEqual(expected);
  });

  test('a session that ends between two looks is dead in the second', async () => {
    const token = await signIn();
    const find = sessionUserFinder(members.db, members.clock);
    expect(await find(token)).not.toBeNull();
    await closeSession(members.db, token);
    expect(await find(token)).toBeNull();
  });

  test('a look that fails fails for those who waited for it, and the next is made', async () => {
    const token = await signIn();
    const away = new Error('the database is away');
    let isAway = true;
    const clock = {
      now: () => {
        if (isAway) throw away;
        return members.clock.now();
      },
    };
    const find = sessionUserFinder(members.db, clock);
    const both = await Promise.allSettled([find(token), find(token)]);
    expect(both).toEqual([
      { status: 'rejected', reason: away },
      { status: 'rejected', reason: away },
    ]);
    isAway = false;
    expect(await find(token)).not.toBeNull();
  });
});
