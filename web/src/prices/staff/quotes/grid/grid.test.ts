import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBlock, writeBlock } from './clipboard-block.ts';
import { findCommand, type PressedKey } from './grid-keys.ts';
import { SheetCursor } from '../sheet/sheet-cursor.ts';
import { quoteFields } from '../sheet/typed-line.ts';

test.each([
  [
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['"a\nb"\t"say ""x"""', [['a\nb', 'say "x"']]],
  ['5"', [['5"']]],
  ['', [['']]],
  ['\t', [['', '']]],
] as const)('the clipboard %j is %j', (text, rows) => {
  expect(readBlock(text)).toEqual(rows);
});

test('cells without lines, tabs or quotes come back as they went', () => {
  const cell = fc.string({ unit: 'grapheme', maxLength: 5 }).map((text) => text.replaceAll(/[\t\r\n"]/g, ''));
  const block = fc
    .integer({ min: 1, max: 4 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }));
  fc.assert(
    fc.property(block, (rows) => {
      fc.pre(rows.length === 1 || rows.at(-1)?.some((text) => text !== '') === true);
      expect(readBlock(writeBlock(rows))).toEqual(rows);
    }),
  );
});

const press = (key: string, held: Partial<PressedKey> = {}): PressedKey => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

test.each([
  ['ArrowDown', {}, 'ready', { kind: 'move', rows: 1, columns: 0, isExtending: false }],
  ['ArrowUp', { shiftKey: true }, 'ready', { kind: 'move', rows: -1, columns: 0, isExtending: true }],
  ['ArrowLeft', {}, 'typing', { kind: 'move', rows: 0, columns: -1, isExtending: false }],
  ['ArrowLeft', {}, 'editing', null],
  ['Delete', {}, 'ready', { kind: 'clear' }],
  ['Delete', {}, 'typing', null],
  ['Home', {}, 'ready', { kind: 'edge', to: 'lineStart' }],
  ['Home', { ctrlKey: true }, 'ready', { kind: 'edge', to: 'sheetStart' }],
  ['Enter', { shiftKey: true }, 'editing', { kind: 'enter', by: -1 }],
  ['Enter', { ctrlKey: true }, 'ready', { kind: 'act' }],
  ['Tab', {}, 'typing', { kind: 'step', by: 1 }],
  ['z', { metaKey: true }, 'ready', { kind: 'undo' }],
  ['z', { metaKey: true }, 'editing', null],
  ['Z', { ctrlKey: true, shiftKey: true }, 'ready', { kind: 'redo' }],
  ['d', { ctrlKey: true }, 'typing', { kind: 'previous' }],
  ['s', { ctrlKey: true }, 'editing', { kind: 'save' }],
  ['5', {}, 'ready', null],
  ['Enter', { altKey: true }, 'ready', null],
] as const)('%s with %j while %s is %j', (key, held, mode, command) => {
  expect(findCommand(press(key, held), mode)).toEqual(command);
});

const last = quoteFields.length - 1;

test('Enter after Tab goes back to where the line was begun', () => {
  const cursor = new SheetCursor(3, quoteFields.length);
  cursor.moveTo({ row: 0, column: 1 });
  cursor.step(1);
  cursor.step(1);
  expect(cursor.position()).toEqual({ row: 0, column: 3 });
  cursor.enter(1);
  expect(cursor.position()).toEqual({ row: 1, column: 1 });
});

test('Tab goes on in the next line, and leaves the grid at both ends', () => {
  const cursor = new SheetCursor(2, quoteFields.length);
  cursor.moveTo({ row: 0, column: last });
  expect(cursor.step(1)).toBe(true);
  expect(cursor.position()).toEqual({ row: 1, column: 0 });
  cursor.moveTo({ row: 1, column: last });
  expect(cursor.step(1)).toBe(false);
  cursor.moveTo({ row: 0, column: 0 });
  expect(cursor.step(-1)).toBe(false);
});

test('wherever one is sent, one stays in the grid, and so does the selection', () => {
  const moves = fc.array(
    fc.record({
      rows: fc.integer({ min: -20, max: 20 }),
      columns: fc.integer({ min: -9, max: 9 }),
      extend: fc.boolean(),
    }),
  );
  fc.assert(
    fc.property(moves, (steps) => {
      const cursor = new SheetCursor(10, quoteFields.length);
      for (const { rows, columns, extend } of steps) cursor.moveBy(rows, columns, extend);
      const { row, column } = cursor.position();
      const { top, bottom, left, right } = cursor.block();
      expect(row >= 0 && row < 10 && column >= 0 && column <= last + 1).toBe(true);
      expect(top <= row && row <= bottom && left <= right && right <= last).toBe(true);
    }),
  );
});

test('only rows whose part of the cursor changes are drawn anew', () => {
  const cursor = new SheetCursor(5, quoteFields.length);
  const drawn: number[] = [];
  for (const row of [0, 1, 2, 3]) cursor.subscribeRow(row, () => drawn.push(row));
  cursor.moveTo({ row: 1, column: 0 });
  expect(drawn.toSorted()).toEqual([0, 1]);
  drawn.length = 0;
  cursor.moveTo({ row: 3, column: 0 }, true);
  expect(drawn.toSorted()).toEqual([1, 2, 3]);
  expect(cursor.inRow(2)).toMatchObject({ active: null, from: 0, to: 0 });
  cursor.selectAll();
  expect(cursor.block()).toEqual({ top: 0, bottom: 4, left: 0, right: last });
});
