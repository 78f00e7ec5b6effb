import type { IssueMessages } from './messages.ts';

/** What is wrong, or odd, in a file, and where. */
export interface FileIssue {
  /** 0: the file as a whole. */
  readonly Line: number;
  readonly Column: string;
  readonly Value: string;
  readonly ReasonCn: string;
  readonly ReasonEn: string;
}

/** A cell of CSV: quoted, and no formula whatever it begins with. */
function toCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}

export interface IssueList {
  readonly issues: readonly FileIssue[];
  /** Those included that are not listed. */
  readonly total: number;
}

/** The issues of a file as CSV, with the mark that spreadsheets know UTF-8 by; where some are left out, the last line says how many. */
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
