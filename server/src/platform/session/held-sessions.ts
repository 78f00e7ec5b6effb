import { LRUCache } from 'lru-cache';
import type { SessionUser } from './session-user.ts';

const maxHeld = 10_000;
/** So long a notice may be missing before what it would have told is found out by asking. */
const heldMs = 5_000;

interface Held {
  readonly user: SessionUser;
  /** How many changes had been announced when it was asked for. */
  readonly changes: number;
  readonly from: number;
  readonly until: number;
}

/** Whose the sessions of readers are, for some seconds and until the database tells of any change of sessions; by the digest of the token. */
export class HeldSessions {
  readonly #changes: () => number;
  readonly #held = new LRUCache<string, Held>({ max: maxHeld });

  /** `changes` counts what was told of sessions, by this process or another. */
  constructor(changes: () => number) {
    this.#changes = changes;
  }

  find(key: string, now: Date): SessionUser | undefined {
    const held = this.#held.get(key);
    if (held === undefined) return undefined;
    const holds = held.changes === this.#changes() && held.from <= now.getTime() && now.getTime() < held.until;
    return holds ? held.user : undefined;
  }

  /** Called before the database is asked; gives what keeps its answer, unless a change was told meanwhile. */
  startLook(now: Date): (key: string, user: SessionUser, expiresAt: Date) => void {
    const changes = this.#changes();
    const from = now.getTime();
    return (key, user, expiresAt) => {
      // What staff may do is looked up for every call.
      if (user.staffRole !== null) return;
      this.#held.set(key, { user, changes, from, until: Math.min(from + heldMs, expiresAt.getTime()) });
    };
  }
}
