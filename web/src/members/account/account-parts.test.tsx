// @vitest-environment jsdom
import { operations } from '@btc/contract/operations.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { makeExample } from '#platform/testing/contract-example.ts';
import type { Answers } from '#platform/testing/fake-api.ts';
import { showPart } from '#ui/testing/show-part.tsx';
import { ChangePasswordForm } from '../password/change-password-form.tsx';
import { ForgotPasswordForm } from '../password/forgotten-form.tsx';
import { messages as wordsMessages } from '../password/messages.ts';
import { CancellationPart } from './cancellation-part.tsx';
import { messages } from './messages.ts';
import { NewsletterPart } from './newsletter-part.tsx';

const { profile } = makeExample(operations.GetUserProfileByToken.output, {
  Row: { profile: { UserID: 7, StaffRole: null, StaffStep: null } },
}).Row;
const nothing = () => undefined;
const show = (part: ReactNode, answers: Answers = {}) => showPart('en', part, { answers, at: '/Account' });
type Shown = Awaited<ReturnType<typeof show>>;

function stored(): string {
  return JSON.stringify({ ...window.sessionStorage, ...window.localStorage });
}

async function changePassword(page: Shown, current: string, next: string, again = next) {
  for (const [label, text] of [
    [wordsMessages.en.current, current],
    [wordsMessages.en.next, next],
    [wordsMessages.en.confirmation, again],
  ] as const) {
    const field = page.getByLabelText(label);
    await page.user.clear(field);
    if (text !== '') await page.user.type(field, text);
  }
  await page.press(wordsMessages.en.change);
}

test.each([
  ['', 'Better2027', 'Better2027', wordsMessages.en.needCurrent],
  ['Beef2026demo', '', '', wordsMessages.en.issues.empty],
  ['Beef2026demo', 'short', 'short', wordsMessages.en.issues.rule],
  ['Beef2026demo', 'Beef2026demo', 'Beef2026demo', wordsMessages.en.issues.same],
  ['Beef2026demo', 'Better2027', 'Better2028', wordsMessages.en.different],
])('from "%s" to "%s" and "%s" is refused, and nothing is sent', async (current, next, again, issue) => {
  const page = await show(<ChangePasswordForm profile={profile} />);
  await changePassword(page, current, next, again);
  page.getByText(issue);
  expect(page.changes()).toEqual([]);
});

test('passwords travel in their wire form, and are kept nowhere', async () => {
  const page = await show(<ChangePasswordForm profile={profile} />, { ChangePassword: new ApiError(1000) });
  await changePassword(page, 'Beef2026demo', 'Better2027');
  expect(page.sent('ChangePassword')).toHaveLength(1);
  expect(page.sent('ChangePassword')[0]).toMatchObject({ UserID: 7 });
  for (const secret of ['Beef2026demo', 'Better2027']) {
    expect(JSON.stringify(page.sent('ChangePassword'))).not.toContain(secret);
    expect(stored()).not.toContain(secret);
  }
});

test('staff keep the rule for staff', async () => {
  const page = await show(<ChangePasswordForm profile={{ ...profile, StaffRole: 'editor' }} />);
  await changePassword(page, 'Beef2026demo', 'Better2027');
  page.getByText(wordsMessages.en.issues.staff);
});

test.each([
  ['common', wordsMessages.en.issues.common],
  ['name', wordsMessages.en.issues.name],
] as const)('a new password that the server finds %s is said beside it', async (Reason, issue) => {
  const page = await show(<ChangePasswordForm profile={profile} />, {
    ChangePassword: new ApiError(6004, { Dict: { Reason } }),
  });
  await changePassword(page, 'Beef2026demo', 'Better2027');
  page.getByText(issue);
});

