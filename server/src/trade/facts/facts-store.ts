import { type FactDimension, factDimensions } from '@btc/contract/trade/dimensions.ts';
import { createHash } from 'node:crypto';
import type { TradeMeat } from '@btc/contract/trade/views.ts';
import type { HsGroup } from '@btc/reference/hs-codes.ts';
import { noteTouched } from '#platform/cache/touched-rooms.ts';
import type { Db } from '#platform/db/db.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { Cubes } from './cube.ts';
import { groupsWithoutDemo, listClosedMeats } from './demo-closure.ts';
import { toInteger, formatText } from './duckdb.ts';
import type { DuckReader, DuckSettings } from './duckdb.ts';
import { FactsFolder, type OpenFactsFile } from './facts-folder.ts';
import { nativeFileForm } from './native-file.ts';
import { listVintages } from './vintage.queries.ts';
import { formatPeriodText } from './vintage.ts';
import type { Vintage } from './vintage.ts';

/** A month (`YYYY-MM`) and tariff code of a source whose dollars, in some facts, were converted from yuan. */
export interface ByRate {
  readonly source: string;
  readonly unit: string;
  readonly code: string;
}

/** What the facts of a period (month `YYYY-MM` or year) and tariff code of a source tell beside origin and goods. */
export interface PublishedDimensions {
  readonly source: string;
  readonly unit: string;
  readonly code: string;
  readonly dimensions: readonly FactDimension[];
  /** A value of some of them is a share of a published sum. */
  readonly isApportioned: boolean;
}

/** A set of vintages, open to questions. */
export interface FactsSnapshot {
  /** The same for the same vintages: answers may be kept under it. */
  readonly key: string;
  readonly vintages: readonly Vintage[];
  /** The meats for which the demonstration is closed, and the groups of goods of which it is therefore no source. */
  readonly closedMeats: readonly TradeMeat[];
  readonly withoutDemo: readonly HsGroup[];
  /** Where dollars were converted from yuan. */
  readonly byRate: readonly ByRate[];
  /** Of every period and tariff code that has facts. */
  readonly published: readonly PublishedDimensions[];
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
  readonly file: OpenFactsFile;
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

/**
 * The trade facts of this process: a DuckDB file built from the vintages that count now, replaced when the catalogue changes
 * (call `refresh` on a notice), and those of earlier days built when they are asked for.
 */
export class FactsStore {
  readonly #options: FactsStoreOptions;
  readonly #folder: FactsFolder;
  readonly #past = new Map<string, Holding>();
  readonly #closing = new Set<Promise<void>>();
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
    const { files, cacheFolder: folder, duck: settings = defaultSettings } = options;
    this.#folder = new FactsFolder({ files, folder, settings });
  }

  /** How often this process has taken over other facts: what was made from them before is out of date when it has grown. */
  get swaps(): number {
    return this.#swaps;
  }

  /** Lets `work` ask the facts as they stand, or as they had been published by a day; they stay the same while it runs. */
  async use<Result>(asPublishedOn: string | null, work: (snapshot: FactsSnapshot) => Promise<Result>): Promise<Result> {
    noteTouched({ rooms: ['trade'] });
    const holding = asPublishedOn === null ? await this.#takeCurrent() : await this.#takePast(asPublishedOn);
    try {
      return await work((await holding.opening).snapshot);
    } finally {
      holding.users -= 1;
      this.#closeIfDone(holding);
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
    for (const holding of all) this.#retire(holding);
    await Promise.allSettled([...all.map(({ opening }) => opening), this.#pastBuilt]);
    await Promise.all(this.#closing);
  }

  /** Removes what processes left that are no more, and files that nobody has use for; to be called now and then. */
  async cleanUp(): Promise<void> {
    const holdings = [...(this.#current === null ? [] : [this.#current]), ...this.#past.values()];
    for (const { opening } of holdings) await opening.then(({ file }) => file.touch()).catch(() => undefined);
    await this.#folder.removeDead();
    await this.#trim();
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
    if (old !== null && (await old.opening).snapshot.key === toKey(catalogue)) return;
    const next = await this.#open(catalogue);
    try {
      await next.snapshot.cubes.holdAll();
    } catch (error) {
      await next.file.close();
      throw error;
    }
    this.#current = hold(Promise.resolve(next));
    this.#swaps += 1;
    if (old !== null) {
      const { key } = (await old.opening).snapshot;
      this.#retire(old);
      await this.#folder.forget(key);
    }
    await this.#trim();
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
    await this.#folder.trim({ current: open.snapshot.key, open: [...built, ...this.#past.keys()] });
  }

  async #readCatalogue(day: string | null): Promise<Catalogued> {
    const { db } = this.#options;
    const [vintages, closedMeats] = [await listVintages(db, day), await listClosedMeats(db)];
    return { vintages, closedMeats, withoutDemo: groupsWithoutDemo(closedMeats, vintages) };
  }

  async #open(catalogue: Catalogued): Promise<OpenSnapshot> {
    const { vintages } = catalogue;
    const key = toKey(catalogue);
    const file = await this.#folder.open(key, vintages);
    const { path, reader } = file;
    try {
      const [byRate, published] = [await listByRate(reader), await listDimensionsPublished(reader)];
      return {
        snapshot: { key, ...catalogue, byRate, published, path, read: reader.read, cubes: new Cubes(reader) },
        file,
      };
    } catch (error) {
      await file.close();
      throw error;
    }
  }
}

async function listByRate({ read }: DuckReader): Promise<readonly ByRate[]> {
  const rows = await read('select source, period, hs from by_rate');
  return rows.map(([source, period, code]) => ({
    source: formatText(source),
    unit: formatPeriodText(toInteger(period)),
    code: formatText(code),
  }));
}

async function listDimensionsPublished({ read }: DuckReader): Promise<readonly PublishedDimensions[]> {
  const rows = await read(`select source, period, hs, is_apportioned, ${factDimensions.join(', ')} from published`);
  return rows.map(([source, period, code, isApportioned, ...dimensions]) => ({
    source: formatText(source),
    unit: formatPeriodText(toInteger(period)),
    code: formatText(code),
    dimensions: factDimensions.filter((_, index) => dimensions[index] === true),
    isApportioned: isApportioned === true,
  }));
}

function hold(opening: Promise<OpenSnapshot>): Holding {
  return { opening, users: 0, retired: false };
}

function take(holding: Holding): Holding {
  holding.users += 1;
  return holding;
}

type Catalogued = Pick<FactsSnapshot, 'vintages' | 'closedMeats' | 'withoutDemo'>;

function toKey({ vintages, withoutDemo }: Catalogued): string {
  const parts = [...vintages.map(({ id, fileChecksum }) => `${id}:${fileChecksum}`), ...withoutDemo];
  const text = parts.join(',');
  return createHash('sha256').update(`${nativeFileForm};${text}`).digest('hex').slice(0, 24);
}
