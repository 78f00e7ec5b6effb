import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import readBook, { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { Archive } from '../import/xlsx/archive.ts';
import { harmless } from './harmless.ts';
import type { Sheet } from './sheet.ts';
import { writeCsv } from './write-csv.ts';
import { measureText, writeXlsx } from './write-xlsx.ts';

const text = fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom('=1+1', '+A1', '-2', '@x', '牛肉,"冻"', 'a\r\nb'));
const cell = fc.oneof(text, fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constant(null));

function makeSheet(rows: Sheet['rows'], more: Partial<Sheet> = {}): Sheet {
  const formats = ['text', 'text', 'text'] as const;
  return {
    name: 'Table',
    notesName: 'Notes',
    about: [['Title', '标题']],
    titles: ['A', 'B', 'C'],
    formats,
    rows,
    ...more,
  };
}

test('what is written as CSV is read back, and no cell of it begins a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { maxLength: 5 }), (rows) => {
      const written = writeCsv(makeSheet(rows));
      const read: string[][] = parse(written, { bom: true, relax_column_count: true, record_delimiter: '\r\n' });
      const body = read.slice(3);
      expect(body).toEqual(
        rows.map((row) =>
          row.map((one) => (one === null ? '' : typeof one === 'number' ? String(one) : harmless(one))),
        ),
      );
      for (const [index, row] of body.entries()) {
        const texts = row.filter((_, column) => typeof rows[index]?.[column] === 'string');
        expect(texts.every((one) => !/^[=+\-@]/.test(one))).toBe(true);
      }
    }),
  );
});

test('a text that looks like a formula is a text in the workbook too', async () => {
  const book = await writeXlsx([makeSheet([['=HYPERLINK("x")', '@cmd', -5]])]);
  const rows = await readSheet(book, 'Table');
  expect(rows.at(-1)).toEqual([`'=HYPERLINK("x")`, `'@cmd`, -5]);
});

const dated = makeSheet(
  [
    ['2026-11-20', '2026-09', 1234.5],
    ['TOTAL', null, 0.25],
  ],
  { name: "'Tis & <data>", formats: ['date', 'month', { decimals: 3 }] },
);

test('days and months are dates, what is none stays a text, and the header is the first row', async () => {
  const [data, notes] = await readBook(await writeXlsx([dated]));
  expect(data).toEqual({
    sheet: dated.name,
    data: [
      ['A', 'B', 'C'],
      [new Date('2026-11-20'), new Date('2026-09-01'), 1234.5],
      ['TOTAL', null, 0.25],
    ],
  });
  expect(notes).toEqual({ sheet: 'Notes', data: [['Title', '标题']] });
});

async function readParts(book: Buffer, names: readonly string[]): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'btc-book-'));
  try {
    const path = join(folder, 'book.xlsx');
    await writeFile(path, book);
    const archive = await Archive.open(path);
    const parts = await Promise.all(names.map((name) => archive.readText(`xl/${name}.xml`)));
    archive.close();
    return parts;
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('a workbook is laid for reading and print: formats, heading, filter, pages', async () => {
  const book = await writeXlsx([dated, makeSheet([], { name: 'Nothing', notesName: 'Nothing, notes', titles: [] })]);
  const parts = await readParts(book, ['styles', 'worksheets/sheet1', 'workbook', 'worksheets/sheet3']);
  const [styles = '', sheet = '', workbook = '', empty = ''] = parts;
  for (const format of ['yyyy-mm-dd', 'yyyy-mm', '#,##0.000']) expect(styles).toContain(`formatCode="${format}"`);
  expect(sheet).toContain('<autoFilter ref="A1:C3"/>');
  expect(sheet).toContain('fitToPage="1"');
  expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
  expect(sheet).toMatch(/<pageSetup [^>]*orientation="landscape"[^>]*fitToWidth="1" fitToHeight="0"/);
  expect(workbook).toContain(
    `<definedName name="_xlnm.Print_Titles" localSheetId="0">'''Tis &amp; &lt;data&gt;'!$1:$1</definedName>`,
  );
  expect(workbook.match(/Print_Titles/g)).toHaveLength(1);
  expect(empty).not.toContain('autoFilter');
});

test.each([
  ['Price (CNY/kg)', 14],
  ['主流价（元/公斤）', 17],
  ['', 0],
])('the width of %s is %d letters', (title, width) => {
  expect(measureText(title)).toBe(width);
});
