import { expect, test } from 'vitest';
import { beefCuts, findBeefCut, listBeefCutsNamed } from './beef-cuts.ts';

const idsNamed = (text: string) => listBeefCutsNamed(text).map((cut) => cut.id);

test('there are 125 cuts and no id twice', () => {
  expect(new Set(beefCuts.map((cut) => cut.id)).size).toBe(125);
});

test.each(['板腱', 'oyster blade', 'Flat Iron', '2303', '114D'])('%s leads to the oyster blade', (text) => {
  expect(idsNamed(text)).toEqual(['oyster']);
});

test('a name two standards use differently lists both cuts', () => {
  expect(idsNamed('大米龙')).toEqual(['topside', 'outside_flat']);
});

test('an AUS-MEAT number shared by several trims lists them all', () => {
  expect(idsNamed('2460').length).toBeGreaterThan(5);
});

test('a warning about a product is not one of its names', () => {
  expect(findBeefCut('brain')?.aliasesCn).toEqual([]);
});

test('an empty or unknown name lists nothing', () => {
  expect(idsNamed(' ')).toEqual([]);
  expect(idsNamed('chicken feet')).toEqual([]);
});
