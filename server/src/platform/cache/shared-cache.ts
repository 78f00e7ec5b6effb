import { hourMs } from '@btc/contract/time.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import type { Clock } from '../clock/clock.ts';
import type { RoomVersions } from '../db/versions/room-versions.ts';
import type { Room } from '../db/versions/table-rooms.ts';
import { type Entry, type CachedValue, CacheEntries } from './cache-entries.ts';
import { createSpotChecks, type SpotChecks } from './spot-check.ts';
import { collectRooms, isWatched, recordDependencies } from './touched-rooms.ts';
import { Turns } from './turns.ts';

/** A stale value served because no current one can be computed. */
export interface StaleValue<Value> extends CachedValue<Value> {
  readonly ageMs: number;
}

export interface MakeOptions<Value> {
  /** Size in bytes; left out: 4 KiB. */
  readonly weigh?: (value: Value) => number;
  readonly isCacheable?: (value: Value) => boolean;
  /** Compares two computations of the same value; left out: deep equality. */
  readonly isSame?: (cached: Value, made: Value) => boolean;
  /** Called before this caller's own computation, not for hits or shared work; may throw, returns the release. */
  readonly enter?: (() => () => void) | undefined;
}

/** Cache of what all who may see it share. An entry is valid while the rooms it was built from keep their versions. */
export interface SharedCache {
  readonly keeps: boolean;
  /** The valid value, or the result of `make`; concurrent callers share one computation. Failures are not cached. */
  get<Value>(key: string, make: () => Promise<Value>, options?: MakeOptions<Value>): Promise<Value>;
  peek<Value>(key: string): CachedValue<Value> | undefined;
  /** To be called after serving a value found by `peek`: some hits are recomputed and compared. */
  noteHit<Value>(key: string, make: () => Promise<Value>, options?: Pick<MakeOptions<Value>, 'isSame'>): void;
  readonly spotChecks: () => SpotChecks;
  /** Latest value, valid or stale: at most an hour old, and nothing it was built from refused since. */
  findStaleValue<Value>(key: string): StaleValue<Value> | undefined;
  /** Marks keys and records as no longer shown to anybody: older values built from them never stand in. */
  refuse(names: readonly string[]): void;
}

export interface SharedCacheOptions {
  readonly versions: () => RoomVersions;
  readonly clock: Clock;
  /** Called where a shared value was built from personal tables; it is not cached. */
  readonly onPersonal: (key: string, tables: readonly string[]) => void;
  /** One hit in this many is recomputed and compared; 0: none. */
  readonly checkedOneIn?: number;
  /** Pause after a check, as a multiple of its duration. */
  readonly checksRest?: number;
  readonly catchUp?: () => Promise<unknown>;
  readonly onDifferent?: (key: string) => void;
}

/** A check costs as much as a computation; on a busy portal checks take about a fiftieth of the time. */
const usualCheckedOneIn = 500;
const usualChecksRest = 50;

const usualBytes = 4 * 1024;
const maxStandInMs = hourMs;

/** Statuses after which no older value may be shown. */
const refusals: ReadonlySet<number> = new Set([403, 404, 410]);

export function isRefusal(status: number): boolean {
  return refusals.has(status);
}

/** The operation or page path of a key, without its parameters. */
export function nameOfKey(key: string): string {
  return /^(?:page [^?]*|\S+)/.exec(key)?.[0].slice(0, 200) ?? '';
}

const roomsOf = new WeakMap<object, readonly Room[]>();

/** Rooms a cached value was built from; undefined where no cache made it or it may not be cached. */
export function findRooms(value: object): readonly Room[] | undefined {
  return roomsOf.get(value);
}

type Work<Value> = () => Promise<Value>;
type MakerOptions = Pick<SharedCacheOptions, 'versions' | 'clock' | 'onPersonal'>;

