import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock/clock.ts';
import type { RoomVersions } from '../db/room-versions.ts';
import type { Room } from '../db/table-rooms.ts';
import { collectRooms, noteTouched } from './touched-rooms.ts';

/** What was made, and when its making began: it may be as old as that. */
export interface Held<Value> {
  readonly value: Value;
  readonly madeAt: Date;
}

interface Entry extends Held<unknown> {
  /** As they were when the making began: what was read while a room changed counts as from before. */
  readonly versions: RoomVersions;
  readonly rooms: readonly Room[];
  /** Tables of no room that it was made of: then it is nobody else's, and so is what is made of it. */
  readonly personal: readonly string[];
}

export interface MakeOptions<Value> {
  /** In bytes; left out: as much as a small list. */
  readonly weigh?: (value: Value) => number;
  /** Left out: whatever was made is kept. */
  readonly isKept?: (value: Value) => boolean;
  /** Asked before something is made for this caller, and not where it is kept or made for another: may refuse, and gives what is called when it was made. */
  readonly enter?: (() => () => void) | undefined;
}

/**
 * What is the same for everybody who may see it: answers, pages, and what these are made of. A key names the question;
 * what was made for it holds as long as the rooms whose tables it was made of have the versions that they had.
 */
export interface SharedCache {
  /** What holds now, or what `make` gives; of many who ask at once one has it made. A failure is not kept. */
  get<Value>(key: string, make: () => Promise<Value>, options?: MakeOptions<Value>): Promise<Value>;
  /** What holds now, without waiting. */
  peek<Value>(key: string): Held<Value> | undefined;
  /** What was last made, whether it still holds or not. */
  findLast<Value>(key: string): Held<Value> | undefined;
  forget(key: string): void;
}

export interface SharedCacheOptions {
  readonly versions: () => RoomVersions;
  readonly clock: Clock;
  /** Told where something shared was made of tables that hold one person's: it is not kept. */
  readonly onPersonal: (key: string, tables: readonly string[]) => void;
}

const maxBytes = 128 * 1024 * 1024;
const usualBytes = 4 * 1024;
/** Of one entry: larger ones would push out everything else. */
const maxEntryBytes = 4 * 1024 * 1024;

const roomsOf = new WeakMap<object, readonly Room[]>();

/** The rooms that something of a cache was made of; undefined where it was not made by one, or may not be kept. */
export function findRooms(value: object): readonly Room[] | undefined {
  return roomsOf.get(value);
}

/** One cache a process. */
export function createSharedCache({ versions, clock, onPersonal }: SharedCacheOptions): SharedCache {
  const entries = new LRUCache<string, { readonly entry: Entry; readonly bytes: number }>({
    maxSize: maxBytes,
    maxEntrySize: maxEntryBytes,
    sizeCalculation: ({ bytes }, key) => bytes + key.length * 2 + 256,
  });
  const underWay = new Map<string, { readonly versions: RoomVersions; readonly made: Promise<Entry> }>();

  function holds(entry: Entry, now: RoomVersions): boolean {
    return entry.versions === now || entry.rooms.every((room) => entry.versions[room] === now[room]);
  }

  function findFresh(key: string): Entry | undefined {
    const entry = entries.get(key)?.entry;
    return entry !== undefined && holds(entry, versions()) ? entry : undefined;
  }

  async function make<Value>(key: string, work: () => Promise<Value>, options: MakeOptions<Value>): Promise<Entry> {
    const began = { versions: versions(), madeAt: clock.now() };
    const { result: value, rooms, personal } = await collectRooms(work);
    const entry = { ...began, value, rooms: [...rooms], personal: [...personal] };
    if (personal.size > 0) onPersonal(key, entry.personal);
    else if (options.isKept?.(value) ?? true) {
      // What took long must not replace what was made after it from newer tables.
      const isOvertaken = !holds(entry, versions()) && findFresh(key) !== undefined;
      if (typeof value === 'object' && value !== null) roomsOf.set(value, entry.rooms);
      if (!isOvertaken) entries.set(key, { entry, bytes: options.weigh?.(value) ?? usualBytes });
    }
    return entry;
  }

  /** What is being made for the same question of the same versions, or a making of one's own. */
  function join<Value>(key: string, work: () => Promise<Value>, options: MakeOptions<Value>): Promise<Entry> {
    const now = versions();
    const running = underWay.get(key);
    if (running?.versions === now) return running.made;
    const leave = options.enter?.();
    const made = make(key, work, options).finally(() => {
      leave?.();
      if (underWay.get(key)?.made === made) underWay.delete(key);
    });
    underWay.set(key, { versions: now, made });
    return made;
  }

  return {
    get: async <Value>(key: string, work: () => Promise<Value>, options: MakeOptions<Value> = {}) => {
      const entry = findFresh(key) ?? (await join(key, work, options));
      noteTouched(entry);
      return entry.value as Value; // a key names one kind of thing
    },
    peek: <Value>(key: string) => findFresh(key) as Held<Value> | undefined, // as above
    findLast: <Value>(key: string) => entries.get(key)?.entry as Held<Value> | undefined, // as above
    forget: (key) => void entries.delete(key),
  };
}

/** Makes everything anew, each time. */
export const noCache: SharedCache = {
  get: (_key, make) => make(),
  peek: () => undefined,
  findLast: () => undefined,
  forget: () => undefined,
};
