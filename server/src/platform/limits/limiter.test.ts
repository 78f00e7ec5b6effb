import { expect, it } from 'vitest';
import { createLimiter } from './limiter.ts';

it('runs so many at once, the others in their order, and refuses those that would wait behind too many', async () => {
  const limiter = createLimiter({ concurrency: 2, maxWaiting: 3 });
  const begun: number[] = [];
  const finish: (() => void)[] = [];
  const all = [1, 2, 3, 4, 5, 6].map((one) =>
    limiter.take(async () => {
      begun.push(one);
      await new Promise<void>((resolve) => finish.push(resolve));
      return one;
    }),
  );
  await expect(all[5]).rejects.toMatchObject({ code: 1010 });
  expect(begun).toEqual([1, 2]);
  for (let index = 0; index < 5; index += 1) {
    await expect.poll(() => finish.length).toBeGreaterThan(index);
    finish[index]?.();
  }
  expect(await Promise.all(all.slice(0, 5))).toEqual([1, 2, 3, 4, 5]);
  expect(begun).toEqual([1, 2, 3, 4, 5]);
});

it('takes the reserved lane first, and keeps it open when the other is full', async () => {
  const limiter = createLimiter({ concurrency: 1, maxWaiting: 2 });
  const begun: string[] = [];
  let finish = (): void => undefined;
  const first = limiter.take(() => new Promise<void>((resolve) => (finish = resolve)));
  const take = (name: string, lane: 'reserved' | 'open') => limiter.take(async () => void begun.push(name), lane);
  const all = [take('stranger 1', 'open'), take('stranger 2', 'open'), take('stranger 3', 'open')];
  await expect(all[2]).rejects.toMatchObject({ code: 1010 });
  const known = [take('known 1', 'reserved'), take('known 2', 'reserved')];
  finish();
  await Promise.all([first, ...all.slice(0, 2), ...known]);
  expect(begun).toEqual(['known 1', 'known 2', 'stranger 1', 'stranger 2']);
});

it('goes on after a failed work', async () => {
  const limiter = createLimiter({ concurrency: 1, maxWaiting: 1 });
  await expect(limiter.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await limiter.take(async () => 1)).toBe(1);
});

it('lets other events in between, also where no work ever waits', async () => {
  const limiter = createLimiter({ concurrency: 1, maxWaiting: 100 });
  let done = 0;
  const all = Array.from({ length: 50 }, () => limiter.take(async () => void (done += 1)));
  await new Promise((resolve) => setImmediate(resolve));
  expect(done).toBeLessThan(5);
  await Promise.all(all);
});
