import type { Clock } from '../clock/clock.ts';

export interface ContentClock {
  /** Changes whenever a signed-out page may have changed: by a write anywhere, or because a publication's minute has come. */
  version(): number;
  stop(): Promise<void>;
}

export interface ContentClockOptions {
  readonly version: () => number;
  /** When the next scheduled article appears, if one is scheduled. */
  readonly nextChangeAt: () => Promise<Date | null>;
  readonly clock: Clock;
}

const lookEveryMs = 15_000;
const longestKeptMs = 10 * 60_000;

/**
 * Adds the passing of time to the content version. The whole part is the committed version; each scheduled moment that
 * passes adds a fraction, so that pages kept from before it no longer match.
 */
export function createContentClock({ version, nextChangeAt, clock }: ContentClockOptions): ContentClock {
  let passed = 0;
  // Most-read lists follow counts that move no version: no page is kept longer than this.
  const ageing = setInterval(() => {
    passed = (passed + 1) % 1024;
  }, longestKeptMs);
  ageing.unref();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function look(): Promise<void> {
    const next = await nextChangeAt().catch(() => null);
    if (stopped) return;
    const wait = next === null ? Number.POSITIVE_INFINITY : Math.max(0, next.getTime() - clock.now().getTime());
    if (wait > lookEveryMs) {
      timer = setTimeout(() => void look(), lookEveryMs);
    } else {
      timer = setTimeout(() => {
        passed = (passed + 1) % 1024;
        void look();
      }, wait + 1);
    }
    timer.unref();
  }

  void look();
  return {
    version: () => version() + passed / 1024,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      clearInterval(ageing);
    },
  };
}
