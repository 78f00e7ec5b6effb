import { harmless } from './harmless.ts';
import type { Sheet, SheetCell } from './sheet.ts';

export function csvLine(cells: readonly SheetCell[]): string {
  return `${cells.map(buildCsvCell).join(',')}\r\n`;
}

function buildCsvCell(cell: SheetCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = harmless(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** CSV in UTF-8 with a byte order mark, so that spreadsheets read the Chinese. */
export function writeCsv({ about, titles, rows }: Sheet): string {
  return `\ufeff${[...about, [], titles, ...rows].map(csvLine).join('')}`;
}

/** CSV for programs: UTF-8 without a byte order mark, titles in the first line. */
export function writeRows({ titles, rows }: Pick<Sheet, 'titles' | 'rows'>): string {
  return [titles, ...rows].map(csvLine).join('');
}
