import type { TextEncoding } from '@btc/contract/imported-files.ts';
import { toIssue } from '../issue.ts';
import type { RowIssue } from '../issue.ts';
import { splitCsvLine, type Separator } from '../text/csv-line.ts';
import { readLines } from '../text/text-lines.read.ts';
import type { TextLine } from '../text/text-lines.read.ts';
import type { CellIssue, FileRow } from './file-row.ts';
import type { TextHeader } from './header-search.ts';

/** Reads a CSV file row by row from its header, without blank lines, in bounded memory. */
export async function* readCsvRows(
  path: string,
  encoding: TextEncoding,
  header: TextHeader,
): AsyncGenerator<readonly FileRow[]> {
  const { line, lastLine = line, text: whole, separator } = header;
  if (whole !== undefined) yield [findRow({ number: line, text: whole, tooLong: false, isUnended: false }, separator)];
  const first = whole === undefined ? line : lastLine + 1;
  for await (const lines of readLines(path, encoding)) {
    yield lines
      .filter(({ number, text }) => number >= first && text.trim() !== '')
      .map((one) => findRow(one, separator));
  }
}

function findRow(line: TextLine, separator: Separator): FileRow {
  const broken = (issue: RowIssue): FileRow => ({ kind: 'broken', number: line.number, issues: [issue] });
  if (line.tooLong) return broken(toIssue('lineTooLong', '', line.text));
  if (line.text.includes('\ufffd')) return broken(toIssue('unreadableText', '', line.text));
  if (line.text.includes('\0')) return broken(toIssue('notText', '', line.text.replaceAll('\0', '')));
  const split = splitCsvLine(line.text, separator);
  if (split.kind === 'broken') return broken(toIssue(split.reason, '', split.value));
  const { fields } = split;
  return {
    kind: 'fields',
    number: line.number,
    fields,
    cellIssues: line.text.includes('=') ? fields.flatMap(formulaIn) : [],
    numberPlaces: noPlaces,
    isUnended: line.isUnended,
  };
}

const noPlaces: readonly number[] = [];

/** A text like `="0202"`, which keeps a leading zero in spreadsheets, is no value here. */
export function formulaIn(field: string, index: number): readonly CellIssue[] {
  return field.trimStart().startsWith('=') ? [{ index, reason: 'formulaCell', value: field }] : [];
}
