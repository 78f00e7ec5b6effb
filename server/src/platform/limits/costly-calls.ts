import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Operation } from '@btc/contract/wire/operation.ts';
import type { Caller } from '../api/binding.ts';
import type { SharedCache } from '../cache/shared-cache.ts';
import { isWatched } from '../cache/touched-rooms.ts';

/** A page makes three at once (chart, table, company); a fifth is a script or an impatient reader. */
const maxConcurrency = 4;
const retryAfterSeconds = 1;

function countMakings(cache: SharedCache, enter: () => () => void): SharedCache {
  return {
    ...cache,
    get: (key, make, options) => cache.get(key, make, isWatched() ? options : { ...options, enter }),
  };
}

interface CostlyCall {
  readonly operation: Pick<Operation, 'costly' | 'cache'>;
  readonly caller: Pick<Caller, 'user'>;
  readonly cache: SharedCache;
}

/** Four costly computations per account and process, then 1004 with Retry-After; signed-out callers share cached answers. */
export function createCostlyCalls() {
  const running = new Map<number, number>();

  function enter({ user }: Pick<Caller, 'user'>): () => void {
    if (user === null) return () => undefined;
    const { userId } = user;
    const before = running.get(userId) ?? 0;
    if (before >= maxConcurrency) throw new ApiError(1004, { Dict: { RetryAfter: retryAfterSeconds } });
    running.set(userId, before + 1);
    return () => {
      const left = (running.get(userId) ?? 1) - 1;
      if (left === 0) running.delete(userId);
      else running.set(userId, left);
    };
  }

  return {
    enter,
    /** Runs a call; a costly shared one counts only while computing: cache hits and others' computations are free. */
    async hold<Result>(
      { operation, caller, cache }: CostlyCall,
      work: (cache: SharedCache) => Promise<Result>,
    ): Promise<Result> {
      if (!operation.costly) return work(cache);
      if (operation.cache === 'shared' && cache.keeps) return work(countMakings(cache, () => enter(caller)));
      const leave = enter(caller);
      try {
        return await work(cache);
      } finally {
        leave();
      }
    },
  };
}

export type CostlyCalls = ReturnType<typeof createCostlyCalls>;
