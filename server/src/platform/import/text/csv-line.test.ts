import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Separator, splitCsvLine } from './csv-line.ts';

const field = fc.string({ unit: fc.constantFrom('a', '牛', ',', ';', '\t', '|', '"', ' ', "'", '1'), maxLength: 6 });

const separator = fc.constantFrom<Separator>(',', ';', '\t', '|');

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

test('a line is split as the reference parser splits it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(field, fc.boolean()), { minLength: 1, maxLength: 8 }),
      separator,
      (parts, between) => {
        const line = parts.map(([text, quote]) => (quote || /[",;|\t]/.test(text) ? quoted(text) : text)).join(between);
        fc.pre(line !== '');
        const [fields] = parse(line, { relax_column_count: true, delimiter: between });
        expect(splitCsvLine(line, between)).toEqual({ kind: 'fields', fields });
      },
    ),
  );
});

test('any line is fields or broken, and is never more than itself', () => {
  fc.assert(
    fc.property(field, field, (one, other) => {
      const split = splitCsvLine(`${one},${other}`);
      if (split.kind === 'fields')
        expect(split.fields.join('').length).toBeLessThanOrEqual(one.length + other.length + 1);
    }),
  );
});

test.each([
  ['"202301","402', 'openQuote'],
  ['"2023"01","402"', 'strayQuote'],
  ['2023"01,402', 'strayQuote'],
])('%s is broken: %s', (line, reason) => {
  expect(splitCsvLine(line)).toMatchObject({ kind: 'broken', reason });
});

test('a trailing comma makes an empty field', () => {
  expect(splitCsvLine('"a","b",')).toEqual({ kind: 'fields', fields: ['a', 'b', ''] });
});
