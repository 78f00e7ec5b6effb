import { LRUCache } from 'lru-cache';
import type { Db } from '../db/db.ts';
import { DamagedFile, readChecksum, readFileState, requireChecksum } from './file-checksum.ts';
import { type FileStore, isMissing } from './file-store.ts';
import { computeChecksum } from './local-file.ts';
import {
  addStoredChecksum,
  deleteStoredChecksum,
  findStoredChecksum,
  listStoredChecksums,
  saveStoredChecksum,
} from './stored-file.queries.ts';

/** A file store of which nothing is read that is not what was kept. */
export interface CheckedStore extends FileStore {
  /** The files that were found damaged, and have not been found whole since. */
  listDamaged(): readonly string[];
}

export interface CheckedStoreOptions {
  readonly db: Db;
  /** Told once of each file that is found damaged. */
  readonly onDamaged?: (error: DamagedFile) => void;
  /** Told of a copy of this machine that was damaged and comes anew from the store. */
  readonly onDamagedCopy?: (error: DamagedFile) => void;
}

/** What is still being sent is put together, and looked at as a whole, before anything is made of it. */
export const unfinishedFile = /^(?:imports|videos)\/arriving\//;

/**
 * Writes down the SHA-256 of each file before it is kept, and compares it before a path is given out: once in this process, and again
 * where the file was written since. A file of which nothing is written down is given out as it is (`noteStoredFiles`).
 */
export function openCheckedStore(
  store: FileStore,
  { db, onDamaged, onDamagedCopy }: CheckedStoreOptions,
): CheckedStore {
  /** What was kept under a name, asked once for the state of a file: as long as nobody writes it, the database is not asked again. */
  const kept = new LRUCache<string, { readonly state: string; readonly checksum: string }>({ max: 100_000 });
  const damaged = new Set<string>();

  async function check(name: string, path: string): Promise<void> {
    const state = await readFileState(path);
    const known = kept.get(name);
    const checksum = known?.state === state ? known.checksum : await findStoredChecksum(db, name);
    if (checksum === undefined) return;
    kept.set(name, { state, checksum });
    await requireChecksum(path, name, checksum);
    damaged.delete(name);
  }

  /** What lies on this machine beside a store of others is no loss. */
  async function toWholePath(name: string): Promise<string> {
    const path = await store.toPath(name);
    try {
      await check(name, path);
      return path;
    } catch (error) {
      if (!(error instanceof DamagedFile) || !(await store.dropCopy(name))) throw error;
      onDamagedCopy?.(error);
    }
    const anew = await store.toPath(name);
    await check(name, anew);
    return anew;
  }

  return {
    ...store,
    keep: async (localPath, name) => {
      // Before the file is there: whoever is killed in between leaves no file that nobody can check.
      if (!unfinishedFile.test(name)) await saveStoredChecksum(db, name, await computeChecksum(localPath));
      await store.keep(localPath, name);
      damaged.delete(name);
    },
    toPath: async (name) => {
      if (unfinishedFile.test(name)) return store.toPath(name);
      try {
        return await toWholePath(name);
      } catch (error) {
        if (error instanceof DamagedFile && !damaged.has(name)) {
          damaged.add(name);
          onDamaged?.(error);
        }
        throw error;
      }
    },
    remove: async (name) => {
      await store.remove(name);
      damaged.delete(name);
      if (!unfinishedFile.test(name)) await deleteStoredChecksum(db, name);
    },
    listDamaged: () => [...damaged],
  };
}

/** Writes down what lies in a store of which nothing is written down: what was kept by an older program, or came with a restore. How many. */
export async function noteStoredFiles(db: Db, store: FileStore): Promise<number> {
  const known = await listStoredChecksums(db);
  const names = (await store.list()).filter((name) => !known.has(name) && !unfinishedFile.test(name));
  let noted = 0;
  for (const name of names) {
    const checksum = await store.toPath(name).then(readChecksum, (error: unknown) => {
      // It may have been removed since.
      if (isMissing(error)) return null;
      throw error;
    });
    if (checksum === null) continue;
    await addStoredChecksum(db, name, checksum);
    noted += 1;
  }
  return noted;
}
