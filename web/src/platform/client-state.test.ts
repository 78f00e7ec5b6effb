// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  clearClientState,
  clearToken,
  storedLocalUser,
  storedToken,
  storeLocalUser,
  storeToken,
  tabLogin,
} from './client-state.ts';
import { forgetTabDraft, forgetTabDrafts, readTabDraft, saveTabDraft } from './drafts/tab-draft.ts';
import { endTabLogin, joinTabs, sessionChannel } from './tab-session.ts';

const user = { UserID: 7, LoginUserName: 'demo_paid', ChargeExpireDate: null, ChargeEnExpireDate: null } as const;

function empty(): void {
  window.sessionStorage.clear();
  window.localStorage.clear();
}
beforeEach(empty);
afterEach(empty);

test.each([
  ['a remembered login is of the browser', true, { local: 1, tab: 0 }],
  ['another is of the tab alone', false, { local: 0, tab: 1 }],
] as const)('%s', (_what, remember, kept) => {
  storeToken('token', remember);
  expect(storedToken()).toBe('token');
  expect({ local: window.localStorage.length, tab: window.sessionStorage.length }).toEqual(kept);
});

test('whoever signs in next leaves nothing of the one before', () => {
  storeToken('first', true);
  storeLocalUser(user);
  storeToken('second', false);
  expect(storedToken()).toBe('second');
  expect(storedLocalUser()).toBeNull();
  expect(window.localStorage).toHaveLength(0);
});

test('the name stays where the token is, and goes with it', () => {
  storeLocalUser(user);
  expect(storedLocalUser()).toBeNull();
  storeToken('token', false);
  storeLocalUser(user);
  expect(storedLocalUser()).toEqual(user);
  expect(window.localStorage).toHaveLength(0);
  clearToken();
  expect([storedToken(), storedLocalUser()]).toEqual([null, null]);
});

test.each(['{"Name":"x"}', '"text"', 'null', 'not JSON'])('a record that reads %s is nobody', (text) => {
  storeToken('token', true);
  window.localStorage.setItem('btc.user', text);
  expect(storedLocalUser()).toBeNull();
});

test('a login of the tab can be handed on, a remembered one needs not', () => {
  storeToken('token', false);
  expect(tabLogin()).toEqual({ token: 'token', user: null });
  storeLocalUser(user);
  expect(tabLogin()).toEqual({ token: 'token', user: JSON.stringify(user) });
  storeToken('token', true);
  expect(tabLogin()).toBeNull();
});

test('logging out empties what the browser keeps', () => {
  window.localStorage.setItem('other', '1');
  storeToken('token', false);
  clearClientState();
  expect(storedToken()).toBeNull();
  expect(window.localStorage).toHaveLength(0);
});

test('where the browser keeps nothing, nobody is signed in and nothing is thrown', () => {
  const refused = (): never => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  };
  for (const call of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, call).mockImplementation(refused);
  storeToken('token', true);
  storeLocalUser(user);
  saveTabDraft('note', 'text');
  expect([storedToken(), storedLocalUser(), tabLogin(), readTabDraft('note')]).toEqual([null, null, null, null]);
  expect(clearClientState).not.toThrow();
  expect(forgetTabDrafts).not.toThrow();
});

test('a draft is kept by its name until it is forgotten', () => {
  saveTabDraft('note', 'one');
  saveTabDraft('reply', 'two');
  forgetTabDraft('note');
  expect([readTabDraft('note'), readTabDraft('reply')]).toEqual([null, 'two']);
});

test('forgetting all drafts leaves the login of the tab', () => {
  storeToken('token', false);
  saveTabDraft('note', 'one');
  forgetTabDrafts();
  expect([readTabDraft('note'), storedToken()]).toEqual([null, 'token']);
});

function openTab() {
  const channel = new BroadcastChannel(sessionChannel);
  const heard: unknown[] = [];
  channel.addEventListener('message', ({ data }) => heard.push(data));
  return { channel, heard };
}
const heardAll = () => new Promise((resolve) => setTimeout(resolve, 20));

test('a new tab that asks is handed the login of this one, and hears nothing where there is none', async () => {
  const leave = joinTabs(() => undefined);
  const { channel, heard } = openTab();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
  channel.postMessage({ isQuestion: true });
  await heardAll();
  expect(heard).toEqual([]);
  storeToken('token', false);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- as above
  channel.postMessage({ isQuestion: true });
  await expect.poll(() => heard).toEqual([{ token: 'token', user: null }]);
  leave();
  channel.close();
});

test('a logout elsewhere ends the same login here, and no other', async () => {
  const ended = vi.fn<() => void>();
  const leave = joinTabs(ended);
  storeToken('mine', false);
  endTabLogin('another');
  await heardAll();
  expect([ended.mock.calls.length, storedToken()]).toEqual([0, 'mine']);
  endTabLogin('mine');
  await expect.poll(() => ended.mock.calls.length).toBe(1);
  expect(storedToken()).toBeNull();
  leave();
});

test('a browser without channels keeps each login in its tab', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  storeToken('token', false);
  endTabLogin('token');
  joinTabs(() => undefined)();
  expect(storedToken()).toBe('token');
  vi.unstubAllGlobals();
});
