import { constants } from 'node:fs';
import { access, copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, normalize, relative, sep } from 'node:path';

/** Store of write-once files: a local folder or any S3-compatible store. */
export interface FileStore {
  /** Keeps a finished local file, which is used up; on return it survives a power cut. */
  keep(localPath: string, name: string): Promise<void>;
  /** Local path at which a kept file can be read; rejects with ENOENT when there is none. */
  toPath(name: string): Promise<string>;
  /** Removes a kept file; a missing name is no error. */
  remove(name: string): Promise<void>;
  /** Sorted names of all kept files, or of those in a folder (`a/b/`). */
  list(under?: string): Promise<readonly string[]>;
  dropCopy(name: string): Promise<boolean>;
  /** Rejects where the store is not readable and writable now. */
  reach(): Promise<void>;
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

export function openFolderStore(folder: string): FileStore {
  const place = (name: string): string => join(folder, toSafeName(name));
  return {
    keep: async (localPath, name) => storeIn(place(name), localPath),
    toPath: async (name) => {
      const path = place(name);
      await access(path, constants.R_OK);
      return path;
    },
    remove: async (name) => rm(place(name), { force: true }),
    list: async (under = '') => listNames(folder, under),
    dropCopy: () => Promise.resolve(false),
    reach: async () => {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    },
  };
}

async function listNames(folder: string, under: string): Promise<readonly string[]> {
  const entries = await readdir(join(folder, under), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.arriving'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Some names contain user input: nothing may lead out of the folder. */
export function toSafeName(name: string): string {
  const normal = normalize(name);
  if (normal !== name || !/^[\w][\w./-]*$/.test(name)) throw new Error(`Not a name for a kept file: ${name}`);
  return name;
}

async function storeIn(path: string, localPath: string): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const arriving = `${path}.${process.pid}.arriving`;
  await moveFile(localPath, arriving);
  await syncToDisk(arriving);
  await rename(arriving, path);
  // The name itself is durable only once the folder is.
  await syncToDisk(folder);
}

async function moveFile(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    await copyFile(from, to);
    await rm(from);
  }
}

export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
