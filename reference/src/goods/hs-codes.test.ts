import { expect, test } from 'vitest';
import { findHsCode, findHsGroup, hsCodes, isInScope, matchHsCode } from './hs-codes.ts';

test('a covered line is found by its eight digits', () => {
  expect(findHsCode('02023000')).toMatchObject({
    group: 'beef',
    storage: 'frozen',
    form: 'boneless',
    mfnDutyPercent: 12,
  });
  expect(findHsCode('12019019')).toBeUndefined();
});

test('the table holds 34 lines, each of a known group', () => {
  expect(hsCodes).toHaveLength(34);
  expect(hsCodes.filter((line) => findHsGroup(line.group) === undefined)).toEqual([]);
});

test.each(['020230', '20230', '0202.30', '02023000', '2023000', '0202300090', '202300090'])(
  '%s is frozen boneless beef',
  (given) => {
    expect(matchHsCode(given)).toMatchObject({ group: 'beef', storage: 'frozen', form: 'boneless' });
  },
);

test('a position whose lines agree answers their traits', () => {
  expect(matchHsCode('020311')).toMatchObject({
    kind: 'position',
    code: '020311',
    group: 'pork',
    storage: 'chilled',
    form: 'carcase',
  });
});

test('a position whose lines differ leaves the differing trait open', () => {
  expect(matchHsCode('0202')).toMatchObject({ kind: 'position', group: 'beef', storage: 'frozen', form: null });
  expect(matchHsCode('160250')).toMatchObject({ kind: 'position', group: 'beef_processed', storage: null });
});

test('a position that also holds other animals is told apart', () => {
  expect(matchHsCode('050400')).toEqual({ kind: 'mixed', code: '050400' });
  expect(matchHsCode('0206')).toEqual({ kind: 'mixed', code: '0206' });
});

test('soya beans and sheep offal are out of scope', () => {
  expect(matchHsCode('12019019')).toEqual({ kind: 'outOfScope', code: '12019019' });
  expect(isInScope('02068000')).toBe(false);
});

test.each(['', 'TOTAL', '02', '02023000901', '02-02'])('%j is not a commodity code', (given) => {
  expect(matchHsCode(given)).toEqual({ kind: 'unreadable' });
});

test('only codes whose goods are all bovine or porcine are in scope', () => {
  expect(['20230', '02064900', '0203'].map(isInScope)).toEqual([true, true, true]);
  expect(['0206', '050400', '02071200', 'x'].map(isInScope)).toEqual([false, false, false, false]);
});
