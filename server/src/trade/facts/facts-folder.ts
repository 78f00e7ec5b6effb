import { link, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hourMs } from '@btc/contract/time.ts';
import { fileAgeMs } from '#platform/clock/file-times.ts';
import { type FileStore, isMissing } from '#platform/files/file-store.ts';
import { makeWorkFolder, removeDeadWork, touchWorkFolder } from '#platform/files/work-folder.ts';
import type { DuckReader, DuckSettings } from './duckdb.ts';
import { openDuckReader } from './duckdb.ts';
import { buildNativeFile, removeDuckFile } from './native-file.ts';
import type { Vintage } from './vintage.ts';

/** A DuckDB file that this process reads. */
export interface OpenFactsFile {
  readonly path: string;
  readonly reader: DuckReader;
  /** Says that it is still read. */
  touch(): Promise<void>;
  /** Closes the file; nothing of it is left that only this process had. */
  close(): Promise<void>;
}

export interface FactsFolderOptions {
  readonly files: FileStore;
  readonly folder: string;
  readonly settings: DuckSettings;
}

/** Files kept for the next one who asks for an earlier day, the open ones among them: each is as large as the current one. */
const maxOtherFiles = 4;
const staleAfterMs = hourMs;

/**
 * A folder of DuckDB files that several processes may share. A file in it is there to be taken over; whoever reads it has a link of its
 * own, so that anybody may remove the file at any time: the bytes go with the last link.
 */
export class FactsFolder {
  readonly #options: FactsFolderOptions;

  constructor(options: FactsFolderOptions) {
    this.#options = options;
  }

  /** Opens the file of some vintages, which is built where nobody has done so yet. */
  async open(key: string, vintages: readonly Vintage[]): Promise<OpenFactsFile> {
    const folder = await makeWorkFolder(this.#readers);
    const path = join(folder, toFileName(key));
    const removeFolder = (): Promise<void> => rm(folder, { recursive: true, force: true });
    try {
      const reader = await this.#read(path, key, vintages);
      const close = async (): Promise<void> => {
        reader.close();
        await removeFolder();
      };
      return { path, reader, touch: () => touchWorkFolder(folder), close };
    } catch (error) {
      await removeFolder();
      throw error;
    }
  }

  /** Nobody is to take this file over any more. */
  forget(key: string): Promise<void> {
    return removeDuckFile(this.#sharedPath(key));
  }

  /** Removes what processes left that are no more. */
  removeDead(): Promise<number> {
    return removeDeadWork(this.#readers);
  }

  /** Keeps the current file and a few others, first those that are open here; killed processes may have left more. */
  async trim({ current, open }: { readonly current: string; readonly open: readonly string[] }): Promise<void> {
    const { folder } = this.#options;
    const others = (await this.#list()).filter(({ name }) => !name.startsWith(toFileName(current)));
    const isOpen = (name: string): boolean => open.some((key) => name === toFileName(key));
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

  #sharedPath(key: string): string {
    return join(this.#options.folder, toFileName(key));
  }

  /** Another process may have built the same file already; one that does not open is built again. */
  async #read(path: string, key: string, vintages: readonly Vintage[]): Promise<DuckReader> {
    const { files, settings } = this.#options;
    const shared = this.#sharedPath(key);
    try {
      if (await linkFile(shared, path)) return await openDuckReader(path, settings);
    } catch {
      await removeDuckFile(path);
      await removeDuckFile(shared);
    }
    const parts = await Promise.all(
      vintages.map(async (vintage) => ({ vintage, path: await files.toPath(vintage.fileName) })),
    );
    await buildNativeFile(path, parts, settings);
    // Where a file cannot have two names, each process has one of its own.
    await linkFile(path, shared).catch(() => false);
    return openDuckReader(path, settings);
  }

  /** The files that are shared; one that has gone meanwhile counts as new. */
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
  return `facts-${key}.duckdb`;
}

/** Gives a file a second name; false where there is no such file. */
async function linkFile(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
