import type { Blob } from 'node:buffer';
import type Stream from 'node:stream';
import writeExcelFile, { type Cell, type Feature, type SheetData } from 'write-excel-file/node';
import { harmless } from './harmless.ts';
import type { CellFormat, Sheet, SheetCell } from './sheet.ts';

/*
 * A table as a workbook: the header in the first row, so that every reader finds the columns, and what the table is on a sheet of its own.
 */

interface Page {
  readonly name: string;
  readonly widths: readonly number[];
  readonly data: SheetData;
  /** Cells of the table with its header; null where nothing is to be filtered. */
  readonly table: { readonly columns: number; readonly rows: number } | null;
}

const dateFormats = {
  date: { format: 'yyyy-mm-dd', written: /^\d{4}-\d{2}-\d{2}$/ },
  month: { format: 'yyyy-mm', written: /^\d{4}-\d{2}$/ },
} as const;

/** Three decimals at most always show; of more the last show where they are needed. */
function toNumberFormat(decimals: number): string {
  if (decimals === 0) return '#,##0';
  return decimals > 3 ? `#,##0.00${'#'.repeat(decimals - 2)}` : `#,##0.${'0'.repeat(decimals)}`;
}

function toCell(cell: SheetCell, format: CellFormat): Cell {
  if (cell === null) return null;
  if (typeof cell === 'number') {
    return typeof format === 'object' ? { value: cell, type: Number, format: toNumberFormat(format.decimals) } : cell;
  }
  if (typeof format === 'object' || format === 'text') return harmless(cell);
  const { format: shown, written } = dateFormats[format];
  // Beside the days stands what is none, such as a total.
  return written.test(cell) ? { value: new Date(cell), type: Date, format: shown } : harmless(cell);
}

const wideLetters =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]/gu;
const narrowest = 8;
const widest = 60;
/** Rows whose texts decide the width of a column. */
const measuredRows = 500;

/** Width of a text in letters: East Asian ones take two. */
export function measureText(text: string): number {
  return text.length + (text.match(wideLetters)?.length ?? 0);
}

/** Made once: making one takes longer than writing a hundred numbers. */
const numberFormats = [0, 1, 2, 3].map(
  (decimals) => new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: 20 }),
);

function measureCell(cell: SheetCell, format: CellFormat): number {
  if (cell === null) return 0;
  if (typeof cell === 'string') return measureText(cell);
  const decimals = typeof format === 'object' ? Math.min(format.decimals, 3) : 0;
  return (numberFormats[decimals]?.format(cell) ?? '').length;
}

function toDataPage({ name, titles, formats, rows }: Sheet): Page {
  const formatAt = (index: number): CellFormat => formats[index] ?? 'text';
  const measured = rows.slice(0, measuredRows);
  const widths = titles.map((title, index) => {
    const cells = measured.map((row) => measureCell(row[index] ?? null, formatAt(index)));
    // The button of the filter covers the end of a title.
    const needed = Math.max(measureText(title) + 2, ...cells) + 2;
    return Math.min(widest, Math.max(narrowest, needed));
  });
  return {
    name,
    widths,
    data: [
      titles.map((title) => ({ value: harmless(title), fontWeight: 'bold' as const })),
      ...rows.map((row) => row.map((cell, index) => toCell(cell, formatAt(index)))),
    ],
    table: titles.length === 0 ? null : { columns: titles.length, rows: rows.length + 1 },
  };
}

function toNotesPage({ notesName, about }: Sheet): Page {
  const top = { alignVertical: 'top' } as const;
  return {
    name: notesName,
    widths: [Math.max(16, ...about.map(([label]) => measureText(label) + 2)), 100],
    data: about.map(([label, text]) => [
      { value: harmless(label), fontWeight: 'bold', ...top },
      { value: harmless(text), type: String, wrap: true, ...top },
    ]),
    table: null,
  };
}

/** `A`, `Z`, `AA`. */
function toColumnName(place: number): string {
  const letter = String.fromCodePoint(65 + (place % 26));
  return place < 26 ? letter : toColumnName(Math.floor(place / 26) - 1) + letter;
}

function toRange({ columns, rows }: NonNullable<Page['table']>, sign = ''): string {
  return `${sign}A${sign}1:${sign}${toColumnName(columns - 1)}${sign}${rows}`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function nameRanges(pages: readonly Page[]): string {
  const names = pages.flatMap(({ name, table }, index) => {
    if (table === null) return [];
    const sheet = escapeXml(`'${name.replaceAll("'", "''")}'!`);
    return [
      `<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">${sheet}${toRange(table, '$')}</definedName>`,
      `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${sheet}$1:$1</definedName>`,
    ];
  });
  return names.length === 0 ? '' : `<definedNames>${names.join('')}</definedNames>`;
}

/** Filters of the header, pages as wide as a sheet and the header on each page, in the order of ECMA-376. */
function layPages(pages: readonly Page[]): Feature<Stream | Buffer | Blob> {
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _options, { sheetIndex }) => {
            const table = pages[sheetIndex]?.table ?? null;
            const fitted = xml.replace('<sheetViews', '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews');
            return table === null
              ? fitted
              : fitted.replace('</sheetData>', `</sheetData><autoFilter ref="${toRange(table)}"/>`);
          },
          transformElementAttributes: (tag, attributes) =>
            tag === 'pageSetup' ? { ...attributes, fitToWidth: 1, fitToHeight: 0 } : attributes,
        },
        'xl/workbook.xml': { transform: (xml) => xml.replace('<definedNames/>', nameRanges(pages)) },
      },
    },
  };
}

/** A workbook: each table with its header in the first row, and after it a sheet with its notes. */
export async function writeXlsx(sheets: readonly Sheet[]): Promise<Buffer> {
  const pages = sheets.flatMap((sheet) => [toDataPage(sheet), toNotesPage(sheet)]);
  const written = pages.map(({ name, widths, data, table }) => ({
    sheet: name,
    columns: widths.map((width) => ({ width })),
    data,
    orientation: 'landscape' as const,
    ...(table === null ? {} : { stickyRowsCount: 1 }),
  }));
  return writeExcelFile(written, { features: [layPages(pages)] }).toBuffer();
}

/** A workbook as until November 2026: one sheet a table, its notes above the header, days as texts. */
export async function writeHeadedXlsx(sheets: readonly Pick<Sheet, 'name' | 'about' | 'titles' | 'rows'>[]) {
  const bold = (value: string) => ({ value: harmless(value), fontWeight: 'bold' as const });
  const written = sheets.map(({ name, about, titles, rows }) => ({
    sheet: name,
    data: [
      ...about.map(([label, text]) => [bold(label), harmless(text)]),
      [],
      titles.map(bold),
      ...rows.map((row) => row.map((cell) => (typeof cell === 'string' ? harmless(cell) : cell))),
    ],
  }));
  return writeExcelFile(written).toBuffer();
}
