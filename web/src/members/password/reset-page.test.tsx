// @vitest-environment jsdom
import { resetLinkMinutes } from '@btc/contract/members/account-rules.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { decodePassword } from '@btc/contract/wire/password.ts';
import { expect, test } from 'vitest';
import { formatErrorText } from '#i18n/error-messages.ts';
import type { Answers } from '#platform/testing/fake-api.ts';
import { findField } from '#ui/testing/live-page.ts';
import { showRoute } from '#ui/testing/show-route.tsx';
import { messages } from './messages.ts';
import * as resetPage from './reset.page.tsx';

const link = { LoginUserName: 'wang_li', UpdateTime: 'abc123' };
const mailed = `/ResetPassword#${new URLSearchParams(link).toString()}`;
const show = (at: string, answers: Answers = {}) =>
  showRoute({ default: resetPage.default }, at, { answers: { CheckResetLink: {}, ...answers } });
type Shown = Awaited<ReturnType<typeof show>>;
async function save(page: Shown, next: string, again = next) {
  await page.user.type(findField('NewPassword'), next);
  await page.user.type(findField('Confirmation'), again);
  await page.press(messages.en.save);
}

test('a mailed link is asked about first, and leaves the address', async () => {
  const page = await show(mailed);
  expect(page.sent('CheckResetLink')).toEqual([link]);
  expect(page.getByLabelText(messages.en.userName)).toHaveProperty('value', 'wang_li');
  expect(page.address()).toBe('/ResetPassword');
});

test('a new password is sent with the link; then the way leads to login', async () => {
  const page = await show(mailed, { ResetPasswordByEmail: {} });
  await save(page, 'Better2027');
  const [sent] = page.sent('ResetPasswordByEmail');
  expect(sent).toMatchObject(link);
  expect(decodePassword(sent?.NewPassword ?? '')).toEqual({ kind: 'password', password: 'Better2027' });
  expect(sent).not.toHaveProperty('Confirmation');
  expect(page.getByRole('alertdialog').textContent).toContain(messages.en.resetDone);
  await page.press(messages.en.login);
  expect(page.address()).toBe('/Login');
});

test.each([
  ['beef', 'beef', messages.en.issues.rule],
  ['Better2027', 'Better2028', messages.en.different],
])('%s and then %s is not sent', async (next, again, said) => {
  const page = await show(mailed);
  await save(page, next, again);
  page.getByText(said);
  expect(page.sent('ResetPasswordByEmail')).toEqual([]);
});

test('behind a link only the server knows whose rule holds: a long phrase of the staff is sent', async () => {
  const page = await show(mailed, { ResetPasswordByEmail: {} });
  await save(page, 'a phrase, of several words');
  expect(page.sent('ResetPasswordByEmail')).toHaveLength(1);
});

test.each([
  ['is used or expired', 6014],
  ['was cut off by a mail program', 1001],
] as const)('a link that %s is told at once, with the way to a new one for the same name', async (_, code) => {
  const page = await show(mailed, { CheckResetLink: new ApiError(code) });
  page.getByText(messages.en.linkInvalid);
  expect(document.querySelector('[name="NewPassword"]')).toBeNull();
  expect(findField('Name')).toHaveProperty('value', 'wang_li');
});

test('a link that is used while the form is open is told when sending', async () => {
  const page = await show(mailed, { ResetPasswordByEmail: new ApiError(6014) });
  await save(page, 'Better2027');
  page.getByText(messages.en.linkInvalid);
  page.getByRole('button', { name: messages.en.reset });
});

test('where nothing can be asked, the form is there all the same', async () => {
  const page = await show(mailed, { CheckResetLink: new ApiError(1010) });
  page.getByRole('button', { name: messages.en.save });
  expect(page.queryByText(messages.en.linkInvalid)).toBeNull();
});

test('without a link one is asked for; it is told how long it will work', async () => {
  const page = await show('/ResetPassword', { ForgetWebPassword: {} });
  expect(page.sent('CheckResetLink')).toEqual([]);
  await page.user.type(findField('Name'), 'wang_li');
  await page.user.type(findField('Email'), 'wang@firm.example');
  await page.press(messages.en.reset);
  expect(page.sent('ForgetWebPassword')).toMatchObject([{ Name: 'wang_li', Email: 'wang@firm.example', isEn: true }]);
  page.getByText(messages.en.resetlinksent(String(resetLinkMinutes)));
});

test('a name and address that do not belong together are told in the form, in the edition’s language', async () => {
  const page = await show('/cn/ResetPassword', { ForgetWebPassword: new ApiError(6009) });
  await page.user.type(findField('Name'), 'wang_li');
  await page.user.type(findField('Email'), 'li@firm.example');
  await page.press(messages.cn.reset);
  page.getByText(formatErrorText('cn', 'useremailnotmatch'));
  expect(page.queryByText(messages.cn.resetlinksentTitle)).toBeNull();
});
