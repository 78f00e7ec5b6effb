import type { Sheet } from './sheet.ts';
import { writeCsv, writeRows } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

export const fileForms = ['csv', 'xlsx'] as const;
export type FileForm = (typeof fileForms)[number];

/** `headed`: a CSV file with a heading that describes it; `plain`: titles and rows only, for programs. */
export type FileLayout = 'headed' | 'plain';

export function readLayout(value: unknown): FileLayout {
  return value === 'plain' ? 'plain' : 'headed';
}

export const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<FileForm, string>;

export interface SheetFile {
  readonly contentType: string;
  readonly body: string | Buffer;
}

/** Makes a file; a text file holds only the first sheet, and a workbook always has its notes. */
export async function makeFile(
  sheets: readonly [Sheet, ...Sheet[]],
  { form, layout }: { readonly form: FileForm; readonly layout: FileLayout },
): Promise<SheetFile> {
  const contentType = contentTypes[form];
  if (form === 'xlsx') return { contentType, body: await writeXlsx(sheets) };
  return { contentType, body: layout === 'plain' ? writeRows(sheets[0]) : writeCsv(sheets[0]) };
}
