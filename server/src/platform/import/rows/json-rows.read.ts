import type { TextEncoding } from '@btc/contract/imported-files.ts';
import { toIssue } from '../issue.ts';
import type { RowIssue } from '../issue.ts';
import type { Reason } from '../issue-reasons.ts';
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

/** A record a line, as databases write it, without brackets around all. */
export function isJsonLines(head: string): boolean {
  const [first = '', second = ''] = head.trimStart().split(/\r?\n/, 2);
  return /^\{.*\}\s*$/.test(first) && /^\s*\{/.test(second);
}

/** Reads the records of a JSON file as rows, in bounded memory: row 0 holds the names of fields, records count from 1. */
export async function* readJsonRows(
  path: string,
  encoding: TextEncoding,
  isLines = false,
): AsyncGenerator<readonly FileRow[]> {
  const records = new JsonRecords(isLines);
  const rows = new RecordRows();
  try {
    for await (const piece of readPieces(path, encoding)) yield rows.takeAll(records.take(piece));
    const outside = records.end();
    const message = findServiceError(outside, rows.count > 0);
    const stated = findCount(outside);
    if (message !== null) yield [broken(0, toIssue('serviceError', '', message))];
    else if (!records.hasList) yield [broken(0, toIssue('noRecords', '', ''))];
    else if (stated !== null && stated !== rows.count) {
      yield [broken(0, toIssue('otherCount', 'count', `${stated} : ${rows.count}`))];
    }
  } catch (error) {
    if (error instanceof WorkbookError) yield [broken(0, toIssue(error.reason, '', error.value))];
    else if (!(error instanceof JsonError)) throw error;
    else yield [broken(rows.count === 0 ? 0 : rows.count + 1, toIssue('brokenJson', '', error.message))];
  }
}

/** How many records a service says it gives. */
function findCount(outside: unknown): number | null {
  const text = isRecord(outside) ? toText(outside['count']) : '';
  return /^\d+$/.test(text) ? Number(text) : null;
}

/** The trade and price files of the services have some fifty fields. */
const maxNames = 1_000;

class RecordRows {
  #names: readonly string[] | null = null;
  #known: ReadonlySet<string> = new Set();
  /** The first list of a list of lists holds the names. */
  #isOfLists = false;
  count = 0;

  takeAll(records: readonly string[]): readonly FileRow[] {
    const parsed = records.map(parseJson);
    if (this.#names !== null || parsed.length === 0) return parsed.map((record) => this.#take(record));
    const [first] = parsed;
    if (Array.isArray(first) && first.every((name) => typeof name === 'string')) {
      if (first.length > maxNames) throw new WorkbookError('tooManyColumns', String(first.length));
      this.#isOfLists = true;
      this.#names = first;
      return [toRow(0, first), ...parsed.slice(1).map((record) => this.#take(record))];
    }
    // A service leaves out fields that are empty: all of the first records tell their names.
    this.#known = new Set(parsed.filter(isRecord).flatMap((record) => Object.keys(record)));
    if (this.#known.size > maxNames) throw new WorkbookError('tooManyColumns', String(this.#known.size));
    if (this.#known.size === 0) throw new WorkbookError('noRecords');
    this.#names = [...this.#known];
    const header = toRow(0, this.#names);
    return [header, ...parsed.map((record) => this.#take(record))];
  }

  #take(record: unknown): FileRow {
    this.count += 1;
    if (this.#isOfLists && Array.isArray(record)) return this.#takeList(record);
    if (!isRecord(record)) return broken(this.count, toIssue('noRecords', '', ''));
    const names = this.#names ?? [];
    const issues = Object.entries(record).flatMap(([name, value]) => findIssue(this.#known, name, value));
    if (issues.length > 0) return broken(this.count, ...issues);
    const fields = names.map((name) => toText(record[name]));
    const numberPlaces = names.flatMap((name, index) => (typeof record[name] === 'number' ? [index] : []));
    return toRow(this.count, fields, numberPlaces);
  }

  #takeList(values: readonly unknown[]): FileRow {
    const issues = values.flatMap((value, index) => findIssue(null, this.#names?.[index] ?? '', value));
    if (issues.length > 0) return broken(this.count, ...issues);
    const numberPlaces = values.flatMap((value, index) => (typeof value === 'number' ? [index] : []));
    return toRow(this.count, values.map(toText), numberPlaces);
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

function findIssue(known: ReadonlySet<string> | null, name: string, value: unknown): readonly RowIssue[] {
  const issue = (reason: Reason): readonly RowIssue[] => [toIssue(reason, name, toText(value))];
  if (value === null || value === '') return [];
  if (typeof value === 'object') return issue('nestedField');
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) return issue('unreadableText');
  return known === null || known.has(name) ? [] : issue('lateField');
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
