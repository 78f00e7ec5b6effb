import { AsyncLocalStorage } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import { countedTables, type Room, tableRooms } from '../db/versions/table-rooms.ts';

export interface Touched {
  readonly rooms: Set<Room>;
  /** Tables outside any room: the result is one person's and must not be shared. */
  readonly personal: Set<string>;
  /** Counter tables, which change results without raising a version. */
  readonly counted: Set<string>;
  /** Keys of the cached entries used, and of the records requested. */
  readonly names: Set<string>;
  readonly isLookedAt: boolean;
}

type Named = Pick<Touched, 'rooms' | 'personal' | 'counted'>;

const current = new AsyncLocalStorage<Touched>();

const known = new LRUCache<string, Named>({ max: 5_000 });
const roomsByTable: ReadonlyMap<string, Room | null> = new Map(Object.entries(tableRooms));
const namedTable = /\b(?:from|join|into|update|using)\s+(?:only\s+|lateral\s+)*"?(?<name>[a-z_]+)/gi;

/** A column named like a room's table adds that room needlessly; personal tables count only where named as tables. */
function readStatement(statement: string): Named {
  const found = known.get(statement);
  if (found !== undefined) return found;
  const rooms = new Set((statement.match(/[a-z][a-z_]+/g) ?? []).flatMap((name) => roomsByTable.get(name) ?? []));
  const named = [...statement.matchAll(namedTable)].flatMap(({ groups }) => groups?.['name'] ?? []);
  const touched = {
    rooms,
    personal: new Set(named.filter((name) => roomsByTable.get(name) === null)),
    counted: new Set(named.filter((name) => countedTables.has(name))),
  };
  known.set(statement, touched);
  return touched;
}

export function noteStatement(statement: string): void {
  if (current.getStore() !== undefined) recordDependencies(readStatement(statement));
}

export function recordDependencies({
  rooms = [],
  personal = [],
  counted = [],
  names = [],
}: {
  readonly rooms?: Iterable<Room>;
  readonly personal?: Iterable<string>;
  readonly counted?: Iterable<string>;
  readonly names?: Iterable<string>;
}): void {
  const touched = current.getStore();
  if (touched === undefined) return;
  for (const room of rooms) touched.rooms.add(room);
  for (const table of personal) touched.personal.add(table);
  for (const table of counted) touched.counted.add(table);
  for (const name of names) touched.names.add(name);
}

/** Whether the current work is tracked because its result may be cached. */
export function isWatched(): boolean {
  return current.getStore()?.isLookedAt === false;
}

const nothing = (isLookedAt = false): Touched => ({
  rooms: new Set(),
  personal: new Set(),
  counted: new Set(),
  names: new Set(),
  isLookedAt,
});

/** Tracks what everything started by `begin` reads, also after it returns. */
export function trackDependencies(begin: () => void): Touched {
  const touched = nothing();
  current.run(touched, begin);
  return touched;
}

/** Runs work and returns what it read. `isLookedAt`: the result is not cached here, so it may contain stale values. */
export async function collectRooms<Result>(
  work: () => Promise<Result>,
  { isLookedAt = false } = {},
): Promise<{ readonly result: Result } & Readonly<Touched>> {
  const touched = nothing(isLookedAt);
  const result = await current.run(touched, work);
  return { result, ...touched };
}

/** Runs an aggregate over personal rows that reveals no single person, so its result may be shared. */
export async function countPersons<Result>(work: () => Promise<Result>): Promise<Result> {
  const { result, rooms, counted, names } = await collectRooms(work);
  recordDependencies({ rooms, counted, names });
  return result;
}
