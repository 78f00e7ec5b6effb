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

const maxBytes = 128 * 1024 * 1024;
/** Of one entry: larger ones would push out everything else. */
const maxEntryBytes = 4 * 1024 * 1024;

/** What was last made for each key, whether it holds or not; what nobody has asked for longest goes first. */
export class KeptEntries {
  readonly #versions: () => RoomVersions;
  readonly #entries = new LRUCache<string, { readonly entry: Entry; readonly bytes: number }>({
    maxSize: maxBytes,
    maxEntrySize: maxEntryBytes,
    sizeCalculation: ({ bytes }, key) => bytes + key.length * 2 + 256,
  });

  constructor(versions: () => RoomVersions) {
    this.#versions = versions;
  }

  /** Whether all rooms that it was made of are as they were. */
  holds(entry: Entry): boolean {
    const now = this.#versions();
    return entry.versions === now || entry.rooms.every((room) => entry.versions[room] === now[room]);
  }

  find(key: string): Entry | undefined {
    return this.#entries.get(key)?.entry;
  }

  findFresh(key: string): Entry | undefined {
    const entry = this.find(key);
    return entry !== undefined && this.holds(entry) ? entry : undefined;
  }

  /** Whether it is what is kept for this key and holds; does not count as asking for it. */
  isCurrent(key: string, entry: Entry): boolean {
    return this.#entries.peek(key)?.entry === entry && this.holds(entry);
  }

  set(key: string, entry: Entry, bytes: number): void {
    this.#entries.set(key, { entry, bytes });
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }
}
