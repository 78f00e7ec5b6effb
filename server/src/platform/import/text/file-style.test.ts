import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyStyle, detectStyle } from './file-style.ts';

const columns = { numbers: [1], dates: [0] };

const textRow = (fields: readonly string[]) => ({ fields, numberPlaces: [] });

function styled(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const style = detectStyle(rows.map(textRow), columns);
  return rows.map((fields) => applyStyle(textRow(fields), columns, style));
}

test('the decimal mark is a comma where a number says so and none speaks against it', () => {
  expect(
    styled([
      ['2024', '1.234'],
      ['2024', '12.345,5'],
    ]),
  ).toEqual([
    ['2024', '1234'],
    ['2024', '12345.5'],
  ]);
  expect(
    styled([
      ['2024', '1,234'],
      ['2024', '12,345.5'],
    ]),
  ).toEqual([
    ['2024', '1234'],
    ['2024', '12345.5'],
  ]);
  expect(
    styled([
      ['2024', '1,5'],
      ['2024', '2.5'],
    ]),
  ).toEqual([
    ['2024', '1,5'],
    ['2024', '2.5'],
  ]);
});

test('what a workbook holds as a number has a point, and says nothing of the mark of its texts', () => {
  const rows = [
    { fields: ['2024', '1.234'], numberPlaces: [1] },
    { fields: ['2024', '0.5'], numberPlaces: [1] },
    textRow(['2024', '1.234']),
    textRow(['2024', '12.345,5']),
  ];
  const style = detectStyle(rows, columns);
  expect(rows.map((row) => applyStyle(row, columns, style)[1])).toEqual(['1.234', '0.5', '1234', '12345.5']);
});

test('a number that could be two is told of where nothing in the file says which', () => {
  expect(
    detectStyle(
      [
        ['2024', '7'],
        ['2024', '1.234'],
      ].map(textRow),
      columns,
    ).unclear,
  ).toEqual({ row: 1, index: 1, value: '1.234' });
  expect(
    detectStyle(
      [
        ['2024', '1.234'],
        ['2024', '0.5'],
      ].map(textRow),
      columns,
    ).unclear,
  ).toBeNull();
});

test('other columns are left as they are', () => {
  expect(styled([['2024', '1,5', '2,5']])).toEqual([['2024', '1.5', '2,5']]);
});

test('the order of day and month is that of the days that have only one', () => {
  expect(
    styled([
      ['05/06/2024', '1'],
      ['13/06/2024', '1'],
    ]).map(([day]) => day),
  ).toEqual(['2024-06-05', '2024-06-13']);
  expect(
    styled([
      ['05/06/2024', '1'],
      ['06/13/2024', '1'],
    ]).map(([day]) => day),
  ).toEqual(['2024-05-06', '2024-06-13']);
  for (const rows of [
    [['05/06/2024', '1']],
    [
      ['13/06/2024', '1'],
      ['06/13/2024', '1'],
    ],
  ])
    expect(styled(rows)).toEqual(rows);
});

test('numbers come out as they were, however a file writes them', () => {
  const cents = fc.array(
    fc.integer({ min: 0, max: 1e12 }).filter((value) => value % 10 !== 0),
    { minLength: 1 },
  );
  const formOf = { en: 'en-US', de: 'de-DE', fr: 'fr-FR', ch: 'de-CH', cn: 'zh-CN' } as const;
  fc.assert(
    fc.property(cents, fc.constantFrom(...Object.values(formOf)), (values, locale) => {
      const form = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
      const rows = values.map((value) => ['2024', form.format(value / 100)]);
      expect(styled(rows).map(([, text]) => Number(text))).toEqual(values.map((value) => value / 100));
    }),
  );
});
