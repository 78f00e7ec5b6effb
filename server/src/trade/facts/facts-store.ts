import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '#platform/db/db.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { Cubes } from './cube.ts';
import { integerOf, openDuckReader, textOf } from './duckdb.ts';
import type { DuckReader, DuckSettings } from './duckdb.ts';
import { buildNativeFile, nativeFileForm, removeDuckFile } from './native-file.ts';
import { listVintages } from './vintage.queries.ts';
import { periodText } from './vintage.ts';
import type { Vintage } from './vintage.ts';

/** A month (`YYYY-MM`) and tariff code of a source whose dollars, in some facts, were reckoned from yuan. */
export interface ByRate {
  readonly source: string;
  readonly unit: string;
  readonly code: string;
}

/** A set of vintages, open to questions. */
export interface FactsSnapshot {
  /** The same for the same vintages: answers may be kept under it. */
  readonly key: string;
  readonly vintages: readonly Vintage[];
  /** Where dollars were reckoned from yuan. */
  readonly byRate: readonly ByRate[];
  /** The DuckDB file, for whoever wants to attach it for reading. */
  readonly path: string;
  readonly read: DuckReader['read'];
  /** Its sums, to be summed further in this process. */
  readonly cubes: Cubes;
}

export interface FactsStoreOptions {
  readonly db: Db;
  readonly files: FileStore;
  /** Folder for the DuckDB files; all that is in it can be made anew. */
  readonly cacheFolder: string;
  readonly duck?: DuckSettings;
}

interface OpenSnapshot {
  readonly snapshot: FactsSnapshot;
  readonly reader: DuckReader;
}

/** A snapshot that is open or being opened. Who waits for it is a user already: it is closed when it is retired and the last one is done. */
interface Holding {
  readonly opening: Promise<OpenSnapshot>;
  users: number;
  retired: boolean;
}

const defaultSettings: DuckSettings = { memoryLimit: '512MB', threads: 2 };
/** Snapshots of earlier days kept open beside the current one. */
const maxPastSnapshots = 2;
/** Files of earlier days kept on disk, the open ones among them: each is as large as the current one. */
const maxPastFiles = 4;
const staleAfterMs = 3_600_000;

/**
 * The trade facts of this process: a DuckDB file built from the vintages that count now, replaced when the catalogue changes
 * (call `refresh` on a notice), and those of earlier days built when they are asked for.
 */
export class FactsStore {
  readonly #options: FactsStoreOptions;
  readonly #settings: DuckSettings;
  readonly #past = new Map<string, Holding>();
  #current: Holding | null = null;
  /** Ends when no file of an earlier day is being made. */
  #pastBuilt: Promise<unknown> = Promise.resolve();
  #refreshing: Promise<void> | null = null;
  #again = false;
  /** The last change could not be taken over. */
  #failed = false;
  #swaps = 0;

  constructor(options: FactsStoreOptions) {
    this.#options = options;
    this.#settings = options.duck ?? defaultSettings;
  }

  /** How often this process has taken over other facts: what was made from them before is out of date when it has grown. */
  get swaps(): number {
    return this.#swaps;
  }

  /** Lets `work` ask the facts as they stand, or as they had been published by a day; they stay the same while it runs. */
  async use<Result>(asPublishedOn: string | null, work: (snapshot: FactsSnapshot) => Promise<Result>): Promise<Result> {
    const holding = asPublishedOn === null ? await this.#takeCurrent() : await this.#takePast(asPublishedOn);
    try {
      return await work((await holding.opening).snapshot);
    } finally {
      holding.users -= 1;
      closeIfDone(holding);
    }
  }

  /** Takes over what the catalogue says now; questions under way end on the old facts. Calls while one runs lead to one more. */
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

