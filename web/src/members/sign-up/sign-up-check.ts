import { captchaRule, isChineseMobile, userNamePattern } from '@btc/contract/members/account-rules.ts';
import type { Operations } from '@btc/contract/operations.ts';
import { type FieldIssue, isApiError } from '@btc/contract/wire/errors.ts';
import type { RequestOf } from '@btc/contract/wire/operation.ts';
import { encodePassword } from '@btc/contract/wire/password.ts';
import { isEmail } from '../company/company-proof.ts';
import { findPasswordFieldIssue, type PasswordIssue, toPasswordIssue } from '../password/new-password.ts';
import { type SignUpDraft, type SignUpField, signUpFields, toProof } from './sign-up-draft.ts';

export type SignUpIssue =
  | 'missing'
  | 'form'
  | 'usernametaken'
  | 'emailtaken'
  | 'phonetaken'
  | 'captchainvalid'
  | 'captchawrong'
  | 'passwordcommon'
  | 'passwordname';
export type SignUpIssues = Readonly<Partial<Record<SignUpField, SignUpIssue>>>;

const codeForm = new RegExp(`^\\d{${captchaRule.digits}}$`);

/** Where the code goes: mobile or mail address; null while that is not valid. */
export function codeRecipient(draft: SignUpDraft): { Mobile: string } | { Email: string } | null {
  if (toProof(draft) === 'email') return isEmail(draft.CompanyEmail) ? { Email: draft.CompanyEmail.trim() } : null;
  const mobile = draft.ContactPersonCellPhoneNumber.trim();
  return isChineseMobile(mobile) ? { Mobile: mobile } : null;
}

/** Checks the format of a value; fields with options are always valid. */
function hasForm(draft: SignUpDraft, field: SignUpField): boolean {
  switch (field) {
    case 'LoginUserName':
      return userNamePattern.test(draft.LoginUserName.trim());
    case 'Password':
      return findPasswordFieldIssue(draft.Password) === null;
    case 'CompanyEmail':
      return isEmail(draft.CompanyEmail);
    case 'ContactPersonCellPhoneNumber':
      return isChineseMobile(draft.ContactPersonCellPhoneNumber.trim());
    case 'Captcha':
      return codeForm.test(draft.Captcha.trim());
    default:
      return true;
  }
}

/** The mobile is asked for where it is the proof. */
function isAsked(draft: SignUpDraft, field: SignUpField): boolean {
  return field !== 'ContactPersonCellPhoneNumber' || toProof(draft) === 'mobile';
}

/** The issue of one field; null where it has none or is not asked for. */
export function toIssue(draft: SignUpDraft, field: SignUpField): SignUpIssue | null {
  if (!isAsked(draft, field)) return null;
  if (draft[field].trim() === '') return 'missing';
  return hasForm(draft, field) ? null : 'form';
}

export function checkSignUp(draft: SignUpDraft): SignUpIssues {
  const issues: Partial<Record<SignUpField, SignUpIssue>> = {};
  for (const field of signUpFields) {
    const issue = toIssue(draft, field);
    if (issue !== null) issues[field] = issue;
  }
  return issues;
}

export function signUpInput(draft: SignUpDraft, isEn: boolean): RequestOf<Operations['UserSignUp']> {
  const company = draft.Company.trim();
  const mobile = draft.ContactPersonCellPhoneNumber.trim();
  return {
    LoginUserName: draft.LoginUserName.trim(),
    Password: encodePassword(draft.Password),
    ...(isEn ? { CompanyName: company } : { CompanyLocalName: company }),
    CompanyEmail: draft.CompanyEmail.trim(),
    ...(toProof(draft) === 'mobile' ? { ContactPersonCellPhoneNumber: mobile } : {}),
    Captcha: draft.Captcha.trim(),
    isEn,
  };
}

const takenIssues = {
  LoginUserName: 'usernametaken',
  CompanyEmail: 'emailtaken',
  ContactPersonCellPhoneNumber: 'phonetaken',
} as const satisfies SignUpIssues;
export type OwnField = keyof typeof takenIssues;
const ownFields = ['LoginUserName', 'CompanyEmail', 'ContactPersonCellPhoneNumber'] as const satisfies OwnField[];
const takenCodes = { 6011: 'LoginUserName', 6012: 'CompanyEmail', 6013: 'ContactPersonCellPhoneNumber' } as const;

const passwordIssues = {
  empty: 'missing',
  rule: 'form',
  staff: 'form',
  same: 'form',
  common: 'passwordcommon',
  name: 'passwordname',
} as const satisfies Record<PasswordIssue, SignUpIssue>;

export function toAnswerIssues(error: unknown): SignUpIssues {
  if (!isApiError(error)) return {};
  switch (error.code) {
    case 1001:
      return Object.fromEntries((error.data.List ?? []).flatMap(toRuleIssue));
    case 6004:
      return { Password: passwordIssues[toPasswordIssue(error)] };
    case 6006:
      return { Captcha: 'captchainvalid' };
    case 6007:
      return { Captcha: 'captchawrong' };
    case 6011:
    case 6012:
    case 6013: {
      const named = error.data.Dict?.['Fields'];
      const fields = Array.isArray(named) ? ownFields.filter((field) => named.includes(field)) : [];
      const all = fields.length > 0 ? fields : [takenCodes[error.code]];
      return Object.fromEntries(all.map((field) => [field, takenIssues[field]]));
    }
    default:
      return {};
  }
}

const fieldNames: Readonly<Record<string, SignUpField>> = {
  Mobile: 'ContactPersonCellPhoneNumber',
  CompanyName: 'Company',
  CompanyLocalName: 'Company',
};

function toRuleIssue({ Field, Rule }: FieldIssue): readonly (readonly [SignUpField, SignUpIssue])[] {
  const field = fieldNames[Field] ?? signUpFields.find((one) => one === Field);
  return field === undefined ? [] : [[field, Rule === 'onenamerequired' ? 'missing' : 'form']];
}

export function firstIssue(issues: SignUpIssues): SignUpField | null {
  return signUpFields.find((field) => issues[field] !== undefined) ?? null;
}
