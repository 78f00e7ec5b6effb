import { isApiError } from '@btc/contract/wire/errors.ts';
import { useEffect, useState } from 'react';
import { browserApi } from '#platform/browser-api.ts';
import { toIssue, toAnswerIssues, type OwnField, type SignUpIssue, type SignUpIssues } from './sign-up-check.ts';
import type { SignUpDraft, SignUpField } from './sign-up-draft.ts';

const pauseMs = 500;

interface Verdict {
  readonly value: string;
  readonly issue: SignUpIssue | null;
}

/** Availability checks. `isPaused` while the form is being sent: its own name would be reported as taken. */
export function useOwnChecks(draft: SignUpDraft, isPaused: boolean) {
  const name = useOwnCheck(draft, 'LoginUserName', isPaused);
  const email = useOwnCheck(draft, 'CompanyEmail', isPaused);
  const mobile = useOwnCheck(draft, 'ContactPersonCellPhoneNumber', isPaused);
  const issues: SignUpIssues = { ...name.issues, ...email.issues, ...mobile.issues };
  return {
    issues,
    isFree: (free: SignUpField) => [name, email, mobile].some(({ field, isFree }) => isFree && field === free),
  };
}

/** Asks half a second after the last key, for well-formed values only; a failed check is ignored, sign-up asks again. */
function useOwnCheck(draft: SignUpDraft, field: OwnField, isPaused: boolean) {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const value = draft[field].trim();
  const isAsked = value !== '' && toIssue(draft, field) === null;
  useEffect(() => {
    if (!isAsked || isPaused) return undefined;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      ask(field, value, asking.signal).then(
        () => setVerdict({ value, issue: null }),
        (error: unknown) => {
          const issue = isApiError(error) ? toAnswerIssues(error)[field] : undefined;
          if (issue !== undefined) setVerdict({ value, issue });
        },
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [field, value, isAsked, isPaused]);
  const isCurrent = isAsked && verdict?.value === value;
  const issues: SignUpIssues = isCurrent && verdict.issue !== null ? { [field]: verdict.issue } : {};
  return { field, issues, isFree: isCurrent && verdict.issue === null };
}

function ask(field: OwnField, value: string, signal: AbortSignal): Promise<unknown> {
  const api = browserApi();
  if (field === 'LoginUserName') return api('CheckUserName', { LoginUserName: value }, { signal });
  if (field === 'CompanyEmail') return api('CheckRegEmail', { Email: value }, { signal });
  return api('CheckDuplicatePhone', { Mobile: value }, { signal });
}
