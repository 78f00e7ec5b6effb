import { LRUCache } from 'lru-cache';

const maxEntries = 10_000;
/** How long a missing notice may go unnoticed. */
const maxAgeMs = 5_000;

interface Entry<Value> {
  readonly value: Value;
  readonly changes: number;
  readonly from: number;
  readonly until: number;
}

/** Cache of session or key holders, by token or key hash, for seconds and until any change is announced. */
export class CredentialCache<Value extends object> {
  readonly changes: () => number;
  readonly #entries = new LRUCache<string, Entry<Value>>({ max: maxEntries });

  constructor(changes: () => number) {
    this.changes = changes;
  }

  find(key: string, now: Date): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    const isCurrent = entry.changes === this.changes() && entry.from <= now.getTime() && now.getTime() < entry.until;
    return isCurrent ? entry.value : undefined;
  }

  startLookup(now: Date): (key: string, value: Value, endsAt: Date | null) => void {
    const changes = this.changes();
    const from = now.getTime();
    return (key, value, endsAt) => {
      const until = Math.min(from + maxAgeMs, endsAt?.getTime() ?? Infinity);
      this.#entries.set(key, { value, changes, from, until });
    };
  }
}