function createMaker({ versions, clock, onPersonal }: MakerOptions, entries: CacheEntries, turns: Turns) {
  const underWay = new Map<string, { readonly versions: RoomVersions; readonly made: Promise<Entry> }>();

  function keep<Value>(key: string, value: Value, entry: Entry, { isCacheable, weigh }: MakeOptions<Value>): void {
    if (isCacheable?.(value) === false) return;
    if (typeof value === 'object' && value !== null) roomsOf.set(value, entry.rooms);
    // What took long must not replace what was made after it from newer tables.
    const isOvertaken = !entries.holds(entry) && entries.findFresh(key) !== undefined;
    if (!isOvertaken) entries.set(key, entry, weigh?.(value) ?? usualBytes);
  }

  async function make<Value>(key: string, work: Work<Value>, options: MakeOptions<Value>): Promise<Entry> {
    const began = { turn: turns.next(), versions: versions(), madeAt: clock.now() };
    const { result: value, ...touched } = await collectRooms(work).catch((error: unknown) => {
      if (isApiError(error) && isRefusal(error.status)) turns.refuse([key]);
      throw error;
    });
    const entry = {
      ...began,
      value,
      rooms: [...touched.rooms],
      personal: [...touched.personal],
      counted: [...touched.counted],
      names: [...touched.names],
    };
    if (entry.personal.length > 0) onPersonal(key, entry.personal);
    else keep(key, value, entry, options);
    return entry;
  }

  return <Value>(key: string, work: Work<Value>, options: MakeOptions<Value>): Promise<Entry> => {
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
  };
}

type CheckOptions = Pick<SharedCacheOptions, 'clock' | 'checkedOneIn' | 'checksRest' | 'catchUp' | 'onDifferent'>;

function createEntryChecks(options: CheckOptions, entries: CacheEntries) {
  const { clock, catchUp = () => Promise.resolve(), onDifferent } = options;
  const checks = createSpotChecks({
    oneIn: options.checkedOneIn ?? usualCheckedOneIn,
    rest: options.checksRest ?? usualChecksRest,
    now: () => clock.now(),
    catchUp,
    onDifferent: (key) => {
      entries.delete(key);
      onDifferent?.(key);
    },
  });
  return {
    state: checks.state,
    /** Skips values that counters change, and entries replaced meanwhile. */
    noteHit<Value>(key: string, entry: Entry, work: Work<Value>, isSame?: MakeOptions<Value>['isSame']): void {
      if (entry.counted.length > 0 || !checks.isDue()) return;
      checks.begin<Value>({
        key,
        value: entry.value as Value, // a key names one kind of thing
        make: async () => (await collectRooms(work)).result,
        isSame,
        holds: () => entries.isCurrent(key, entry),
      });
    },
  };
}

export function createSharedCache(options: SharedCacheOptions): SharedCache {
  const { versions, clock } = options;
  const entries = new CacheEntries(versions);
  const turns = new Turns();
  const make = createMaker(options, entries, turns);
  const checks = createEntryChecks(options, entries);
  return {
    keeps: true,
    get: async <Value>(key: string, work: Work<Value>, options: MakeOptions<Value> = {}) => {
      const found = entries.findFresh(key);
      if (found !== undefined) checks.noteHit(key, found, work, options.isSame);
      const entry = found ?? (await make(key, work, options));
      recordDependencies({ ...entry, names: [key, ...entry.names] });
      return entry.value as Value; // a key names one kind of thing
    },
    peek: <Value>(key: string) => entries.findFresh(key) as CachedValue<Value> | undefined, // as above
    noteHit: (key, work, { isSame } = {}) => {
      const found = entries.findFresh(key);
      if (found !== undefined) checks.noteHit(key, found, work, isSame);
    },
    spotChecks: checks.state,
    findStaleValue: <Value>(key: string): StaleValue<Value> | undefined => {
      const entry = entries.find(key);
      if (entry === undefined) return undefined;
      const ageMs = clock.now().getTime() - entry.madeAt.getTime();
      const isRefused = turns.isRefusedSince(entry.turn, [key, ...entry.names]);
      if (isRefused || ageMs < 0 || ageMs > maxStandInMs) return undefined;
      return { value: entry.value as Value, madeAt: entry.madeAt, ageMs }; // as above
    },
    refuse: (names) => turns.refuse(names),
  };
}

/** Serves stale values during an outage and reports their age; nothing cached is built from a stale value. */
export function serveStaleOnOutage(
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
        const former = isWatched() || !isOutage(error) ? undefined : cache.findStaleValue<Value>(key);
        if (former === undefined) throw error;
        onStandIn(former.ageMs);
        return former.value;
      }
    },
  };
}

export const noCache: SharedCache = {
  keeps: false,
  get: (_key, make) => make(),
  peek: () => undefined,
  noteHit: () => undefined,
  spotChecks: () => ({ checked: 0, different: 0, lastAt: null }),
  findStaleValue: () => undefined,
  refuse: () => undefined,
};
