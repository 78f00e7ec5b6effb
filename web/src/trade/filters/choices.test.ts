import { beefCuts } from '@btc/reference/goods/beef-cuts.ts';
import { porkCuts } from '@btc/reference/goods/pork-cuts.ts';
import { expect, it } from 'vitest';
import { pageSearch, readPageState } from '../address/page-address.ts';
import { openingState } from '../address/page-state.ts';
import { groupChoices, isFound } from './choices.ts';

const chuck = { code: 'chuck', name: '上脑', note: '2260', group: '前部', terms: ['Chuck', '脖仁肩肉'] };

it('finds by name, code, number and any other name, whatever the case and the spaces', () => {
  for (const words of ['上脑', 'CHUCK', ' 226', '肩肉', '']) expect(isFound(chuck, words)).toBe(true);
  expect(isFound(chuck, '牛腩')).toBe(false);
});

it('gathers choices under headings in the order of the list', () => {
  const groups = groupChoices([chuck, { code: 'x', name: 'x' }, { ...chuck, code: 'y' }]);
  expect(groups.map(({ name, choices }) => [name, choices.map(({ code }) => code)])).toEqual([
    ['前部', ['chuck', 'y']],
    ['', ['x']],
  ]);
});

it('has a place in the address for every cut there is', () => {
  for (const [view, cuts] of [
    ['beef-six', beefCuts],
    ['pork-five', porkCuts],
  ] as const) {
    for (const { id } of cuts) {
      const state = { ...openingState(view), cuts: [id] };
      expect(readPageState(new URLSearchParams(pageSearch(state, 'beef')), 'beef').cuts).toEqual([id]);
    }
  }
});
