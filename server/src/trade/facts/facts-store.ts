import { createHash } from 'node:crypto';
import { minuteMs } from '@btc/contract/time.ts';
import { recordDependencies } from '#platform/cache/touched-rooms.ts';
import type { Db } from '#platform/db/db.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { toCatalogue } from './catalogue.ts';
import { Cubes } from './cube.ts';
import { groupsWithoutDemo, listClosedMeats } from './demo-closure.ts';
import { type DuckSettings, isCorruptionError } from './duckdb.ts';
import { FactsFolder, type OpenFactsFile } from './facts-folder.ts';
import { type FactsSnapshot, listPublished } from './facts-snapshot.ts';
import { openDictionary } from '#dictionary/face.ts';
import { nativeFileForm } from './native-file.ts';
import { listNobodies } from './nobody.queries.ts';
import { readTaughtAreas } from './other-areas.ts';
import { listVintages } from './vintage.queries.ts';
import { DamagedVintages, findDamagedVintages } from './vintage-files.ts';
import type { Vintage } from './vintage.ts';

export interface FactsStoreOptions {
  readonly db: Db;
  readonly files: FileStore;
  /** Folder for DuckDB files; everything in it can be rebuilt. */
  readonly cacheFolder: string;
  readonly duck?: DuckSettings;
  /** Called for a damaged copy, which is then rebuilt. */
  readonly onDamagedCopy?: (error: unknown) => void;
  /** Called once for each damaged fact file. */
  readonly onDamagedVintage?: (vintage: Vintage, error: Error) => void;
}

interface OpenSnapshot {
  readonly snapshot: FactsSnapshot;
  readonly file: OpenFactsFile;
}

/** An open or opening snapshot. Waiters count as users; it is closed once retired and without users. */
interface Holding {
  readonly opening: Promise<OpenSnapshot>;
  users: number;
  retired: boolean;
  /** The engine found the file damaged while reading. */
  corrupt: boolean;
}

const defaultSettings: DuckSettings = { memoryLimit: '512MB', threads: 2 };
/** A copy damaged again within this time is not rebuilt: the disk needs attention. */
const rebuildEveryMs = 10 * minuteMs;
/** Snapshots of past days kept open besides the current one. */
const maxPastSnapshots = 2;

/** Trade facts of this process: current vintages in a DuckDB file, past days on demand. Call `refresh` on catalogue changes. */
export class FactsStore {
  readonly #options: FactsStoreOptions;
  readonly #folder: FactsFolder;
  readonly #past = new Map<string, Holding>();
  readonly #closing = new Set<Promise<void>>();
  #current: Holding | null = null;
  #pastBuilt: Promise<unknown> = Promise.resolve();
  #refreshing: Promise<void> | null = null;
  #again = false;
  #failed = false;
  #swaps = 0;
  #rebuiltAt = Number.NEGATIVE_INFINITY;
  #notified: ReadonlySet<string> = new Set();

  constructor(options: FactsStoreOptions) {
    this.#options = options;
    const { files, cacheFolder: folder, duck: settings = defaultSettings, onDamagedCopy } = options;
    this.#folder = new FactsFolder({ files, folder, settings, onDamagedCopy });
  }

  /** Number of times the facts were replaced; results made before an increase are out of date. */
  get swaps(): number {
    return this.#swaps;
  }

