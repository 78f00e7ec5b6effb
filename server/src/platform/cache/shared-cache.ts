import { hourMs } from '@btc/contract/time.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import type { Clock } from '../clock/clock.ts';
import type { RoomVersions } from '../db/room-versions.ts';
import type { Room } from '../db/table-rooms.ts';
import { type Entry, type Held, KeptEntries } from './kept-entries.ts';
import { createSpotChecks, type SpotChecks } from './spot-check.ts';
import { collectRooms, isWatched, noteTouched } from './touched-rooms.ts';
import { Turns } from './turns.ts';

/** What stands in for what cannot be made now. */
export interface StandIn<Value> extends Held<Value> {
  /** Since it was made. */
  readonly ageMs: number;
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
  /** So many times as long as such a check took there is no other. */
  readonly checksRest?: number;
  /** Takes over versions that are committed and that no notice has told of yet. */
  readonly catchUp?: () => Promise<unknown>;
  /** Told what was not the same when it was made anew. */
  readonly onDifferent?: (key: string) => void;
}

/** A check costs as much as a making, and finds within a day on a quiet portal what is wrong. On a busy one they take a fiftieth of the time. */
const usualCheckedOneIn = 500;
const usualChecksRest = 50;

const usualBytes = 4 * 1024;
/** So long after it was made something may stand in for what cannot be made. */
const maxStandInMs = hourMs;

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

type Work<Value> = () => Promise<Value>;
type MakerOptions = Pick<SharedCacheOptions, 'versions' | 'clock' | 'onPersonal'>;

/** Makes what is asked for, and keeps it where it may be kept. */
function createMaker({ versions, clock, onPersonal }: MakerOptions, kept: KeptEntries, turns: Turns) {
  const underWay = new Map<string, { readonly versions: RoomVersions; readonly made: Promise<Entry> }>();

  function keep<Value>(key: string, value: Value, entry: Entry, { isCacheable, weigh }: MakeOptions<Value>): void {
    if (isCacheable?.(value) === false) return;
    if (typeof value === 'object' && value !== null) roomsOf.set(value, entry.rooms);
    // What took long must not replace what was made after it from newer tables.
    const isOvertaken = !kept.holds(entry) && kept.findFresh(key) !== undefined;
    if (!isOvertaken) kept.set(key, entry, weigh?.(value) ?? usualBytes);
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

  /** What is being made for the same question of the same versions, or a making of one's own. */
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

/** Makes now and then anew what was just given away, and lets go of what was not the same. */
function createEntryChecks(options: CheckOptions, kept: KeptEntries) {
  const { clock, catchUp = () => Promise.resolve(), onDifferent } = options;
  const checks = createSpotChecks({
    oneIn: options.checkedOneIn ?? usualCheckedOneIn,
    rest: options.checksRest ?? usualChecksRest,
    now: () => clock.now(),
    catchUp,
    onDifferent: (key) => {
      kept.delete(key);
      onDifferent?.(key);
    },
  });
  return {
    state: checks.state,
    /** Not of what counts change, nor of what was replaced meanwhile. */
    noteHit<Value>(key: string, entry: Entry, work: Work<Value>, isSame?: MakeOptions<Value>['isSame']): void {
      if (entry.counted.length > 0 || !checks.isDue()) return;
      checks.begin<Value>({
        key,
        value: entry.value as Value, // a key names one kind of thing
        make: async () => (await collectRooms(work)).result,
        isSame,
        holds: () => kept.isCurrent(key, entry),
      });
    },
  };
}

/** One cache a process. */
export function createSharedCache(options: SharedCacheOptions): SharedCache {
  const { versions, clock } = options;
  const kept = new KeptEntries(versions);
  const turns = new Turns();
  const make = createMaker(options, kept, turns);
  const checks = createEntryChecks(options, kept);
  return {
    keeps: true,
    get: async <Value>(key: string, work: Work<Value>, options: MakeOptions<Value> = {}) => {
      const found = kept.findFresh(key);
      if (found !== undefined) checks.noteHit(key, found, work, options.isSame);
      const entry = found ?? (await make(key, work, options));
      noteTouched({ ...entry, names: [key, ...entry.names] });
      return entry.value as Value; // a key names one kind of thing
    },
    peek: <Value>(key: string) => kept.findFresh(key) as Held<Value> | undefined, // as above
    noteHit: (key, work, { isSame } = {}) => {
      const found = kept.findFresh(key);
      if (found !== undefined) checks.noteHit(key, found, work, isSame);
    },
    spotChecks: checks.state,
    findStandIn: <Value>(key: string): StandIn<Value> | undefined => {
      const entry = kept.find(key);
      if (entry === undefined) return undefined;
      const ageMs = clock.now().getTime() - entry.madeAt.getTime();
      const isRefused = turns.isRefusedSince(entry.turn, [key, ...entry.names]);
      if (isRefused || ageMs < 0 || ageMs > maxStandInMs) return undefined;
      return { value: entry.value as Value, madeAt: entry.madeAt, ageMs }; // as above
    },
    refuse: (names) => turns.refuse(names),
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
