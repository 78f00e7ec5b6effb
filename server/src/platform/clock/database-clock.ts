import type { Db } from '../db/db.ts';
import type { Clock } from './clock.ts';
import { readDatabaseTime } from './clock.queries.ts';

export interface DatabaseClock extends Clock {
  stop(): Promise<void>;
}

export interface DatabaseClockOptions {
  /** Monotonic milliseconds, unaffected by changes of the system clock. */
  readonly monotonicMs?: () => number;
  readonly askEveryMs?: number;
  /** Called with the milliseconds by which the clock was set, negative for back; network jitter does not count. */
  readonly onSet?: (milliseconds: number) => void;
}

/** The database's time, the same in all processes: polled, monotonic in between, runs on while the database is away. */
export async function openDatabaseClock(db: Db, options: DatabaseClockOptions = {}): Promise<DatabaseClock> {
  return followTime(() => readDatabaseTime(db), options);
}

/** A clock that follows any time source; rejects when the source does not answer the first request. */
export async function followTime(
  askTime: () => Promise<Date>,
  { monotonicMs = () => performance.now(), askEveryMs = 15_000, onSet = () => undefined }: DatabaseClockOptions = {},
): Promise<DatabaseClock> {
  const first = await askOffset(askTime, monotonicMs);
  let offset = computeMiddle(first);

  const follow = async (): Promise<void> => {
    const range = await askOffset(askTime, monotonicMs);
    // An answer that took long says little: what it allows for is left as it is, so that the network moves no clock.
    if (offset >= range.min && offset <= range.max) return;
    const before = offset;
    offset = computeMiddle(range);
    onSet(offset - before);
  };

  let asking: Promise<void> | null = null;
  const timer = setInterval(() => {
    asking ??= follow()
      // The database is away: the next question is asked as usual.
      .catch(() => undefined)
      .finally(() => {
        asking = null;
      });
  }, askEveryMs);
  timer.unref();

  return {
    now: () => new Date(monotonicMs() + offset),
    stop: async () => {
      clearInterval(timer);
      await asking;
    },
  };
}

interface OffsetRange {
  readonly min: number;
  readonly max: number;
}

/** Bounds of the source's offset to the monotonic clock: it answered at some point of the round trip. */
async function askOffset(askTime: () => Promise<Date>, monotonicMs: () => number): Promise<OffsetRange> {
  const requestedAt = monotonicMs();
  const time = (await askTime()).getTime();
  // The driver cuts microseconds off.
  return { min: time - monotonicMs(), max: time + 1 - requestedAt };
}

function computeMiddle({ min, max }: OffsetRange): number {
  return (min + max) / 2;
}
