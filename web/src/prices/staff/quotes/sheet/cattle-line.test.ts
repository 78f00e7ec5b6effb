import type { CattleSheetRow } from '@btc/contract/prices/benchmarks/live-cattle.ts';
import { expect, test } from 'vitest';
import { toCattleOutcome, toCattleRow } from './cattle-line.ts';
import { SheetCursor } from './sheet-cursor.ts';
import { SheetLines, toGhost } from './sheet-lines.ts';
import { SheetWork } from './sheet-work.ts';
import { sheetKinds } from './typed-line.ts';

const before = (LocalPrice: string, UsdPerUnit: string, Source: string) =>
  ({ LocalPrice, UsdPerUnit, Source, Date: '2026-11-11', Demo: false }) as const;
const given: readonly CattleSheetRow[] = [
  { Code: 'BRA', Quote: null, Previous: before('300', '0.2', 'CEPEA/B3'), Demo: false },
  { Code: 'URY', Quote: null, Previous: before('4.1', '1', 'A colleague'), Demo: false },
];
const rows = given.map((row) => toCattleRow(row, 'cn'));
const [brazil, uruguay] = rows.map(({ SeriesID }) => SeriesID);
if (brazil === undefined || uruguay === undefined) throw new Error('Two rows were given');

function open() {
  const lines = new SheetLines(rows, 20, new Map(), sheetKinds.cattle);
  return { lines, work: new SheetWork(lines, lines.ids, new SheetCursor(2, sheetKinds.cattle.fields.length)) };
}

test('what needs no typing is seen and sent: the rate of dollars and the market’s own source', () => {
  const { lines } = open();
  expect(rows.map(toGhost)).toMatchObject([
    { LocalPrice: '300', UsdPerUnit: '0.2', Source: 'CEPEA/B3' },
    { LocalPrice: '4.1', UsdPerUnit: '1', Source: 'A colleague' },
  ]);
  lines.edit([{ id: uruguay, field: 'LocalPrice', text: '4.2' }]);
  expect(lines.sendable()).toMatchObject([
    { id: uruguay, was: 0, values: { LocalPrice: '4.2', UsdPerUnit: '1', Source: 'INAC/ACG' } },
  ]);
});

test('a rate is of its day: it is missing until it is typed or filled in, and the price is not filled in', () => {
  const { lines, work } = open();
  lines.edit([{ id: brazil, field: 'LocalPrice', text: '310' }]);
  expect(lines.view(brazil).judged.issues).toEqual([{ field: 'UsdPerUnit', rule: 'missing' }]);
  expect(work.takePrevious()).toBe(1);
  expect(lines.view(brazil).judged).toMatchObject({ kind: 'ready', values: { LocalPrice: '310', UsdPerUnit: '0.2' } });
  expect(lines.view(uruguay).typed.LocalPrice).toBe('');
});

test('a jump is asked about, and no number is no price', () => {
  const { lines } = open();
  lines.edit([
    { id: uruguay, field: 'LocalPrice', text: '6' },
    { id: brazil, field: 'LocalPrice', text: 'n/a' },
  ]);
  expect(lines.view(uruguay).judged).toMatchObject({ kind: 'confirm', change: 46.34 });
  expect(lines.view(brazil).judged.issues).toEqual([{ field: 'LocalPrice', rule: 'number' }]);
  expect(lines.sendable()).toEqual([]);
  lines.confirm(uruguay);
  expect(lines.sendable()).toMatchObject([{ id: uruguay, isConfirmed: true }]);
});

test('a column is pasted downwards, with full-width digits, and what was saved settles', () => {
  const { lines, work } = open();
  expect(work.paste('３10\t0.19\n4.2')).toEqual({ kind: 'pasted', cells: 3, refused: 0 });
  const sent = lines.sendable();
  expect(sent).toHaveLength(2);
  const saved = (Code: 'BRA' | 'URY', LocalPrice: string, UsdPerUnit: string) =>
    toCattleOutcome({
      Code,
      Outcome: 'saved',
      Rule: null,
      Quote: {
        LocalPrice,
        UsdPerUnit,
        Source: Code === 'BRA' ? 'CEPEA/B3' : 'INAC/ACG',
        State: 'draft',
        Revision: 1,
        SavedBy: 'ann',
        SavedAt: '2026-11-18T10:00:00+08:00',
      },
    });
  lines.taken(sent, [saved('BRA', '310', '0.19'), saved('URY', '4.2', '1')]);
  expect(lines.views().map(({ state }) => state)).toEqual(['saved', 'saved']);
  expect(lines.view(uruguay).typed).toMatchObject({ LocalPrice: '4.2', UsdPerUnit: '', Source: '' });
});

test('words are not put in by position, but in the column of sources', () => {
  const { lines, work } = open();
  const before = lines.turn();
  expect(work.paste('Source\tLocal price\nAgromeat\t305\n').kind).toBe('named');
  expect(lines.turn()).toBe(before);
  expect(work.paste('305\t0.19\tAgromeat')).toEqual({ kind: 'pasted', cells: 3, refused: 0 });
  expect(lines.view(brazil).typed).toMatchObject({ LocalPrice: '305', UsdPerUnit: '0.19', Source: 'Agromeat' });
});
