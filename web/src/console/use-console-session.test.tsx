// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { clearToken, storeToken } from '#platform/client-state.ts';
import { endTabLogin, sessionChannel } from '#platform/tab-session.ts';
import { showPart } from '#ui/testing/show-part.tsx';
import { accountSession } from '../members/use-account.ts';
import { useConsoleSession } from './use-console-session.ts';

function Probe() {
  const { token, profile } = useConsoleSession();
  return <output>{token === null ? 'signed out' : `${token} ${profile === null ? 'unknown' : 'known'}`}</output>;
}

/** Mimics the document's first script when another tab hands over a sign-in; a remembered one arrives the same way. */
function arrive(): void {
  storeToken('staff', false);
  window.dispatchEvent(new StorageEvent('storage'));
}

async function showSignedIn() {
  const page = await showPart('en', <Probe />);
  // The session is this module's own, and outlives the page.
  onTestFinished(() =>
    act(() => {
      clearToken();
      accountSession().followStore();
    }),
  );
  page.getByText('signed out');
  act(arrive);
  await page.findByText('staff known');
  return page;
}

test('a sign-in that arrives after the page lives counts, and who it is is asked at once', async () => {
  const page = await showSignedIn();
  expect(page.sent('GetUserProfileByToken')).toMatchObject([{ Token: 'staff' }]);
});

test('a second tab of the console is handed the sign-in of the first', async () => {
  await showSignedIn();
  const channel = new BroadcastChannel(sessionChannel);
  const received: unknown[] = [];
  channel.addEventListener('message', ({ data }) => received.push(data));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
  channel.postMessage({ isQuestion: true });
  await expect.poll(() => received).toMatchObject([{ token: 'staff' }]);
  channel.close();
});

test('a sign-out in another tab signs this one out', async () => {
  const page = await showSignedIn();
  endTabLogin('staff');
  await page.findByText('signed out');
});
