import { staffPasswordPattern, userNamePattern } from '@btc/contract/members/account-rules.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import { encodePassword } from '@btc/contract/wire/password.ts';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { browserApi } from '#platform/browser-api.ts';
import { storeToken } from '#platform/client-state.ts';
import { focusField } from '#platform/form-text.ts';
import { toConsolePath } from '#shell/console/console-path.ts';
import { findField } from '../sign-in/use-step.ts';
import { followToken } from '../use-console-session.ts';
import type { InvitationMessages } from './messages.ts';

export type AcceptIssue = keyof InvitationMessages['issues'];

const fields = {
  userName: 'LoginUserName',
  userNameTaken: 'LoginUserName',
  person: 'PersonName',
  password: 'Password',
  confirmation: 'Confirmation',
} as const satisfies Record<AcceptIssue, string>;

function toIssue(form: HTMLFormElement): AcceptIssue | null {
  if (!userNamePattern.test(findField(form, 'LoginUserName'))) return 'userName';
  if (findField(form, 'PersonName') === '') return 'person';
  if (!staffPasswordPattern.test(findField(form, 'Password'))) return 'password';
  return findField(form, 'Password') === findField(form, 'Confirmation') ? null : 'confirmation';
}

/** The form issue that an error stands for; null if it is not about the form. */
function toAcceptIssue(error: unknown): AcceptIssue | null {
  if (!isApiError(error)) return null;
  if (error.code === 6011) return 'userNameTaken';
  return error.code === 6004 ? 'password' : null;
}

/** Once the account exists, the console continues with the second step of sign-in. */
export function useAcceptance({ proof, onRefused }: { readonly proof: string; readonly onRefused: () => void }) {
  const edition = useEdition();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [isPending, setPending] = useState(false);
  const [issue, setIssue] = useState<AcceptIssue | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  const show = (found: AcceptIssue | null) => {
    setIssue(found);
    if (found !== null) focusField(form.current, fields[found]);
  };

  const send = async (target: HTMLFormElement) => {
    setPending(true);
    try {
      const { Token } = await browserApi()('AcceptStaffInvitation', {
        Proof: proof,
        LoginUserName: findField(target, 'LoginUserName'),
        PersonName: findField(target, 'PersonName'),
        Password: encodePassword(findField(target, 'Password')),
      });
      storeToken(Token, false);
      await followToken();
      await navigate(toConsolePath(edition, ''), { replace: true });
    } catch (error) {
      setPending(false);
      if (isApiError(error) && error.code === 6014) onRefused();
      else if (toAcceptIssue(error) === null) setFailure(error);
      else show(toAcceptIssue(error));
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    setFailure(null);
    const found = toIssue(event.currentTarget);
    show(found);
    if (found === null) void send(event.currentTarget);
  };
  return { form, submit, isPending, issue, failure };
}
