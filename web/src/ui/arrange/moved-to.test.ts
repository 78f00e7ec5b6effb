import { expect, it } from 'vitest';
import { movedTo } from './moved-to.ts';

const list = ['a', 'b', 'c', 'd'];

it('puts what is moved before or after another, in its own order', () => {
  expect(movedTo(list, ['d'], { key: 'a', side: 'before' })).toEqual(['d', 'a', 'b', 'c']);
  expect(movedTo(list, ['a'], { key: 'c', side: 'after' })).toEqual(['b', 'c', 'a', 'd']);
  expect(movedTo(list, ['d', 'b'], { key: 'a', side: 'before' })).toEqual(['b', 'd', 'a', 'c']);
});

it('leaves all as it was where something is dropped on itself', () => {
  expect(movedTo(list, ['b'], { key: 'b', side: 'after' })).toEqual(list);
});
