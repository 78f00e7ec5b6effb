import type { PriceFileIssue } from '@btc/contract/prices/desk/price-settings.ts';
import type { PriceFileMessages } from './file-words.zh.ts';

/** A cell of CSV: quoted, and no formula whatever it begins with. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}

export interface IssueList {
  readonly issues: readonly PriceFileIssue[];
  /** Those included that are not listed. */
  readonly total: number;
}

/** The errors of a file as CSV, with the mark that spreadsheets know UTF-8 by; where some are left out, the last line says how many. */
export function issueReport({ issues, total }: IssueList, t: PriceFileMessages, isEn: boolean): string {
  const head = [t.line, t.column, t.value, t.reason];
  const rows = issues.map(({ Line, Column, Value, ReasonCn, ReasonEn }) => [
    String(Line),
    Column,
    Value,
    isEn ? ReasonEn : ReasonCn,
  ]);
  if (total > issues.length) rows.push(['', '', '', t.issuesLeft(String(total - issues.length))]);
  return `\uFEFF${[head, ...rows].map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`;
}
