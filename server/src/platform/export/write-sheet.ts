import writeExcelFile from 'write-excel-file/node';
import type { Sheet, SheetCell } from './sheet.ts';

/** Keeps a text from being read as a formula by spreadsheets. */
export function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

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

export async function writeXlsx(sheets: readonly Sheet[]): Promise<Buffer> {
  const pages = sheets.map(({ name, about, titles, rows }) => ({
    sheet: name,
    columns: titles.map((title, index) => ({
      width: index === 0 ? 16 : Math.min(40, Math.max(12, title.length * 1.6)),
    })),
    data: [
      ...about.map(([label, text]) => [{ value: harmless(label), fontWeight: 'bold' as const }, harmless(text)]),
      [],
      titles.map((title) => ({ value: harmless(title), fontWeight: 'bold' as const })),
      ...rows.map((row) => row.map((cell) => (typeof cell === 'string' ? harmless(cell) : cell))),
    ],
  }));
  return writeExcelFile(pages).toBuffer();
}
