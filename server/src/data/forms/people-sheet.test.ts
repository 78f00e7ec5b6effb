import { expect, test } from 'vitest';
import { coded, dimension, layTable, mark, measure, noteSource, textAttribute } from '../data-table.ts';
import type { Description } from '../describe-set.ts';
import { layForPeople, layForPrograms } from './people-sheet.ts';

interface Quote {
  readonly cut: string;
  readonly cutName: string;
  readonly specs: string | null;
  readonly price: number | null;
  readonly provisional: boolean;
}

const specs = [
  { code: 'BL', nameCn: '去骨', nameEn: 'Boneless' },
  { code: 'IWP', nameCn: '单件真空', nameEn: 'Individually wrapped' },
];

function lay(rows: readonly Quote[]) {
  return layTable<Quote>(
    {
      columns: [
        dimension('cut', ['部位', 'Cut'], ({ cut }) => cut, 'cut_name'),
        textAttribute('cut_name', ['部位名称', 'Cut, name'], ({ cutName }) => cutName),
        coded('specs', ['规格', 'Specification'], specs, (row) => row.specs),
        textAttribute('market', ['市场', 'Market'], () => '现货', { shownTo: 'above' }),
        textAttribute('rests_on', ['依据', 'Rests on'], () => 'law', { shownTo: 'programs' }),
        { ...measure<Quote>('price', ['价格', 'Price'], 'CNY/kg', ({ price }) => price), gap: () => 'locked' },
        mark('provisional', ['初值', 'Provisional'], ({ provisional }) => provisional),
      ],
      rows,
      notes: noteSource({ cn: '来源', en: 'Source' }),
    },
    'en',
  );
}

const about: Description = {
  name: 'prices',
  edition: 'en',
  title: 'Quotes',
  description: '',
  scope: null,
  basis: [{ name: 'Exchange rate', text: '1 USD = 7 CNY' }],
  source: 'Somebody',
  license: 'May be quoted',
  vintage: { from: '2026-11-20', to: '2026-11-20', publishedOn: null, updatedAt: null, asOf: null },
  span: null,
  provisional: [],
  partial: [],
  isDemonstration: false,
  locked: { module: 'Price', reason: 'anonymous', before: '2026-01-01' },
  cite: 'Quotes.',
  page: 'https://portal.example/BTCPrice',
  data: {},
};

const rows: readonly Quote[] = [
  { cut: 'fq6', cutName: 'Forequarter', specs: 'BL IWP', price: 5.5, provisional: true },
  { cut: 'shank', cutName: 'Shank', specs: null, price: null, provisional: false },
];

test('people read names, marks and reasons, and above the table what all rows have alike', () => {
  const sheet = layForPeople({ table: lay(rows), about, edition: 'en', query: [['Origin', 'Brazil']] });
  expect(sheet.titles).toEqual(['Cut', 'Specification', 'Price (CNY/kg)', 'Provisional', 'Gaps']);
  expect(sheet.rows).toEqual([
    ['Forequarter', 'Boneless, Individually wrapped', 5.5, 'yes', null],
    ['Shank', null, null, null, 'Price (CNY/kg): For members'],
  ]);
  expect(sheet.about).toEqual([
    ['Title', 'Quotes'],
    ['Origin', 'Brazil'],
    ['Date', '2026-11-20'],
    ['Market', '现货'],
    ['Unit', 'CNY/kg'],
    ['Exchange rate', '1 USD = 7 CNY'],
    ['Source', 'Somebody'],
    ['Access', 'Figures before 2026-01-01 are for members'],
    ['Licence', 'May be quoted'],
    ['How to cite', 'Quotes.'],
    ['Address', 'https://portal.example/BTCPrice'],
  ]);
});

test('Chinese readers read Chinese units and names', () => {
  const sheet = layForPeople({ table: lay(rows), about, edition: 'cn', query: [] });
  expect(sheet.titles).toEqual(['部位', '规格', '价格（元/公斤）', '初值', '缺失原因']);
  expect(sheet.rows[0]?.[1]).toBe('去骨、单件真空');
  expect(sheet.rows[1]?.at(-1)).toBe('价格（元/公斤）：仅对会员开放');
});

test('a column in which nothing stands is left out, and what was asked is not said twice', () => {
  const [first] = rows;
  const empty = { cut: '', cutName: '', price: null, provisional: false, ...first, specs: null };
  const sheet = layForPeople({ table: lay([empty]), about, edition: 'en', query: [['Market', 'Spot']] });
  expect(sheet.titles).not.toContain('Specification');
  expect(sheet.about.filter(([name]) => name === 'Market')).toEqual([['Market', 'Spot']]);
});

test.each([
  { units: [], line: undefined },
  { units: ['', ''], line: undefined },
  { units: ['USD', 't'], line: 'see the column titles' },
  { units: ['t', 't'], line: 't' },
])('over columns of the units $units the line of units says $line', ({ units, line }) => {
  const columns = units.map((unit, at) =>
    measure<{ readonly name: string }>(`m${at}`, ['数', 'Figure'], unit, () => 1),
  );
  const table = layTable(
    {
      columns: [dimension('name', ['名称', 'Name'], ({ name }: { readonly name: string }) => name), ...columns],
      rows: [{ name: 'one' }],
      notes: noteSource({ cn: '来源', en: 'Source' }),
    },
    'en',
  );
  const headed = { table, about, edition: 'en', query: [] } as const;
  for (const sheet of [layForPeople(headed), layForPrograms(headed)]) {
    expect(new Map(sheet.about).get('Unit')).toBe(line);
  }
});

interface Sum {
  readonly period: string;
  readonly code: string;
  readonly unit: string;
  readonly value: number | null;
}

test('rows that name their unit stand side by side, and the sum of each period below its rows', () => {
  const table = layTable<Sum>(
    {
      columns: [
        dimension('period', ['时期', 'Period'], ({ period }) => period),
        { ...dimension('code', ['代码', 'Code'], ({ code }: Sum) => code), shownTo: 'all' },
        dimension('unit', ['单位', 'Unit'], ({ unit }) => unit),
        { ...measure<Sum>('value', ['数值', 'Value'], '', ({ value }) => value), gap: () => 'notTraded' },
      ],
      rows: [
        { period: '2026-08', code: 'BRA', unit: 'USD/t', value: null },
        { period: '2026-08', code: 'BRA', unit: 't', value: 0 },
        { period: '2026-09', code: 'BRA', unit: 't', value: 4 },
      ],
      totals: [
        { period: '2026-08', code: 'TOTAL', unit: 't', value: 0 },
        { period: '2026-09', code: 'TOTAL', unit: 't', value: 4 },
      ],
      notes: noteSource({ cn: '来源', en: 'Source' }),
    },
    'en',
  );
  const sheet = layForPeople({ table, about, edition: 'en', query: [] });
  expect(sheet.titles).toEqual(['Period', 'Code', 'Volume (t)', 'Unit value (USD/t)', 'Gaps']);
  expect(sheet.rows).toEqual([
    ['2026-08', 'BRA', 0, null, 'Unit value (USD/t): No imports'],
    ['2026-08', 'TOTAL', 0, null, null],
    ['2026-09', 'BRA', 4, null, null],
    ['2026-09', 'TOTAL', 4, null, null],
  ]);
});
