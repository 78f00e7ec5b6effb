// @vitest-environment jsdom
import { maxPins } from '@btc/contract/my-list/pin-kinds.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { beforeEach, expect, test } from 'vitest';
import { storeToken } from '#platform/client-state.ts';
import type { Answers } from '#platform/testing/fake-api.ts';
import { showPart } from '#ui/testing/show-part.tsx';
import { messages as changes } from './change-messages.ts';
import { messages } from './messages.ts';
import { PinButton } from './pin-button.tsx';

const t = messages.en;
const brazil = { Kind: 'origin', Code: 'BRA' } as const;
const button = <PinButton {...brazil} name="Brazil" />;
const show = (answers: Answers = {}) => showPart('en', button, { answers });

let readers = 0;
beforeEach(() => {
  readers += 1;
});
const signIn = () => storeToken(`reader ${readers}`, false);

test('whoever is signed out is led to the login, asks nothing, and finds it pinned when back', async () => {
  const page = await show();
  const link = page.getByRole('link', { name: t.pinOf('Brazil') });
  expect(link.getAttribute('href')).toBe('/Login');
  expect(link.getAttribute('title')).toBe(t.signedOut);
  await page.user.click(link);
  expect(page.sent('GetPinNames')).toEqual([]);

  signIn();
  const back = await show({ GetPinNames: { Rows: [] } });
  expect(back.sent('AddDeletePin')).toMatchObject([{ ...brazil, IsAdd: true }]);
  expect(back.getByRole('button', { name: t.pinnedOf('Brazil') }).getAttribute('aria-pressed')).toBe('true');

  const later = await show({ GetPinNames: { Rows: [] } });
  expect(later.changes()).toEqual([]);
});

test('what was to be pinned on another page waits for that page', async () => {
  const page = await show();
  await page.user.click(page.getByRole('link'));
  signIn();
  const other = await showPart('en', <PinButton Kind="origin" Code="ARG" name="Argentina" />);
  expect(other.changes()).toEqual([]);
});

test('the state is said in words, and a press changes it', async () => {
  signIn();
  const page = await show({ GetPinNames: { Rows: [brazil] } });
  await page.press(t.pinnedOf('Brazil'));
  await page.press(t.pinOf('Brazil'));
  expect(page.sent('AddDeletePin')).toMatchObject([{ IsAdd: false }, { IsAdd: true }]);
  expect(page.getByRole('button', { name: t.pinnedOf('Brazil') })).toBeDefined();
});

test('many buttons of a page ask once', async () => {
  signIn();
  const page = await showPart('en', [
    <PinButton key="a" {...brazil} name="Brazil" isSmall />,
    <PinButton key="b" Kind="origin" Code="ARG" name="Argentina" isSmall />,
  ]);
  expect(page.getAllByRole('button')).toHaveLength(2);
  expect(page.sent('GetPinNames')).toHaveLength(1);
});

test.each([
  [new ApiError(1001, { List: [{ Field: 'Code', Rule: 'too_many' }] }), new RegExp(`${maxPins}`)],
  [new ApiError(1000), /./],
])('%s is told, and nothing is shown as pinned', async (error, text) => {
  signIn();
  const page = await show({ GetPinNames: { Rows: [] }, AddDeletePin: error });
  await page.press(t.pinOf('Brazil'));
  expect(page.getByRole('alertdialog').textContent).toMatch(text);
  expect(page.getByRole('button', { name: t.pinOf('Brazil') })).toBeDefined();
  expect(page.text()).not.toContain(changes.en.pinnedToast);
});
