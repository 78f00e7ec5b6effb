import type { Api } from '@btc/contract/client.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { type FormEvent, useState } from 'react';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { pickMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import { formatFailureText } from '#shell/console/actions/failure.ts';
import { messages } from '../messages.ts';

/** Rejected codes, and codes of the wrong form. */
const wrongCodes: ReadonlySet<number> = new Set([1001, 6006, 6007]);

export function stepFailure(edition: Edition, error: unknown): string {
  const isWrongCode = error instanceof ApiError && wrongCodes.has(error.code);
  return isWrongCode ? pickMessages(edition, messages).wrongCode : formatFailureText(edition, error);
}

export function findField(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** Removes spaces: apps show the digits in two groups, and people type what they see. */
export function toCode(typed: string): string {
  return typed.replaceAll(/\s/g, '');
}

export function useCodeStep(send: (api: Api, code: string) => Promise<void>) {
  const edition = useEdition();
  const t = pickMessages(edition, messages);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const code = toCode(findField(event.currentTarget, 'Code'));
    setError(code === '' ? t.needCode : null);
    if (code === '') return;
    setPending(true);
    try {
      await send(browserApi(), code);
    } catch (failure) {
      setError(stepFailure(edition, failure));
    } finally {
      setPending(false);
    }
  };
  return { isPending, error, submit: (event: FormEvent<HTMLFormElement>) => void submit(event) };
}
