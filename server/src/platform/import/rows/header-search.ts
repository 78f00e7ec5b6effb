import { splitCsvLine, type Separator } from '../text/csv-line.ts';
import { firstLines, type TextLine } from '../text/text-lines.read.ts';
import type { FileRow } from './file-row.ts';

/** Number of issues a row has as a header; 0: it is one. */
export type HeaderTest = (fields: readonly string[]) => number;

/** Lines allowed above the header: titles, notes, a separator declaration. */
const maxRowsAbove = 20;

const separators: readonly Separator[] = [',', ';', '\t', '|'];

export interface TextHeader {
  /** Line number, from 1. */
  readonly line: number;
  readonly separator: Separator;
  /** Where a title in quotation marks has line breaks: all lines of the header as one, and the last of them. */
  readonly text?: string;
  readonly lastLine?: number;
  /** Lines above it that are not blank. */
  readonly above: readonly string[];
}

/** Finds the header among the first lines: the first that is complete, else the one that lacks least. */
export function findTextHeader(head: string, test: HeaderTest): TextHeader {
  let best: TextHeader & { readonly issues: number } = { line: 1, separator: ',', above: [], issues: Infinity };
  const lines = firstLines(head).filter(({ text }) => text.trim() !== '');
  for (const [index, { number: line, text }] of lines.slice(0, maxRowsAbove).entries()) {
    for (const separator of listSeparators(text)) {
      const split = splitCsvLine(text, separator);
      const found = split.kind === 'fields' ? { fields: split.fields } : joinHeader(lines.slice(index), separator);
      const issues = found === null ? Infinity : test(found.fields);
      const above = lines.slice(0, index).map((one) => one.text);
      if (found !== null && issues < best.issues) best = { line, separator, above, ...found, issues };
      if (issues === 0) return best;
    }
  }
  return best;
}

const maxHeaderLines = 20;

/** The lines from the first on as one row, up to the one in which its last quotation mark is closed. */
function joinHeader(lines: readonly TextLine[], separator: Separator) {
  let text = lines[0]?.text ?? '';
  for (const line of lines.slice(1, maxHeaderLines)) {
    text += `\n${line.text}`;
    const split = splitCsvLine(text, separator);
    if (split.kind === 'fields') return { fields: split.fields, text, lastLine: line.number };
    if (split.reason === 'strayQuote') return null;
  }
  return null;
}

function listSeparators(text: string): readonly Separator[] {
  const counted = separators.map((separator) => ({ separator, count: text.split(separator).length }));
  return counted.toSorted((one, other) => other.count - one.count).map(({ separator }) => separator);
}

/** Drops the rows of a sheet above its header: the first that is complete, else the one that lacks least; `onAbove` gets their texts. */
export async function* fromHeader(
  batches: AsyncIterable<readonly FileRow[]>,
  test: HeaderTest,
  onAbove: (texts: readonly string[]) => void,
): AsyncGenerator<readonly FileRow[]> {
  let pending: readonly FileRow[] | null = [];
  for await (const rows of batches) {
    if (pending === null) {
      yield rows;
      continue;
    }
    pending = [...pending, ...rows];
    const start = findStart(pending, test);
    if (start.isSure || pending.length >= maxRowsAbove) {
      onAbove(listTexts(pending.slice(0, start.index)));
      yield pending.slice(start.index);
      pending = null;
    }
  }
  if (pending === null) return;
  const { index } = findStart(pending, test);
  onAbove(listTexts(pending.slice(0, index)));
  yield pending.slice(index);
}

function listTexts(rows: readonly FileRow[]): readonly string[] {
  return rows.flatMap((row) => (row.kind === 'fields' ? [row.fields.filter((field) => field !== '').join(' ')] : []));
}

function findStart(rows: readonly FileRow[], test: HeaderTest): { readonly index: number; readonly isSure: boolean } {
  const issues = rows
    .slice(0, maxRowsAbove)
    .map((row) => (row.kind === 'fields' ? test(row.fields) : row.number === 0 ? 0 : Infinity));
  const least = issues.reduce((one, other) => Math.min(one, other), Infinity);
  return { index: Math.max(0, issues.indexOf(least)), isSure: least === 0 };
}
