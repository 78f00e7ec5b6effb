import { copyFile, readFile, readlink, rm, stat, truncate } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import type { Secrets } from './cluster.ts';
import type { Home } from './home.ts';
import type { EmbeddedLog } from './log.ts';
import { type Account, runAs } from './process.ts';

export interface Server {
  readonly home: Home;
  readonly account: Account | null;
  readonly binaries: Binaries;
  readonly secrets: Secrets;
  readonly log: EmbeddedLog;
}

export interface Lock {
  readonly pid: number;
  readonly port: number;
}

export type StartResult =
  | { readonly kind: 'started' }
  /** Another server of this cluster is running or still ending: retry. */
  | { readonly kind: 'busy'; readonly reason: string }
  | { readonly kind: 'portTaken' }
  | { readonly kind: 'failed'; readonly reason: string };

const logLimit = 5_000_000;
/** Seconds; recovery after a crash may take long. */
const startSeconds = 600;
const stopSeconds = 60;
const stopPause = 30;

function toLockPath(home: Home): string {
  return join(home.cluster, 'postmaster.pid');
}

/** Reads the server's lock file; null when there is none or it is not yet written in full. */
export async function readLock(home: Home): Promise<Lock | null> {
  const lines = (await readFile(toLockPath(home), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0] || Number.NaN);
  const port = Number(lines[3] || Number.NaN);
  return Number.isInteger(pid) && Number.isInteger(port) ? { pid, port } : null;
}

/** Recovery fails on a leftover empty file of an unlogged table (full disk, crash); the next recovery removes it first. */
const stoppedByLeftFile = /could not create file "[^"]+": File exists/;

export async function startServer(server: Server, port: number): Promise<StartResult> {
  const result = await tryServer(server, port);
  return result.kind === 'failed' && stoppedByLeftFile.test(result.reason) ? tryServer(server, port) : result;
}

async function tryServer(server: Server, port: number): Promise<StartResult> {
  const { home, account, binaries } = server;
  await limitLog(home);
  const logged = await logSize(home);
  const args = ['start', '-D', home.cluster, '-l', home.log, '-w', '-t', String(startSeconds), '-o', `-p ${port}`];
  const { code, output } = await runAs(account, binaries.pgCtl, args);
  if (code === 0) return { kind: 'started' };
  const reason = (await readFile(home.log)).subarray(logged).toString('utf8').trim() || output.trim();
  if (/lock file .* (already exists|is empty)|pre-existing shared memory block/.test(reason))
    return { kind: 'busy', reason };
  if (/could not (bind|create any TCP\/IP sockets)/.test(reason)) return { kind: 'portTaken' };
  return { kind: 'failed', reason };
}

/** Stops the server in order (fast shutdown): running transactions are rolled back, committed ones are on disk. */
export async function stopServer({ home, account, binaries }: Server): Promise<void> {
  const lock = await readLock(home);
  if (lock === null) return;
  const { output } = await runAs(account, binaries.pgCtl, ['stop', '-D', home.cluster, '-m', 'fast', '-W']);
  // pg_ctl's own wait looks for the lock file only, and would take the next server's for this one's.
  const deadline = performance.now() + stopSeconds * 1000;
  while (performance.now() < deadline) {
    const isGone = (await readLock(home))?.pid !== lock.pid;
    if (isGone && (await findLife(home, lock.pid)) !== 'alive') return;
    await wait(stopPause);
  }
  throw new Error(`PostgreSQL did not stop within ${stopSeconds} s: ${output.trim()}`);
}

/** Removes a dead server's lock file whose process number now belongs to another program, which PostgreSQL cannot tell. */
export async function removeDeadLock(home: Home): Promise<boolean> {
  const lock = await readLock(home);
  if (lock === null || (await findLife(home, lock.pid)) !== 'dead') return false;
  await rm(toLockPath(home), { force: true });
  return true;
}

/** Whether the process is this cluster's live server; other systems than Linux give `unsure`. */
export async function findLife(home: Home, pid: number): Promise<'alive' | 'dead' | 'unsure'> {
  if (process.platform !== 'linux') return 'unsure';
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (status === null) return 'dead';
  // "pid (name) state …": a zombie has ended and only waits for its parent to notice.
  const match = /^\d+ \((.*)\) (\S)/s.exec(status);
  if (match?.[1] !== 'postgres' || match[2] === 'Z' || match[2] === 'X') return 'dead';
  // The server works in its cluster's folder; a server of another cluster may have the number now.
  const [own, folder] = await Promise.all([stat(home.cluster), readlink(`/proc/${pid}/cwd`).catch(() => null)]);
  if (folder === null) return 'unsure';
  const works = await stat(folder).catch(() => null);
  return works !== null && works.ino === own.ino && works.dev === own.dev ? 'alive' : 'dead';
}

/** Bounds the server's log; the server appends, so the file may be truncated while open. */
export async function limitLog(home: Pick<Home, 'log'>): Promise<void> {
  if ((await logSize(home)) <= logLimit) return;
  await copyFile(home.log, `${home.log}.1`);
  await truncate(home.log);
}

/** Why the server crashed since its last start, in its own words, mostly a full disk; null: no crash logged. */
export async function findPanic(home: Pick<Home, 'log'>): Promise<string | null> {
  const text = await readFile(home.log, 'utf8').catch(() => '');
  return /PANIC: +(.*)/.exec(text.slice(text.lastIndexOf('starting PostgreSQL')))?.[1] ?? null;
}

async function logSize(home: Pick<Home, 'log'>): Promise<number> {
  const found = await stat(home.log).catch(() => null);
  return found?.size ?? 0;
}

/** The cluster's last port if it is free, else any free one. */
export async function choosePort(home: Home): Promise<number> {
  const last = Number(await readFile(home.port, 'utf8').catch(() => '0'));
  return (last > 0 ? await tryPort(last) : null) ?? (await tryPort(0)) ?? 0;
}

function tryPort(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(null));
    probe.listen({ port, host: '127.0.0.1' }, () => {
      const address = probe.address();
      const chosen = typeof address === 'object' && address !== null ? address.port : null;
      probe.close(() => resolve(chosen));
    });
  });
}
