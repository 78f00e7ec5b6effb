import { ApiError } from '@btc/contract/wire/errors.ts';
import { createHash } from 'node:crypto';
import type { Caller } from '../api/binding.ts';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../db/db.ts';
import { addDrop, deleteOldBuckets } from './call-limit.queries.ts';
import { networkOf } from './network-address.ts';

/** Calls at once, and calls a second in the long run. */
interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

const rates = {
  search: { burst: 60, perSecond: 1 },
  // Right passwords cost as much to check as wrong ones; those have limits of their own besides.
  login: { burst: 60, perSecond: 1 },
} as const satisfies Record<string, Rate>;
export type LimitedKind = keyof typeof rates;

const forgetAfterMs = 10 * 60_000;

function keyHash(kind: LimitedKind, counted: string): Buffer {
  return createHash('sha256').update(`${kind}\n${counted}`).digest();
}

/** Counts calls of a limited kind by account, or by address when signed out; too many answer 1004 with Retry-After. */
export function createCallLimit({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  return {
    async demand(kind: LimitedKind, { address, user }: Caller): Promise<void> {
      const { burst, perSecond } = rates[kind];
      const counted = user === null ? `address ${networkOf(address)}` : `account ${user.userId}`;
      const drop = { keyHash: keyHash(kind, counted), now: clock.now(), leakPerSecond: perSecond };
      const level = await addDrop(db, drop);
      if (level > burst) throw new ApiError(1004, { Dict: { RetryAfter: Math.ceil((level - burst) / perSecond) } });
    },
    async cleanUp(): Promise<void> {
      await deleteOldBuckets(db, new Date(clock.now().getTime() - forgetAfterMs));
    },
  };
}

export type CallLimit = ReturnType<typeof createCallLimit>;
