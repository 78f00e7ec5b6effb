import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import type { Sheet } from './sheet.ts';
import { harmless, writeCsv, writeXlsx } from './write-sheet.ts';

const text = fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom('=1+1', '+A1', '-2', '@x', '牛肉,"冻"', 'a\r\nb'));
const cell = fc.oneof(text, fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constant(null));

function makeSheet(rows: Sheet['rows']): Sheet {
  return { name: 'Table', about: [['Title', '标题']], titles: ['A', 'B', 'C'], rows };
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
