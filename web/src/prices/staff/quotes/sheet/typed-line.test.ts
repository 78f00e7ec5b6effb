import { describe, expect, test } from 'vitest';
import { readBlock, writeBlock } from '../grid/clipboard-block.ts';
import { formatCellText, emptyLine, validateLine, plainNumber, type Typed, toTyped } from './typed-line.ts';

const previous = {
  Date: '2026-11-20',
  Low: 5900,
  Mainstream: 6000,
  High: 6100,
  QuoteCount: 4,
  Basis: 'deal',
  Provisional: false,
  GroupSize: null,
} as const;
const rules = { unit: 'USD/t', previous, jumpPercent: 8, confirmedFor: '' } as const;
const line = (typed: Partial<Typed>): Typed => ({ ...emptyLine, ...typed });
const whole = line({ Low: '5950', Mainstream: '6050', High: '6100', QuoteCount: '5', Basis: 'deal' });

test('numbers are read as people write them, and nothing else is taken for one', () => {
  const read = {
    '5,900': '5900',
    '１２３．５': '123.5',
    '56。5': '56.5',
    ' 6 100 ': '6100',
    '1,234,567.8': '1234567.8',
  };
  expect(Object.keys(read).map(plainNumber)).toEqual(Object.values(read));
  expect(plainNumber('US$5,900')).toBe('5900');
  for (const written of ['5,9', '59,00', '5.9.1', 'abc', '-5', '1e3', '']) expect(plainNumber(written)).toBeNull();
});

test('lists are chosen in either language', () => {
  expect(['报价', 'bid', 'Deal', 'x'].map((text) => formatCellText('Basis', text))).toEqual([
    'offer',
    'bid',
    'deal',
    null,
  ]);
  expect(['是', 'yes', '否', '?'].map((text) => formatCellText('Provisional', text))).toEqual(['yes', 'yes', '', null]);
  expect(formatCellText('Low', ' 5,900 ')).toBe('5900');
  expect(formatCellText('Low', '5,9')).toBe('5,9');
});

describe('a line', () => {
  test('is empty, partial, wrong or ready', () => {
    expect(validateLine(emptyLine, rules).kind).toBe('empty');
    expect(validateLine(line({ Low: '5900' }), rules)).toMatchObject({
      kind: 'partial',
      issues: [
        { field: 'Mainstream', rule: 'missing' },
        { field: 'High', rule: 'missing' },
        { field: 'QuoteCount', rule: 'missing' },
        { field: 'Basis', rule: 'missing' },
      ],
    });
    expect(validateLine(whole, rules)).toMatchObject({ kind: 'ready', change: 0.83, values: { Basis: 'deal' } });
  });

  test('asks for its basis, whatever the quote before was', () => {
    expect(validateLine({ ...whole, Basis: '' }, rules)).toMatchObject({
      kind: 'partial',
      issues: [{ field: 'Basis', rule: 'missing' }],
      values: null,
    });
  });

  test('says in which cell something is wrong, also while others are empty', () => {
    const issues = (typed: Partial<Typed>) => validateLine(line(typed), rules).issues;
    expect(issues({ ...whole, Low: '6060' })).toEqual([{ field: 'Low', rule: 'order' }]);
    expect(issues({ ...whole, High: '6000' })).toEqual([{ field: 'High', rule: 'order' }]);
    expect(issues({ Low: '6200', High: '6100' })).toEqual([{ field: 'Low', rule: 'order' }]);
    expect(issues({ ...whole, Mainstream: '5,9' })).toEqual([{ field: 'Mainstream', rule: 'number' }]);
    expect(issues({ Low: '59' })).toEqual([{ field: 'Low', rule: 'range' }]);
    expect(issues({ ...whole, QuoteCount: '0' })).toEqual([{ field: 'QuoteCount', rule: 'whole' }]);
    expect(issues({ ...whole, QuoteCount: '2.5' })).toEqual([{ field: 'QuoteCount', rule: 'whole' }]);
  });

  test('asks about a jump once for each mainstream price', () => {
    const jump = { ...whole, Mainstream: '6600', High: '6700' };
    expect(validateLine(jump, rules)).toMatchObject({ kind: 'confirm', change: 10, values: { Mainstream: 6600 } });
    expect(validateLine({ ...jump, Low: '5800' }, { ...rules, confirmedFor: '6600' }).kind).toBe('ready');
    expect(validateLine({ ...jump, Mainstream: '6601' }, { ...rules, confirmedFor: '6600' }).kind).toBe('confirm');
    expect(validateLine(jump, { ...rules, previous: null }).kind).toBe('ready');
  });

  test('comes back from the server as it was typed', () => {
    const { values } = validateLine({ ...whole, Basis: 'bid', Provisional: 'yes', GroupSize: '7' }, rules);
    expect(toTyped(values)).toEqual({ ...whole, Basis: 'bid', Provisional: 'yes', GroupSize: '7' });
  });
});

test('a block of cells goes to the clipboard and comes back', () => {
  expect(readBlock('1\t2\r\n"a\tb"\t"say ""x"""\r\n')).toEqual([
    ['1', '2'],
    ['a\tb', 'say "x"'],
  ]);
  expect(readBlock('5900')).toEqual([['5900']]);
  expect(readBlock('\t\n5')).toEqual([['', ''], ['5']]);
  expect(writeBlock(readBlock('1\t\n\t4'))).toBe('1\t\n\t4');
});
