import { expect, test } from 'vitest';
import { findHsCode } from './hs-codes.ts';
import { findPorkCut, listPorkCutsNamed, porkCuts } from './pork-cuts.ts';

test('there are 56 cuts and no id twice', () => {
  expect(new Set(porkCuts.map((cut) => cut.id)).size).toBe(56);
});

test('each cut is declared under a covered tariff line', () => {
  expect(porkCuts.filter((cut) => findHsCode(cut.hsCode) === undefined)).toEqual([]);
});

test.each(['梅花肉', 'Boston butt, boneless', '406a'])('%s leads to number one meat', (text) => {
  expect(listPorkCutsNamed(text).map((cut) => cut.id)).toEqual(['no1']);
});

test('a cut is found by its id', () => {
  expect(findPorkCut('liver')?.hsCode).toBe('02064100');
  expect(findPorkCut('wing')).toBeUndefined();
});
