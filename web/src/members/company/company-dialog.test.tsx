// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test, vi } from 'vitest';
import type { Answers } from '#platform/testing/fake-api.ts';
import { findField } from '#ui/testing/live-page.ts';
import { readOptions } from '#ui/testing/read-table.ts';
import { showPart } from '#ui/testing/show-part.tsx';
import { testProfile } from '../profile.fixture.ts';
import { CodeField } from './code-field.tsx';
import { CompanyDialog } from './company-dialog.tsx';
import { messages as wordsMessages } from './company-messages.ts';
import { messages } from './messages.ts';

const t = messages.en;
const words = wordsMessages.en;
const profile = {
  ...testProfile,
  CompanyName: 'Tianjin Frozen',
  CompanyType: 'importer',
  ProductType: 'beef',
  CompanyCountry: 'CHN',
  CompanyProvince: 'CN-12',
  CompanyEmail: 'wang@old.example',
  ContactPersonName: 'Wang',
  ContactPersonSex: 'Mr',
  ContactPersonCellPhoneNumber: '13800000000',
} as const;
const captcha: Answers = { GetCaptcha: { Dict: { ValidSeconds: 600, RetryAfter: 60 } } };

async function show(said: Partial<typeof testProfile> = {}, answers: Answers = {}, edition: 'cn' | 'en' = 'en') {
  const [onClose, onSaved] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const dialog = <CompanyDialog profile={{ ...profile, ...said }} onClose={onClose} onSaved={onSaved} />;
  const page = await showPart(edition, dialog, { answers: { ...captcha, ...answers }, at: '/Account' });
  const type = async (name: string, text: string) => {
    await page.user.clear(findField(name));
    await page.user.click(findField(name));
    await page.user.paste(text);
  };
  return { page, onClose, onSaved, type };
}

test('it opens with what is stored; codes by their names, in the reader’s language', async () => {
  const { page } = await show();
  expect(page.getByLabelText(words.fields.CompanyName)).toHaveProperty('value', 'Tianjin Frozen');
  expect(readOptions(findField('CompanyType'))).toContain(words.companyTypes.coldStore);
  expect(findField('CompanyProvince')).toHaveProperty('value', 'CN-12');
  expect(readOptions(findField('CompanyProvince'))).toContain('Tianjin');
  const chinese = await show({}, {}, 'cn');
  expect(readOptions(findField('CompanyProvince'))).toContain('天津');
  chinese.page.getByLabelText(wordsMessages.cn.fields.CompanyName);
});

test('what was never given is a choice of its own, and a stored value that is none any more stays one', async () => {
  await show({ ContactPersonSex: null, CompanyType: 'broker' });
  expect(readOptions(findField('ContactPersonSex'))).toEqual([words.unwritten, words.sexes.Mr, words.sexes.Ms]);
  expect(findField('ContactPersonSex')).toHaveProperty('value', '');
  expect(readOptions(findField('CompanyType'))[0]).toBe('broker');
  expect(findField('CompanyType')).toHaveProperty('value', 'broker');
});

test('in a country without known provinces the province is typed', async () => {
  const { page } = await show();
  await page.user.selectOptions(findField('CompanyCountry'), 'VAT');
  expect(findField('CompanyProvince').tagName).toBe('INPUT');
  expect(findField('CompanyProvince')).toHaveProperty('value', '');
});

test('a province of another country is none: the other country’s are offered', async () => {
  const { page } = await show();
  await page.user.selectOptions(findField('CompanyCountry'), 'BRA');
  expect(findField('CompanyProvince')).toHaveProperty('value', '');
  expect(readOptions(findField('CompanyProvince'))).toContain('Mato Grosso');
});

test('only what was changed is sent, and that it is saved is told', async () => {
  const { page, type, onSaved } = await show();
  await type('CompanyName', 'Tianjin Frozen Foods');
  await page.press(t.save);
  expect(page.sent('UpdateUserInfo')).toEqual([{ UserID: 7, CompanyName: 'Tianjin Frozen Foods' }]);
  page.getByText(t.saved);
  expect(onSaved).toHaveBeenCalledTimes(1);
});

test('a new mail address takes its code and the password, another spelling of the same does not', async () => {
  const { page, type } = await show();
  expect(page.queryByText(t.proofLead)).toBeNull();
  await type('CompanyEmail', 'WANG@old.example');
  expect(page.queryByText(t.proofLead)).toBeNull();
  await type('CompanyEmail', 'wang@new.example');
  page.getByText(t.proofLead);
  page.getByLabelText(t.emailCode);
  page.getByLabelText(t.password);
  expect(page.queryByLabelText(t.mobileCode)).toBeNull();
  await type('CompanyEmail', 'wang@old.example');
  expect(page.queryByLabelText(t.password)).toBeNull();
});

