import { ApiError, type FieldIssue } from '@btc/contract/wire/errors.ts';
import { type Edition } from '#i18n/edition.ts';
import { formatErrorText } from '#i18n/error-messages.ts';
import { pickMessages } from '#i18n/messages.ts';
import { toFailureKey } from '#platform/failure-key.ts';
import { formatIssueText } from '../issue-words.ts';
import { messages } from '../messages.ts';

/** Codes of a dead session, the same as on readers' pages. */
const deadSession: ReadonlySet<number> = new Set([1006, 6001, 6002, 6016]);

export function isSessionLost(error: unknown): boolean {
  return error instanceof ApiError && deadSession.has(error.code);
}

export function toIssues(error: unknown): readonly FieldIssue[] {
  return error instanceof ApiError ? (error.data.List ?? []) : [];
}

type Conflict = 'closed' | 'changed' | 'importing' | 'lastadmin';

/** Conflict of a failed call: decided (`closed`), edited (`changed`), held by an import, or the last admin. */
export function findConflict(error: unknown): Conflict | null {
  for (const { Rule } of toIssues(error)) {
    if (Rule === 'closed' || Rule === 'changed' || Rule === 'importing' || Rule === 'lastadmin') return Rule;
  }
  return null;
}

export function formatFailureText(edition: Edition, error: unknown): string {
  const t = pickMessages(edition, messages);
  if (!(error instanceof ApiError)) return formatErrorText(edition, toFailureKey(error));
  const conflict = findConflict(error);
  if (conflict !== null) return t.conflict[conflict];
  if (error.code === 1006) return t.sessionLost;
  const seconds = Number(error.data.Dict?.['RetryAfter']);
  if (error.code === 1004 && seconds >= 1) return t.tooMany(String(Math.ceil(seconds)));
  return formatErrorText(edition, error.key) + formatIssueText(edition, toIssues(error));
}
