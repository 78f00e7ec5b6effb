import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import { checkSignUp, codeRecipient, toAnswerIssues, firstIssue, formatMobile, signUpInput } from './sign-up-check.ts';
import { changed, emptyDraft, type SignUpDraft } from './sign-up-draft.ts';

const filled: SignUpDraft = {
  ...emptyDraft('en'),
  LoginUserName: 'ana_souza',
  Password: 'Beef2026demo',
  CompanyName: 'Example Meats Ltda',
  CompanyType: 'exporter',
  ProductType: 'beef',
  CompanyCountry: 'BRA',
  CompanyProvince: 'MT',
  ContactPersonName: 'Ana Souza',
  ContactPersonSex: 'Ms',
  CompanyEmail: 'ana@example.com',
  CallingCountry: 'BRA',
  ContactPersonCellPhoneNumber: '(65) 99999-0001',
  Captcha: '123456',
};

test('a filled form has no fault, and makes the call with the mobile in its international form', () => {
  expect(checkSignUp(filled)).toEqual({});
  expect(signUpInput(filled, true)).toMatchObject({
    ContactPersonCellPhoneNumber: '+5565999990001',
    CompanyProvince: 'MT',
    isEn: true,
  });
  expect(signUpInput(filled, true)).not.toHaveProperty('CompanyLocalName');
});

test('an empty form names every field that is needed, and the first of them first', () => {
  const issues = checkSignUp(emptyDraft('en'));
  expect(issues.CompanyLocalName).toBe('oneName');
  expect(issues).not.toHaveProperty('CompanyName');
  expect(issues).not.toHaveProperty('CompanyProvince');
  expect(firstIssue(issues)).toBe('LoginUserName');
  expect(checkSignUp(emptyDraft('cn')).CompanyProvince).toBe('missing');
});

test.each([
  ['LoginUserName', 'abc'],
  ['LoginUserName', 'ana souza'],
  ['Password', 'short'],
  ['Password', 'beef-2026'],
  ['CompanyEmail', 'ana@example'],
  ['ContactPersonCellPhoneNumber', 'call me'],
  ['Captcha', '12345'],
] as const)('%s as %j is not in the right form', (field, value) => {
  expect(checkSignUp({ ...filled, [field]: value })).toEqual({ [field]: 'form' });
});

test('a Chinese mobile gets its code as a text message, any other one by mail', () => {
  const chinese = { ...filled, CallingCountry: 'CHN', ContactPersonCellPhoneNumber: '138 0000 0000' };
  expect(codeRecipient(chinese)).toEqual({ Mobile: '+8613800000000' });
  expect(codeRecipient({ ...chinese, ContactPersonCellPhoneNumber: '12345' })).toBeNull();
  expect(codeRecipient(filled)).toEqual({ Email: 'ana@example.com' });
  expect(codeRecipient({ ...filled, CompanyEmail: 'ana@' })).toBeNull();
});

test('a number typed with its own calling code is left alone', () => {
  expect(formatMobile({ ...filled, ContactPersonCellPhoneNumber: '+86 138 0000 0000' })).toBe('+86 138 0000 0000');
  expect(formatMobile({ ...filled, ContactPersonCellPhoneNumber: '' })).toBe('');
});

test('another country takes the province away, and the calling code along while no mobile is typed', () => {
  const moved = changed(filled, 'CompanyCountry', 'URY');
  expect([moved.CompanyProvince, moved.CallingCountry]).toEqual(['', 'BRA']);
  expect(changed({ ...filled, ContactPersonCellPhoneNumber: '' }, 'CompanyCountry', 'URY').CallingCountry).toBe('URY');
});

test('all that is taken is named at its fields', () => {
  const taken = new ApiError(6011, { Dict: { Fields: ['LoginUserName', 'CompanyEmail'] } });
  expect(toAnswerIssues(taken)).toEqual({ LoginUserName: 'usernametaken', CompanyEmail: 'emailtaken' });
  expect(toAnswerIssues(new ApiError(6013))).toEqual({ ContactPersonCellPhoneNumber: 'phonetaken' });
});

test('issues of the code, the password and the server’s own rules are named at their fields', () => {
  expect(toAnswerIssues(new ApiError(6006))).toEqual({ Captcha: 'captchainvalid' });
  expect(toAnswerIssues(new ApiError(6007))).toEqual({ Captcha: 'captchawrong' });
  expect(toAnswerIssues(new ApiError(6004))).toEqual({ Password: 'form' });
  const list = [
    { Field: 'Mobile', Rule: 'mobile' },
    { Field: 'CompanyProvince', Rule: 'provincerequired' },
  ];
  expect(toAnswerIssues(new ApiError(1001, { List: list }))).toEqual({
    ContactPersonCellPhoneNumber: 'form',
    CompanyProvince: 'missing',
  });
  expect(toAnswerIssues(new ApiError(1010))).toEqual({});
});
