// @vitest-environment jsdom
import { makeExample } from '#platform/testing/contract-example.ts';
import { operations } from '@btc/contract/operations.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import type { Answers } from '#platform/testing/fake-api.ts';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import { showPart } from '#ui/testing/show-part.tsx';
import { messages } from '../messages.ts';
import { toStage } from '../session-gate.tsx';
import { PasswordStep } from './password-step.tsx';
import { SecurityScreen } from './security.screen.tsx';
import { stepFailure, toCode } from './use-step.ts';

const { Row } = makeExample(operations.GetUserProfileByToken.output);
const profile = (said: object) => ({ ...Row.profile, ...said });

test.each([
  [null, null, 'signedOut'],
  ['t', null, 'unknown'],
  ['t', { StaffStep: 'password', StaffRole: null }, 'password'],
  ['t', { StaffStep: 'code', StaffRole: null }, 'code'],
  ['t', { StaffStep: 'enrol', StaffRole: null }, 'enrol'],
  ['t', { StaffStep: null, StaffRole: null }, 'reader'],
  ['t', { StaffStep: null, StaffRole: 'editor' }, 'staff'],
  // A role counts only once all steps are done.
  ['t', { StaffStep: 'code', StaffRole: 'admin' }, 'code'],
  [null, { StaffStep: null, StaffRole: 'admin' }, 'signedOut'],
] as const)('with the token %s and %j one is %s', (token, said, kind) => {
  expect(toStage(token, said === null ? null : profile(said)).kind).toBe(kind);
});

test.each([
  [new ApiError(1001), messages.en.wrongCode, messages.cn.wrongCode],
  [new ApiError(6006), messages.en.wrongCode, messages.cn.wrongCode],
])('%s is a wrong code in both languages', (error, english, chinese) => {
  expect(stepFailure('en', error)).toBe(english);
  expect(stepFailure('cn', error)).toBe(chinese);
});

test('another failure is told as what it is', () => {
  expect(stepFailure('en', new ApiError(1000))).not.toBe(messages.en.wrongCode);
});

test('a code is read as apps show it', () => {
  expect(toCode(' 123 456 ')).toBe('123456');
});

const signIn = (answers: Answers = {}) =>
  showPart('en', <PasswordStep isAgain={false} />, { answers, at: '/console/en' });

test('a name and a password are needed; nothing is sent without', async () => {
  const page = await signIn();
  await page.press(messages.en.signIn);
  page.getByText(messages.en.needUserName);
  page.getByText(messages.en.needPassword);
  expect(page.sent('UserLogin')).toEqual([]);
  expect(document.activeElement?.getAttribute('name')).toBe('UserName');
});

test.each([
  ['a wrong pair', new ApiError(6009)],
  ['too many attempts', new ApiError(1004, { Dict: { RetryAfter: 30 } })],
  ['a blocked account', new ApiError(6016)],
])('%s is told, and what is typed stays', async (_name, error) => {
  const page = await signIn({ UserLogin: error });
  await page.user.type(page.getByLabelText(messages.en.userName), 'demo_editor');
  await page.user.type(page.getByLabelText(messages.en.password), 'wrong');
  await page.press(messages.en.signIn);
  expect(page.getByRole('alert').textContent).not.toBe('');
  expect(page.getByLabelText(messages.en.userName)).toHaveProperty('value', 'demo_editor');
});

test('the password does not travel as it is typed, and staff are never remembered', async () => {
  const page = await signIn({ UserLogin: new ApiError(6009) });
  await page.user.type(page.getByLabelText(messages.en.userName), 'demo_editor');
  await page.user.type(page.getByLabelText(messages.en.password), 'Beef2026demo');
  await page.press(messages.en.signIn);
  const [sent] = page.sent('UserLogin');
  expect(sent).toMatchObject({ UserName: 'demo_editor', RememberMe: false });
  expect(JSON.stringify(sent)).not.toContain('Beef2026demo');
});

test('accounts of the demonstration have no recovery codes to renew', async () => {
  const page = await showScreen('en', <SecurityScreen />);
  expect(page.queryByRole('button', { name: messages.en.renew })).toBeNull();
  page.getByText(messages.en.securityDemo);
});
