import { expect, test } from 'vitest';
import { beefCuts } from './beef-cuts.ts';
import { type DeclaredCut, findCutProduct, isOfLines, listCutLines } from './cut-lines.ts';
import { porkCuts } from './pork-cuts.ts';

const boneless: DeclaredCut = { meat: 'beef', group: 'forequarter', form: 'boneless', hsCode: null };

function listCodes(cut: DeclaredCut): readonly string[] {
  return listCutLines(cut).map(({ code }) => code);
}

test('A boneless cut of beef is declared under the two boneless lines', () => {
  expect(listCodes(boneless)).toEqual(['02013000', '02023000']);
});

test('A quarter or side may be a half-carcase or bone-in meat', () => {
  expect(listCodes({ ...boneless, group: 'carcase', form: 'bone-in' })).toEqual([
    '02011000',
    '02012000',
    '02021000',
    '02022000',
  ]);
});

test('Offal of beef is declared under 0206, bones under no line of meat', () => {
  const offal = listCodes({ ...boneless, group: 'offal', form: 'offal' });
  expect(offal.length).toBeGreaterThan(2);
  expect(offal.every((code) => code.startsWith('0206'))).toBe(true);
  expect(listCodes({ ...boneless, group: 'offal', form: 'bone' })).toEqual([]);
});

test('A cut of pork is declared under the line that the dictionary names', () => {
  const cut: DeclaredCut = { meat: 'pork', group: 'loin', form: null, hsCode: '02032900' };
  expect(listCodes(cut)).toEqual(['02032900']);
  expect(listCodes({ ...cut, hsCode: null })).toEqual([]);
});

test('A position counts where all its lines are those of the cut', () => {
  const lines = listCutLines(boneless);
  expect(isOfLines('02023000', lines)).toBe(true);
  expect(isOfLines('020230', lines)).toBe(true);
  expect(isOfLines('0202', lines)).toBe(false);
  expect(isOfLines('99', lines)).toBe(false);
});

test('A plant must be registered for the form of the cut, where it is said', () => {
  expect(findCutProduct(boneless)).toBe('boneless');
  expect(findCutProduct({ ...boneless, group: 'carcase', form: 'bone-in' })).toBe('bone-in');
  expect(findCutProduct({ ...boneless, group: 'offal', form: 'bone' })).toBe('offal');
  expect(findCutProduct({ meat: 'pork', group: 'loin', form: null, hsCode: '02064900' })).toBe('offal');
  expect(findCutProduct({ meat: 'pork', group: 'loin', form: null, hsCode: '02032900' })).toBe(null);
});

test('Every cut of the lists but bones has a line', () => {
  const beef = beefCuts.map(({ form, part }): DeclaredCut => ({ meat: 'beef', group: part, form, hsCode: null }));
  const pork = porkCuts.map(({ hsCode, group }): DeclaredCut => ({ meat: 'pork', group, form: null, hsCode }));
  const without = [...beef, ...pork].filter((cut) => listCutLines(cut).length === 0);
  expect(without.every(({ form }) => form === 'bone')).toBe(true);
});
