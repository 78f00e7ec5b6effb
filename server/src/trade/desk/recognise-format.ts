import { referenceDictionary } from '#platform/dictionary/reference-dictionary.ts';
import { openRows } from '#platform/import/rows/open-rows.ts';
import type { FileRow } from '#platform/import/rows/file-row.ts';
import { countIssues } from '#platform/import/text/header.ts';
import { type Issue, toIssue } from '#platform/import/issue.ts';
import { findFormat, type FormatName, formatNames, type ImportFormat } from '../import/format.ts';

/** The form of a file by its header, or why it is not known. */
export type Recognised =
  | { readonly kind: 'format'; readonly name: FormatName }
  | { readonly kind: 'unknown'; readonly issues: readonly Issue[] };

/** Looks at the header of a file only. */
export async function recogniseFormat(path: string, sheet: string | null): Promise<Recognised> {
  const first = await readFirstRow(path, sheet);
  if (first === null) return { kind: 'unknown', issues: [{ line: 1, ...toIssue('emptyFile', '', '') }] };
  if (first.kind === 'broken') {
    return { kind: 'unknown', issues: first.issues.map((issue) => ({ line: first.number, ...issue })) };
  }
  const name = formatNames.find((one) => countFormIssues(findFormat(one), first.fields) === 0);
  if (name !== undefined) return { kind: 'format', name };
  const shown = first.fields.slice(0, 12).join(' | ');
  return { kind: 'unknown', issues: [{ line: first.number, ...toIssue('unknownForm', '', shown) }] };
}

async function readFirstRow(path: string, sheet: string | null): Promise<FileRow | null> {
  const { batches } = await openRows(path, sheet, countLeastIssues);
  for await (const rows of batches) {
    const [first] = rows;
    if (first !== undefined) return first;
  }
  return null;
}

/** Issues of a row as the header of the form that it comes nearest to. */
function countLeastIssues(header: readonly string[]): number {
  return Math.min(...formatNames.map((name) => countFormIssues(findFormat(name), header)));
}

function countFormIssues(format: ImportFormat | undefined, header: readonly string[]): number {
  if (format === undefined) return Infinity;
  if (format.kind === 'facts') return countIssues(format.openHeader(header));
  const anyDay = '2000-01-01';
  return countIssues(
    format.open().openHeader(header, { publishedOn: anyDay, today: anyDay, dictionary: referenceDictionary }),
  );
}
