import { expect, test } from 'vitest';
import { splitList } from './split-list.ts';

test.each([';', '；', ',', '，', '、', '/', '／', '|', '｜', '\n', '\r\n'])('a field is a list by %j', (mark) => {
  expect(splitList(`Meat Processing${mark} Meat Slaughter${mark}`)).toEqual(['Meat Processing', 'Meat Slaughter']);
});

test('of one value or of none', () => {
  expect([splitList('Off-Premise Freezing - Meat'), splitList(' '), splitList(';')]).toEqual([
    ['Off-Premise Freezing - Meat'],
    [],
    [],
  ]);
});
