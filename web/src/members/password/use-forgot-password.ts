import { type FormEvent, useRef, useState } from 'react';
import { isApiError } from '@btc/contract/wire/errors.ts';
import { useEdition } from '#i18n/edition.ts';
import { browserApi } from '#platform/browser-api.ts';
import { focusField, formText } from '#platform/form-text.ts';
import { type CallFailure, toCallFailure } from '#ui/call-form/call-failure.ts';

export interface ForgotPasswordIssues {
  readonly name: 'forgetwdname' | 'nouser' | null;
  readonly email: 'forgetwdemail' | 'useremailnotmatch' | null;
}

const noIssues: ForgotPasswordIssues = { name: null, email: null };

/** What has to be filled in; no form is checked (specification section 5). */
export function checkForgotPassword(name: string, email: string): ForgotPasswordIssues {
  return { name: name === '' ? 'forgetwdname' : null, email: email === '' ? 'forgetwdemail' : null };
}

/** The fault that an answer names at a field; what is no address at all does not match either. Null for other failures. */
export function validateForgotPassword(error: unknown): ForgotPasswordIssues | null {
  if (!isApiError(error)) return null;
  if (error.code === 6010) return { name: 'nouser', email: null };
  return error.code === 6009 || error.code === 1001 ? { name: null, email: 'useremailnotmatch' } : null;
}

/** What the forgotten-password form knows and does. */
export function useForgotPassword(onSent: () => void) {
  const isEn = useEdition() === 'en';
  const form = useRef<HTMLFormElement>(null);
  const [pending, setPending] = useState(false);
  const [issues, setIssues] = useState(noIssues);
  const [failure, setFailure] = useState<CallFailure | null>(null);

  const show = (found: ForgotPasswordIssues): boolean => {
    setIssues(found);
    const first = found.name !== null ? 'Name' : found.email === null ? null : 'Email';
    if (first !== null) focusField(form.current, first);
    return first !== null;
  };

  const send = async (name: string, email: string) => {
    setPending(true);
    try {
      await browserApi()('ForgetWebPassword', { Name: name, Email: email, isEn });
      onSent();
    } catch (error) {
      const found = validateForgotPassword(error);
      if (found === null) setFailure(toCallFailure(error));
      else show(found);
    } finally {
      setPending(false);
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    setFailure(null);
    const name = formText(event.currentTarget, 'Name').trim();
    const email = formText(event.currentTarget, 'Email').trim();
    if (!show(checkForgotPassword(name, email))) void send(name, email);
  };

  return { form, submit, pending, issues, failure };
}
