import { readBlock } from '../../grid/clipboard-block.ts';

/** `line` counts from 1. */
export interface CellRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Cell separators where there are no tabs, the most reliable first. */
const separators: readonly RegExp[] = [/\s*\|\s*/, /\s*[;；]\s*/, /\s*，\s*/, /\s*,\s*/, /\s{2,}/, /\s+/];

function trimPipes(line: string): string {
  return line.trim().replace(/^\|/, '').replace(/\|$/, '').trim();
}

export function splitLines(text: string, separator: RegExp): readonly CellRow[] {
  return listLines(text).map(({ line, text: written }) => ({
    line,
    cells: trimPipes(written)
      .split(separator)
      .map((cell) => cell.trim()),
  }));
}

/** Lines with content, without the rules of drawn tables. */
export function listLines(text: string): readonly { readonly line: number; readonly text: string }[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ line: index + 1, text: line }))
    .filter(({ text: line }) => !/^[\s|:+=*_.-]*$/.test(line));
}

/** Possible tables of a text: by tabs if there are any, else by each separator. */
export function listTables(text: string): readonly (readonly CellRow[])[] {
  if (text.includes('\t')) {
    return [readBlock(text).map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => cell.trim()) }))];
  }
  return separators.map((separator) => splitLines(text, separator));
}

export function transpose(rows: readonly CellRow[]): readonly CellRow[] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, column) => ({
    line: column + 1,
    cells: rows.map(({ cells }) => cells[column] ?? ''),
  }));
}
