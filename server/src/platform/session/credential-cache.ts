import { LRUCache } from 'lru-cache';

const maxHeld = 10_000;
/** How long a missing notice may go unnoticed. */
const heldMs = 5_000;

interface Kept<Value> {
  readonly value: Value;
  readonly changes: number;
  readonly from: number;
  readonly until: number;
}

/** Cache of session or key holders, by token or key hash, for seconds and until any change is announced. */
export class Held<Value extends object> {
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

  startLook(now: Date): (key: string, value: Value, endsAt: Date | null) => void {
    const changes = this.changes();
    const from = now.getTime();
    return (key, value, endsAt) => {
      const until = Math.min(from + heldMs, endsAt?.getTime() ?? Infinity);
      this.#kept.set(key, { value, changes, from, until });
    };
  }
}
