import { expect, test } from 'vitest';
import { findTotal, isNote, isTellingNote } from './notes.ts';

test.each([
  [['数据来源：海关总署', '', ''], true],
  [['Downloaded from a page'], true],
  [['202401', '', ''], false],
  [['', '', '5'], false],
  [['Total', '', '5'], false],
])('%j is a note: %s', (fields, is) => {
  expect(isNote(fields, false)).toBe(is);
});

test('the last line of a file without its end may be a row that was cut off', () => {
  expect(isNote(['ALFA FOO'], true)).toBe(false);
  expect(isNote(['Source: customs'], true)).toBe(true);
});

test.each([
  '单位：吨',
  '单位：万美元',
  '（金额单位：千元）',
  'Unit: US Dollar thousand',
  "Values in '000 USD",
  'Quantity in tonnes',
  'Unidade: milhões de dólares',
  '2024年出口',
])('the note %j may change what figures mean', (note) => {
  expect(isTellingNote(note, false)).toBe(true);
});

test.each([
  '单位：千克',
  '数据来源：海关总署',
  '2024年进口',
  'Imports and exports',
  'Source: UN Comtrade',
  '海关统计数据',
])('the note %j does not', (note) => {
  expect(isTellingNote(note, false)).toBe(false);
});

test('a file that says which way goods went may have exports in its title', () => {
  expect(isTellingNote('Beef exports to China', true)).toBe(false);
});

test.each([
  [['合计', '', '5'], '合计'],
  [['202401', 'Grand Total', '5'], 'Grand Total'],
  [['', '', '5'], ''],
  [['202401', 'Totalmente', '5'], null],
  [['', '', ''], null],
  [['', '', '千克'], null],
])('of %j the total is %j', (fields, total) => {
  expect(findTotal(fields, [2])).toBe(total);
});
