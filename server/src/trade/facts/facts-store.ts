import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '#platform/db/db.ts';
import type { FileStore } from '#platform/files/file-store.ts';
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
  users: number;
  retired: boolean;
}

const defaultSettings: DuckSettings = { memoryLimit: '512MB', threads: 2 };
/** Snapshots of earlier days kept open beside the current one. */
const maxPastSnapshots = 2;
const staleAfterMs = 3_600_000;

/**
 * The trade facts of this process: a DuckDB file built from the vintages that count now, replaced when the catalogue changes
 * (call `refresh` on a notice), and those of earlier days built when they are asked for.
 */
export class FactsStore {
  readonly #options: FactsStoreOptions;
  readonly #settings: DuckSettings;
  readonly #past = new Map<string, Promise<OpenSnapshot>>();
  #current: Promise<OpenSnapshot> | null = null;
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
    const open = await this.#openFor(asPublishedOn);
    open.users += 1;
    try {
      return await work(open.snapshot);
    } finally {
      open.users -= 1;
      closeIfDone(open);
    }
  }

  /** One that was replaced while we waited for it may be closed by now: ask again. */
  async #openFor(asPublishedOn: string | null): Promise<OpenSnapshot> {
    const open = asPublishedOn === null ? await this.#openCurrent() : await this.#openPast(asPublishedOn);
    return open.retired ? this.#openFor(asPublishedOn) : open;
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
    for (const open of await Promise.allSettled(all)) {
      if (open.status === 'fulfilled') retire(open.value);
    }
  }

  async #refreshUntilQuiet(): Promise<void> {
    do {
      this.#again = false;
      await this.#swap();
    } while (this.#again);
  }

  async #swap(): Promise<void> {
    const old = this.#current === null ? null : await this.#current.catch(() => null);
    const vintages = await listVintages(this.#options.db, null);
    if (old !== null && old.snapshot.key === keyOf(vintages)) return;
    const next = await this.#open(vintages);
    this.#current = Promise.resolve(next);
    this.#swaps += 1;
    if (old !== null) retire(old);
    await this.#clean(next.snapshot.key);
  }

  /** A change that could not be taken over is tried again behind the questions, which the old facts answer. */
  async #openCurrent(): Promise<OpenSnapshot> {
    if (this.#current === null) {
      await this.refresh();
      return this.#openCurrent();
    }
    if (this.#failed) this.refresh().catch(() => undefined);
    return this.#current;
  }

  async #openPast(day: string): Promise<OpenSnapshot> {
    const vintages = await listVintages(this.#options.db, day);
    const key = keyOf(vintages);
    const known = this.#past.get(key);
    if (known !== undefined) return known;
    const opening = this.#open(vintages);
    this.#past.set(key, opening);
    opening.catch(() => this.#past.delete(key));
    await this.#dropOldestPast();
    return opening;
  }

  async #dropOldestPast(): Promise<void> {
    const oldest = [...this.#past.keys()][0];
    if (this.#past.size <= maxPastSnapshots || oldest === undefined) return;
    const open = this.#past.get(oldest);
    this.#past.delete(oldest);
    await open?.then(retire, () => undefined);
  }

  async #open(vintages: readonly Vintage[]): Promise<OpenSnapshot> {
    const key = keyOf(vintages);
    const path = join(this.#options.cacheFolder, `facts-${key}.duckdb`);
    const reader = await this.#openFile(path, vintages);
    const byRate = await listByRate(reader);
    return { snapshot: { key, vintages, byRate, path, read: reader.read }, reader, users: 0, retired: false };
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
    for (const name of await readdir(folder)) {
      if (!name.startsWith('facts-') || name.startsWith(`facts-${keep}.duckdb`)) continue;
      const path = join(folder, name);
      const age = await stat(path).then(
        ({ mtimeMs }) => Date.now() - mtimeMs,
        () => 0,
      );
      if (age > staleAfterMs) await rm(path, { recursive: true, force: true });
    }
  }
}

async function listByRate({ read }: DuckReader): Promise<readonly ByRate[]> {
  const rows = await read('select source, period, hs from by_rate');
  return rows.map(([source, period, code]) => ({
    source: textOf(source),
    unit: periodText(integerOf(period)),
    code: textOf(code),
  }));
}

function retire(open: OpenSnapshot): void {
  open.retired = true;
  closeIfDone(open);
}

function closeIfDone(open: OpenSnapshot): void {
  if (open.retired && open.users === 0) open.reader.close();
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