  /** Runs `work` on the current facts, or those published by a day; they do not change while it runs. */
  async use<Result>(asPublishedOn: string | null, work: (snapshot: FactsSnapshot) => Promise<Result>): Promise<Result> {
    recordDependencies({ rooms: ['trade'] });
    const holding = asPublishedOn === null ? await this.#takeCurrent() : await this.#takePast(asPublishedOn);
    try {
      return await work((await holding.opening).snapshot);
    } catch (error) {
      if (!isCorruptionError(error) || !this.#mayRebuild(holding)) throw error;
    } finally {
      holding.users -= 1;
      this.#closeIfDone(holding);
    }
    if (asPublishedOn === null) await this.refresh();
    return this.use(asPublishedOn, work);
  }

  /** Takes over catalogue changes; running queries finish on the old facts. Calls during a run cause one more run. */
  async refresh(): Promise<void> {
    if (this.#refreshing !== null) {
      this.#again = true;
      return this.#refreshing;
    }
    this.#refreshing = this.#refreshUntilQuiet();
    try {
      await this.#refreshing;
      this.#failed = false;
    } catch (error) {
      this.#failed = true;
      throw error;
    } finally {
      this.#refreshing = null;
    }
  }

  async close(): Promise<void> {
    await this.#refreshing?.catch(() => undefined);
    const all = [...(this.#current === null ? [] : [this.#current]), ...this.#past.values()];
    this.#current = null;
    this.#past.clear();
    for (const holding of all) this.#retire(holding);
    await Promise.allSettled([...all.map(({ opening }) => opening), this.#pastBuilt]);
    await Promise.all(this.#closing);
  }

  /** Removes files of dead processes and unused files; call it from time to time. */
  async cleanUp(): Promise<void> {
    const holdings = [...(this.#current === null ? [] : [this.#current]), ...this.#past.values()];
    for (const { opening } of holdings) await opening.then(({ file }) => file.touch()).catch(() => undefined);
    await this.#folder.removeDead();
    await this.#trim();
  }

  #mayRebuild(holding: Holding): boolean {
    if (holding.corrupt) return true;
    const now = performance.now();
    if (now - this.#rebuiltAt < rebuildEveryMs) return false;
    this.#rebuiltAt = now;
    holding.corrupt = true;
    for (const [key, past] of this.#past) if (past === holding) this.#past.delete(key);
    if (this.#current !== holding) this.#retire(holding);
    return true;
  }

  #retire(holding: Holding): void {
    holding.retired = true;
    this.#closeIfDone(holding);
  }

  #closeIfDone(holding: Holding): void {
    if (!holding.retired || holding.users > 0) return;
    const closing = holding.opening
      .then(({ file }) => file.close())
      .catch(() => undefined)
      .finally(() => this.#closing.delete(closing));
    this.#closing.add(closing);
  }

  async #refreshUntilQuiet(): Promise<void> {
    do {
      this.#again = false;
      await this.#swap();
    } while (this.#again);
  }

  async #swap(): Promise<void> {
    const old = this.#current;
    const catalogue = await this.#readCatalogue(null);
    if (old !== null && (await this.#isAsBefore(old, catalogue))) return;
    const next = await this.#open(catalogue);
    try {
      await next.snapshot.cubes.loadAll();
    } catch (error) {
      await next.file.close();
      throw error;
    }
    this.#current = hold(Promise.resolve(next));
    this.#swaps += 1;
    if (old !== null) {
      const { file } = await old.opening;
      this.#retire(old);
      if (file.key !== next.file.key) await this.#folder.forget(file.key);
    }
    await this.#trim();
  }

  /** True where the vintages are the same and no damaged one has been repaired. */
  async #isAsBefore(old: Holding, catalogue: Catalogued): Promise<boolean> {
    if (old.corrupt) return false;
    const { key, damaged } = (await old.opening).snapshot;
    if (damaged.length === 0) return key === toKey(catalogue);
    const found = await findDamagedVintages(this.#options.files, catalogue.vintages);
    return key === toKey({ ...catalogue, damaged: found.map(({ vintage }) => vintage) });
  }

  /** After a failed refresh, retries in the background; queries get the old facts meanwhile. */
  async #takeCurrent(): Promise<Holding> {
    if (this.#current === null) {
      await this.refresh();
      return this.#takeCurrent();
    }
    const current = this.#current;
    const { damaged } = (await current.opening).snapshot;
    if (this.#failed || damaged.length > 0) this.refresh().catch(() => undefined);
    return take(current);
  }

  async #takePast(day: string): Promise<Holding> {
    const catalogue = await this.#readCatalogue(day);
    const key = toKey(catalogue);
    const known = this.#past.get(key);
    if (known !== undefined) return take(known);
    // One after the other: each takes as much memory as the engine may have.
    const holding = hold(this.#pastBuilt.then(() => this.#open(catalogue)));
    // What cannot be removed now is tried again with the next one.
    this.#pastBuilt = holding.opening
      .then(
        () => this.#trim([key]),
        () => this.#past.delete(key),
      )
      .catch(() => undefined);
    this.#past.set(key, holding);
    this.#dropOldestPast();
    return take(holding);
  }

  #dropOldestPast(): void {
    const [oldest] = this.#past;
    if (this.#past.size <= maxPastSnapshots || oldest === undefined) return;
    const [key, holding] = oldest;
    this.#past.delete(key);
    this.#retire(holding);
  }

  async #trim(built: readonly string[] = []): Promise<void> {
    const open = await this.#current?.opening;
    if (open === undefined) return;
    await this.#folder.trim({ current: open.file.key, open: [...built, ...this.#past.keys()] });
  }

  async #readCatalogue(day: string | null): Promise<Catalogued> {
    const { db } = this.#options;
    const [vintages, closedMeats] = [await listVintages(db, day), await listClosedMeats(db)];
    const nobodies = await listNobodies(db);
    const taughtAreas = readTaughtAreas(await openDictionary(db));
    return { vintages, closedMeats, withoutDemo: groupsWithoutDemo(closedMeats, vintages), nobodies, taughtAreas };
  }

  async #open(catalogue: Catalogued): Promise<OpenSnapshot> {
    try {
      return await this.#openIntact(catalogue, []);
    } catch (error) {
      if (!(error instanceof DamagedVintages)) throw error;
      const { found } = error;
      for (const { vintage, reason } of found)
        if (!this.#notified.has(vintage.fileName)) this.#options.onDamagedVintage?.(vintage, reason);
      this.#notified = new Set([...this.#notified, ...found.map(({ vintage }) => vintage.fileName)]);
      return this.#openIntact(
        catalogue,
        found.map(({ vintage }) => vintage),
      );
    }
  }

  async #openIntact(catalogued: Catalogued, damaged: readonly Vintage[]): Promise<OpenSnapshot> {
    const intact = catalogued.vintages.filter((vintage) => !damaged.includes(vintage));
    const { nobodies, taughtAreas } = catalogued;
    const contents = { vintages: intact, nobodies, taughtAreas };
    const file = await this.#folder.open(toKey({ ...catalogued, vintages: intact }), contents);
    const { path, reader } = file;
    const key = toKey({ ...catalogued, damaged });
    try {
      const published = await listPublished(reader);
      const laidOut = toCatalogue({ ...catalogued, published });
      const cubes = new Cubes(reader);
      const snapshot = { key, ...catalogued, damaged, published, catalogue: laidOut, path, read: reader.read, cubes };
      return { snapshot, file };
    } catch (error) {
      await file.close();
      throw error;
    }
  }
}

function hold(opening: Promise<OpenSnapshot>): Holding {
  return { opening, users: 0, retired: false, corrupt: false };
}

function take(holding: Holding): Holding {
  holding.users += 1;
  return holding;
}

type Catalogued = Pick<FactsSnapshot, 'vintages' | 'closedMeats' | 'withoutDemo' | 'nobodies' | 'taughtAreas'>;
type Keyed = Pick<Catalogued, 'vintages' | 'withoutDemo' | 'nobodies' | 'taughtAreas'> &
  Partial<Pick<FactsSnapshot, 'damaged'>>;

function toKey({ vintages, withoutDemo, nobodies, taughtAreas, damaged = [] }: Keyed): string {
  const parts = [
    ...vintages.map(({ id, fileChecksum }) => `${id}:${fileChecksum}`),
    ...withoutDemo,
    ...nobodies,
    ...[...taughtAreas].map((pair) => pair.join('=')),
    ...damaged.map(({ id }) => `without ${id}`),
  ];
  const text = parts.join(',');
  return createHash('sha256').update(`${nativeFileForm};${text}`).digest('hex').slice(0, 24);
}
