import { type FormEvent, useRef, useState } from 'react';
import { isApiError } from '@btc/contract/wire/errors.ts';
import { encodePassword } from '@btc/contract/wire/password.ts';
import { browserApi } from '#platform/browser-api.ts';
import { focusField, formText } from '#platform/form-text.ts';
import { type CallFailure, toCallFailure } from '#ui/call-form/call-failure.ts';
import { checkNewPassword, type NewPasswordIssues, toPasswordIssue, type PasswordOwner } from './new-password.ts';

export interface ChangeIssues extends NewPasswordIssues {
  readonly current: 'empty' | 'wrong' | null;
}

const noIssues: ChangeIssues = { current: null, password: null, confirmation: null };

/** The fault that an answer names at a field; null where it names none. */
export function toChangeIssues(error: unknown): ChangeIssues | null {
  if (!isApiError(error)) return null;
  if (error.code === 6003) return { ...noIssues, current: 'wrong' };
  if (error.code === 6004) return { ...noIssues, password: toPasswordIssue(error) };
  return error.code === 6005 ? { ...noIssues, password: 'same' } : null;
}

interface ChangeOptions {
  readonly userId: number;
  readonly owner: PasswordOwner;
  readonly onDone: () => void;
}

/** What the form to change the password knows and does. */
export function useChangePassword({ userId, owner, onDone }: ChangeOptions) {
  const form = useRef<HTMLFormElement>(null);
  const [pending, setPending] = useState(false);
  const [issues, setIssues] = useState(noIssues);
  const [failure, setFailure] = useState<CallFailure | null>(null);

  const show = (found: ChangeIssues): boolean => {
    setIssues(found);
    const { current, password, confirmation } = found;
    const first =
      current !== null ? 'Password' : password !== null ? 'NewPassword' : confirmation === null ? null : 'Confirmation';
    if (first !== null) focusField(form.current, first);
    return first !== null;
  };

  const send = async (current: string, next: string) => {
    setPending(true);
    try {
      const passwords = { Password: encodePassword(current), NewPassword: encodePassword(next) };
      await browserApi()('ChangePassword', { UserID: userId, ...passwords });
      form.current?.reset();
      onDone();
    } catch (error) {
      const found = toChangeIssues(error);
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
    const of = (name: string) => formText(event.currentTarget, name);
    const current = of('Password');
    const next = { password: of('NewPassword'), confirmation: of('Confirmation'), old: current, owner };
    const isWrong = show({ current: current === '' ? 'empty' : null, ...checkNewPassword(next) });
    if (!isWrong) void send(current, next.password);
  };

  return { form, submit, pending, issues, failure };
}
