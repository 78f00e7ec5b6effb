import type { ImportFault } from '@btc/contract/trade/desk/trade-import.ts';
import type { ImportDeskMessages } from './messages.zh.ts';

/** A cell of CSV: quoted, and no formula whatever it begins with. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}

/** The faults of a file as CSV, with the mark that spreadsheets know UTF-8 by. */
export function faultReport(faults: readonly ImportFault[], t: ImportDeskMessages, isEn: boolean): string {
  const head = [t.line, t.column, t.value, t.rule];
  const rows = faults.map(({ Line, Column, Value, ReasonCn, ReasonEn }) => [
    String(Line),
    Column,
    Value,
    isEn ? ReasonEn : ReasonCn,
  ]);
  return `\uFEFF${[head, ...rows].map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`;
}
