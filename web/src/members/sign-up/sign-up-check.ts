import {
  captchaRule,
  companyTypes,
  contactSexes,
  isChineseMobile,
  productTypes,
  userNamePattern,
} from '@btc/contract/members/account-rules.ts';
import type { Operations } from '@btc/contract/operations.ts';
import { type FieldIssue, isApiError } from '@btc/contract/wire/errors.ts';
import type { RequestOf } from '@btc/contract/wire/operation.ts';
import { encodePassword } from '@btc/contract/wire/password.ts';
import { findCallingCode } from '@btc/reference/calling-codes.ts';
import { listSubdivisions } from '@btc/reference/countries.ts';
import { isEmail } from '../company/company-proof.ts';
import { findPasswordFieldIssue, type PasswordIssue, toPasswordIssue } from '../password/new-password.ts';
import { type SignUpDraft, type SignUpField, signUpFields } from './sign-up-draft.ts';

/** What can be wrong with a field. */
export type SignUpIssue =
  | 'missing'
  | 'oneName'
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

/** The mobile with its country's calling code; one that was typed with a `+` of its own is left alone. */
export function formatMobile(draft: SignUpDraft): string {
  const typed = draft.ContactPersonCellPhoneNumber.trim();
  if (typed === '' || /^(?:\+|00)/.test(typed)) return typed;
  const code = findCallingCode(draft.CallingCountry);
  return code === null ? typed : `+${code}${typed.replaceAll(/[\s().-]/g, '')}`;
}

/** Whether the mobile can be one: a Chinese one to the digit, others by their length. */
export function isMobile(draft: SignUpDraft): boolean {
  const mobile = formatMobile(draft);
  if (/^(?:\+|00)86/.test(mobile)) return isChineseMobile(mobile);
  return /^(?:\+|00)\d[\d\s().-]{5,28}\d$/.test(mobile);
}

/** Where the code goes: to a Chinese mobile, else to the mail address; null while that cannot be said. */
export function codeRecipient(draft: SignUpDraft): { Mobile: string } | { Email: string } | null {
  if (!isMobile(draft)) return null;
  const mobile = formatMobile(draft);
  if (isChineseMobile(mobile)) return { Mobile: mobile };
  return isEmail(draft.CompanyEmail) ? { Email: draft.CompanyEmail.trim() } : null;
}

/** Whether a value has the form that its field asks for; those with lists always do. */
function hasForm(draft: SignUpDraft, field: SignUpField): boolean {
  switch (field) {
    case 'LoginUserName':
      return userNamePattern.test(draft.LoginUserName.trim());
    case 'Password':
      return findPasswordFieldIssue(draft.Password) === null;
    case 'CompanyEmail':
      return isEmail(draft.CompanyEmail);
    case 'ContactPersonCellPhoneNumber':
      return isMobile(draft);
    case 'Captcha':
      return codeForm.test(draft.Captcha.trim());
    default:
      return true;
  }
}

function isNeeded(draft: SignUpDraft, field: SignUpField): boolean {
  if (field === 'CompanyLocalName' || field === 'CompanyName') return false;
  return field !== 'CompanyProvince' || listSubdivisions(draft.CompanyCountry).length > 0;
}

/** What is wrong with one field; nothing is said of one that is still empty unless all are asked for. */
export function toIssue(draft: SignUpDraft, field: SignUpField): SignUpIssue | null {
  const isEmpty = draft[field].trim() === '';
  if (isEmpty) return isNeeded(draft, field) ? 'missing' : null;
  return hasForm(draft, field) ? null : 'form';
}

/** Checks what the server will check, so that a reader need not wait for it. */
export function checkSignUp(draft: SignUpDraft): SignUpIssues {
  const issues: Partial<Record<SignUpField, SignUpIssue>> = {};
  for (const field of signUpFields) {
    const issue = toIssue(draft, field);
    if (issue !== null) issues[field] = issue;
  }
  if (draft.CompanyLocalName.trim() === '' && draft.CompanyName.trim() === '') issues.CompanyLocalName = 'oneName';
  return issues;
}

/** The call that the form makes; null where a list has no choice, which the check has told. */
export function signUpInput(draft: SignUpDraft, isEn: boolean): RequestOf<Operations['UserSignUp']> | null {
  const type = companyTypes.find((one) => one === draft.CompanyType);
  const product = productTypes.find((one) => one === draft.ProductType);
  const sex = contactSexes.find((one) => one === draft.ContactPersonSex);
  if (type === undefined || product === undefined || sex === undefined) return null;
  const [local, name, province] = [draft.CompanyLocalName, draft.CompanyName, draft.CompanyProvince].map((text) =>
    text.trim(),
  );
  return {
    LoginUserName: draft.LoginUserName.trim(),
    Password: encodePassword(draft.Password),
    ...(local ? { CompanyLocalName: local } : {}),
    ...(name ? { CompanyName: name } : {}),
    ...(province ? { CompanyProvince: province } : {}),
    CompanyType: type,
    ProductType: product,
    CompanyCountry: draft.CompanyCountry,
    CompanyEmail: draft.CompanyEmail.trim(),
    ContactPersonName: draft.ContactPersonName.trim(),
    ContactPersonSex: sex,
    ContactPersonCellPhoneNumber: formatMobile(draft),
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

/** The issues that an answer names, at their fields; empty where it names none of them. */
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

function toRuleIssue({ Field, Rule }: FieldIssue): readonly (readonly [SignUpField, SignUpIssue])[] {
  // The duplicate check of the mobile calls it by its short name.
  const name = Field === 'Mobile' ? 'ContactPersonCellPhoneNumber' : Field;
  const field = signUpFields.find((one) => one === name);
  if (field === undefined) return [];
  if (Rule === 'onenamerequired') return [['CompanyLocalName', 'oneName']];
  return [[field, Rule === 'provincerequired' ? 'missing' : 'form']];
}

/** The first field with a fault, in the order of the form. */
export function firstIssue(issues: SignUpIssues): SignUpField | null {
  return signUpFields.find((field) => issues[field] !== undefined) ?? null;
}
