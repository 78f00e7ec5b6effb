import type { ProfileField } from '@btc/contract/members/profile-labels.ts';
import { findCallingCode } from '@btc/reference/calling-codes.ts';
import { countries } from '@btc/reference/countries.ts';
import type { ComponentProps } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { formatErrorText } from '#i18n/error-messages.ts';
import { useMessages } from '#i18n/messages.ts';
import { type Option, Select } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useFieldOptions } from '../company/profile-input.tsx';
import { messages as wordsMessages } from '../company/company-messages.ts';
import { messages } from './messages.ts';
import type { SignUpField } from './sign-up-draft.ts';
import type { SignUpForm } from './use-sign-up.ts';

export type CompanyPart = Extract<SignUpField, ProfileField>;

interface InputProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'form'> {
  readonly field: CompanyPart;
  readonly form: SignUpForm;
  readonly hint?: string | undefined;
  readonly className?: string | undefined;
}

/** A field's fault in the words of the edition. */
export function useIssueText(form: SignUpForm): (field: SignUpField) => string | null {
  const t = useMessages(messages);
  const edition = useEdition();
  const missing: Readonly<Partial<Record<SignUpField, string>>> = t.missing;
  const wrong: Readonly<Partial<Record<SignUpField, string>>> = t.form;
  return (field) => {
    const issue = form.toIssue(field);
    if (issue === null) return null;
    if (issue === 'missing') return missing[field] ?? t.missing.other;
    if (issue === 'form') return wrong[field] ?? t.form.other;
    if (issue === 'passwordcommon' || issue === 'passwordname') return t.passwordIssues[issue];
    return issue === 'oneName' ? t.oneNameHint : formatErrorText(edition, issue);
  };
}

/** A field of company or contact person, typed or chosen; says when what must be one's own is free. */
export function SignUpInput({ field, form, hint, className, ...input }: InputProps) {
  const t = useMessages(messages);
  const words = useMessages(wordsMessages);
  const options = useFieldOptions(form.draft)(field);
  const findErrorText = useIssueText(form);
  const shared = {
    name: field,
    label: words.fields[field],
    value: form.draft[field],
    error: findErrorText(field),
    // The fault of two missing names says what the hint says.
    hint: form.isFree(field) ? t.free : form.toIssue(field) === 'oneName' ? undefined : hint,
    className,
  };
  if (options === null) {
    return (
      <TextField
        maxLength={120}
        {...input}
        {...shared}
        onBlur={() => form.leave(field)}
        onChange={(event) => form.set(field, event.target.value)}
      />
    );
  }
  const named = options.map((option) => (option.value === '' ? { ...option, label: t.choose } : option));
  return <Select {...shared} options={named} onChange={(value) => form.set(field, value)} />;
}

/** The country whose calling code stands before the mobile. */
export function CallingCountry({ form }: { form: SignUpForm }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const findErrorText = useIssueText(form);
  const known: readonly Option[] = countries.flatMap(({ code, nameCn, nameEn }) => {
    const calling = findCallingCode(code);
    return calling === null ? [] : [{ value: code, label: `${edition === 'cn' ? nameCn : nameEn} +${calling}` }];
  });
  const options = form.draft.CallingCountry === '' ? [{ value: '', label: t.choose }, ...known] : known;
  return (
    <Select
      name="CallingCountry"
      label={t.callingCountry}
      options={options}
      value={form.draft.CallingCountry}
      error={findErrorText('CallingCountry')}
      autoComplete="off"
      onChange={(value) => form.set('CallingCountry', value)}
    />
  );
}
