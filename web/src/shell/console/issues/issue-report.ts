import type { FileIssue } from '@btc/contract/file-fields.ts';
import type { IssueMessages } from './messages.ts';

/** A quoted CSV cell, guarded against formula injection. */
function toCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}

export interface IssueList {
  readonly issues: readonly FileIssue[];
  /** Includes the issues that are not listed. */
  readonly total: number;
}

/** The issues of a file as CSV with a BOM, so that spreadsheets read UTF-8; the last line counts any omitted ones. */
export function buildIssueReport({ issues, total }: IssueList, t: IssueMessages, isEn: boolean): string {
  const rows = issues.map(({ Line, Column, Value, ReasonCn, ReasonEn }) => [
    String(Line),
    Column,
    Value,
    isEn ? ReasonEn : ReasonCn,
  ]);
  if (total > issues.length) rows.push(['', '', '', t.left(String(total - issues.length))]);
  const lines = [[t.line, t.column, t.value, t.rule], ...rows].map((cells) => cells.map(toCell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
