import { ApiError } from '@btc/contract/wire/errors.ts';

/** Lets only so many works run at once, the others in the order in which they came. */
export interface Turns {
  /** Rejects with 1010 when already too many wait. */
  take<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function createTurns({ atOnce, mostWaiting }: { readonly atOnce: number; readonly mostWaiting: number }): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function turn(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= mostWaiting) throw new ApiError(1010);
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  return {
    take: async (work) => {
      await turn();
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next === undefined) running -= 1;
        // Not at once: a work that never waited would otherwise follow on another before any request is looked at.
        else setImmediate(next);
      }
    },
  };
}
