import { ApiError } from '@btc/contract/wire/errors.ts';
import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import type { FailureKey } from '#i18n/error-messages.ts';
import { useEdition } from '#i18n/edition.ts';
import { browserApi } from '#platform/browser-api.ts';
import { toFailureKey } from '#platform/failure-key.ts';
import {
  checkContact,
  type ContactIssues,
  contactFields,
  type ContactValues,
  toAnswerIssues,
} from './contact-check.ts';
import { forgetDraft, saveDraft, readDraft } from './contact-draft.ts';

/** Why a message did not go out, as far as it is not a field's fault. */
export type ContactFailure =
  | { readonly kind: 'tooMany'; readonly seconds: number }
  | { readonly kind: 'failed'; readonly key: FailureKey };

export interface ContactForm {
  readonly state: 'writing' | 'sending' | 'sent';
  readonly issues: ContactIssues;
  readonly failure: ContactFailure | null;
  readonly contentLength: number;
  readonly onInput: () => void;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onAnother: () => void;
}

/** What the contact form knows and does; its fields keep their own values, so that no error can take them away. */
export function useContactForm(form: RefObject<HTMLFormElement | null>): ContactForm {
  const isEn = useEdition() === 'en';
  const [state, setState] = useState<ContactForm['state']>('writing');
  const [issues, setIssues] = useState<ContactIssues>({});
  const [failure, setFailure] = useState<ContactFailure | null>(null);
  const [contentLength, setContentLength] = useState(0);

  useEffect(() => {
    if (form.current !== null) restore(form.current);
  }, [form]);

  const show = (found: ContactIssues): void => {
    setIssues(found);
    const first = contactFields.find((field) => found[field] !== undefined);
    if (first !== undefined) findField(form.current, first)?.focus();
  };

  const send = async (values: ContactValues): Promise<void> => {
    setState('sending');
    try {
      await browserApi()('SendMail', { ...values, isEn });
      forgetDraft();
      setState('sent');
    } catch (error) {
      setState('writing');
      const issues = error instanceof ApiError && error.code === 1001 ? toAnswerIssues(error.data.List ?? []) : {};
      if (Object.keys(issues).length > 0) show(issues);
      else setFailure(toFailure(error));
    }
  };

  return {
    state,
    issues,
    failure,
    contentLength,
    onInput: () => {
      if (form.current === null) return;
      const values = toValues(form.current);
      saveDraft(values);
      setContentLength(values.Content.length);
    },
    onSubmit: (event) => {
      event.preventDefault();
      if (state === 'sending') return;
      const values = toValues(event.currentTarget);
      const found = checkContact(values);
      setFailure(null);
      show(found);
      if (Object.keys(found).length === 0) void send(values);
    },
    onAnother: () => {
      setContentLength(0);
      setState('writing');
    },
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement;

function findField(form: HTMLFormElement | null, name: string): Field | null {
  const found = form?.elements.namedItem(name);
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found : null;
}

function toValues(form: HTMLFormElement): ContactValues {
  const toValue = (name: string): string => findField(form, name)?.value ?? '';
  return {
    Name: toValue('Name'),
    CompanyName: toValue('CompanyName'),
    Phone: toValue('Phone'),
    Email: toValue('Email'),
    Content: toValue('Content'),
  };
}

/** Puts a kept draft back, but never over what has been typed meanwhile. */
function restore(form: HTMLFormElement): void {
  const draft = readDraft();
  if (draft === null) return;
  for (const name of contactFields) {
    const field = findField(form, name);
    if (field !== null && field.value === '') field.value = draft[name];
  }
  form.dispatchEvent(new Event('input', { bubbles: true }));
}

function toFailure(error: unknown): ContactFailure {
  if (!(error instanceof ApiError)) return { kind: 'failed', key: toFailureKey(error) };
  if (error.code !== 1004) return { kind: 'failed', key: error.key };
  const seconds = Number(error.data.Dict?.['RetryAfter']);
  return { kind: 'tooMany', seconds: Number.isFinite(seconds) && seconds >= 1 ? Math.ceil(seconds) : 60 };
}
