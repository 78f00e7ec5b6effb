import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Caller } from '../api/binding.ts';

/** Two, counted apart from pages, so that the account's pages keep their share. */
const usualConcurrency = 2;
/** As many connections as a program usually has; more is an impatient script. */
const maxWaiting = 30;
const retryAfterSeconds = 1;

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/** At most this many per account and process, the next wait in line, a full line is 1004; signed-out callers not counted. */
export function createWaitingLine(maxConcurrency = usualConcurrency) {
  const lines = new Map<number, Line>();

  function leave(userId: number, line: Line): void {
    const next = line.waiting.shift();
    // Whoever is next goes on in its place.
    if (next !== undefined) next();
    else line.running -= 1;
    if (line.running === 0) lines.delete(userId);
  }

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
