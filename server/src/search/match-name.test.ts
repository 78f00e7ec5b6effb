import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findEditDistance } from '#platform/search/edit-distance.ts';
import { foldName, listNameParts } from './fold-name.ts';
import { fits, scoreName, toFit, toRank, toScore } from './match-name.ts';

const name = (text: string, isPart = false) => ({ ...foldName(text), isPart });

function findFit(typed: string, text: string, isPart = false) {
  const score = scoreName(foldName(typed), name(text, isPart), true);
  return score === null ? null : toFit(score);
}

test.each([
  ['brisket', 'brisket', 0],
  ['brisket', 'briskt', 1],
  ['brisket', 'birsket', 1],
  ['brisket', 'brisquet', 2],
  ['brisket', 'biscuit', null],
  ['', 'ab', 2],
  ['', 'abc', null],
])('“%s” is %s letters away from “%s”', (one, other, distance) => {
  expect(findEditDistance(one, other, 2)).toBe(distance);
});

test('a distance is the same both ways, and none only to itself', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '肉'), maxLength: 6 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(findEditDistance(one, other, 6)).toBe(findEditDistance(other, one, 6));
      expect(findEditDistance(one, other, 6) === 0).toBe(one === other);
    }),
  );
});

test.each([
  ['ＯＹＳＴＥＲ　Blade', ['oyster', 'blade']],
  ['Tri-tip', ['tri', 'tip']],
  ['Maçã', ['maca']],
  ['牛腩（去骨腩）', ['牛腩', '去骨腩']],
  ['板键', ['板腱']],
  ['SIF 2437', ['sif', '2437']],
])('“%s” is compared as %j', (text, words) => {
  expect(foldName(text)).toEqual({ words, spelling: words.join('') });
});

test.each([
  ['Oyster blade / flat iron', ['Oyster blade', 'flat iron']],
  ['Rump cap (picanha)', ['Rump cap', 'picanha']],
  ['牛腩（去骨腩）', ['牛腩', '去骨腩']],
  ['Tenderloin, side strap on', ['Tenderloin']],
  ['板腱', []],
])('the parts of “%s” are %j', (text, parts) => {
  expect(listNameParts(text)).toEqual(parts);
});

test.each([
  ['板腱', '板腱', 'whole'],
  ['OYSTER  blade', 'Oyster blade', 'whole'],
  ['sif2437', 'SIF 2437', 'whole'],
  ['oyst', 'Oyster blade', 'begins'],
  ['板', '板腱', 'begins'],
  ['blade oys', 'Oyster blade', 'words'],
  ['肋条', '牛肋条', 'holds'],
  ['西冷牛排', '西冷', 'within'],
  ['oister blade', 'Oyster blade', 'misspelt'],
  ['brisquet', 'Brisket point end', 'misspelt'],
  ['牛助条', '牛肋条', 'misspelt'],
])('“%s” fits “%s”: %s', (typed, text, fit) => {
  expect(findFit(typed, text)).toBe(fit);
});

test.each([
  ['b', 'Brisket'],
  ['2304', '2303'],
  ['rib', 'rip'],
  ['牛心', '牛肝'],
  ['', 'Brisket'],
  ['/', 'Brisket'],
])('“%s” does not fit “%s”', (typed, text) => {
  expect(findFit(typed, text)).toBeNull();
});

test('a part of a name fits less well than a name', () => {
  expect(findFit('picanha', 'picanha', true)).toBe('part');
});

test('mistakes are looked for only where that is asked', () => {
  expect(scoreName(foldName('briskt'), name('brisket'), false)).toBeNull();
});

test('no difference of length outweighs a better fit', () => {
  const scores = fits.flatMap((fit) => [toScore(fit), toScore(fit, 500)]);
  expect(scores).toEqual(scores.toSorted((one, other) => one - other));
  expect(scores.map(toFit)).toEqual(fits.flatMap((fit) => [fit, fit]));
});

test('a name that is nearly typed comes before one that only begins so, and after a better fit', () => {
  const ranks = [toScore('part', 60), toScore('begins', 2), toScore('begins', 9), toScore('words')].map(toRank);
  expect(ranks).toEqual([...new Set(ranks)].toSorted((one, other) => one - other));
});
