import type { TextEncoding } from '@btc/contract/imported-files.ts';
import { toIssue } from '../issue.ts';
import type { Reason, RowIssue } from '../issue.ts';
import { readPieces } from '../text/text-lines.read.ts';
import { WorkbookError } from '../xlsx/workbook-error.ts';
import { formulaIn } from './csv-rows.read.ts';
import type { FileRow } from './file-row.ts';
import { JsonError, JsonRecords, parseJson } from './json-records.ts';
import { findServiceError } from './service-error.ts';

/** A text that begins as JSON does; a title in brackets does not. */
export function isJson(head: string): boolean {
  return /^\s*(\{\s*["}]|\[\s*[[{\]])/.test(head);
}

/** Reads the records of a JSON file as rows, in bounded memory: row 0 holds the names of fields, records count from 1. */
export async function* readJsonRows(path: string, encoding: TextEncoding): AsyncGenerator<readonly FileRow[]> {
  const records = new JsonRecords();
  const rows = new RecordRows();
  try {
    for await (const piece of readPieces(path, encoding)) yield rows.takeAll(records.take(piece));
    const outside = records.end();
    const message = findServiceError(outside, rows.count > 0);
    if (message !== null) yield [broken(0, toIssue('serviceError', '', message))];
    else if (!records.hasList) yield [broken(0, toIssue('noRecords', '', ''))];
  } catch (error) {
    if (error instanceof WorkbookError) yield [broken(0, toIssue(error.reason, '', error.value))];
    else if (!(error instanceof JsonError)) throw error;
    else yield [broken(rows.count === 0 ? 0 : rows.count + 1, toIssue('brokenJson', '', error.message))];
  }
}

/** The trade and price files of the services have some fifty fields. */
const maxNames = 1_000;

class RecordRows {
  #names: readonly string[] | null = null;
  #known: ReadonlySet<string> = new Set();
  count = 0;

  takeAll(records: readonly string[]): readonly FileRow[] {
    const parsed = records.map(parseJson);
    if (this.#names !== null || parsed.length === 0) return parsed.map((record) => this.#take(record));
    // A service leaves out fields that are empty: all of the first records tell their names.
    this.#known = new Set(parsed.filter(isRecord).flatMap((record) => Object.keys(record)));
    if (this.#known.size > maxNames) throw new WorkbookError('tooManyColumns', String(this.#known.size));
    this.#names = [...this.#known];
    const header = toRow(0, this.#names);
    return [header, ...parsed.map((record) => this.#take(record))];
  }

  #take(record: unknown): FileRow {
    this.count += 1;
    if (!isRecord(record)) return broken(this.count, toIssue('noRecords', '', ''));
    const names = this.#names ?? [];
    const issues = Object.entries(record).flatMap(([name, value]) => findIssue(this.#known, name, value));
    if (issues.length > 0) return broken(this.count, ...issues);
    const fields = names.map((name) => toText(record[name]));
    const numberPlaces = names.flatMap((name, index) => (typeof record[name] === 'number' ? [index] : []));
    return toRow(this.count, fields, numberPlaces);
  }
}

function toRow(number: number, fields: readonly string[], numberPlaces: readonly number[] = []): FileRow {
  return { kind: 'fields', number, fields, cellIssues: fields.flatMap(formulaIn), numberPlaces, isUnended: false };
}

function broken(number: number, ...issues: readonly RowIssue[]): FileRow {
  return { kind: 'broken', number, issues };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function findIssue(known: ReadonlySet<string>, name: string, value: unknown): readonly RowIssue[] {
  const issue = (reason: Reason): readonly RowIssue[] => [toIssue(reason, name, toText(value))];
  if (value === null || value === '') return [];
  if (typeof value === 'object') return issue('nestedField');
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) return issue('unreadableText');
  return known.has(name) ? [] : issue('lateField');
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
