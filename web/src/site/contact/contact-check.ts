import { contactRule, phonePattern } from '@btc/contract/site/contact-rule.ts';
import type { FieldIssue } from '@btc/contract/wire/errors.ts';

/** The fields of the form in their order on the page, named as on the wire. */
export const contactFields = ['Name', 'CompanyName', 'Email', 'Phone', 'Content'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Readonly<Record<ContactField, string>>;

/** What can be wrong with a field. */
export type ContactIssue = 'missing' | 'form' | 'long' | 'signs';
export type ContactIssues = Readonly<Partial<Record<ContactField, ContactIssue>>>;

/** The most characters of each field. */
export const maxLength: Readonly<Record<ContactField, number>> = {
  Name: contactRule.name,
  CompanyName: contactRule.companyName,
  Phone: contactRule.phone,
  Email: contactRule.email,
  Content: contactRule.content,
};

const emailForm = /^[^\s@,;<>]{1,64}@[^\s@,;<>]+\.[^\s@,;<>.]{2,}$/;

/** Checks what the server will check, so that a reader need not wait for it. */
export function checkContact(values: ContactValues): ContactIssues {
  const issues = contactFields.flatMap((field) => {
    const issue = toIssue(field, values[field].trim());
    return issue === null ? [] : [[field, issue] as const];
  });
  return Object.fromEntries(issues);
}

function toIssue(field: ContactField, value: string): ContactIssue | null {
  if (value.length > maxLength[field]) return 'long';
  if (field === 'CompanyName') return null;
  if (field === 'Phone') return value === '' || phonePattern.test(value) ? null : 'form';
  if (value === '') return 'missing';
  return field === 'Email' && !emailForm.test(value) ? 'form' : null;
}

/** The issues that the server's answer names, for what only it refuses. */
export function toAnswerIssues(list: readonly FieldIssue[]): ContactIssues {
  const issues = contactFields.flatMap((field) => {
    const found = list.find((one) => one.Field === field);
    return found === undefined ? [] : [[field, toRuleIssue(field, found.Rule)] as const];
  });
  return Object.fromEntries(issues);
}

function toRuleIssue(field: ContactField, rule: string): ContactIssue {
  if (rule === 'too_big') return 'long';
  if (rule === 'too_small') return 'missing';
  return field === 'Email' || field === 'Phone' ? 'form' : 'signs';
}
