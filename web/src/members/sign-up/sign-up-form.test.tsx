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
  CompanyName: 'Firm Ltd',
  CompanyType: 'importer',
  ProductType: 'beef',
  CompanyCountry: 'BRA',
  CompanyProvince: 'GO',
  ContactPersonName: 'Wang Li',
  ContactPersonSex: 'Ms',
  CompanyEmail: 'wang@firm.example',
  CallingCountry: 'BRA',
  ContactPersonCellPhoneNumber: '11 98765 4321',
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

test('all that is filled in is sent, the mobile with its country, the texts in the version that was shown', async () => {
  const { page, onDone } = await show(whole, { UserSignUp: { Row: { LoginUserName: 'wang_li' } } });
  await send(page);
  const [sent] = page.sent('UserSignUp');
  expect(sent).toMatchObject({
    LoginUserName: 'wang_li',
    CompanyName: 'Firm Ltd',
    ContactPersonCellPhoneNumber: '+5511987654321',
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
    messages.en.missing.CompanyType,
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
    expect(findField('CompanyName')).toHaveProperty('value', 'Firm Ltd');
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

test('provinces are asked for where the country has some, and go with another country', async () => {
  const { page } = await show({ ...whole, CompanyCountry: 'CHN', CompanyProvince: '' });
  expect(findField('CompanyProvince').tagName).toBe('SELECT');
  await page.user.selectOptions(findField('CompanyCountry'), 'AND');
  expect(document.querySelector('[name=CompanyProvince]')).toBeNull();
});

test.each([
  [{ CallingCountry: 'CHN', ContactPersonCellPhoneNumber: '13800138000' }, messages.en.smsCode],
  [{}, messages.en.mailCode],
  [{ ContactPersonCellPhoneNumber: '' }, messages.en.code],
])('with the mobile %j it is the “%s”', async (said, label) => {
  const { page } = await show({ ...whole, ...said });
  page.getByLabelText(new RegExp(label));
});

test('readers of the Chinese edition are in China until they say otherwise', async () => {
  const { page } = await show(null, {}, 'cn');
  expect(findField('CompanyCountry')).toHaveProperty('value', 'CHN');
  page.getByRole('button', { name: messages.cn.submit });
});

test('before the page’s script runs nothing can be typed', async () => {
  const page = await showPart('en', <SignUpForm isLive={false} texts={texts} onDone={() => undefined} />);
  expect(page.getByRole('button', { name: messages.en.submit })).toHaveProperty('disabled', true);
  expect([...document.querySelectorAll('fieldset')].every(({ disabled }) => disabled)).toBe(true);
});
