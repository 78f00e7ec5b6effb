import type { Api } from '@btc/contract/client.ts';
import type { Operations } from '@btc/contract/operations.ts';
import type { RequestOf } from '@btc/contract/wire/operation.ts';
import type { AuditEntry } from '../words/word-lists.ts';

/** Limits of a page of the call and of a file; larger exports need a narrower period. */
const pageSize = 50;
export const maxRows = 2_000;

/** Escapes a cell against formula injection, commas and line breaks. */
export function buildCsvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function fields(values: AuditEntry['Before']): string {
  return values === null ? '' : JSON.stringify(values);
}

const head = ['AuditID', 'At', 'ActorName', 'Operation', 'SubjectKind', 'SubjectID', 'Before', 'After'];

/** Audit entries as CSV in UTF-8, with a byte order mark for spreadsheets. */
export function auditCsv(rows: readonly AuditEntry[]): string {
  const lines = rows.map((row) => [
    String(row.AuditID),
    row.At,
    row.ActorName,
    row.Operation,
    row.SubjectKind,
    row.SubjectID,
    fields(row.Before),
    fields(row.After),
  ]);
  return `\u{feff}${[head, ...lines].map((line) => `${line.map(buildCsvCell).join(',')}\r\n`).join('')}`;
}

type Question = Omit<RequestOf<Operations['GetAuditTrail']>, 'Page' | 'PageSize'>;

export async function fetchEntries(api: Api, question: Question): Promise<readonly AuditEntry[]> {
  const entries: AuditEntry[] = [];
  for (let page = 1; entries.length < maxRows; page += 1) {
    const { Rows, Total } = await api('GetAuditTrail', { ...question, Page: page, PageSize: pageSize });
    entries.push(...Rows);
    if (Rows.length === 0 || entries.length >= Total) break;
  }
  return entries.slice(0, maxRows);
}
