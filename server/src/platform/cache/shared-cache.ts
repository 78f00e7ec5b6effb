import { hourMs } from '@btc/contract/time.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock/clock.ts';
import type { RoomVersions } from '../db/room-versions.ts';
import type { Room } from '../db/table-rooms.ts';
import { createSpotChecks, type SpotChecks } from './spot-check.ts';
import { collectRooms, isWatched, noteTouched } from './touched-rooms.ts';

/** What was made, and when its making began: it may be as old as that. */
export interface Held<Value> {
  readonly value: Value;
  readonly madeAt: Date;
}

/** What stands in for what cannot be made now. */
export interface StandIn<Value> extends Held<Value> {
  /** Since it was made. */
  readonly ageMs: number;
}

interface Entry extends Held<unknown> {
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

export interface MakeOptions<Value> {
  /** In bytes; left out: as much as a small list. */
  readonly weigh?: (value: Value) => number;
  /** Left out: whatever was made is kept. */
  readonly isCacheable?: (value: Value) => boolean;
  /** Whether two makings of the same gave the same; left out: whether they are equal throughout. */
  readonly isSame?: (kept: Value, made: Value) => boolean;
  /** Asked before something is made for this caller, and not where it is kept or made for another: may refuse, and gives what is called when it was made. */
  readonly enter?: (() => () => void) | undefined;
}

/**
 * What is the same for everybody who may see it: answers, pages, and what these are made of. A key names the question;
 * what was made for it holds as long as the rooms whose tables it was made of have the versions that they had.
 */
export interface SharedCache {
  /** False where all is made anew each time. */
  readonly keeps: boolean;
  /** What holds now, or what `make` gives; of many who ask at once one has it made. A failure is not kept. */
  get<Value>(key: string, make: () => Promise<Value>, options?: MakeOptions<Value>): Promise<Value>;
  /** What holds now, without waiting. */
  peek<Value>(key: string): Held<Value> | undefined;
  /** Told by whoever gave away what `peek` found: now and then it is made anew and compared. */
  noteHit<Value>(key: string, make: () => Promise<Value>, options?: Pick<MakeOptions<Value>, 'isSame'>): void;
  readonly spotChecks: () => SpotChecks;
  /** What was last made, holding or not, in place of what cannot be made now: an hour old at most, and nothing of it refused since. */
  findStandIn<Value>(key: string): StandIn<Value> | undefined;
  /** Notes keys and records that are shown to nobody any more: what was made of them before stands in for nothing. */
  refuse(names: readonly string[]): void;
}

export interface SharedCacheOptions {
  readonly versions: () => RoomVersions;
  readonly clock: Clock;
  /** Told where something shared was made of tables that hold one person's: it is not kept. */
  readonly onPersonal: (key: string, tables: readonly string[]) => void;
  /** One hit in so many is made anew and compared; 0: none. */
  readonly checkedOneIn?: number;
  /** Takes over versions that are committed and that no notice has told of yet. */
  readonly catchUp?: () => Promise<unknown>;
  /** Told what was not the same when it was made anew. */
  readonly onDifferent?: (key: string) => void;
}

/** A check costs as much as a making, and finds within a day on a quiet portal what is wrong. */
const usualCheckedOneIn = 500;

const maxBytes = 128 * 1024 * 1024;
const usualBytes = 4 * 1024;
/** Of one entry: larger ones would push out everything else. */
const maxEntryBytes = 4 * 1024 * 1024;

/** So long after it was made something may stand in for what cannot be made. */
const maxStandInMs = hourMs;
const maxRefusedBytes = 4 * 1024 * 1024;

/** Statuses that say that there is nothing to be shown, whatever there was before. */
const refusals: ReadonlySet<number> = new Set([403, 404, 410]);

export function isRefusal(status: number): boolean {
  return refusals.has(status);
}

/** What a key is of, without what was asked: the operation, or the path of a page. */
export function nameOfKey(key: string): string {
  return /^(?:page [^?]*|\S+)/.exec(key)?.[0].slice(0, 200) ?? '';
}

const roomsOf = new WeakMap<object, readonly Room[]>();

/** The rooms that something of a cache was made of; undefined where it was not made by one, or may not be kept. */
export function findRooms(value: object): readonly Room[] | undefined {
  return roomsOf.get(value);
}

/** One cache a process. */
export function createSharedCache(options: SharedCacheOptions): SharedCache {
  const { versions, clock, onPersonal, onDifferent, catchUp = () => Promise.resolve() } = options;
  const entries = new LRUCache<string, { readonly entry: Entry; readonly bytes: number }>({
    maxSize: maxBytes,
    maxEntrySize: maxEntryBytes,
    sizeCalculation: ({ bytes }, key) => bytes + key.length * 2 + 256,
  });
  const refused = new LRUCache<string, number>({
    maxSize: maxRefusedBytes,
    sizeCalculation: (_turn, name) => name.length * 2 + 128,
  });
  const spotChecks = createSpotChecks({
    oneIn: options.checkedOneIn ?? usualCheckedOneIn,
    now: () => clock.now(),
    catchUp,
    onDifferent: (key) => {
      entries.delete(key);
      onDifferent?.(key);
    },
  });
  let turns = 0;
  const underWay = new Map<string, { readonly versions: RoomVersions; readonly made: Promise<Entry> }>();

  function holds(entry: Entry, now: RoomVersions): boolean {
    return entry.versions === now || entry.rooms.every((room) => entry.versions[room] === now[room]);
  }

  function findFresh(key: string): Entry | undefined {
    const entry = entries.get(key)?.entry;
    return entry !== undefined && holds(entry, versions()) ? entry : undefined;
  }

  function refuse(names: readonly string[]): void {
    turns += 1;
    for (const name of names) refused.set(name, turns);
  }

  async function make<Value>(key: string, work: () => Promise<Value>, options: MakeOptions<Value>): Promise<Entry> {
    turns += 1;
    const began = { versions: versions(), madeAt: clock.now(), turn: turns };
    const { result: value, ...touched } = await collectRooms(work).catch((error: unknown) => {
      if (isApiError(error) && isRefusal(error.status)) refuse([key]);
      throw error;
    });
    const { personal } = touched;
    const entry = {
      ...began,
      value,
      rooms: [...touched.rooms],
      personal: [...personal],
      counted: [...touched.counted],
      names: [...touched.names],
    };
    if (personal.size > 0) onPersonal(key, entry.personal);
    else if (options.isCacheable?.(value) ?? true) {
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

  /** Not of what counts change, nor of what was replaced meanwhile. */
  function check<Value>(key: string, entry: Entry, work: () => Promise<Value>, isSame?: MakeOptions<Value>['isSame']) {
    if (entry.counted.length > 0 || !spotChecks.isDue()) return;
    spotChecks.begin<Value>({
      key,
      value: entry.value as Value, // a key names one kind of thing
      make: async () => (await collectRooms(work)).result,
      isSame,
      holds: () => entries.peek(key)?.entry === entry && holds(entry, versions()),
    });
  }

  return {
    keeps: true,
    get: async <Value>(key: string, work: () => Promise<Value>, options: MakeOptions<Value> = {}) => {
      const found = findFresh(key);
      if (found !== undefined) check(key, found, work, options.isSame);
      const entry = found ?? (await join(key, work, options));
      noteTouched({ ...entry, names: [key, ...entry.names] });
      return entry.value as Value; // a key names one kind of thing
    },
    peek: <Value>(key: string) => findFresh(key) as Held<Value> | undefined, // as above
    noteHit: (key, work, { isSame } = {}) => {
      const found = findFresh(key);
      if (found !== undefined) check(key, found, work, isSame);
    },
    spotChecks: spotChecks.state,
    findStandIn: <Value>(key: string): StandIn<Value> | undefined => {
      const entry = entries.get(key)?.entry;
      if (entry === undefined) return undefined;
      const ageMs = clock.now().getTime() - entry.madeAt.getTime();
      const isRefused = [key, ...entry.names].some((name) => (refused.get(name) ?? 0) > entry.turn);
      if (isRefused || ageMs < 0 || ageMs > maxStandInMs) return undefined;
      return { value: entry.value as Value, madeAt: entry.madeAt, ageMs }; // as above
    },
    refuse,
  };
}

/**
 * The same cache, in which what was last made stands in for what cannot be made now; `onStandIn` is told of each. Nothing is
 * made of what stands in: it would be kept as if it were new.
 */
export function withStandIns(
  cache: SharedCache,
  isOutage: (error: unknown) => boolean,
  onStandIn: (ageMs: number) => void,
): SharedCache {
  return {
    ...cache,
    get: async <Value>(key: string, make: () => Promise<Value>, options?: MakeOptions<Value>) => {
      try {
        return await cache.get(key, make, options);
      } catch (error) {
        const former = isWatched() || !isOutage(error) ? undefined : cache.findStandIn<Value>(key);
        if (former === undefined) throw error;
        onStandIn(former.ageMs);
        return former.value;
      }
    },
  };
}

/** Makes everything anew, each time. */
export const noCache: SharedCache = {
  keeps: false,
  get: (_key, make) => make(),
  peek: () => undefined,
  noteHit: () => undefined,
  spotChecks: () => ({ checked: 0, different: 0, lastAt: null }),
  findStandIn: () => undefined,
  refuse: () => undefined,
};
