// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clearToken, storeToken } from '#platform/client-state.ts';
import { endTabLogin, sessionChannel } from '#platform/tab-session.ts';
import { showPart } from '#ui/testing/show-part.tsx';
import { accountSession } from '../members/use-account.ts';
import { useConsoleSession } from './use-console-session.ts';

afterEach(() => {
  clearToken();
  accountSession().followStore();
});

function Probe() {
  const { token, profile } = useConsoleSession();
  return <output>{token === null ? 'signed out' : `${token} ${profile === null ? 'unknown' : 'known'}`}</output>;
}

/** Another tab or window of this browser. */
function openTab() {
  const channel = new BroadcastChannel(sessionChannel);
  const received: unknown[] = [];
  channel.addEventListener('message', ({ data }) => received.push(data));
  return { channel, received };
}

test('a second tab of the console is handed the sign-in of the first', async () => {
  storeToken('staff', false);
  accountSession().followStore();
  await showPart('en', <Probe />);
  const { channel, received } = openTab();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
  channel.postMessage({ isQuestion: true });
  await expect.poll(() => received).toMatchObject([{ token: 'staff' }]);
  channel.close();
});

test('a sign-in that arrives after the page lives counts, and who it is is asked at once', async () => {
  const page = await showPart('en', <Probe />);
  page.getByText('signed out');
  act(() => {
    storeToken('staff', false);
    window.dispatchEvent(new StorageEvent('storage'));
  });
  await page.findByText('staff known');
});

test('a sign-out in another tab signs this one out', async () => {
  storeToken('staff', false);
  accountSession().followStore();
  const page = await showPart('en', <Probe />);
  await page.findByText('staff known');
  endTabLogin('staff');
  await page.findByText('signed out');
});
