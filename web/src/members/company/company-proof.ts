import { captchaRule, isChineseMobile } from '@btc/contract/members/account-rules.ts';
import { type FieldIssue, isApiError } from '@btc/contract/wire/errors.ts';
import { type CompanyDraft, type CompanyField, companyFields } from './company-draft.ts';

/** What shows that a new mail address or mobile is the reader's own. */
export interface Proofs {
  readonly Password: string;
  readonly EmailCode: string;
  readonly MobileCode: string;
}
export type ProofField = keyof Proofs;
export type FormField = CompanyField | ProofField;

/** What can be wrong with a field. */
export type CompanyIssue =
  | 'missing'
  | 'oneName'
  | 'form'
  | 'code'
  | 'wrongPassword'
  | 'captchainvalid'
  | 'captchawrong'
  | 'emailtaken'
  | 'phonetaken';
export type CompanyIssues = Readonly<Partial<Record<FormField, CompanyIssue>>>;

/** Which proofs a change takes: whoever can change mail or mobile can take the account over. */
export function proofsFor(before: CompanyDraft, after: CompanyDraft): ReadonlySet<ProofField> {
  const [email, mobile] = [after.CompanyEmail.trim(), after.ContactPersonCellPhoneNumber.trim()];
  const isNewEmail = email.toLowerCase() !== before.CompanyEmail.trim().toLowerCase();
  const isNewMobile = mobile !== before.ContactPersonCellPhoneNumber.trim();
  const needed: ProofField[] = [];
  if (isNewEmail) needed.push('EmailCode');
  if (isNewMobile && isChineseMobile(mobile)) needed.push('MobileCode');
  if (isNewEmail || isNewMobile) needed.push('Password');
  return new Set(needed);
}

const emailForm = /^[^\s@,;<>]{1,64}@[^\s@,;<>]+\.[^\s@,;<>.]{2,}$/;
const mobileForm = /^\+?[\d\s().-]{5,31}$/;
const codeForm = new RegExp(`^\\d{${captchaRule.digits}}$`);

export function isEmail(text: string): boolean {
  return emailForm.test(text.trim());
}

const required = [
  'CompanyType',
  'ProductType',
  'CompanyCountry',
  'CompanyEmail',
  'ContactPersonName',
  'ContactPersonSex',
  'ContactPersonCellPhoneNumber',
] as const satisfies readonly CompanyField[];

/** Checks what the server will check, so that a reader need not wait for it. What was missing before may stay so. */
export function checkCompany(before: CompanyDraft, after: CompanyDraft, proofs: Proofs): CompanyIssues {
  const issues: Partial<Record<FormField, CompanyIssue>> = {};
  if (after.CompanyLocalName.trim() === '' && after.CompanyName.trim() === '') issues.CompanyLocalName = 'oneName';
  for (const field of required) {
    if (after[field].trim() === '' && before[field].trim() !== '') issues[field] = 'missing';
  }
  const needed = proofsFor(before, after);
  const { CompanyEmail: email, ContactPersonCellPhoneNumber: mobile } = after;
  if (needed.has('EmailCode') && email.trim() !== '' && !isEmail(email)) issues.CompanyEmail = 'form';
  if (mobile !== before.ContactPersonCellPhoneNumber && mobile.trim() !== '' && !mobileForm.test(mobile.trim())) {
    issues.ContactPersonCellPhoneNumber = 'form';
  }
  for (const field of ['EmailCode', 'MobileCode'] as const) {
    if (needed.has(field) && !codeForm.test(proofs[field].trim())) issues[field] = 'code';
  }
  if (needed.has('Password') && proofs.Password === '') issues.Password = 'missing';
  return issues;
}

/** The issues that an answer names, at their fields; empty where it names none of them. */
export function toAnswerIssues(error: unknown, needed: ReadonlySet<ProofField>): CompanyIssues {
  if (!isApiError(error)) return {};
  switch (error.code) {
    case 1001:
      return Object.fromEntries((error.data.List ?? []).flatMap(toRuleIssue));
    case 6003:
      return { Password: 'wrongPassword' };
    case 6006:
    case 6007: {
      const issue = error.code === 6006 ? 'captchainvalid' : 'captchawrong';
      // The answer does not say which code it was: where there are two, both may be looked at.
      return {
        ...(needed.has('EmailCode') ? { EmailCode: issue } : {}),
        ...(needed.has('MobileCode') ? { MobileCode: issue } : {}),
      };
    }
    case 6012:
      return { CompanyEmail: 'emailtaken' };
    case 6013:
      return { ContactPersonCellPhoneNumber: 'phonetaken' };
    default:
      return {};
  }
}

const formFields: readonly FormField[] = [...companyFields, 'Password', 'EmailCode', 'MobileCode'];

function toRuleIssue({ Field, Rule }: FieldIssue): readonly (readonly [FormField, CompanyIssue])[] {
  const field = formFields.find((one) => one === Field);
  if (field === undefined) return [];
  if (Rule === 'onenamerequired') return [['CompanyLocalName', 'oneName']];
  return [[field, Rule === 'required' || Rule === 'provincerequired' ? 'missing' : 'form']];
}

/** The first field with a fault, in the order of the form. */
export function firstIssue(issues: CompanyIssues): FormField | null {
  return formFields.find((field) => issues[field] !== undefined) ?? null;
}
