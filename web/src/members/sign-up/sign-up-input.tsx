import type { ComponentProps } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { formatErrorText } from '#i18n/error-messages.ts';
import { useMessages } from '#i18n/messages.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { messages } from './messages.ts';
import type { SignUpField } from './sign-up-draft.ts';
import type { SignUpForm } from './use-sign-up.ts';

interface InputProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'form'> {
  readonly field: SignUpField;
  readonly form: SignUpForm;
  readonly label: string;
  readonly hint?: string | undefined;
}

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
    return formatErrorText(edition, issue);
  };
}

export function SignUpInput({ field, form, hint, ...input }: InputProps) {
  const t = useMessages(messages);
  const findErrorText = useIssueText(form);
  return (
    <TextField
      {...input}
      name={field}
      value={form.draft[field]}
      error={findErrorText(field)}
      hint={form.isFree(field) ? t.free : hint}
      onBlur={() => form.leave(field)}
      onChange={(event) => form.set(field, event.target.value)}
    />
  );
}
