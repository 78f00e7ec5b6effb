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

/** A file store that never returns a file whose content differs from what was stored. */
export interface CheckedStore extends FileStore {
  /** Files found damaged and not found whole since. */
  listDamaged(): readonly string[];
}

export interface CheckedStoreOptions {
  readonly db: Db;
  readonly onDamaged?: (error: DamagedFile) => void;
  readonly onDamagedCopy?: (error: DamagedFile) => void;
}

/** Uploads in progress: checked as a whole once assembled, before use. */
export const unfinishedFile = /^(?:imports|videos)\/arriving\//;

/** Stores the SHA-256 before keeping a file and checks it before giving out a path, once per process and file state. */
export function openCheckedStore(
  store: FileStore,
  { db, onDamaged, onDamagedCopy }: CheckedStoreOptions,
): CheckedStore {
  /** Stored checksum by file name; the database is asked again only when the file state changes. */
  const checksums = new LRUCache<string, { readonly state: string; readonly checksum: string }>({ max: 100_000 });
  const damaged = new Set<string>();

  async function check(name: string, path: string): Promise<void> {
    const state = await readFileState(path);
    const known = checksums.get(name);
    const checksum = known?.state === state ? known.checksum : await findStoredChecksum(db, name);
    if (checksum === undefined) return;
    checksums.set(name, { state, checksum });
    await requireChecksum(path, name, checksum);
    damaged.delete(name);
  }

  async function toCheckedPath(name: string): Promise<string> {
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
        return await toCheckedPath(name);
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

/** Records checksums of files without one, from an older program or a restore. Returns how many. */
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
