import { constants } from 'node:fs';
import { access, copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, normalize, relative, sep } from 'node:path';

/** Where files live that are written once and never changed: a folder here, any S3-compatible store behind the same verbs. */
export interface FileStore {
  /** Keeps a finished local file under a name; when it returns, the file survives a power cut. The local file is used up. */
  keep(localPath: string, name: string): Promise<void>;
  /** A path on this machine at which a kept file can be read; rejects with ENOENT when there is none. */
  toPath(name: string): Promise<string>;
  /** Forgets a kept file; a name that is not there is no error. */
  remove(name: string): Promise<void>;
  /** The names of all kept files, or of those in a folder (`a/b/`), in order. */
  list(under?: string): Promise<readonly string[]>;
  /** Forgets what this machine alone has of a kept file, so that it comes anew; false where there is nothing else to come from. */
  dropCopy(name: string): Promise<boolean>;
  /** Rejects where the store cannot be read and written now. */
  reach(): Promise<void>;
}

/** Whether a store has rejected because it has no such file. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Opens the file store in a folder of this machine. */
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

/** A name as given. Names are ours, but some hold what a person gave: nothing may lead out of the folder. */
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
  await toSyncPath(arriving);
  await rename(arriving, path);
  // The name itself is durable only once the folder is.
  await toSyncPath(folder);
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

/** Writes a file's, or a folder's, content through to the disk. */
export async function toSyncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
