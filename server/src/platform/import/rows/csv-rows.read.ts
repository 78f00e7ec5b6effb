import { faultOf } from '../fault.ts';
import type { RowFault } from '../fault.ts';
import { splitCsvLine } from '../text/csv-line.ts';
import { readLines } from '../text/text-lines.read.ts';
import type { TextEncoding, TextLine } from '../text/text-lines.read.ts';
import type { CellFault, FileRow } from './file-row.ts';

/** Reads a CSV file row by row; blank lines are left out. Memory does not grow with the file. */
export async function* readCsvRows(path: string, encoding: TextEncoding): AsyncGenerator<readonly FileRow[]> {
  for await (const lines of readLines(path, encoding)) {
    yield lines.filter(({ text }) => text.trim() !== '').map(rowOf);
  }
}

function rowOf(line: TextLine): FileRow {
  const broken = (fault: RowFault): FileRow => ({ kind: 'broken', number: line.number, faults: [fault] });
  if (line.tooLong) return broken(faultOf('lineTooLong', '', line.text));
  if (line.text.includes('\ufffd')) return broken(faultOf('unreadableText', '', line.text));
  if (line.text.includes('\0')) return broken(faultOf('notText', '', line.text.replaceAll('\0', '')));
  const split = splitCsvLine(line.text);
  if (split.kind === 'broken') return broken(faultOf(split.reason, '', split.value));
  const { fields } = split;
  return {
    kind: 'fields',
    number: line.number,
    fields,
    cellFaults: line.text.includes('=') ? fields.flatMap(formulaIn) : [],
    isUnended: line.isUnended,
  };
}

/** A text that a spreadsheet would take for a formula: `="0202"` keeps a leading zero there, and is no figure here. */
function formulaIn(field: string, place: number): readonly CellFault[] {
  return field.trimStart().startsWith('=') ? [{ place, reason: 'formulaCell', value: field }] : [];
}
