import { origins } from '@btc/reference/places/origins.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatOrigins, parseOrigins } from './parse-origins.ts';

test.each([
  ['Brazil, ARG', ['BRA', 'ARG'], []],
  ['巴西，阿根廷；乌拉圭', ['BRA', 'ARG', 'URY'], []],
  ['brazil、bra\nBRA', ['BRA'], []],
  ['Brazil, Atlantis', ['BRA'], ['Atlantis']],
  ['XYZ', ['XYZ'], []],
  [' , ,', [], []],
] as const)('%j is %j', (text, codes, unknown) => {
  expect(parseOrigins(text)).toEqual({ codes, unknown });
});

test.each(['cn', 'en'] as const)('what is written in %s is read again', (edition) => {
  const codes = fc.uniqueArray(fc.constantFrom(...origins.map(({ code }) => code)));
  fc.assert(
    fc.property(codes, (chosen) => {
      expect(parseOrigins(formatOrigins(edition, chosen)).codes.toSorted()).toEqual(chosen.toSorted());
    }),
  );
});

test('what is no list is nothing', () => {
  expect(formatOrigins('en', undefined)).toBe('');
});
