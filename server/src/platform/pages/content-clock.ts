import { minuteMs } from '@btc/contract/time.ts';
import type { Clock } from '../clock/clock.ts';

export interface ContentClock {
  /** Changes whenever a signed-out page may have changed: by a write anywhere, or because a publication's minute has come. */
  version(): number;
  stop(): Promise<void>;
}

export interface ContentClockOptions {
  readonly version: () => number;
  /** When the first scheduled article after a moment appears, if one is scheduled. */
  readonly nextChangeAt: (after: Date) => Promise<Date | null>;
  readonly clock: Clock;
}

const lookEveryMs = 15_000;
const longestKeptMs = 10 * minuteMs;

/**
 * Adds the passing of time to the content version. The whole part is the committed version; each scheduled moment that
 * passes adds a fraction, so that pages kept from before it no longer match.
 */
export function createContentClock({ version, nextChangeAt, clock }: ContentClockOptions): ContentClock {
  let passed = 0;
  let stopped = false;
  /** What fell due until then is in the version; it waits while the database does not answer. */
  let since = clock.now();
  let next: Date | null = null;

  const pass = (): void => {
    passed = (passed + 1) % 1024;
  };

  async function look(): Promise<void> {
    const now = clock.now();
    if (now < since) {
      // The clock was set back: what has appeared may lie ahead again.
      pass();
      since = now;
    }
    const found = await nextChangeAt(since);
    if (stopped) return;
    if (found === null || found > now) since = now;
    next = found;
    passDue();
  }

  // No timer waits for the moment: whoever asks finds it passed, also where the clock was set forward meanwhile.
  function passDue(): void {
    const now = clock.now();
    if (next === null || now < next) return;
    pass();
    since = now;
    next = null;
    lookSafely();
  }

  /** Where the database does not answer, the next look finds what this one would have. */
  function lookSafely(): void {
    look().catch(() => undefined);
  }

  lookSafely();
  const looking = setInterval(lookSafely, lookEveryMs);
  // Most-read lists follow counts that move no version: no page is kept longer than this.
  const ageing = setInterval(pass, longestKeptMs);
  for (const timer of [looking, ageing]) timer.unref();
  return {
    version: () => {
      passDue();
      return version() + passed / 1024;
    },
    stop: async () => {
      stopped = true;
      clearInterval(looking);
      clearInterval(ageing);
    },
  };
}
