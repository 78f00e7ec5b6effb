import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kilogramDecimals, moneyDecimals, readNumber, toPlainNumber } from './decimal.ts';

test.each([
  ['5,917,063,944', 591_706_394_400n],
  ['7,770', 777_000n],
  ['0', 0n],
  ['007', 700n],
  ['12.5', 1250n],
  ['12.345', 1235n],
  ['12.344', 1234n],
  ['3.', 300n],
  ['1e+08', 10_000_000_000n],
  ['1.2345e+07', 1_234_500_000n],
  ['1,5e+06', 150_000_000n],
  ['-', null],
  ['', null],
  ['NULL', null],
  ['NaN', null],
  ['#N/A', null],
])('money %j is %s cents', (text, value) => {
  expect(readNumber(text, moneyDecimals)).toEqual({ kind: 'number', value });
});

test.each([
  ['12,34', 'badNumber'],
  ['1,2345', 'badNumber'],
  ['1.2E+07', 'shortenedNumber'],
  ['9,01234e7', 'shortenedNumber'],
  ['1.23457e+08', 'shortenedNumber'],
  ['1E+08', 'shortenedNumber'],
  ['1.25e+01', 'shortenedNumber'],
  ['1e-05', 'badNumber'],
  ['-1e+08', 'negativeNumber'],
  ['1e+15', 'numberTooLarge'],
  ['1.2E', 'badNumber'],
  ['?', 'badNumber'],
  ['十', 'badNumber'],
  ['-5', 'negativeNumber'],
  ['-5,000', 'negativeNumber'],
  ['123456789012345', 'numberTooLarge'],
])('money %j is refused: %s', (text, reason) => {
  expect(readNumber(text, moneyDecimals)).toEqual({ kind: 'bad', reason });
});

test('a weight is kept to the gram', () => {
  expect(readNumber('1,296', kilogramDecimals)).toEqual({ kind: 'number', value: 1_296_000n });
  expect(readNumber('1296592160', kilogramDecimals)).toEqual({ kind: 'number', value: 1_296_592_160_000n });
});

test.each([
  ['1.234,5', 'comma', '1234.5'],
  ['1.234.567', 'comma', '1234567'],
  ['12,5%', 'comma', '12.5%'],
  ['1.5', 'comma', null],
  ['1,234.5', 'point', '1234.5'],
  ['1 234.5', 'point', '1234.5'],
  ['1’234', 'point', '1234'],
  ['１，２３４．５', 'point', '1234.5'],
  ['1.234,5', 'point', null],
  ['12,34,567', 'point', null],
  ["1,234'567", 'point', null],
] as const)('%s with the mark %s is %s', (text, mark, plain) => {
  expect(toPlainNumber(text, mark)).toBe(plain);
});

test('a number written with separators is the number that it was', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000_000_000 }), (cents) => {
      const text = `${Math.floor(cents / 100).toLocaleString('en-US')}.${String(cents % 100).padStart(2, '0')}`;
      expect(readNumber(text, moneyDecimals)).toEqual({ kind: 'number', value: BigInt(cents) });
    }),
  );
});
