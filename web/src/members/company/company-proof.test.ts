import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import { testProfile } from '../profile.fixture.ts';
import { toDraft } from './company-draft.ts';
import { checkCompany, toAnswerIssues, firstIssue, proofsFor } from './company-proof.ts';

const before = toDraft({
  ...testProfile,
  CompanyLocalName: '示例肉类',
  CompanyEmail: 'a@example.com',
  ContactPersonName: '王丽',
  ContactPersonCellPhoneNumber: '+8613800000000',
});
const none = { Password: '', EmailCode: '', MobileCode: '' };

test.each([
  [{ CompanyName: 'Example' }, []],
  [{ CompanyEmail: 'A@Example.com ' }, []],
  [{ CompanyEmail: 'b@example.com' }, ['EmailCode', 'Password']],
  [{ ContactPersonCellPhoneNumber: '139 0000 0000' }, ['MobileCode', 'Password']],
  [{ ContactPersonCellPhoneNumber: '+55 11 91234 5678' }, ['Password']],
] as const)('%o takes the proofs %o', (change, proofs) => {
  expect([...proofsFor(before, { ...before, ...change })]).toEqual(proofs);
});

test('issues are found before anything is sent, and what was never given may stay so', () => {
  expect(checkCompany(before, before, none)).toEqual({});
  expect(checkCompany(before, { ...before, CompanyLocalName: ' ', ContactPersonName: '' }, none)).toEqual({
    CompanyLocalName: 'oneName',
    ContactPersonName: 'missing',
  });
  expect(checkCompany(before, { ...before, CompanyEmail: 'b@example' }, { ...none, EmailCode: '12345' })).toEqual({
    CompanyEmail: 'form',
    EmailCode: 'code',
    Password: 'missing',
  });
});

test('what the answer names stands at its field', () => {
  const needed = new Set(['EmailCode', 'Password'] as const);
  expect(toAnswerIssues(new ApiError(6003), needed)).toEqual({ Password: 'wrongPassword' });
  expect(toAnswerIssues(new ApiError(6007), needed)).toEqual({ EmailCode: 'captchawrong' });
  expect(toAnswerIssues(new ApiError(6012), needed)).toEqual({ CompanyEmail: 'emailtaken' });
  const list = [
    { Field: 'CompanyName', Rule: 'onenamerequired' },
    { Field: 'CompanyWebSite', Rule: 'invalid_format' },
    { Field: 'UserID', Rule: 'invalid_type' },
  ];
  const issues = toAnswerIssues(new ApiError(1001, { List: list }), needed);
  expect(issues).toEqual({ CompanyLocalName: 'oneName', CompanyWebSite: 'form' });
  expect(firstIssue(issues)).toBe('CompanyLocalName');
  expect(toAnswerIssues(new ApiError(1010), needed)).toEqual({});
  expect(toAnswerIssues(new TypeError('fetch'), needed)).toEqual({});
});
