import { ApiError } from '@btc/contract/wire/errors.ts';
import { describe, expect, test } from 'vitest';
import { renderEdition } from '#ui/testing/render-edition.tsx';
import { LoginForm } from './login-form.tsx';
import { toLoginFailure } from './login-failure.ts';

const nothing = () => undefined;

describe('the login form', () => {
  test.each([
    ['cn', ['用户名', '密码', '记住我', '取消'], '/cn'],
    ['en', ['User name', 'Password', 'Remember me', 'Cancel'], ''],
  ] as const)('of the edition %s has all its parts', (edition, words, prefix) => {
    const html = renderEdition(edition, <LoginForm onDone={nothing} onCancel={nothing} onForgotPassword={nothing} />);
    for (const word of words) expect(html).toContain(word);
    for (const page of ['ResetPassword', 'Register', 'ContactUs']) expect(html).toContain(`href="${prefix}/${page}"`);
  });

  test('cannot send the password as typed before the page’s script runs', () => {
    const html = renderEdition('en', <LoginForm onDone={nothing} onCancel={nothing} onForgotPassword={nothing} />);
    expect(html).toMatch(/<button type="submit"[^>]*disabled=""/);
    expect(html).toContain('method="post"');
  });
});

describe('a failed login', () => {
  test('with 6009 has the form’s own message', () => {
    expect(toLoginFailure(new ApiError(6009))).toEqual({ kind: 'wrongPair' });
  });

  test.each([
    [6001, 'accountcancelled'],
    [6002, 'accountfrozen'],
    [6016, 'accountblocked'],
    [1010, 'overloaded'],
  ] as const)('with %i tells why in the alert', (code, key) => {
    expect(toLoginFailure(new ApiError(code))).toEqual({ kind: 'explained', key });
  });

  test('with 1004 tells how long to wait', () => {
    const short = new ApiError(1004, { Dict: { RetryAfter: 30, Captcha: true } });
    expect(toLoginFailure(short)).toEqual({ kind: 'tooMany', seconds: 30, byCaptcha: true });
    expect(toLoginFailure(new ApiError(1004))).toEqual({ kind: 'tooMany', seconds: 60, byCaptcha: false });
  });

  test.each([
    [6006, 'captchainvalid'],
    [6007, 'captchawrong'],
  ] as const)('with %i says what is wrong with the captcha', (code, key) => {
    expect(toLoginFailure(new ApiError(code))).toEqual({ kind: 'captcha', key });
  });

  test.each([1000, 1001, 1002, 6010] as const)('with %i shows the alert without text', (code) => {
    expect(toLoginFailure(new ApiError(code))).toEqual({ kind: 'unexplained' });
  });

  test('without an answer says what happened to the connection', () => {
    expect(toLoginFailure(new TypeError('Failed to fetch'))).toEqual({ kind: 'explained', key: 'networkerror' });
    expect(toLoginFailure(new DOMException('', 'TimeoutError'))).toEqual({ kind: 'explained', key: 'timeout' });
  });
});
