import { expect, test } from 'vitest';
import { findHsCode } from './hs-codes.ts';
import { findPorkCut, porkCuts } from './pork-cuts.ts';

test('there are 56 cuts and no id twice', () => {
  expect(new Set(porkCuts.map((cut) => cut.id)).size).toBe(56);
});

test('each cut is declared under a covered tariff line', () => {
  expect(porkCuts.filter((cut) => findHsCode(cut.hsCode) === undefined)).toEqual([]);
});

test('a cut is found by its id', () => {
  expect(findPorkCut('liver')?.hsCode).toBe('02064100');
  expect(findPorkCut('wing')).toBeUndefined();
});
