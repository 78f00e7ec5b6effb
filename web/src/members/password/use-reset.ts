import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isApiError } from '@btc/contract/wire/errors.ts';
import { encodePassword } from '@btc/contract/wire/password.ts';
import { browserApi } from '#platform/browser-api.ts';
import { focusField, formText } from '#platform/form-text.ts';
import { type CallFailure, toCallFailure } from '#ui/call-form/call-failure.ts';
import { checkNewPassword, type NewPasswordIssues, toPasswordIssue } from './new-password.ts';
import type { ResetLink } from './reset-link.ts';

const noIssues: NewPasswordIssues = { password: null, confirmation: null };

interface ResetWork {
  readonly link: ResetLink;
  readonly onDone: () => void;
  /** The link is used, expired or forged. */
  readonly onRefused: () => void;
}

/** What does not even have the form of a link (1001: cut off by a mail program) is told like a used one. */
const isRefused = (error: unknown) => isApiError(error) && (error.code === 6014 || error.code === 1001);

/** True once the link is known to open, or where that cannot be asked: sending tells it then. */
export function useLinkCheck({ link, onRefused }: Pick<ResetWork, 'link' | 'onRefused'>): boolean {
  const [isChecked, setChecked] = useState(false);
  const refuse = useRef(onRefused);
  useEffect(() => {
    refuse.current = onRefused;
  }, [onRefused]);
  useEffect(() => {
    let isWanted = true;
    browserApi()('CheckResetLink', { LoginUserName: link.name, UpdateTime: link.proof })
      .catch((error: unknown) => {
        if (isWanted && isRefused(error)) refuse.current();
      })
      .finally(() => isWanted && setChecked(true));
    return () => {
      isWanted = false;
    };
  }, [link]);
  return isChecked;
}

/** What the form behind a reset link knows and does. */
export function useReset({ link, onDone, onRefused }: ResetWork) {
  const form = useRef<HTMLFormElement>(null);
  const [pending, setPending] = useState(false);
  const [issues, setIssues] = useState(noIssues);
  const [failure, setFailure] = useState<CallFailure | null>(null);

  const show = (found: NewPasswordIssues): boolean => {
    setIssues(found);
    const first = found.password !== null ? 'NewPassword' : found.confirmation === null ? null : 'Confirmation';
    if (first !== null) focusField(form.current, first);
    return first !== null;
  };

  const send = async (password: string) => {
    setPending(true);
    try {
      const proof = { LoginUserName: link.name, UpdateTime: link.proof };
      await browserApi()('ResetPasswordByEmail', { ...proof, NewPassword: encodePassword(password) });
      onDone();
    } catch (error) {
      setPending(false);
      const code = isApiError(error) ? error.code : null;
      if (isRefused(error)) onRefused();
      else if (isApiError(error) && code === 6004) show({ ...noIssues, password: toPasswordIssue(error) });
      else if (code === 6005) show({ ...noIssues, password: 'same' });
      else setFailure(toCallFailure(error));
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    setFailure(null);
    const password = formText(event.currentTarget, 'NewPassword');
    const isWrong = show(
      checkNewPassword({ password, confirmation: formText(event.currentTarget, 'Confirmation'), owner: 'unknown' }),
    );
    if (!isWrong) void send(password);
  };

  return { form, submit, pending, issues, failure };
}
