import type { Edition } from '@btc/contract/members/access.ts';
import writeXlsxFile from 'write-excel-file/node';
import { contentTypes, type FileForm, type SheetFile } from '#platform/export/sheet-file.ts';
import type { TemplateColumn } from './template-column.ts';

export interface Template {
  readonly cn: string;
  readonly en: string;
  readonly columns: readonly TemplateColumn[];
}

const words = {
  cn: {
    notes: '填写说明',
    column: '列',
    need: '要求',
    meaning: '含义',
    example: '示例',
    must: '必填',
    one: '至少填一列',
    may: '可空',
  },
  en: {
    notes: 'Notes',
    column: 'Column',
    need: 'Need',
    meaning: 'Meaning',
    example: 'Example',
    must: 'required',
    one: 'one of these',
    may: 'optional',
  },
} as const;

export async function makeTemplate(template: Template, form: FileForm, edition: Edition): Promise<SheetFile> {
  const body = form === 'csv' ? csvTemplate(template, edition) : await xlsxTemplate(template, edition);
  return { contentType: contentTypes[form], body };
}

/** An empty template as CSV: the header, in UTF-8 with a byte order mark for spreadsheets. */
export function csvTemplate({ columns }: Template, edition: Edition): string {
  const titles = columns.map((column) => column[edition]);
  return `\ufeff${titles.map((title) => (title.includes(',') ? `"${title}"` : title)).join(',')}\r\n`;
}

export async function xlsxTemplate(template: Template, edition: Edition): Promise<Buffer> {
  const { columns, ...titles } = template;
  const say = words[edition];
  const bold = (value: string) => ({ value, type: String, fontWeight: 'bold' as const });
  const plain = (value: string) => ({ value, type: String, wrap: true, alignVertical: 'top' as const });
  const notes = columns.map((column) => [
    plain(column[edition]),
    plain(say[column.need]),
    plain(edition === 'cn' ? column.noteCn : column.noteEn),
    plain(column.example),
  ]);
  return writeXlsxFile([
    {
      sheet: titles[edition],
      data: [columns.map((column) => bold(column[edition]))],
      columns: columns.map((column) => ({
        width: Math.max(12, column[edition].length * (edition === 'cn' ? 2 : 1) + 2),
      })),
      stickyRowsCount: 1,
    },
    {
      sheet: say.notes,
      data: [[say.column, say.need, say.meaning, say.example].map(bold), ...notes],
      columns: [{ width: 26 }, { width: 14 }, { width: 76 }, { width: 16 }],
    },
  ]).toBuffer();
}