  /** Closes all files. */
  async close(): Promise<void> {
    await this.#refreshing?.catch(() => undefined);
    const all = [...(this.#current === null ? [] : [this.#current]), ...this.#past.values()];
    this.#current = null;
    this.#past.clear();
    for (const holding of all) retire(holding);
    await Promise.allSettled([...all.map(({ opening }) => opening), this.#pastBuilt]);
  }

  async #refreshUntilQuiet(): Promise<void> {
    do {
      this.#again = false;
      await this.#swap();
    } while (this.#again);
  }

  async #swap(): Promise<void> {
    const old = this.#current;
    const vintages = await listVintages(this.#options.db, null);
    if (old !== null && (await old.opening).snapshot.key === keyOf(vintages)) return;
    const next = await this.#open(vintages);
    try {
      await next.snapshot.cubes.holdAll();
    } catch (error) {
      next.reader.close();
      throw error;
    }
    this.#current = hold(Promise.resolve(next));
    this.#swaps += 1;
    if (old !== null) retire(old);
    await this.#clean(next.snapshot.key);
  }

  /** A change that could not be taken over is tried again behind the questions, which the old facts answer. */
  async #takeCurrent(): Promise<Holding> {
    if (this.#current === null) {
      await this.refresh();
      return this.#takeCurrent();
    }
    if (this.#failed) this.refresh().catch(() => undefined);
    return take(this.#current);
  }

  async #takePast(day: string): Promise<Holding> {
    const vintages = await listVintages(this.#options.db, day);
    const key = keyOf(vintages);
    const known = this.#past.get(key);
    if (known !== undefined) return take(known);
    // One after the other: each takes as much memory as the engine may have.
    const holding = hold(this.#pastBuilt.then(() => this.#open(vintages)));
    // What cannot be removed now is tried again with the next one.
    this.#pastBuilt = holding.opening
      .then(
        () => this.#trimPast(key),
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
    retire(holding);
  }

  /** Removes the files of earlier days beyond the newest; open ones keep their bytes until they are closed. */
  async #trimPast(built: string): Promise<void> {
    const current = await this.#current?.opening;
    const open = [built, ...this.#past.keys()];
    const files = await this.#listFiles();
    const past = files
      .filter(({ name }) => name.endsWith('.duckdb') && name !== fileName(current?.snapshot.key ?? ''))
      .toSorted((one, other) => other.modified - one.modified);
    const kept = new Set(
      [...past.filter(({ name }) => open.some((key) => name === fileName(key))), ...past].slice(0, maxPastFiles),
    );
    for (const file of past) if (!kept.has(file)) await removeDuckFile(join(this.#options.cacheFolder, file.name));
  }

  async #open(vintages: readonly Vintage[]): Promise<OpenSnapshot> {
    const key = keyOf(vintages);
    const path = join(this.#options.cacheFolder, fileName(key));
    const reader = await this.#openFile(path, vintages);
    const byRate = await listByRate(reader);
    return { snapshot: { key, vintages, byRate, path, read: reader.read, cubes: new Cubes(reader) }, reader };
  }

  /** Another process may have built the same file already; one that does not open is built again. */
  async #openFile(path: string, vintages: readonly Vintage[]): Promise<DuckReader> {
    try {
      if (await isThere(path)) return await openDuckReader(path, this.#settings);
    } catch {
      await removeDuckFile(path);
    }
    const files = await Promise.all(
      vintages.map(async (vintage) => ({
        vintage,
        path: await this.#options.files.pathOf(vintage.fileName),
      })),
    );
    await buildNativeFile(path, files, this.#settings);
    return openDuckReader(path, this.#settings);
  }

  /** Removes DuckDB files that nobody has used for an hour, and what a killed build left. Open ones keep their bytes. */
  async #clean(keep: string): Promise<void> {
    const folder = this.#options.cacheFolder;
    await mkdir(folder, { recursive: true });
    for (const { name, modified } of await this.#listFiles()) {
      if (name.startsWith(fileName(keep)) || Date.now() - modified <= staleAfterMs) continue;
      await rm(join(folder, name), { recursive: true, force: true });
    }
  }

  /** The files in the folder, with what lies beside them; one that has gone meanwhile counts as new. */
  async #listFiles(): Promise<readonly { readonly name: string; readonly modified: number }[]> {
    const folder = this.#options.cacheFolder;
    const names = (await readdir(folder)).filter((name) => name.startsWith('facts-'));
    return Promise.all(
      names.map(async (name) => {
        const modified = await stat(join(folder, name)).then(
          ({ mtimeMs }) => mtimeMs,
          () => Date.now(),
        );
        return { name, modified };
      }),
    );
  }
}

function fileName(key: string): string {
  return `facts-${key}.duckdb`;
}

async function listByRate({ read }: DuckReader): Promise<readonly ByRate[]> {
  const rows = await read('select source, period, hs from by_rate');
  return rows.map(([source, period, code]) => ({
    source: textOf(source),
    unit: periodText(integerOf(period)),
    code: textOf(code),
  }));
}

function hold(opening: Promise<OpenSnapshot>): Holding {
  return { opening, users: 0, retired: false };
}

function take(holding: Holding): Holding {
  holding.users += 1;
  return holding;
}

function retire(holding: Holding): void {
  holding.retired = true;
  closeIfDone(holding);
}

function closeIfDone({ opening, users, retired }: Holding): void {
  if (!retired || users > 0) return;
  opening.then(
    ({ reader }) => reader.close(),
    () => undefined,
  );
}

function keyOf(vintages: readonly Vintage[]): string {
  const text = vintages.map(({ id, fileChecksum }) => `${id}:${fileChecksum}`).join(',');
  return createHash('sha256').update(`${nativeFileForm};${text}`).digest('hex').slice(0, 24);
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
