import type { Db } from '../db/db.ts';
import type { Clock } from './clock.ts';
import { readDatabaseTime } from './clock.queries.ts';

export interface DatabaseClock extends Clock {
  /** Asks no more; the clock goes on by itself. */
  stop(): Promise<void>;
}

export interface DatabaseClockOptions {
  /** Milliseconds that only ever grow, whatever is done to the machine's clock. */
  readonly monotonicMs?: () => number;
  /** Milliseconds between two questions. */
  readonly askEveryMs?: number;
  /** Told by how many milliseconds the clock was set, forward or (negative) back; differences of the network are none. */
  readonly onSet?: (milliseconds: number) => void;
}

/**
 * The time of the database, the same in every process on it: asked for at the start and every few seconds, and counted
 * on between by what no setting of the machine's clock moves. While the database is away the clock goes on.
 */
export async function openDatabaseClock(db: Db, options: DatabaseClockOptions = {}): Promise<DatabaseClock> {
  return followTime(() => readDatabaseTime(db), options);
}

/** A clock that follows any source of time; rejects when the source does not answer the first question. */
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

/** Between which differences to the monotonic clock the source's lies: it answered at some time of the round trip. */
async function askOffset(askTime: () => Promise<Date>, monotonicMs: () => number): Promise<OffsetRange> {
  const requestedAt = monotonicMs();
  const time = (await askTime()).getTime();
  // The driver cuts microseconds off.
  return { min: time - monotonicMs(), max: time + 1 - requestedAt };
}

function computeMiddle({ min, max }: OffsetRange): number {
  return (min + max) / 2;
}
