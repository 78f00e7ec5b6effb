import type { Api } from '@btc/contract/client.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LocalUser } from '#platform/client-state.ts';
import { AccountSession, type ClientStore, toLocalUser, logoutGuardMs } from './account-session.ts';
import { testProfile as profile } from './profile.fixture.ts';

function memoryStore(token: string | null = null) {
  const stored: { token: string | null; remember: boolean; user: LocalUser | null; draft: string } = {
    token,
    remember: false,
    user: null,
    draft: 'Dear desk',
  };
  const store: ClientStore = {
    token: () => stored.token,
    user: () => stored.user,
    storeToken: (next, remember) => Object.assign(stored, { token: next, remember }),
    storeUser: (user) => Object.assign(stored, { user }),
    clear: () => Object.assign(stored, { token: null, user: null }),
    forgetDrafts: () => Object.assign(stored, { draft: '' }),
  };
  return { stored, store };
}

function fakeApi(answers: { readonly [name: string]: () => unknown }) {
  const calls: [string, unknown][] = [];
  const api: Api = async (name, data) => {
    calls.push([name, data]);
    const answer = await answers[name]?.();
    if (answer instanceof Error) throw answer;
    return answer as never;
  };
  return { api, calls };
}

const profileAnswer = { Row: { profile } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('logging in', () => {
  test('sends the trimmed name, keeps the token as asked and fetches the profile', async () => {
    const { api, calls } = fakeApi({ UserLogin: () => ({ Token: 't1' }), GetUserProfileByToken: () => profileAnswer });
    const { stored, store } = memoryStore();
    const session = new AccountSession({ api, store });
    await session.logIn({ userName: '  wang ', password: 'encrypted', remember: true });
    expect(calls).toEqual([
      ['UserLogin', { UserName: 'wang', Password: 'encrypted', RememberMe: true }],
      ['GetUserProfileByToken', { Token: 't1' }],
    ]);
    expect(stored).toMatchObject({ token: 't1', remember: true, user: { LoginUserName: 'wang' } });
    expect(session.state().profile).toBe(profile);
  });

  test('rejects with the failure and keeps nothing', async () => {
    const { api } = fakeApi({ UserLogin: () => new ApiError(6009) });
    const { stored, store } = memoryStore();
    const session = new AccountSession({ api, store });
    await expect(session.logIn({ userName: 'wang', password: 'x', remember: true })).rejects.toThrow('6009');
    expect(stored.token).toBeNull();
    expect(session.state().token).toBeNull();
  });

  test('stands although the profile does not arrive', async () => {
    const { api } = fakeApi({
      UserLogin: () => ({ Token: 't1' }),
      GetUserProfileByToken: () => new TypeError('fetch'),
    });
    const session = new AccountSession({ api, store: memoryStore().store });
    await session.logIn({ userName: 'wang', password: 'x', remember: false });
    expect(session.state()).toMatchObject({ token: 't1', profile: null });
  });
});

test('what the reader has changed is shown at once, and no answer that was asked for before takes it back', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const { api } = fakeApi({ GetUserProfileByToken: () => new Promise((resolve) => (answer = resolve)) });
  const session = new AccountSession({ api, store: memoryStore('t1').store });
  const first = session.check();
  answer(profileAnswer);
  await first;
  const late = session.check();
  session.change({ RedDot: false, Avator: '/files/avatars/x.webp' });
  expect(session.state().profile).toEqual({ ...profile, RedDot: false, Avator: '/files/avatars/x.webp' });
  answer(profileAnswer);
  expect(await late).toBe(true);
  expect(session.state().profile?.RedDot).toBe(false);
});