test('a code goes to the address that is typed, once that can be one', async () => {
  const { page, type } = await show();
  await type('CompanyEmail', 'wang@new');
  expect(page.getByRole('button', { name: t.sendCode })).toHaveProperty('disabled', true);
  await type('CompanyEmail', 'wang@new.example');
  await page.press(t.sendCode);
  expect(page.sent('GetCaptcha')).toMatchObject([{ Email: 'wang@new.example', isEn: true }]);
  page.getByText(t.codeSent('10'));
});

test('a new mobile in China is proven by text message; one abroad by the password alone', async () => {
  const { page, type } = await show();
  await type('ContactPersonCellPhoneNumber', '13911112222');
  await page.press(t.sendCode);
  expect(page.sent('GetCaptcha')).toMatchObject([{ Mobile: '13911112222' }]);
  await type('ContactPersonCellPhoneNumber', '+55 11 91234 5678');
  expect(page.queryByLabelText(t.mobileCode)).toBeNull();
  page.getByLabelText(t.password);
});

test('the proofs are sent with the change; the password in its wire form, and kept nowhere', async () => {
  const { page, type } = await show();
  await type('CompanyEmail', 'wang@new.example');
  await type('EmailCode', '123456');
  await page.user.type(page.getByLabelText(t.password), 'Beef2026demo');
  const kept = JSON.stringify({ ...window.sessionStorage, ...window.localStorage });
  await page.press(t.save);
  expect(page.sent('UpdateUserInfo')).toMatchObject([{ CompanyEmail: 'wang@new.example', EmailCode: '123456' }]);
  expect(JSON.stringify(page.sent('UpdateUserInfo'))).not.toContain('Beef2026demo');
  for (const secret of ['Beef2026demo', '123456']) expect(kept).not.toContain(secret);
});

test.each([
  ['wrongcurrentpassword', 'Password', t.issues.wrongcurrentpassword],
  ['onenamerequired', 'CompanyLocalName', t.issues.onenamerequired],
] as const)('what the server finds, %s, stands beside %s, and all that was typed stays', async (Rule, Field, issue) => {
  const { page, type, onSaved } = await show({}, { UpdateUserInfo: new ApiError(1001, { List: [{ Field, Rule }] }) });
  await type('CompanyEmail', 'wang@new.example');
  await type('EmailCode', '123456');
  await page.user.type(page.getByLabelText(t.password), 'Beef2026demo');
  await page.press(t.save);
  page.getByText(issue);
  expect(findField('CompanyEmail')).toHaveProperty('value', 'wang@new.example');
  expect(onSaved).not.toHaveBeenCalled();
});

test('what was typed is there again when the dialog is', async () => {
  const first = await show();
  await first.type('NickName', 'Lao Wang');
  await show();
  expect(findField('NickName')).toHaveProperty('value', 'Lao Wang');
});

type Recipient = Parameters<typeof CodeField>[0]['recipient'];
const showCode = (answers: Answers, recipient: Recipient = { Email: 'a@example.com' }, edition: 'cn' | 'en' = 'en') =>
  showPart(
    edition,
    <CodeField name="Code" label="Code" recipient={recipient} value="" error={null} onChange={() => undefined} />,
    { answers },
  );

test.each([
  [60, t.again('60')],
  [90, t.again('90')],
  [91, t.againInMinutes('2')],
  [3600, t.againInMinutes('60')],
])('after a code another can be had in %s seconds: %s', async (RetryAfter, text) => {
  const page = await showCode({ GetCaptcha: { Dict: { ValidSeconds: 60, RetryAfter } } });
  await page.press(t.sendCode);
  expect(page.getByRole('button', { name: text })).toHaveProperty('disabled', true);
  page.getByText(t.codeSent('1'));
});

test('the seconds run down, and then a code can be asked for again', async () => {
  const page = await showCode({ GetCaptcha: { Dict: { ValidSeconds: 60, RetryAfter: 1 } } });
  await page.press(t.sendCode);
  page.getByRole('button', { name: t.again('1') });
  const again = await page.findByRole('button', { name: t.sendCode }, { timeout: 3000 });
  expect(again).toHaveProperty('disabled', false);
});

test('too many codes: it is said how long to wait; another failure can be tried again at once', async () => {
  const many = await showCode({ GetCaptcha: new ApiError(1004, { Dict: { RetryAfter: 1800 } }) });
  await many.press(t.sendCode);
  expect(many.getByRole('button', { name: t.againInMinutes('30') })).toHaveProperty('disabled', true);
  const failed = await showCode({ GetCaptcha: new ApiError(1000) }, { Mobile: '13911112222' }, 'cn');
  await failed.press(messages.cn.sendCode);
  expect(failed.getByRole('button', { name: messages.cn.sendCode })).toHaveProperty('disabled', false);
  expect(failed.getByRole('textbox').getAttribute('aria-describedby')).not.toBeNull();
});
