import type { Api } from '@btc/contract/client.ts';
import type { Operations } from '@btc/contract/operations.ts';
import type { RequestOf } from '@btc/contract/wire/operation.ts';
import type { AuditEntry } from '../words/word-lists.ts';

/** As many as a page of the call may have, and as many as a file holds: whoever needs more narrows the period. */
const pageSize = 50;
export const maxRows = 2_000;

/** A cell that no spreadsheet takes for a formula, and no comma or line end breaks. */
export function buildCsvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function fields(values: AuditEntry['Before']): string {
  return values === null ? '' : JSON.stringify(values);
}

const head = ['AuditID', 'At', 'ActorName', 'Operation', 'SubjectKind', 'SubjectID', 'Before', 'After'];

/** Entries as lines of a CSV file in UTF-8, marked so that spreadsheets read it as that. */
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

/** All entries that a question finds, newest first, up to the most that a file holds. */
export async function fetchEntries(api: Api, question: Question): Promise<readonly AuditEntry[]> {
  const entries: AuditEntry[] = [];
  for (let page = 1; entries.length < maxRows; page += 1) {
    const { Rows, Total } = await api('GetAuditTrail', { ...question, Page: page, PageSize: pageSize });
    entries.push(...Rows);
    if (Rows.length === 0 || entries.length >= Total) break;
  }
  return entries.slice(0, maxRows);
}
