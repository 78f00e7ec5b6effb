import { expect, test } from 'vitest';
import { beefCuts } from './beef-cuts.ts';
import { type DeclaredCut, findCutProduct, isOfLines, listCutLines } from './cut-lines.ts';
import { findHsGroup } from './hs-codes.ts';
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

test('Offal of beef whose line nobody has named is declared under those of 0206, bones under no line of meat', () => {
  const offal = listCodes({ ...boneless, group: 'offal', form: 'offal' });
  expect(offal).toEqual(['02061000', '02062100', '02062200', '02062900']);
  expect(listCodes({ ...boneless, group: 'offal', form: 'bone' })).toEqual([]);
});

/** Line of the organ in the cut's Chinese name; all other offal falls under the residual line of 0206. */
function findLineByName(nameCn: string): readonly string[] {
  if (nameCn.includes('舌')) return ['02061000', '02062100'];
  if (nameCn.includes('肝')) return ['02061000', '02062200'];
  if (/肚|百叶|沙瓜/.test(nameCn)) return ['05040029'];
  if (nameCn.includes('肠')) return ['05040090'];
  return ['02061000', '02062900'];
}

const linesByForm: Readonly<Record<string, readonly string[]>> = {
  boneless: ['02013000', '02023000'],
  'bone-in': ['02012000', '02022000'],
  bone: [],
};

test.each(beefCuts.map((cut) => [cut.id, cut] as const))('%s of beef stands on its own tariff lines', (_, cut) => {
  const { part, form, nameCn, hsCode = null } = cut;
  const half = part === 'carcase' ? ['02011000', '02021000'] : [];
  const meant = form === 'offal' ? findLineByName(nameCn) : [...half, ...(linesByForm[form] ?? [])].toSorted();
  expect(listCodes({ meat: 'beef', group: part, form, hsCode })).toEqual(meant);
});

test('Omasum pays the duty of stomachs, liver, tongue and tail those of their lines', () => {
  const find = (id: string) => {
    const { part, form, hsCode = null } = beefCuts.find((cut) => cut.id === id) ?? { part: '', form: null };
    return listCutLines({ meat: 'beef', group: part, form, hsCode }).map((line) => [line.code, line.mfnDutyPercent]);
  };
  expect(find('omasum')).toEqual([['05040029', 20]]);
  const chilled = ['02061000', 12];
  expect(find('tongue_long')).toEqual([chilled, ['02062100', 12]]);
  expect(find('liver')).toEqual([chilled, ['02062200', 12]]);
  expect(find('tail')).toEqual([chilled, ['02062900', 12]]);
});

test.each(porkCuts.map((cut) => [cut.id, cut] as const))('%s of pork stands on a line of its own goods', (_, cut) => {
  const [line, ...others] = listCutLines({ meat: 'pork', group: cut.group, form: null, hsCode: cut.hsCode });
  expect(others).toEqual([]);
  const own = findHsGroup(line?.group ?? '')?.species;
  expect(own).not.toBe('bovine');
  expect(line?.form === 'boneless').toBe(false);
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
  const beef = beefCuts.map(({ form, part, hsCode = null }): DeclaredCut => ({
    meat: 'beef',
    group: part,
    form,
    hsCode,
  }));
  const pork = porkCuts.map(({ hsCode, group }): DeclaredCut => ({ meat: 'pork', group, form: null, hsCode }));
  const without = [...beef, ...pork].filter((cut) => listCutLines(cut).length === 0);
  expect(without.every(({ form }) => form === 'bone')).toBe(true);
});
