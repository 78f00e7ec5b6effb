import { ApiError } from '@btc/contract/wire/errors.ts';

/** Whoever waits in the reserved lane goes before all of the open one, however many wait there. */
export type Lane = 'reserved' | 'open';

/** Lets only so many works run at once, the others in the order in which they came. */
export interface Limiter {
  /** Rejects with 1010 when already too many wait in the lane. */
  take<Result>(work: () => Promise<Result>, lane?: Lane): Promise<Result>;
}

/** `maxWaiting` holds for each lane by itself: a full open lane leaves the reserved one free. */
export function createLimiter({
  concurrency,
  maxWaiting,
}: {
  readonly concurrency: number;
  readonly maxWaiting: number;
}): Limiter {
  const waiting: Readonly<Record<Lane, (() => void)[]>> = { reserved: [], open: [] };
  let running = 0;

  async function turn(lane: Lane): Promise<void> {
    if (running < concurrency) {
      running += 1;
      return;
    }
    if (waiting[lane].length >= maxWaiting) throw new ApiError(1010);
    await new Promise<void>((resolve) => waiting[lane].push(resolve));
  }

  return {
    take: async (work, lane = 'open') => {
      await turn(lane);
      try {
        return await work();
      } finally {
        const next = waiting.reserved.shift() ?? waiting.open.shift();
        if (next === undefined) running -= 1;
        // Not at once: a work that never waited would otherwise follow on another before any request is looked at.
        else setImmediate(next);
      }
    },
  };
}
