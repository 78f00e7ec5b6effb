import { expect, test } from 'vitest';
import { findCuts } from './found-cuts.ts';

test('a cut is found by its name in either language or another name of it, and leads to its line of the dictionary', () => {
  const [first] = findCuts('analyst', '牛腱');
  expect(first?.name.cn).toContain('腱');
  expect(first?.screen).toMatch(/^prices\/dictionaries\?kind=beefCut&find=/);
  expect(findCuts('admin', 'Shank').map(({ key }) => key)).toContain(first?.key);
});

test('nobody is led to a dictionary that is not theirs, and no word finds everything', () => {
  expect(findCuts('editor', '牛腱')).toEqual([]);
  expect(findCuts('analyst', ' ')).toEqual([]);
  expect(findCuts('admin', '牛').length).toBeLessThanOrEqual(5);
});
