import type { ViewRow } from '@btc/contract/trade/view-answer.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findRows, gatherRows, isLocked, nextSorting, toPage, pinRows, sortRows } from './table-rows.ts';

const row = (Code: string, NameCn: string, NameEn: string, Volume: number | null): ViewRow => ({
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

it('sorts by the figure of a member, and leaves alone what has no order', () => {
  const withValues = rows.map((one, index) => ({ ...one, Values: [[5, null, 7][index] ?? null] }));
  expect(codes(sortRows(withValues, { key: 'Values.0', descending: true }, 'en'))).toBe('ARG BRA RUS');
  expect(codes(sortRows(rows, { key: 'Trend', descending: true }, 'en'))).toBe('BRA RUS ARG');
  expect(codes(sortRows(rows, { key: 'Nothing', descending: true }, 'en'))).toBe('BRA RUS ARG');
});

it('loses and invents no row, whatever the column', () => {
  const anyRows = fc.array(fc.tuple(fc.string(), fc.option(fc.double({ noNaN: true }), { nil: null })));
  const anySort = fc.record({
    key: fc.constantFrom('Name', 'Volume', 'Values.3', 'Rank', 'GroupCode'),
    descending: fc.boolean(),
  });
  fc.assert(
    fc.property(anyRows, anySort, (list, sort) => {
      const given = list.map(([name, volume]) => row(name, name, name, volume));
      expect(new Set(sortRows(given, sort, 'cn'))).toEqual(new Set(given));
    }),
  );
});

it('turns the order and then lifts it; ranks begin with the first', () => {
  const first = nextSorting('Volume', null, true);
  const second = nextSorting('Volume', first, true);
  expect([first?.descending, second?.descending, nextSorting('Volume', second, true)]).toEqual([true, false, null]);
  expect(nextSorting('Name', null, false)?.descending).toBe(false);
  expect(nextSorting('Rank', null, true)?.descending).toBe(false);
});

it('finds by name in either language, by number and by code', () => {
  expect(codes(findRows(rows, ' braz'))).toBe('BRA');
  expect(codes(findRows(rows, '俄'))).toBe('RUS');
  expect(codes(findRows(rows, 'arg'))).toBe('ARG');
  expect(codes(findRows(rows, ''))).toBe('BRA RUS ARG');
  const cuts = rows.map((one, index) => ({ ...one, AusMeat: ['2140', null, '2100'][index] ?? null }));
  expect(codes(findRows(cuts, '214'))).toBe('BRA');
});

it('puts pinned rows on top and gathers groups', () => {
  expect(codes(pinRows(rows, ['ARG', 'XXX']))).toBe('ARG BRA RUS');
  const grouped = rows.map((one, index) => ({ ...one, GroupCode: ['a', 'b', 'a'][index] ?? '' }));
  expect(codes(gatherRows(grouped))).toBe('BRA ARG RUS');
});

it('cuts long tables into pages, and shows the nearest page there is', () => {
  const many = Array.from({ length: 101 }, (_, index) => row(String(index), '', '', index));
  expect(toPage(many, 1)).toMatchObject({ page: 1, pageCount: 3 });
  expect(codes(toPage(many, 3).rows)).toBe('100');
  expect(toPage(many, 99).page).toBe(3);
  expect(toPage([], 5)).toEqual({ rows: [], page: 1, pageCount: 1 });
});

it('knows the columns a lock has emptied', () => {
  expect([isLocked('Yoy', ['Months', 'Yoy']), isLocked('Volume', ['Months', 'Yoy'])]).toEqual([true, false]);
});
