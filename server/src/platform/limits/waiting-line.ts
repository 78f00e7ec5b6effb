import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Caller } from '../api/binding.ts';

/** The calls of a work count by themselves as those of pages do: two works leave the pages of the account their part. */
const usualConcurrency = 2;
/** A program with as many connections as one usually has; more is a script without patience. */
const maxWaiting = 30;
const retryAfterSeconds = 1;

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Lets an account have two works under way at once in this process, or so many; the next wait in line, and where the line is long answer 1004
 * with Retry-After. Whoever is signed out is not counted.
 */
export function createWaitingLine(maxConcurrency = usualConcurrency) {
  const lines = new Map<number, Line>();

  function leave(userId: number, line: Line): void {
    const next = line.waiting.shift();
    // Whoever is next goes on in its place.
    if (next !== undefined) next();
    else line.running -= 1;
    if (line.running === 0) lines.delete(userId);
  }

  /** Counts a work, when its turn has come, until what it resolves to is called. */
  async function enter({ user }: Pick<Caller, 'user'>): Promise<() => void> {
    if (user === null) return () => undefined;
    const { userId } = user;
    const line = lines.get(userId) ?? { running: 0, waiting: [] };
    if (line.waiting.length >= maxWaiting) throw new ApiError(1004, { Dict: { RetryAfter: retryAfterSeconds } });
    lines.set(userId, line);
    if (line.running < maxConcurrency) line.running += 1;
    else await new Promise<void>((resolve) => line.waiting.push(resolve));
    return () => leave(userId, line);
  }

  return { enter };
}

export type WaitingLine = ReturnType<typeof createWaitingLine>;
