import type { Reason } from './issue-reasons.ts';

export interface Issue {
  /** Line number from 1; 0 for the file as a whole. */
  readonly line: number;
  /** Column name as in the header; empty where the whole line is meant. */
  readonly column: string;
  readonly value: string;
  readonly reason: Reason;
}

export type RowIssue = Omit<Issue, 'line'>;

const maxValueLength = 120;

const maxListLength = 600;

/** Builds a row issue with its value shortened for reports; `choices` are the accepted values. */
export function toIssue(reason: Reason, column: string, value: string, choices: readonly string[] = []): RowIssue {
  const listed = choices.length === 0 ? '' : `${value === '' ? '' : ' '}→ ${cut(choices.join(' | '), maxListLength)}`;
  return { column: printable(column), value: printable(cut(value, maxValueLength) + listed), reason };
}

function cut(text: string, maxLength: number): string {
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}

/** Replaces control characters and lone surrogates, which cannot be shown or stored. */
export function printable(text: string): string {
  return text.toWellFormed().replace(/\p{Cc}/gu, '\ufffd');
}
