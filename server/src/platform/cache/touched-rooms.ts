import { AsyncLocalStorage } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import { countedTables, type Room, tableRooms } from '../db/table-rooms.ts';

/** What work was made of, as far as it has come. */
export interface Touched {
  readonly rooms: Set<Room>;
  /** Tables of no room: what was made of them is of one person, and nobody else's. */
  readonly personal: Set<string>;
  /** Tables of counts, which change what is made of them before it is made anew. */
  readonly counted: Set<string>;
  /** What else it was made of that is kept, and the records that were asked for. */
  readonly names: Set<string>;
  /** Whether it is only looked at, and kept by nobody here. */
  readonly isLookedAt: boolean;
}

/** What a statement names. */
type Named = Pick<Touched, 'rooms' | 'personal' | 'counted'>;

const current = new AsyncLocalStorage<Touched>();

/** The same statements come over and over; those with lists of values differ. */
const known = new LRUCache<string, Named>({ max: 5_000 });
const roomsByTable: ReadonlyMap<string, Room | null> = new Map(Object.entries(tableRooms));
/** What stands where a table is named. */
const namedTable = /\b(?:from|join|into|update|using)\s+(?:only\s+|lateral\s+)*"?(?<name>[a-z_]+)/gi;

/** A column that is called like a table of a room makes an answer depend on a room too much; a person's tables are found where they are asked. */
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

/** Notes the tables of a statement that was answered, for the work under way. */
export function noteStatement(statement: string): void {
  if (current.getStore() !== undefined) noteTouched(readStatement(statement));
}

/** Notes what was read otherwise than by a statement. */
export function noteTouched({
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

/** Whether this is part of some work that is watched because it may be kept. */
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

/** Notes what is read by all that `begin` sets going, also after it has returned. */
export function watchTouched(begin: () => void): Touched {
  const touched = nothing();
  current.run(touched, begin);
  return touched;
}

/**
 * Runs work and tells of which rooms and personal tables it read. `isLookedAt`: its result is not kept here, so what stands in for
 * something may be part of it.
 */
export async function collectRooms<Result>(
  work: () => Promise<Result>,
  { isLookedAt = false } = {},
): Promise<{ readonly result: Result } & Readonly<Touched>> {
  const touched = nothing(isLookedAt);
  const result = await current.run(touched, work);
  return { result, ...touched };
}

/** Runs a count over the rows of persons whose result tells of none of them: what is made of it may be shared. */
export async function countPersons<Result>(work: () => Promise<Result>): Promise<Result> {
  const { result, rooms, counted, names } = await collectRooms(work);
  noteTouched({ rooms, counted, names });
  return result;
}
