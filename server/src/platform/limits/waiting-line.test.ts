import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import { createWaitingLine } from './waiting-line.ts';

const caller = (userId: number) =>
  ({ user: { userId } }) as Parameters<ReturnType<typeof createWaitingLine>['enter']>[0]; // all that is read of it

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('an account has two works at once, the next wait their turn in order, and others do not wait for them', async () => {
  const { enter } = createWaitingLine();
  const begun: number[] = [];
  const works = [1, 2, 3, 4].map(async (work) => {
    const leave = await enter(caller(7));
    begun.push(work);
    return leave;
  });
  await settle();
  expect(begun).toEqual([1, 2]);
  (await enter(caller(8)))();
  (await enter({ user: null }))();
  (await works[0])?.();
  await settle();
  expect(begun).toEqual([1, 2, 3]);
  (await works[1])?.();
  (await works[2])?.();
  await settle();
  expect(begun).toEqual([1, 2, 3, 4]);
  (await works[3])?.();
  // Nothing is left over: two begin at once again.
  await Promise.all([enter(caller(7)), enter(caller(7))]);
});

test('a line that is long refuses with 1004', async () => {
  const { enter } = createWaitingLine();
  const leaves = await Promise.all([enter(caller(7)), enter(caller(7))]);
  const waiting = Array.from({ length: 30 }, () => enter(caller(7)));
  await expect(enter(caller(7))).rejects.toEqual(new ApiError(1004, { Dict: { RetryAfter: 1 } }));
  for (const leave of leaves) leave();
  for (const work of waiting) (await work)();
  (await enter(caller(7)))();
});
