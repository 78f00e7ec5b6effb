// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import { decodePassword } from '@btc/contract/wire/password.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { formatErrorText } from '#i18n/error-messages.ts';
import { clearClientState, storedToken } from '#platform/client-state.ts';
import type { Answers } from '#platform/testing/fake-api.ts';
import { findField } from '#ui/testing/live-page.ts';
import { showPart } from '#ui/testing/show-part.tsx';
import { LoginForm } from './login-form.tsx';
import { messages } from './messages.ts';
import { accountSession } from './use-account.ts';

async function show(answers: Answers = {}) {
  onTestFinished(clearClientState);
  const [onDone, onForgotPassword] = [vi.fn<() => void>(), vi.fn<(name: string) => void>()];
  const form = <LoginForm onDone={onDone} onCancel={() => undefined} onForgotPassword={onForgotPassword} />;
  const page = await showPart('en', form, { answers, at: '/Login' });
  return { page, onDone, onForgotPassword };
}
type Shown = Awaited<ReturnType<typeof show>>['page'];
async function logIn(page: Shown, name = ' wang_li ', password = 'Beef2026') {
  if (name !== '') await page.user.type(findField('UserName'), name);
  if (password !== '') await page.user.type(findField('Password'), password);
  // The page's one session is that of later tests, too.
  onTestFinished(() => {
    clearClientState();
    accountSession().followStore();
  });
  await page.press(messages.en.submit);
}

test.each([true, false])('a right pair is sent once and its token kept (remembered: %s)', async (remember) => {
  const { page, onDone } = await show();
  if (remember) await page.user.click(page.getByRole('checkbox', { name: messages.en.remember }));
  await logIn(page);
  const [sent] = page.sent('UserLogin');
  expect(sent).toMatchObject({ UserName: 'wang_li', RememberMe: remember });
  expect(sent).not.toHaveProperty('Captcha');
  expect(decodePassword(sent?.Password ?? '')).toEqual({ kind: 'password', password: 'Beef2026' });
  expect(onDone).toHaveBeenCalledOnce();
  expect(window.localStorage.length > 0).toBe(remember);
  expect(storedToken()).not.toBeNull();
});

test.each([
  ['', 'Beef2026', 'UserName', messages.en.needUserName],
  ['wang_li', '', 'Password', messages.en.needPassword],
  ['', '', 'UserName', messages.en.needUserName],
])(
  'with the name %j and the password %j nothing is sent; the first gap has the focus',
  async (name, word, field, said) => {
    const { page } = await show();
    await logIn(page, name, word);
    expect(page.sent('UserLogin')).toEqual([]);
    expect(document.activeElement).toBe(findField(field));
    page.getByText(said);
  },
);

test('a wrong pair is told in the form, which keeps what was typed; the next try takes the message back', async () => {
  let answer: ApiError | object = new ApiError(6009);
  const { page, onDone } = await show({ UserLogin: () => answer });
  await logIn(page);
  expect(page.getByRole('alert').textContent).toBe(formatErrorText('en', 'userpwdnotmatch'));
  expect(findField('Password')).toHaveProperty('value', 'Beef2026');
  expect([onDone.mock.calls, storedToken()]).toEqual([[], null]);
  answer = {};
  await page.press(messages.en.submit);
  expect(page.queryByRole('alert')).toBeNull();
  expect(onDone).toHaveBeenCalledOnce();
});

test('after too many tries a code lets the member in, asked for the name that was tried', async () => {
  let answer: ApiError | object = new ApiError(1004, { Dict: { RetryAfter: 30, Captcha: true } });
  const { page, onDone } = await show({ UserLogin: () => answer, GetCaptcha: { Dict: { RetryAfter: 0 } } });
  expect(page.queryByLabelText(messages.en.captcha)).toBeNull();
  await logIn(page);
  expect(page.getByRole('alert').textContent).toContain(messages.en.orCaptcha);
  await page.user.type(findField('UserName'), 'x');
  await page.user.click(page.getByRole('button', { name: /code/i }));
  await page.settled();
  expect(page.sent('GetCaptcha')).toMatchObject([{ UserName: 'wang_li', isEn: true }]);

  await page.user.type(page.getByLabelText(messages.en.captcha), '123456');
  answer = new ApiError(6007);
  await page.press(messages.en.submit);
  expect(page.queryByRole('alert')).toBeNull();
  page.getByText(formatErrorText('en', 'captchawrong'));
  answer = {};
  await page.press(messages.en.submit);
  expect(page.sent('UserLogin').map(({ Captcha }) => Captcha)).toEqual([undefined, '123456', '123456']);
  expect(onDone).toHaveBeenCalledOnce();
});

test.each([
  ['is withdrawn', {}],
  ['is no longer frozen', new ApiError(1009)],
])('a frozen account offers its return: where the request %s, the pair that proved right logs in', async (_, said) => {
  let isFrozen = true;
  const { page, onDone } = await show({
    UserLogin: () => (isFrozen ? new ApiError(6002) : {}),
    WithdrawAccountCancellation: () => {
      isFrozen = false;
      return said;
    },
  });
  await logIn(page);
  page.getByText(messages.en.frozenOffer);
  await page.user.clear(findField('Password'));
  await page.press(messages.en.withdraw);
  const [withdrawn] = page.sent('WithdrawAccountCancellation');
  expect(withdrawn?.UserName).toBe('wang_li');
  expect(decodePassword(withdrawn?.Password ?? '')).toEqual({ kind: 'password', password: 'Beef2026' });
  expect(onDone).toHaveBeenCalledOnce();
});

test('a withdrawal that fails logs nobody in', async () => {
  const { page, onDone } = await show({
    UserLogin: new ApiError(6002),
    WithdrawAccountCancellation: new ApiError(6009),
  });
  await logIn(page);
  await page.press(messages.en.withdraw);
  expect(page.sent('UserLogin')).toHaveLength(1);
  expect(onDone).not.toHaveBeenCalled();
  expect(page.getByRole('alert').textContent).toBe(formatErrorText('en', 'userpwdnotmatch'));
});

test('a blocked account is told how it is, and offers no return', async () => {
  const { page } = await show({ UserLogin: new ApiError(6016) });
  await logIn(page);
  expect(page.getByRole('alert').textContent).toContain(formatErrorText('en', 'accountblocked'));
  expect(page.queryByRole('button', { name: messages.en.withdraw })).toBeNull();
});

test('who has forgotten the password goes on with the name typed so far', async () => {
  const { page, onForgotPassword } = await show();
  await page.user.type(findField('UserName'), ' wang_li ');
  await page.user.click(page.getByRole('link', { name: messages.en.forgot }));
  expect(onForgotPassword.mock.calls).toEqual([['wang_li']]);
});
