import { expect, test } from 'vitest';
import { AnswerCache } from './answer-cache.ts';

function open(most: number) {
  const made: string[] = [];
  const cache = new AnswerCache<string>({ most, weigh: (answer) => answer.length });
  const ask = (key: string, answer = key) =>
    cache.get(key, async () => {
      made.push(key);
      return answer;
    });
  return { ask, made };
}

test('an answer is made once, also for those who ask at the same time', async () => {
  const { ask, made } = open(10);
  expect(await Promise.all([ask('a'), ask('a')])).toEqual(['a', 'a']);
  expect(await ask('a')).toBe('a');
  expect(made).toEqual(['a']);
});

test('answers together weigh no more than they may: what was not used for longest goes first', async () => {
  const { ask, made } = open(10);
  await ask('a', 'aaaa');
  await ask('b', 'bbbb');
  await ask('a');
  await ask('c', 'cccc');
  await ask('a');
  expect(made).toEqual(['a', 'b', 'c']);
  await ask('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('one that is heavier than all may be is not kept', async () => {
  const { ask, made } = open(3);
  await ask('a', 'aaaa');
  await ask('a', 'aaaa');
  expect(made).toEqual(['a', 'a']);
});

test('a failure is not kept', async () => {
  const cache = new AnswerCache<string>({ most: 10, weigh: () => 1 });
  await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cache.get('a', () => Promise.resolve('yes'))).toBe('yes');
});
