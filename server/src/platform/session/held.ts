import { LRUCache } from 'lru-cache';

const maxHeld = 10_000;
/** So long a notice may be missing before what it would have told is found out by asking. */
const heldMs = 5_000;

interface Kept<Value> {
  readonly value: Value;
  /** How many changes had been announced when it was asked for. */
  readonly changes: number;
  readonly from: number;
  readonly until: number;
}

/** Whose sessions or keys are, for some seconds and until the database tells of any change of them; by the digest of the token or key. */
export class Held<Value extends object> {
  /** Counts what was told of sessions, keys and their accounts, by this process or another. */
  readonly changes: () => number;
  readonly #kept = new LRUCache<string, Kept<Value>>({ max: maxHeld });

  constructor(changes: () => number) {
    this.changes = changes;
  }

  find(key: string, now: Date): Value | undefined {
    const kept = this.#kept.get(key);
    if (kept === undefined) return undefined;
    const holds = kept.changes === this.changes() && kept.from <= now.getTime() && now.getTime() < kept.until;
    return holds ? kept.value : undefined;
  }

  /** Called before the database is asked; gives what keeps its answer until it ends, unless a change was told meanwhile. */
  startLook(now: Date): (key: string, value: Value, endsAt: Date | null) => void {
    const changes = this.changes();
    const from = now.getTime();
    return (key, value, endsAt) => {
      const until = Math.min(from + heldMs, endsAt?.getTime() ?? Infinity);
      this.#kept.set(key, { value, changes, from, until });
    };
  }
}
