import { expect, test } from 'vitest';
import type { DeskColumn } from './desk-column.ts';
import { sortRows, toNextSort } from './sort-rows.ts';

interface Row {
  readonly name: string;
  readonly count: number | null;
  readonly day: string | null;
}
const columns: readonly DeskColumn<Row>[] = [
  { key: 'name', head: 'Name', text: ({ name }) => name, order: ({ name }) => name },
  { key: 'count', head: 'Count', number: ({ count }) => count },
  { key: 'day', head: 'Day', day: ({ day }) => day },
  { key: 'note', head: 'Note', text: () => '' },
];
const rows: readonly Row[] = [
  { name: '牛腱', count: 10, day: '2026-03-01' },
  { name: '板腱', count: null, day: '2026-01-01' },
  { name: '眼肉', count: 9, day: null },
];
const sorted = (sort: string) => sortRows(columns, rows, sort).map(({ name }) => name);

test('rows are sorted as figures, days and Chinese words are; what has no value comes last both ways', () => {
  expect(sorted('count')).toEqual(['眼肉', '牛腱', '板腱']);
  expect(sorted('-count')).toEqual(['牛腱', '眼肉', '板腱']);
  expect(sorted('-day')).toEqual(['牛腱', '板腱', '眼肉']);
  expect(sorted('name')).toEqual(['板腱', '牛腱', '眼肉']);
});

test('an order that no column has leaves the rows as they came', () => {
  for (const sort of ['', 'note', '-other']) expect(sorted(sort)).toEqual(rows.map(({ name }) => name));
});

test('pressing a head goes from the greatest to the least and back to how they came', () => {
  expect(toNextSort('count', '')).toBe('-count');
  expect(toNextSort('count', '-count')).toBe('count');
  expect(toNextSort('count', 'count')).toBe('');
  expect(toNextSort('count', '-day')).toBe('-count');
});
