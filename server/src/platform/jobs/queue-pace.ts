import { hourMs, minuteMs } from '@btc/contract/time.ts';

export interface QueuePace {
  /** Pauses between attempts; after the last one the row has failed. */
  readonly retryPausesMs: readonly number[];
  /** Time limit of an attempt; null: none, and the lease is renewed meanwhile. */
  readonly attemptLimitMs: number | null;
  /** How long a claim lasts: longer than an attempt and storing its result. */
  readonly leaseMs: number;
  /** How often an idle worker polls, in case a notice was missed. */
  readonly idleMs: number;
  readonly drainMs: number;
}

const [second, minute, hour] = [1_000, minuteMs, hourMs] as const;

/** Ten retries over three days: a weekend without a mail server loses nothing. */
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
