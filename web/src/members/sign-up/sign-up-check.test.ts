import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import { checkSignUp, codeRecipient, toAnswerIssues, firstIssue, signUpInput } from './sign-up-check.ts';
import { emptyDraft, type SignUpDraft } from './sign-up-draft.ts';

const filled: SignUpDraft = {
  ...emptyDraft('cn'),
  LoginUserName: 'ana_souza',
  Password: 'Beef2026demo',
  CompanyEmail: 'ana@example.com',
  Company: 'Example Meats Ltda',
  ContactPersonCellPhoneNumber: '138 0000 0000',
  Captcha: '123456',
};

test('a filled form has no fault, and makes the call with the name of the company in the language of the edition', () => {
  expect(checkSignUp(filled)).toEqual({});
  expect(signUpInput(filled, true)).toMatchObject({
    CompanyName: 'Example Meats Ltda',
    ContactPersonCellPhoneNumber: '138 0000 0000',
    isEn: true,
  });
  expect(signUpInput(filled, true)).not.toHaveProperty('CompanyLocalName');
  expect(signUpInput(filled, false)).toMatchObject({ CompanyLocalName: 'Example Meats Ltda' });
});

test('a mobile that is not the proof is neither asked for nor sent', () => {
  const byMail = { ...filled, Proof: 'email', ContactPersonCellPhoneNumber: '' };
  expect(checkSignUp(byMail)).toEqual({});
  expect(signUpInput(byMail, true)).not.toHaveProperty('ContactPersonCellPhoneNumber');
});

test('an empty form names every field that is needed, and the first of them first', () => {
  const issues = checkSignUp(emptyDraft('cn'));
  expect(issues).toEqual({
    LoginUserName: 'missing',
    CompanyEmail: 'missing',
    Company: 'missing',
    ContactPersonCellPhoneNumber: 'missing',
    Captcha: 'missing',
    Password: 'missing',
  });
  expect(firstIssue(issues)).toBe('LoginUserName');
});

test.each([
  ['LoginUserName', 'abc'],
  ['LoginUserName', 'ana souza'],
  ['Password', 'short'],
  ['Password', 'beef-2026'],
  ['CompanyEmail', 'ana@example'],
  ['ContactPersonCellPhoneNumber', 'call me'],
  ['ContactPersonCellPhoneNumber', '+55 65 99999-0001'],
  ['Captcha', '12345'],
] as const)('%s as %j is not in the right form', (field, value) => {
  expect(checkSignUp({ ...filled, [field]: value })).toEqual({ [field]: 'form' });
});

test('the code goes to the mobile or by mail, as was chosen', () => {
  expect(codeRecipient(filled)).toEqual({ Mobile: '138 0000 0000' });
  expect(codeRecipient({ ...filled, ContactPersonCellPhoneNumber: '12345' })).toBeNull();
  expect(codeRecipient({ ...filled, Proof: 'email' })).toEqual({ Email: 'ana@example.com' });
  expect(codeRecipient({ ...filled, Proof: 'email', CompanyEmail: 'ana@' })).toBeNull();
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
    { Field: 'CompanyName', Rule: 'onenamerequired' },
  ];
  expect(toAnswerIssues(new ApiError(1001, { List: list }))).toEqual({
    ContactPersonCellPhoneNumber: 'form',
    Company: 'missing',
  });
  expect(toAnswerIssues(new ApiError(1010))).toEqual({});
});
