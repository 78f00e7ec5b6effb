import { expect, it } from 'vitest';
import { beginLoading, isLoading, subscribeLoading, whileLoading } from './loading-flag.ts';

it('is up while any work is under way, and tells its listeners', () => {
  let calls = 0;
  const stop = subscribeLoading(() => {
    calls += 1;
  });
  const endFirst = beginLoading();
  const endSecond = beginLoading();
  endFirst();
  endFirst();
  expect(isLoading()).toBe(true);
  endSecond();
  expect(isLoading()).toBe(false);
  expect(calls).toBe(4);
  stop();
});

it('comes down when the work fails', async () => {
  await expect(whileLoading(Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(isLoading()).toBe(false);
});
