import { AsyncLocalStorage } from 'node:async_hooks';
import { isDeepStrictEqual } from 'node:util';

export interface SpotChecks {
  readonly checked: number;
  readonly different: number;
  /** When the last difference was found; null: none. */
  readonly lastAt: Date | null;
}

export interface Hit<Value> {
  readonly key: string;
  readonly value: Value;
  readonly make: () => Promise<Value>;
  readonly isSame?: ((cached: Value, made: Value) => boolean) | undefined;
  readonly holds: () => boolean;
}

export interface SpotCheckOptions {
  /** One hit in this many is checked; 0: none. */
  readonly oneIn: number;
  /** Pause after a check, as a multiple of its duration: bounds the share of time that checks take. */
  readonly rest: number;
  readonly now: () => Date;
  readonly catchUp: () => Promise<unknown>;
  readonly onDifferent: (key: string) => void;
}

const checks = new AsyncLocalStorage<true>();

/** Whether the current work is a spot check, which counts as nobody's request. */
export function isSpotCheck(): boolean {
  return checks.getStore() === true;
}

export function createSpotChecks({ oneIn, rest, now, catchUp, onDifferent }: SpotCheckOptions) {
  let [hits, checked, different] = [0, 0, 0];
  let lastAt: Date | null = null;
  let isUnderWay = false;
  let restsUntil = 0;

  /** Whether the values differ although no pending change explains it. */
  async function isDifferent<Value>({ value, make, holds, isSame = isDeepStrictEqual }: Hit<Value>): Promise<boolean> {
    const made = await make();
    if (!holds()) return false;
    checked += 1;
    if (isSame(value, made)) return false;
    await catchUp();
    return holds();
  }

  async function check<Value>(hit: Hit<Value>): Promise<void> {
    isUnderWay = true;
    const began = performance.now();
    try {
      if (!(await isDifferent(hit))) return;
      different += 1;
      lastAt = now();
      onDifferent(hit.key);
    } catch {
      // What cannot be made now is told where somebody asks for it.
    } finally {
      isUnderWay = false;
      const ended = performance.now();
      restsUntil = ended + rest * (ended - began);
    }
  }

  return {
    isDue(): boolean {
      hits += 1;
      if (oneIn === 0 || hits % oneIn !== 0) return false;
      return !isUnderWay && !isSpotCheck() && performance.now() >= restsUntil;
    },
    begin<Value>(hit: Hit<Value>): void {
      void checks.run(true, () => check(hit));
    },
    state: (): SpotChecks => ({ checked, different, lastAt }),
  };
}
