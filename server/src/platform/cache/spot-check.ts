import { AsyncLocalStorage } from 'node:async_hooks';
import { isDeepStrictEqual } from 'node:util';

/** What has been made anew and compared with what was kept, since this process began. */
export interface SpotChecks {
  readonly checked: number;
  readonly different: number;
  /** When the last difference was found. */
  readonly lastAt: Date | null;
}

/** Something that is kept and was just given to somebody. */
export interface Hit<Value> {
  readonly key: string;
  readonly value: Value;
  readonly make: () => Promise<Value>;
  readonly isSame?: ((kept: Value, made: Value) => boolean) | undefined;
  /** Whether it is what would be given now, too. */
  readonly holds: () => boolean;
}

export interface SpotCheckOptions {
  /** One hit in so many is checked; 0: none. */
  readonly oneIn: number;
  /** So many times as long as a check took there is no other: beneath many hits they take no more than that part of the time. */
  readonly rest: number;
  readonly now: () => Date;
  /** Takes over what has changed and no notice has told of yet. */
  readonly catchUp: () => Promise<unknown>;
  readonly onDifferent: (key: string) => void;
}

const checks = new AsyncLocalStorage<true>();

/** Whether something is made only to be compared: nobody has asked for it, so it counts for nothing. */
export function isSpotCheck(): boolean {
  return checks.getStore() === true;
}

/** Makes now and then anew what is kept, and looks whether it is the same. */
export function createSpotChecks({ oneIn, rest, now, catchUp, onDifferent }: SpotCheckOptions) {
  let [hits, checked, different] = [0, 0, 0];
  let lastAt: Date | null = null;
  let isUnderWay = false;
  let restsUntil = 0;

  /** Whether something is different that should not be: not because of a change that this process is about to hear of. */
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
    /** Counts a hit; whether it is one to be checked. */
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
