import { expect, test } from 'vitest';
import { findMove } from './find-move.ts';

const toKeys = (text: string) => text.split('');

test.each([
  ['abcd', 'dabc', 'd', 'a'],
  ['abcd', 'bcda', 'a', null],
  ['abcd', 'acbd', 'c', 'b'],
  ['abcd', 'bcad', 'a', 'd'],
])('from %s to %s', (order, next, moved, before) => {
  expect(findMove(toKeys(order), toKeys(next))).toEqual({ moved, before });
});

test('nothing moved, and more than one', () => {
  expect(findMove(toKeys('abc'), toKeys('abc'))).toBeNull();
  expect(findMove(toKeys('abcdef'), toKeys('efcdab'))).toBeNull();
});
