/*
 * How failed signing in is slowed down. Three things are counted:
 * - the pair of name and address: after five failures each further try waits, 30 s at first and 15 min at most;
 * - the address: thirty failures at once, then one in thirty seconds, whatever the names;
 * - the name, from addresses its owner has not signed in from: twenty failures at once, then one a minute.
 * Nobody can lock somebody else out: the owner's known addresses are not counted against the name, and the failures of
 * others do not touch an address's own first two tries for a name within a day. Who has the captcha sent to the owner's own address or
 * mobile is not slowed down by the failures of a pair or a name. A try is counted before its password is checked and taken back when it
 * was right, so that many at the same time do not slip through.
 */

import { dayMs } from '@btc/contract/time.ts';

export interface LimitCount {
  readonly level: number;
  readonly countedAt: Date;
}

/** Counts that apply to a try; `name` is null for an address known to belong to the name. */
export interface LoginCounts {
  readonly pair: LimitCount | null;
  readonly address: LimitCount | null;
  readonly name: LimitCount | null;
}

export type LoginVerdict =
  | { readonly kind: 'admitted'; readonly counts: LoginCounts }
  | {
      readonly kind: 'refused';
      readonly retryAfterSeconds: number;
      /** True if the owner's captcha would admit the try now. */
      readonly byCaptcha: boolean;
    };

export interface Trier {
  /** True if the owner of the name has signed in from there before. */
  readonly known: boolean;
  /** True if the captcha sent to the owner was entered. */
  readonly proven?: boolean;
}

const pairRule = {
  untouched: 2,
  free: 5,
  firstWaitMs: 30_000,
  maxWaitMs: 900_000,
  forgottenAfterMs: dayMs,
} as const;
const addressRule = { capacity: 30, leakMs: 30_000 } as const;
const nameRule = { capacity: 20, leakMs: 60_000 } as const;

/** Counts not raised for this long have no effect any more. */
export const limitMemoryMs = dayMs;

/** Decides on a try and returns the counts to store if admitted; a refused try changes no count. */
export function judgeLogin(counts: LoginCounts, { known, proven = false }: Trier, now: Date): LoginVerdict {
  const failures = pairFailures(counts.pair, now);
  const addressWait = bucketWait(counts.address, addressRule, now);
  const waits = [addressWait];
  if (!proven) waits.push(pairWait(failures, counts.pair, now));
  if (!proven && !known && failures >= pairRule.untouched) waits.push(bucketWait(counts.name, nameRule, now));
  const wait = Math.max(...waits);
  if (wait > 0) return { kind: 'refused', retryAfterSeconds: Math.ceil(wait / 1000), byCaptcha: addressWait <= 0 };
  return {
    kind: 'admitted',
    counts: {
      pair: { level: failures + 1, countedAt: now },
      address: raised(counts.address, addressRule, now),
      name: known ? null : raised(counts.name, nameRule, now),
    },
  };
}

function pairFailures(count: LimitCount | null, now: Date): number {
  if (count === null || elapsed(count, now) >= pairRule.forgottenAfterMs) return 0;
  return count.level;
}

function pairWait(failures: number, count: LimitCount | null, now: Date): number {
  if (count === null || failures < pairRule.free) return 0;
  const wait = Math.min(pairRule.firstWaitMs * 2 ** (failures - pairRule.free), pairRule.maxWaitMs);
  return wait - elapsed(count, now);
}

interface BucketRule {
  readonly capacity: number;
  readonly leakMs: number;
}

function bucketLevel(count: LimitCount | null, rule: BucketRule, now: Date): number {
  return count === null ? 0 : Math.max(0, count.level - elapsed(count, now) / rule.leakMs);
}

function bucketWait(count: LimitCount | null, rule: BucketRule, now: Date): number {
  return (bucketLevel(count, rule, now) + 1 - rule.capacity) * rule.leakMs;
}

/** A full count stays as it is: an admitted try on top must not make others wait longer than one leak. */
function raised(count: LimitCount | null, rule: BucketRule, now: Date): LimitCount {
  if (count !== null && bucketWait(count, rule, now) > 0) return count;
  return { level: bucketLevel(count, rule, now) + 1, countedAt: now };
}

function elapsed(count: LimitCount, now: Date): number {
  return Math.max(0, now.getTime() - count.countedAt.getTime());
}
