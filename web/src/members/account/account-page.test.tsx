// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { clearClientState, storedToken, storeToken } from '#platform/client-state.ts';
import type { Answers } from '#platform/testing/fake-api.ts';
import { readLinks } from '#ui/testing/read-table.ts';
import { showPart } from '#ui/testing/show-part.tsx';
import { messages as menuMessages } from '../account-menu-messages.ts';
import { AccountMenu } from '../account-menu.tsx';
import { testProfile } from '../profile.fixture.ts';
import { accountSession } from '../use-account.ts';
import AccountPage from './account.page.tsx';
import { messages as membership } from '../membership/messages.ts';
import { messages } from './messages.ts';

const menu = menuMessages.en;

async function show(
  said: Partial<typeof testProfile> | null,
  edition: 'cn' | 'en' = 'en',
  answers: Answers = {},
  hash = '',
) {
  clearClientState();
  if (said !== null) storeToken('token', false);
  onTestFinished(() => {
    clearClientState();
    accountSession().followStore();
  });
  const profile = { ...testProfile, ...said };
  const parts = (
    <>
      <AccountMenu />
      <AccountPage />
    </>
  );
  const page = await showPart(edition, parts, {
    at: `${edition === 'cn' ? '/cn/Account' : '/Account'}${hash}`,
    answers: { GetUserProfileByToken: { Row: { profile } }, ...answers },
  });
  // The session is the page's one, and has seen another store before.
  fireEvent(window, new StorageEvent('storage'));
  await page.settled();
  return page;
}

test('who is signed out reads how to get an account, and what can be had', async () => {
  const page = await show(null);
  page.getByRole('heading', { name: messages.en.signedOutTitle });
  page.getByRole('heading', { name: messages.en.offersTitle });
  expect(readLinks(document.body)).toMatchObject({ [menu.login]: '/Login', [menu.signUp]: '/Register' });
  expect(page.sent('GetUserProfileByToken')).toEqual([]);
  expect(page.queryByRole('heading', { name: messages.en.parts.company })).toBeNull();
});

test('keys are asked for again once everything elsewhere has ended', async () => {
  const page = await show({});
  expect(page.sent('GetDataKeys')).toHaveLength(1);
  await page.press(messages.en.endOthers);
  await page.press(messages.en.endOthersNow);
  expect(page.sent('EndOtherSessions')).toEqual([{}]);
  expect(page.sent('GetDataKeys')).toHaveLength(2);
});

test('in Chinese the ways are those of the Chinese edition', async () => {
  await show(null, 'cn');
  expect(readLinks(document.body)).toMatchObject({
    [menuMessages.cn.login]: '/cn/Login',
    [menuMessages.cn.signUp]: '/cn/Register',
  });
});

test('a member has all parts of the account, and the name in the corner', async () => {
  const page = await show({ RedDot: false });
  for (const name of Object.values(messages.en.parts)) page.getByRole('heading', { name, level: 2 });
  const corner = page.getByRole('link', { name: (name) => name.includes(menu.myAccount) && name.includes('wang') });
  expect(corner.getAttribute('href')).toBe('/Account');
  expect(corner.textContent).not.toContain(menu.unread);
  expect(page.queryByText(messages.en.signedOutTitle)).toBeNull();
});

test('an unread notice is told in the corner, also to who cannot see the dot', async () => {
  const page = await show({ RedDot: true });
  page.getByRole('link', { name: new RegExp(menu.unread) });
});

test('a link to membership that was pressed before its dialog had loaded opens it all the same', async () => {
  const page = await show({ RedDot: false }, 'en', {}, '#apply');
  await page.findByRole('dialog', { name: membership.en.choiceTitle });
});

test('logging out forgets the login and leads to the news', async () => {
  const page = await show({ RedDot: false });
  await page.press(menu.logout);
  expect(storedToken()).toBeNull();
  expect(page.address()).toBe('/cn/BTCInfo');
  expect(page.queryByRole('button', { name: menu.logout })).toBeNull();
});
