import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import { startTimedWriter, type TimedWriter } from '#platform/jobs/timed-writer.ts';
import { addReads } from './read-count.queries.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';

/** Counts article views in memory and writes them in batches; nothing about the reader is stored. */
export interface ReadCounter extends TimedWriter {
  count(articleId: number): void;
}

export interface ReadCounterOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly flushEveryMs?: number;
  readonly onError?: (error: unknown) => void;
}

export function createReadCounter(options: ReadCounterOptions): ReadCounter {
  const { db, clock, flushEveryMs = 5_000, onError } = options;
  let counts = new Map<number, number>();

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

  return {
    ...startTimedWriter(write, { everyMs: flushEveryMs, onError }),
    count: (articleId) => void add(articleId, 1),
  };
}
