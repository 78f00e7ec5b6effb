// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Answers } from '#platform/testing/fake-api.ts';
import { findField } from '#ui/testing/live-page.ts';
import { showPart } from '#ui/testing/show-part.tsx';
import { messages } from './messages.ts';
import { emptyDraft, forgetDraft, readDraft, saveDraft, type SignUpDraft } from './sign-up-draft.ts';
import { SignUpForm } from './sign-up-form.tsx';

const whole: SignUpDraft = {
  ...emptyDraft('en'),
  LoginUserName: 'wang_li',
  CompanyEmail: 'wang@firm.example',
  Company: 'Firm Ltd',
  Proof: 'mobile',
  ContactPersonCellPhoneNumber: '13800138000',
  Captcha: '123456',
};
const texts = [{ Kind: 'terms', Version: 2 }] as const;

async function show(draft: SignUpDraft | null, answers: Answers = {}, edition: 'cn' | 'en' = 'en') {
  if (draft === null) forgetDraft();
  else saveDraft(draft);
  onTestFinished(forgetDraft);
  const onDone = vi.fn<(name: string) => void>();
  const page = await showPart(edition, <SignUpForm isLive texts={texts} onDone={onDone} />, {
    answers: { CheckUserName: {}, CheckRegEmail: {}, CheckDuplicatePhone: {}, ...answers },
    at: '/Register',
  });
  return { page, onDone };
}
type Shown = Awaited<ReturnType<typeof show>>['page'];
async function send(page: Shown, { password = 'Better2027', agrees = true } = {}) {
  if (password !== '') await page.user.type(findField('Password'), password);
  if (agrees) await page.user.click(page.getByRole('checkbox'));
  await page.press(messages.en.submit);
}

test('all that is filled in is sent, the texts in the version that was shown', async () => {
  const { page, onDone } = await show(whole, { UserSignUp: { Row: { LoginUserName: 'wang_li' } } });
  await send(page);
  const [sent] = page.sent('UserSignUp');
  expect(sent).toMatchObject({
    LoginUserName: 'wang_li',
    CompanyName: 'Firm Ltd',
    ContactPersonCellPhoneNumber: '13800138000',
    Captcha: '123456',
    Consents: texts,
    isEn: true,
  });
  expect(sent).not.toHaveProperty('CompanyLocalName');
  expect(JSON.stringify(sent)).not.toContain('Better2027');
  expect(onDone).toHaveBeenCalledWith('wang_li');
  expect(readDraft('en')).toEqual(emptyDraft('en'));
});

test('an empty form says what is missing at each field, begins with the first, and sends nothing', async () => {
  const { page } = await show(null);
  await send(page, { password: '', agrees: false });
  for (const text of [
    messages.en.missing.LoginUserName,
    messages.en.missing.Password,
    messages.en.missing.Company,
    messages.en.missing.CompanyEmail,
    messages.en.needAgree,
  ])
    page.getByText(text);
  expect(document.activeElement).toBe(findField('LoginUserName'));
  expect(page.sent('UserSignUp')).toEqual([]);
});

test('without the tick nothing is sent, and the tick is asked for', async () => {
  const { page } = await show(whole);
  await send(page, { agrees: false });
  page.getByText(messages.en.needAgree);
  expect(page.sent('UserSignUp')).toEqual([]);
  await page.user.click(page.getByRole('checkbox'));
  expect(page.queryByText(messages.en.needAgree)).toBeNull();
});

test.each([
  [6011, 'LoginUserName'],
  [6012, 'CompanyEmail'],
  [6013, 'ContactPersonCellPhoneNumber'],
  [6007, 'Captcha'],
] as const)(
  'what the server answers with %i is said at %s, which gets the keyboard; the rest stays',
  async (code, field) => {
    const { page, onDone } = await show(whole, { UserSignUp: new ApiError(code) });
    await send(page);
    expect(findField(field).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(findField(field));
    expect(findField('Company')).toHaveProperty('value', 'Firm Ltd');
    expect(onDone).not.toHaveBeenCalled();
  },
);

test('a failure that is no field’s is told, with that nothing is lost', async () => {
  const { page } = await show(whole, { UserSignUp: new ApiError(1010) });
  await send(page);
  expect(page.text()).toContain(messages.en.kept);
  expect(page.getByRole('button', { name: messages.en.submit })).toHaveProperty('disabled', false);
});

test('what is typed is there again after a reload, but for the password', async () => {
  const { page } = await show(null);
  await page.user.type(findField('LoginUserName'), 'li_na');
  await page.user.type(findField('Password'), 'Better2027');
  expect(readDraft('en')).toMatchObject({ LoginUserName: 'li_na', Password: '' });
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('Better2027');
});

test('a field that is left in a wrong form says so, and no longer once it is being mended', async () => {
  const { page } = await show(null);
  await page.user.type(findField('CompanyEmail'), 'wang');
  await page.user.tab();
  page.getByText(messages.en.form.CompanyEmail);
  await page.user.type(findField('CompanyEmail'), '@');
  expect(page.queryByText(messages.en.form.CompanyEmail)).toBeNull();
});

test('the mobile is asked for where it is the proof, and goes where the mail address is', async () => {
  const { page } = await show(whole, { UserSignUp: { Row: { LoginUserName: 'wang_li' } } });
  page.getByLabelText(messages.en.smsCode);
  await page.user.click(page.getByRole('radio', { name: messages.en.proofs.email }));
  page.getByLabelText(messages.en.mailCode);
  expect(document.querySelector('[name=ContactPersonCellPhoneNumber]')).toBeNull();
  await send(page);
  expect(page.sent('UserSignUp')[0]).not.toHaveProperty('ContactPersonCellPhoneNumber');
});

test.each([
  ['cn', 'mobile'],
  ['en', 'email'],
] as const)(
  'an account of the %s edition is shown to be one’s own by %s until another way is chosen',
  async (edition, proof) => {
    const { page } = await show(null, {}, edition);
    const way = page.getByRole('radio', { name: messages[edition].proofs[proof] });
    expect(way).toHaveProperty('checked', true);
  },
);

test('before the page’s script runs nothing can be typed', async () => {
  const page = await showPart('en', <SignUpForm isLive={false} texts={texts} onDone={() => undefined} />);
  expect(page.getByRole('button', { name: messages.en.submit })).toHaveProperty('disabled', true);
  expect([...document.querySelectorAll('input')].every((input) => input.matches(':disabled'))).toBe(true);
});
