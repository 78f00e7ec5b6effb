import { expect, test } from 'vitest';
import { buildCells, type Column, isGapCell } from './table-model.ts';

interface Row {
  readonly name: string;
  readonly volume: number | null;
  readonly change: number | null;
}
const columns: readonly Column<Row>[] = [
  { key: 'name', head: 'Origin', cell: ({ name }) => name },
  { key: 'change', head: 'y/y', cell: ({ change }) => (change === null ? { gap: 'noBase' } : String(change)) },
  { key: 'volume', head: 'Volume', cell: ({ volume }) => (volume === null ? { gap: 'notPublished' } : String(volume)) },
];

test('each line has a cell for each column', () => {
  const { lines, gaps } = buildCells(columns, [{ name: 'Brazil', volume: 120, change: 3 }]);
  expect(lines).toEqual([['Brazil', '3', '120']]);
  expect(gaps).toEqual([]);
});

test('the gaps that are met are told once each, in the order they are read', () => {
  const { gaps } = buildCells(columns, [
    { name: 'Brazil', volume: null, change: 3 },
    { name: 'Uruguay', volume: null, change: null },
  ]);
  expect(gaps).toEqual(['notPublished', 'noBase']);
});

test.each([
  [{ gap: 'confidential' }, true],
  ['–', false],
  [null, false],
  [0, false],
] as const)('%j is a gap: %s', (cell, isGap) => {
  expect(isGapCell(cell)).toBe(isGap);
});