describe('checking a token', () => {
  test.each([1006, 6001, 6002, 6016] as const)('ends the session on %i', async (code) => {
    const { api } = fakeApi({ GetUserProfileByToken: () => new ApiError(code) });
    const { stored, store } = memoryStore('t1');
    const session = new AccountSession({ api, store });
    expect(await session.check()).toBe(false);
    expect(session.state().token).toBeNull();
    // Nobody has left: what was being written is there at the next sign-in.
    expect(stored).toMatchObject({ token: null, draft: 'Dear desk' });
  });

  test.each([new TypeError('Failed to fetch'), new ApiError(1000), new ApiError(1010), new ApiError(1004)])(
    'does not end it on %s',
    async (error) => {
      const { api } = fakeApi({ GetUserProfileByToken: () => error });
      const { stored, store } = memoryStore('t1');
      const session = new AccountSession({ api, store });
      expect(await session.check()).toBe(true);
      expect(stored.token).toBe('t1');
    },
  );

  test('asks nothing without a token', async () => {
    const { api, calls } = fakeApi({});
    expect(await new AccountSession({ api, store: memoryStore().store }).check()).toBe(true);
    expect(calls).toEqual([]);
  });

  test('asks once however often the mouse is pressed meanwhile', async () => {
    const { api, calls } = fakeApi({ GetUserProfileByToken: () => profileAnswer });
    const session = new AccountSession({ api, store: memoryStore('t1').store });
    await Promise.all([session.check(), session.check(), session.check()]);
    expect(calls).toHaveLength(1);
    await session.check();
    expect(calls).toHaveLength(2);
  });

  test('tells listeners of a new red dot', async () => {
    const { api } = fakeApi({ GetUserProfileByToken: () => profileAnswer });
    const session = new AccountSession({ api, store: memoryStore('t1').store });
    const listener = vi.fn<() => void>();
    const stop = session.subscribe(listener);
    await session.check();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(session.state().profile?.RedDot).toBe(true);
    stop();
    await session.check();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('logging out', () => {
  test('tells the server, forgets everything and asks nothing for a second', async () => {
    const { api, calls } = fakeApi({ UserLogout: () => ({}), GetUserProfileByToken: () => profileAnswer });
    const { stored, store } = memoryStore('t1');
    const session = new AccountSession({ api, store });
    session.logOut();
    expect(calls).toEqual([['UserLogout', {}]]);
    expect(stored).toMatchObject({ token: null, user: null, draft: '' });
    expect(session.state()).toEqual({ token: null, user: null, profile: null, duringLogout: true });
    vi.advanceTimersByTime(logoutGuardMs - 1);
    expect(session.state().duringLogout).toBe(true);
    vi.advanceTimersByTime(1);
    expect(session.state().duringLogout).toBe(false);
  });

  test('is not undone by a check that answers late', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const late = new Promise((resolve) => {
      answer = resolve;
    });
    const { api } = fakeApi({ UserLogout: () => ({}), GetUserProfileByToken: () => late });
    const { stored, store } = memoryStore('t1');
    const session = new AccountSession({ api, store });
    const check = session.check();
    session.logOut();
    answer(profileAnswer);
    expect(await check).toBe(true);
    expect(stored).toMatchObject({ token: null, user: null });
    expect(session.state().profile).toBeNull();
  });

  test('works without the server', async () => {
    const { api } = fakeApi({ UserLogout: () => new TypeError('Failed to fetch') });
    const session = new AccountSession({ api, store: memoryStore('t1').store });
    session.logOut();
    await vi.advanceTimersByTimeAsync(logoutGuardMs);
    expect(session.state().token).toBeNull();
  });
});

describe('another tab', () => {
  test('that logs out logs this one out', () => {
    const { stored, store } = memoryStore('t1');
    const session = new AccountSession({ api: fakeApi({}).api, store });
    expect(session.followStore()).toBe(true);
    const clear = vi.spyOn(store, 'clear');
    stored.token = null;
    expect(session.followStore()).toBe(false);
    expect(session.state().token).toBeNull();
    // With the mark on the document, by which the ways in are out of sight.
    expect(clear).toHaveBeenCalledOnce();
  });
});

test('the expiry is recorded for a paid membership only', () => {
  expect(toLocalUser(profile)).toEqual({
    UserID: 7,
    LoginUserName: 'wang',
    ChargeExpireDate: '2026-12-11T00:00:00.000Z',
    ChargeEnExpireDate: null,
  });
});
