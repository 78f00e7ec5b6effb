import { ApiError } from '@btc/contract/wire/errors.ts';

/** The reserved lane goes before the whole open lane. */
export type Lane = 'reserved' | 'open';

export interface Limiter {
  /** Rejects with 1010 when the lane's queue is full. */
  take<Result>(work: () => Promise<Result>, lane?: Lane): Promise<Result>;
}

/** `maxWaiting` applies per lane: a full open lane leaves the reserved one free. */
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
