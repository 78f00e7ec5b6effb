import { hash, verify } from '@node-rs/argon2';
import { createLimiter, type Lane, type Limiter } from '#platform/limits/limiter.ts';

/** Passed as a parameter, so that tests can count or speed up hashing. */
export interface PasswordHasher {
  readonly hash: (password: string, lane?: Lane) => Promise<string>;
  readonly verify: (stored: string, password: string, lane?: Lane) => Promise<boolean>;
  /** False for a hash made with parameters other than the current ones. */
  readonly isCurrent: (stored: string) => boolean;
}

export interface Argon2Cost {
  /** In KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly lanes: number;
}

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. Hashes are renewed at the member's next login. */
const currentCost: Argon2Cost = { memory: 19_456, passes: 2, lanes: 1 };

/*
 * One line for the whole process. libuv has four threads for hashes, files and names together: two stay free for the
 * others, and memory stays at 38 MiB. Whoever would wait longer than some seconds is told to come back (1010). Who is
 * known waits in a lane of their own: a flood of strangers' tries fills the other one only.
 */
const processLimiter = createLimiter({ concurrency: 2, maxWaiting: 200 });

/** Argon2id of a given cost, run off the main thread, two at once. */
export function argon2Hasher(cost: Argon2Cost = currentCost, limiter: Limiter = processLimiter): PasswordHasher {
  const options = { memoryCost: cost.memory, timeCost: cost.passes, parallelism: cost.lanes };
  const prefix = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.lanes}$`;
  return {
    hash: (password, lane) => limiter.take(() => hash(password, options), lane),
    verify: (stored, password, lane) => limiter.take(() => verify(stored, password), lane),
    isCurrent: (stored) => stored.startsWith(prefix),
  };
}
