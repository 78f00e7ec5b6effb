import { referenceDictionary } from '#platform/dictionary/reference-dictionary.ts';
import { openRows } from '#platform/import/rows/open-rows.ts';
import type { FileRow } from '#platform/import/rows/file-row.ts';
import { countFaults } from '#platform/import/text/header.ts';
import { type Fault, toIssue } from '#platform/import/fault.ts';
import { findFormat, type FormatName, formatNames, type ImportFormat } from '../import/format.ts';

/** The form of a file by its header, or why it is not known. */
export type Recognised =
  | { readonly kind: 'format'; readonly name: FormatName }
  | { readonly kind: 'unknown'; readonly faults: readonly Fault[] };

/** Looks at the header of a file only. */
export async function recogniseFormat(path: string, sheet: string | null): Promise<Recognised> {
  const first = await readFirstRow(path, sheet);
  if (first === null) return { kind: 'unknown', faults: [{ line: 1, ...toIssue('emptyFile', '', '') }] };
  if (first.kind === 'broken') {
    return { kind: 'unknown', faults: first.faults.map((fault) => ({ line: first.number, ...fault })) };
  }
  const name = formatNames.find((one) => countFormFaults(findFormat(one), first.fields) === 0);
  if (name !== undefined) return { kind: 'format', name };
  const shown = first.fields.slice(0, 12).join(' | ');
  return { kind: 'unknown', faults: [{ line: first.number, ...toIssue('unknownForm', '', shown) }] };
}

async function readFirstRow(path: string, sheet: string | null): Promise<FileRow | null> {
  const { batches } = await openRows(path, sheet, countLeastFaults);
  for await (const rows of batches) {
    const [first] = rows;
    if (first !== undefined) return first;
  }
  return null;
}

/** Faults of a row as the header of the form that it comes nearest to. */
function countLeastFaults(header: readonly string[]): number {
  return Math.min(...formatNames.map((name) => countFormFaults(findFormat(name), header)));
}

function countFormFaults(format: ImportFormat | undefined, header: readonly string[]): number {
  if (format === undefined) return Infinity;
  if (format.kind === 'facts') return countFaults(format.openHeader(header));
  const anyDay = '2000-01-01';
  return countFaults(
    format.open().openHeader(header, { publishedOn: anyDay, today: anyDay, dictionary: referenceDictionary }),
  );
}