test('a forgotten password needs a name and an address that belong together', async () => {
  const onSent = vi.fn<() => void>();
  const page = await show(<ForgotPasswordForm onSent={onSent} onCancel={nothing} name="reader" />, {});
  expect(page.getByLabelText(wordsMessages.en.userName)).toHaveProperty('value', 'reader');
  await page.press(wordsMessages.en.reset);
  page.getByText(wordsMessages.en.forgetwdemail);
  await page.user.type(page.getByLabelText(wordsMessages.en.email), 'a@b.example');
  await page.press(wordsMessages.en.reset);
  expect(page.sent('ForgetWebPassword')).toEqual([{ Name: 'reader', Email: 'a@b.example', isEn: true }]);
  expect(onSent).toHaveBeenCalledOnce();
});

const newsletter = (row: object, answers: Answers = {}) =>
  show(<NewsletterPart />, { GetNewsletterChoice: { Row: row }, ...answers });

test.each([
  ['no address', { Subscribed: false, Email: null }, []],
  ['not subscribed', { Subscribed: false, Email: 'a@b.example', Edition: 'cn' }, [messages.en.newsletterAsk]],
  ['subscribed', { Subscribed: true, Email: 'a@b.example', Edition: 'en' }, [messages.en.newsletterStop]],
] as const)('with %s there is %j to press', async (_name, row, names) => {
  const page = await newsletter(row);
  expect(
    [messages.en.newsletterAsk, messages.en.newsletterSave, messages.en.newsletterStop].filter(
      (name) => page.queryByRole('button', { name }) !== null,
    ),
  ).toEqual(names);
});

test('the language that one reads is offered first, and another is saved', async () => {
  const page = await newsletter({ Subscribed: true, Email: 'a@b.example', Edition: 'en' });
  await page.user.selectOptions(page.getByLabelText(messages.en.newsletterLanguage), 'cn');
  await page.press(messages.en.newsletterSave);
  expect(page.sent('SetNewsletterChoice')).toEqual([{ Subscribed: true, Edition: 'cn' }]);
  const fresh = await newsletter({ Subscribed: false, Email: 'a@b.example', Edition: 'cn' });
  expect(fresh.getByLabelText(messages.en.newsletterLanguage)).toHaveProperty('value', 'en');
});

test('what could not be saved is not shown as saved', async () => {
  const page = await newsletter(
    { Subscribed: false, Email: 'a@b.example' },
    { SetNewsletterChoice: new ApiError(1000) },
  );
  await page.press(messages.en.newsletterAsk);
  expect(page.getByRole('alert').textContent).not.toBe('');
  expect(page.queryByRole('button', { name: messages.en.newsletterAsk })).not.toBeNull();
});

async function cancelAccount(answers: Answers, password: string) {
  const onFrozen = vi.fn<() => void>();
  const page = await show(<CancellationPart profile={profile} onFrozen={onFrozen} />, answers);
  await page.press(messages.en.cancelAccount);
  if (password !== '') await page.user.type(page.getByLabelText(messages.en.cancellationPassword), password);
  await page.press(messages.en.confirmCancellation);
  return { page, onFrozen };
}

test('an account is closed by its password only', async () => {
  const without = await cancelAccount({}, '');
  without.page.getByText(messages.en.needPassword);
  expect(without.page.changes()).toEqual([]);
  const { page, onFrozen } = await cancelAccount({}, 'Beef2026demo');
  const [sent] = page.sent('RequestAccountCancellation');
  expect(sent).toMatchObject({ UserID: 7 });
  expect(sent).not.toHaveProperty('Reason');
  expect(JSON.stringify(sent)).not.toContain('Beef2026demo');
  expect(onFrozen).toHaveBeenCalledOnce();
});

test.each([
  [6003, messages.en.wrongPassword],
  [1007, messages.en.staffCannot],
] as const)('a refusal %i is said, and the account stays', async (code, issue) => {
  const { page, onFrozen } = await cancelAccount({ RequestAccountCancellation: new ApiError(code) }, 'wrong');
  page.getByText(issue);
  expect(onFrozen).not.toHaveBeenCalled();
});
