import { LRUCache } from 'lru-cache';
import type { RoomVersions } from '../db/room-versions.ts';
import type { Room } from '../db/table-rooms.ts';

/** What was made, and when its making began: it may be as old as that. */
export interface Held<Value> {
  readonly value: Value;
  readonly madeAt: Date;
}

export interface Entry extends Held<unknown> {
  /** Of all makings and refusals, the how manieth it began as. */
  readonly turn: number;
  /** As they were when the making began: what was read while a room changed counts as from before. */
  readonly versions: RoomVersions;
  readonly rooms: readonly Room[];
  /** Tables of no room that it was made of: then it is nobody else's, and so is what is made of it. */
  readonly personal: readonly string[];
  /** Tables of counts that it was made of. */
  readonly counted: readonly string[];
  /** What else it was made of that is kept, and the records that were asked for. */
  readonly names: readonly string[];
}

const mebibyte = 1024 * 1024;
/** Of one entry: larger ones would push out everything else. */
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

/**
 * What was last made for each key, whether it holds or not; what nobody has asked for longest goes first. What was asked
 * for once only has a part of its own: questions without end, such as words that people type, push out nothing else.
 */
export class KeptEntries {
  readonly #versions: () => RoomVersions;
  readonly #askedOnce = holdUpTo(32 * mebibyte);
  readonly #askedAgain = holdUpTo(96 * mebibyte);

  constructor(versions: () => RoomVersions) {
    this.#versions = versions;
  }

  /** Whether all rooms that it was made of are as they were. */
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

  /** Whether it is what is kept for this key and holds; does not count as asking for it. */
  isCurrent(key: string, entry: Entry): boolean {
    const kept = this.#askedOnce.peek(key) ?? this.#askedAgain.peek(key);
    return kept?.entry === entry && this.holds(entry);
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
