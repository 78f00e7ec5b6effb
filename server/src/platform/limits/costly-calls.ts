import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Operation } from '@btc/contract/wire/operation.ts';
import type { Caller } from '../api/binding.ts';

/** A page asks three at once (chart, table, one company); a fifth is a script, or a reader who clicks on before the answer. */
const maxConcurrency = 4;
const retryAfterSeconds = 1;

/**
 * Lets an account have four costly works under way at once in this process; the fifth answers 1004 with Retry-After. Whoever is
 * signed out is not counted: answers are kept for all of them, and a network may be an office or a whole mobile operator.
 */
export function createCostlyCalls() {
  const running = new Map<number, number>();

  /** Counts a work until what it returns is called. */
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
    /** Carries a call out; one of a costly operation is counted meanwhile. */
    async hold<Result>(
      { operation, caller }: { readonly operation: Pick<Operation, 'costly'>; readonly caller: Pick<Caller, 'user'> },
      work: () => Promise<Result>,
    ): Promise<Result> {
      if (!operation.costly) return work();
      const leave = enter(caller);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}

export type CostlyCalls = ReturnType<typeof createCostlyCalls>;
