import { LRUCache } from 'lru-cache';
import type { RoomVersions } from '../db/versions/room-versions.ts';
import type { Room } from '../db/versions/table-rooms.ts';

/** A computed value; `madeAt` is when its computation began, so it may be that old. */
export interface CachedValue<Value> {
  readonly value: Value;
  readonly madeAt: Date;
}

export interface Entry extends CachedValue<unknown> {
  /** Position in the common sequence of computations and refusals, taken when the computation began. */
  readonly turn: number;
  /** Room versions when the computation began: a change meanwhile makes the entry stale. */
  readonly versions: RoomVersions;
  readonly rooms: readonly Room[];
  /** Tables outside any room that it read: the entry is then one person's, and so is whatever is built on it. */
  readonly personal: readonly string[];
  readonly counted: readonly string[];
  /** Keys of the cached entries it was built from, and of the records requested. */
  readonly names: readonly string[];
}

const mebibyte = 1024 * 1024;
/** Per entry: larger ones would push out everything else. */
const maxEntryBytes = 4 * mebibyte;

interface Weighed {
  readonly entry: Entry;
  readonly bytes: number;
}

function holdUpTo(maxSize: number): LRUCache<string, Weighed> {
  return new LRUCache<string, Weighed>({
    maxSize,
    maxEntrySize: maxEntryBytes,
    sizeCalculation: ({ bytes }, key) => bytes + key.length * 2 + 256,
  });
}

/** Latest value per key, valid or stale, LRU. Keys asked for once have their own part, so typed searches evict nothing else. */
export class CacheEntries {
  readonly #versions: () => RoomVersions;
  readonly #askedOnce = holdUpTo(32 * mebibyte);
  readonly #askedAgain = holdUpTo(96 * mebibyte);

  constructor(versions: () => RoomVersions) {
    this.#versions = versions;
  }

  /** Whether all rooms it was built from still have the same versions. */
  holds(entry: Entry): boolean {
    const now = this.#versions();
    return entry.versions === now || entry.rooms.every((room) => entry.versions[room] === now[room]);
  }

  find(key: string): Entry | undefined {
    const once = this.#askedOnce.peek(key);
    if (once !== undefined) {
      this.#askedOnce.delete(key);
      this.#askedAgain.set(key, once);
    }
    return this.#askedAgain.get(key)?.entry;
  }

  findFresh(key: string): Entry | undefined {
    const entry = this.find(key);
    return entry !== undefined && this.holds(entry) ? entry : undefined;
  }

  /** Whether this very entry is cached under the key and valid; does not count as a read. */
  isCurrent(key: string, entry: Entry): boolean {
    const found = this.#askedOnce.peek(key) ?? this.#askedAgain.peek(key);
    return found?.entry === entry && this.holds(entry);
  }

  set(key: string, entry: Entry, bytes: number): void {
    const part = this.#askedAgain.has(key) ? this.#askedAgain : this.#askedOnce;
    part.set(key, { entry, bytes });
  }

  delete(key: string): void {
    this.#askedOnce.delete(key);
    this.#askedAgain.delete(key);
  }
}
