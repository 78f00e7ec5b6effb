import type { FileIssue, FileTitles } from '@btc/contract/file-fields.ts';
import { z } from 'zod';
import { type Issue, printable } from './issue.ts';
import { type Reason, reasons } from './issue-reasons.ts';
import type { TitleAccount } from './text/header.ts';

export function presentIssues(issues: readonly Issue[]): FileIssue[] {
  return issues.map(({ line, column, value, reason }) => ({
    Line: line,
    Column: column,
    Value: value,
    Rule: reason,
    ReasonCn: reasons[reason].cn,
    ReasonEn: reasons[reason].en,
  }));
}

/** As stored in JSON. */
export const storedIssue = z.object({
  line: z.int(),
  column: z.string(),
  value: z.string(),
  reason: z.custom<Reason>((text) => typeof text === 'string' && Object.hasOwn(reasons, text)),
});

/** A damaged file may have thousands of titles, and long ones. */
const [maxTitles, maxTitleLength] = [200, 120];

export function presentTitles(titles: Omit<TitleAccount, 'stopping'> | null): FileTitles | null {
  if (titles === null) return null;
  const shown = (list: readonly string[]): string[] =>
    list.slice(0, maxTitles).map((title) => printable(title.slice(0, maxTitleLength)));
  return {
    Read: shown(titles.read),
    NotNeeded: shown(titles.notNeeded),
    NotUnderstood: shown(titles.notUnderstood),
  };
}

export const storedTitles = z
  .object({ read: z.array(z.string()), notNeeded: z.array(z.string()), notUnderstood: z.array(z.string()) })
  .nullable();
