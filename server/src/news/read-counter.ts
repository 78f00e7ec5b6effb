import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import { addReads } from './read-count.queries.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';

/** Counts openings of articles in memory and writes them together; nothing about the reader is kept. */
export interface ReadCounter {
  count(articleId: number): void;
  /** Writes what has been counted; rejects when the database refuses, and keeps the counts for the next time. */
  flush(): Promise<void>;
  /** Writes what is left and ends the timer. */
  stop(): Promise<void>;
}

export interface ReadCounterOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly flushEveryMs?: number;
  /** Told when a timed write fails. */
  readonly onError?: (error: unknown) => void;
}

/** Starts a counter that writes every few seconds. */
export function createReadCounter(options: ReadCounterOptions): ReadCounter {
  const { db, clock, flushEveryMs = 5_000, onError = () => undefined } = options;
  let counts = new Map<number, number>();
  let running: Promise<void> = Promise.resolve();

  const add = (id: number, reads: number) => counts.set(id, (counts.get(id) ?? 0) + reads);
  const write = async () => {
    if (counts.size === 0) return;
    const written = counts;
    counts = new Map();
    try {
      await addReads(db, shanghaiDay(clock.now()), written);
    } catch (error) {
      for (const [id, reads] of written) add(id, reads);
      throw error;
    }
  };
  // One write at a time, so that stopping waits for the one under way.
  const flush = () => {
    running = running.catch(() => undefined).then(write);
    return running;
  };
  const timer = setInterval(() => void flush().catch(onError), flushEveryMs);
  timer.unref();

  return {
    count: (articleId) => void add(articleId, 1),
    flush,
    stop: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}
