import { createHash, randomBytes } from 'node:crypto';
import { chown, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { fileAgeMs } from '../../clock/file-times.ts';
import type { EmbeddedLog } from './log.ts';
import { type Account, canReach } from './process.ts';

/** Place for clusters and programs when the server's account cannot enter the program's own folders. */
export const outsideFolder = '/var/lib/beef-to-china';

/** The folder that holds one cluster with its passwords, its last port and its log. */
export interface Home {
  readonly folder: string;
  readonly cluster: string;
  readonly secrets: string;
  readonly port: string;
  readonly log: string;
}

export function homeIn(folder: string): Home {
  return {
    folder,
    cluster: join(folder, 'cluster'),
    secrets: join(folder, 'passwords.json'),
    port: join(folder, 'port'),
    log: join(folder, 'server.log'),
  };
}

const pointerShape = z.object({ home: z.string(), made: z.boolean() });
type Pointer = z.infer<typeof pointerShape>;

function toPointerPath(dataDir: string): string {
  return join(dataDir, 'postgres-is-elsewhere.json');
}

/** The home that a data folder already has, or null; throws where its cluster was elsewhere and is gone. */
export async function findHome(dataDir: string): Promise<Home | null> {
  const pointer = await readPointer(dataDir);
  const home = homeIn(pointer?.home ?? join(dataDir, 'postgres'));
  if (await hasCluster(home)) return home;
  if (pointer?.made !== true) return null;
  throw new Error(
    `The records of ${dataDir} were kept in ${home.folder}, which holds no database any more. ` +
      `Put that folder back, or remove ${toPointerPath(dataDir)} to begin with an empty database.`,
  );
}

interface Choice {
  readonly account: Account | null;
  readonly outside: string;
  readonly log: EmbeddedLog;
}

/** Chooses a new cluster's home: in the data folder, or outside where the account cannot enter it. */
export async function chooseHome(dataDir: string, { account, outside, log }: Choice): Promise<Home> {
  const pointer = await readPointer(dataDir);
  if (pointer !== null) return homeIn(pointer.home);
  if (await canReach(account, dataDir)) return homeIn(join(dataDir, 'postgres'));
  const name = `${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}-${randomBytes(3).toString('hex')}`;
  // Of two processes that start at once, one makes the pointer and both follow it.
  await writePointer(dataDir, { home: join(outside, name), made: false }, link);
  const decided = await readPointer(dataDir);
  if (decided === null) throw new Error(`${toPointerPath(dataDir)} cannot be written`);
  log.info(`The database's account cannot enter ${dataDir}; its records are kept in ${decided.home}`);
  return homeIn(decided.home);
}

/** Records that a pointer's cluster exists, so that its later absence counts as loss, not as a first start. */
export async function confirmHome(dataDir: string): Promise<void> {
  const pointer = await readPointer(dataDir);
  if (pointer !== null && !pointer.made) await writePointer(dataDir, { ...pointer, made: true }, rename);
}

/** Fills a draft beside the home and renames it into place, so a killed or parallel start leaves no partial home. */
export async function makeHome(
  home: Home,
  account: Account | null,
  fill: (draft: Home) => Promise<void>,
): Promise<void> {
  await mkdir(dirname(home.folder), { recursive: true, mode: 0o755 });
  await removeOldDrafts(home);
  const draft = homeIn(`${home.folder}.new-${randomBytes(4).toString('hex')}`);
  await mkdir(draft.folder, { mode: 0o700 });
  try {
    if (account !== null) await chown(draft.folder, account.uid, account.gid);
    await fill(draft);
    await rename(draft.folder, home.folder);
  } catch (error) {
    await rm(draft.folder, { recursive: true, force: true });
    // Another process that started at the same time was faster: its home serves us both.
    if (!(await hasCluster(home))) throw error;
  }
}

const draftLife = 600_000;

/** Removes drafts of killed first starts; a younger one may belong to a running process. */
async function removeOldDrafts(home: Home): Promise<void> {
  const parent = dirname(home.folder);
  for (const name of await readdir(parent)) {
    if (!name.startsWith(`${basename(home.folder)}.new-`)) continue;
    const draft = join(parent, name);
    if (fileAgeMs(await stat(draft)) > draftLife) await rm(draft, { recursive: true, force: true });
  }
}

async function hasCluster(home: Home): Promise<boolean> {
  try {
    await stat(join(home.cluster, 'PG_VERSION'));
    return true;
  } catch (error) {
    if (isCode(error, 'EACCES')) {
      const text = `The database in ${home.folder} belongs to another user. Start as that user or as root, or choose another DATA_DIR.`;
      throw new Error(text, { cause: error });
    }
    return false;
  }
}

async function readPointer(dataDir: string): Promise<Pointer | null> {
  try {
    return pointerShape.parse(JSON.parse(await readFile(toPointerPath(dataDir), 'utf8')));
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Written atomically: a full disk must not leave a partial pointer, which no start could follow. */
async function writePointer(dataDir: string, pointer: Pointer, place: typeof rename | typeof link): Promise<void> {
  const draft = `${toPointerPath(dataDir)}.${randomBytes(4).toString('hex')}`;
  try {
    await writeFile(draft, `${JSON.stringify(pointer, null, 2)}\n`, { flush: true });
    await place(draft, toPointerPath(dataDir));
  } catch (error) {
    // Linked where another one is to stay.
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
