import type { Api } from '@btc/contract/client.ts';
import type { IssueListKind } from '@btc/contract/trade/desk/import-rule.ts';
import type { ImportIssue } from '@btc/contract/trade/desk/import-outcome.ts';
import { readBytes } from './base64.ts';
import type { ImportDeskMessages } from './messages.zh.ts';

/** The whole list, which the server keeps where it is long: a line each, reasons in both languages. */
export async function wholeIssueList(
  api: Api,
  importId: number,
  kind: IssueListKind,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let offset = 0, total = 1; offset < total;) {
    const part = await api('GetTradeImportIssues', { ImportID: importId, Kind: kind, Offset: offset });
    if (part.Row.Bytes === 0) break;
    parts.push(readBytes(part.Row.Base64));
    offset += part.Row.Bytes;
    total = part.Total;
  }
  return parts;
}

/** A cell of CSV: quoted, and no formula whatever it begins with. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}

/** The issues of a file as CSV, with the mark that spreadsheets know UTF-8 by. */
export function issueReport(issues: readonly ImportIssue[], t: ImportDeskMessages, isEn: boolean): string {
  const head = [t.line, t.column, t.value, t.rule];
  const rows = issues.map(({ Line, Column, Value, ReasonCn, ReasonEn }) => [
    String(Line),
    Column,
    Value,
    isEn ? ReasonEn : ReasonCn,
  ]);
  return `\uFEFF${[head, ...rows].map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`;
}
