import { expect, test } from 'vitest';
import { beefCuts, findBeefCut } from './beef-cuts.ts';

test('there are 125 cuts and no id twice', () => {
  expect(new Set(beefCuts.map((cut) => cut.id)).size).toBe(125);
});

test('a warning about a product is not one of its names', () => {
  expect(findBeefCut('brain')?.aliasesCn).toEqual([]);
});
