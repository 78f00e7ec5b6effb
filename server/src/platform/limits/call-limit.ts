import { minuteMs } from '@btc/contract/time.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { RateClass } from '@btc/contract/wire/operation.ts';
import { createHash } from 'node:crypto';
import type { Caller } from '../api/binding.ts';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../db/db.ts';
import { addDrop, deleteOldBuckets } from './call-limit.queries.ts';
import { toNetwork } from './network-address.ts';

/** Burst size and long-term calls per second; per account when signed in, unless always per address. */
interface Rate {
  readonly burst: number;
  readonly perSecond: number;
  readonly byAddress?: boolean;
}

/*
 * What tells whether somebody has an account, or sends somebody something, is counted by address always: accounts are
 * free, so that each would be another allowance. An office of some people behind one address still gets along.
 */
const rates = {
  search: { burst: 60, perSecond: 1 },
  // Right passwords cost as much to check as wrong ones; those have limits of their own besides.
  login: { burst: 60, perSecond: 1 },
  // A form asks while it is being filled in.
  check: { burst: 30, perSecond: 1 / 10, byAddress: true },
  code: { burst: 10, perSecond: 1 / 120, byAddress: true },
  recovery: { burst: 8, perSecond: 1 / 60, byAddress: true },
  // Nobody guesses 256 bits; what is asked for in vain must not shut out whoever has the link.
  link: { burst: 20, perSecond: 1 / 10, byAddress: true },
  signup: { burst: 20, perSecond: 1 / 30, byAddress: true },
  request: { burst: 10, perSecond: 1 / 60 },
  upload: { burst: 10, perSecond: 1 / 30 },
  // Files of a morning, each read, looked at and loaded; staff alone.
  deskUpload: { burst: 60, perSecond: 1 / 5 },
} as const satisfies Record<Exclude<RateClass, 'normal'>, Rate>;
export type LimitedKind = keyof typeof rates;

/** Longer than the slowest bucket takes to drain. */
const forgetAfterMs = 60 * minuteMs;

function keyHash(kind: LimitedKind, counted: string): Buffer {
  return createHash('sha256').update(`${kind}\n${counted}`).digest();
}

/** Limits calls per account, or per address when signed out; beyond the limit 1004 with Retry-After. */
export function createCallLimit({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  return {
    async demand(kind: LimitedKind, { address, user }: Caller): Promise<void> {
      const { burst, perSecond, byAddress = false }: Rate = rates[kind];
      const counted = user === null || byAddress ? `address ${toNetwork(address)}` : `account ${user.userId}`;
      const drop = { keyHash: keyHash(kind, counted), now: clock.now(), leakPerSecond: perSecond, fullAt: burst + 1 };
      const level = await addDrop(db, drop);
      if (level > burst) throw new ApiError(1004, { Dict: { RetryAfter: Math.ceil((level - burst) / perSecond) } });
    },
    async cleanUp(): Promise<void> {
      await deleteOldBuckets(db, new Date(clock.now().getTime() - forgetAfterMs));
    },
  };
}

export type CallLimit = ReturnType<typeof createCallLimit>;
