import { expect, test } from 'vitest';
import { loadOnce } from './load-once.ts';

test('what was loaded is kept, for those who ask at once and for all later', async () => {
  let loads = 0;
  const load = loadOnce(() => Promise.resolve((loads += 1)));
  expect(await Promise.all([load(), load()])).toEqual([1, 1]);
  expect(await load()).toBe(1);
});

test('a failure is told once, and the next who asks loads again', async () => {
  const answers = [Promise.reject(new Error('EMFILE')), Promise.resolve('there')];
  const load = loadOnce(() => answers.shift() ?? Promise.reject(new Error('asked too often')));
  await expect(Promise.all([load(), load()])).rejects.toThrow('EMFILE');
  expect(await load()).toBe('there');
  expect(await load()).toBe('there');
});
