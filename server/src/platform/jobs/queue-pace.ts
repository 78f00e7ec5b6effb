import { hourMs, minuteMs } from '@btc/contract/time.ts';

/** How often and how long a queue tries. */
export interface QueuePace {
  /** The pauses between attempts; after the last one it has failed. */
  readonly retryPausesMs: readonly number[];
  /** An attempt that takes longer is broken off; null: it takes as long as it takes, and its lease is renewed meanwhile. */
  readonly attemptLimitMs: number | null;
  /** How long a row is its taker's: longer than an attempt with what is written down after it. */
  readonly leaseMs: number;
  /** How often an idle worker looks by itself, should a notice have been missed. */
  readonly idleMs: number;
  /** How long a stop waits for the attempt that is running. */
  readonly drainMs: number;
}

const [second, minute, hour] = [1_000, minuteMs, hourMs] as const;

/** Ten retries over three days: a mail server that is away for a weekend loses nothing. */
export const defaultPace: QueuePace = {
  retryPausesMs: [
    10 * second,
    minute,
    5 * minute,
    15 * minute,
    hour,
    3 * hour,
    6 * hour,
    12 * hour,
    24 * hour,
    24 * hour,
  ],
  attemptLimitMs: 45 * second,
  leaseMs: 90 * second,
  idleMs: minute,
  drainMs: 8 * second,
};
