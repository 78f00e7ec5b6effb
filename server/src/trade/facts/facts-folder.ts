import { link, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hourMs } from '@btc/contract/time.ts';
import { fileAgeMs } from '#platform/clock/file-times.ts';
import { DamagedFile } from '#platform/files/file-checksum.ts';
import { type FileStore, isMissing } from '#platform/files/file-store.ts';
import { computeChecksum } from '#platform/files/local-file.ts';
import { makeWorkFolder, removeDeadWork, touchWorkFolder } from '#platform/files/work-folder.ts';
import type { DuckReader, DuckSettings } from './duckdb.ts';
import { openDuckReader } from './duckdb.ts';
import { buildNativeFile, removeDuckFile, type TaughtMeaning } from './native-file.ts';
import { locateVintages } from './vintage-files.ts';
import type { Vintage } from './vintage.ts';

export interface OpenFactsFile {
  readonly key: string;
  readonly path: string;
  readonly reader: DuckReader;
  /** Marks the reader's work folder as in use. */
  touch(): Promise<void>;
  /** Closes the file and removes this process's own link to it. */
  close(): Promise<void>;
}

export interface FactsContents extends TaughtMeaning {
  readonly vintages: readonly Vintage[];
}

export interface FactsFolderOptions {
  readonly files: FileStore;
  readonly folder: string;
  readonly settings: DuckSettings;
  /** Receives the error of a damaged file, which is then deleted. */
  readonly onDamagedCopy?: ((error: unknown) => void) | undefined;
}

/** Files of past days kept for later queries, open ones included; each is as large as the current file. */
const maxOtherFiles = 4;
const staleAfterMs = hourMs;

/** DuckDB files shared by processes. Readers hold hard links, so files may be removed any time; names hold their SHA-256. */
export class FactsFolder {
  readonly #options: FactsFolderOptions;

  constructor(options: FactsFolderOptions) {
    this.#options = options;
  }

  async open(key: string, contents: FactsContents): Promise<OpenFactsFile> {
    const folder = await makeWorkFolder(this.#readers);
    const path = join(folder, `${toFileName(key)}.duckdb`);
    const removeFolder = (): Promise<void> => rm(folder, { recursive: true, force: true });
    try {
      const reader = await this.#read(path, key, contents);
      const close = async (): Promise<void> => {
        reader.close();
        await removeFolder();
      };
      return { key, path, reader, touch: () => touchWorkFolder(folder), close };
    } catch (error) {
      await removeFolder();
      throw error;
    }
  }

  /** Removes the shared files of a key; open readers keep their own links. */
  async forget(key: string): Promise<void> {
    for (const shared of await this.#listShared(key)) await removeDuckFile(shared.path);
  }

  removeDead(): Promise<number> {
    return removeDeadWork(this.#readers);
  }

  /** Keeps the current file and a few others, open ones first; killed processes may have left more. */
  async trim({ current, open }: { readonly current: string; readonly open: readonly string[] }): Promise<void> {
    const { folder } = this.#options;
    const others = (await this.#list()).filter(({ name }) => !name.startsWith(toFileName(current)));
    const isOpen = (name: string): boolean => open.some((key) => name.startsWith(toFileName(key)));
    const ordered = others.toSorted(
      (one, other) => Number(isOpen(other.name)) - Number(isOpen(one.name)) || other.modified - one.modified,
    );
    for (const [index, { name, modified }] of ordered.entries()) {
      const isStale = !isOpen(name) && fileAgeMs({ mtimeMs: modified }) > staleAfterMs;
      if (index >= maxOtherFiles || isStale) await removeDuckFile(join(folder, name));
    }
  }

  get #readers(): string {
    return join(this.#options.folder, 'open');
  }

  /** Shared files of a key: normally one, two where processes built it at the same time. */
  async #listShared(key: string): Promise<readonly { readonly path: string; readonly checksum: string }[]> {
    const { folder } = this.#options;
    const names = await readdir(folder).catch(() => []);
    return names.flatMap((name) => {
      const checksum = name.startsWith(toFileName(key)) ? sharedName.exec(name)?.[1] : undefined;
      return checksum === undefined ? [] : [{ path: join(folder, name), checksum }];
    });
  }

  /** Uses a file built by another process; rebuilds it where it is damaged or cannot be opened. */
  async #read(path: string, key: string, { vintages, ...taught }: FactsContents): Promise<DuckReader> {
    const { files, folder, settings } = this.#options;
    for (const shared of await this.#listShared(key)) {
      const reader = await this.#takeOver(shared, path);
      if (reader !== null) return reader;
    }
    await buildNativeFile(path, await locateVintages(files, vintages), settings, taught);
    const shared = join(folder, `${toFileName(key)}-${await computeChecksum(path)}.duckdb`);
    // Where a file cannot have two names, each process has one of its own.
    await linkFile(path, shared).catch(() => false);
    return openDuckReader(path, settings);
  }

  async #takeOver(
    shared: { readonly path: string; readonly checksum: string },
    path: string,
  ): Promise<DuckReader | null> {
    const { settings, onDamagedCopy } = this.#options;
    try {
      if (!(await linkFile(shared.path, path))) return null;
      const found = await computeChecksum(path);
      if (found !== shared.checksum) throw new DamagedFile(shared.path, { expected: shared.checksum, found });
      return await openDuckReader(path, settings);
    } catch (error) {
      onDamagedCopy?.(error);
      await removeDuckFile(path);
      await removeDuckFile(shared.path);
      return null;
    }
  }

  /** Shared files; one that has just disappeared counts as new. */
  async #list(): Promise<readonly { readonly name: string; readonly modified: number }[]> {
    const { folder } = this.#options;
    await mkdir(folder, { recursive: true });
    const names = (await readdir(folder)).filter((name) => name.startsWith('facts-'));
    return Promise.all(
      names.map(async (name) => {
        const modified = await stat(join(folder, name)).then(
          ({ mtimeMs }) => mtimeMs,
          () => Number.MAX_SAFE_INTEGER,
        );
        return { name, modified };
      }),
    );
  }
}

function toFileName(key: string): string {
  return `facts-${key}`;
}

const sharedName = /^facts-\w+-([0-9a-f]{64})\.duckdb$/;

/** Creates a hard link; false where the source does not exist. */
async function linkFile(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
