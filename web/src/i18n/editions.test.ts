import { expect, test } from 'vitest';
import { inEditions, pairUp } from './editions.ts';

test('words that stand side by side are read by edition, lists and functions as they are', () => {
  const { cn, en } = inEditions({
    title: ['价格', 'Prices'],
    parts: { count: [(n: number) => `共${n}条`, (n: number) => `${n} in all`], lines: [['甲', '乙'], ['a']] },
    ...pairUp({ beef: '牛肉' }, { beef: 'Beef' }),
  });
  expect([cn.title, en.title]).toEqual(['价格', 'Prices']);
  expect([cn.parts.count(3), en.parts.count(3)]).toEqual(['共3条', '3 in all']);
  expect([cn.parts.lines, en.parts.lines]).toEqual([['甲', '乙'], ['a']]);
  expect([cn.beef, en.beef]).toEqual(['牛肉', 'Beef']);
});

test('an edition that lacks a word, or has another kind of word, does not compile', () => {
  // @ts-expect-error: no English
  inEditions({ title: ['价格'] });
  // @ts-expect-error: a text beside a function
  inEditions({ title: ['价格', (n: number) => `${n}`] });
  // @ts-expect-error: other values are asked for
  inEditions({ title: [(n: number) => `共${n}条`, (name: string) => name] });
  expect(inEditions({ title: ['价格', 'Prices'] }).en.title).toBe('Prices');
});
