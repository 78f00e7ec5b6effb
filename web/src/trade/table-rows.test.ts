import { expect, it } from 'vitest';
import { findRows, isLocked, nextSorting, sortRows } from './table-rows.ts';

const row = (Code: string, NameCn: string, NameEn: string, Volume: number | null) => ({
  Code,
  NameCn,
  NameEn,
  Volume,
  Share: null,
  Yoy: null,
  Ytd: null,
  YtdYoy: null,
  ValueUsd: null,
  ValueCny: null,
  UsdPerTonne: null,
});
const rows = [
  row('BRA', '巴西', 'Brazil', 9),
  row('RUS', '俄罗斯', 'Russia', null),
  row('ARG', '阿根廷', 'Argentina', 12),
];
const codes = (list: readonly { Code: string }[]) => list.map(({ Code }) => Code).join(' ');

it('sorts by figures with the missing ones last, both ways', () => {
  expect(codes(sortRows(rows, { key: 'Volume', descending: true }, 'en'))).toBe('ARG BRA RUS');
  expect(codes(sortRows(rows, { key: 'Volume', descending: false }, 'en'))).toBe('BRA ARG RUS');
  expect(codes(sortRows(rows, null, 'en'))).toBe('BRA RUS ARG');
});

it('sorts names by the language of the edition', () => {
  expect(codes(sortRows(rows, { key: 'Name', descending: false }, 'en'))).toBe('ARG BRA RUS');
  // 阿根廷 a, 巴西 b, 俄罗斯 e
  expect(codes(sortRows(rows, { key: 'Name', descending: false }, 'cn'))).toBe('ARG BRA RUS');
});

it('turns the order and then lifts it', () => {
  const first = nextSorting('Volume', null);
  const second = nextSorting('Volume', first);
  expect([first?.descending, second?.descending, nextSorting('Volume', second)]).toEqual([true, false, null]);
});

it('finds by name in either language and by code', () => {
  expect(codes(findRows(rows, ' braz'))).toBe('BRA');
  expect(codes(findRows(rows, '俄'))).toBe('RUS');
  expect(codes(findRows(rows, 'arg'))).toBe('ARG');
  expect(codes(findRows(rows, ''))).toBe('BRA RUS ARG');
});

it('knows the columns a lock has emptied', () => {
  expect([isLocked('Yoy', ['Months', 'Yoy']), isLocked('Volume', ['Months', 'Yoy'])]).toEqual([true, false]);
});
