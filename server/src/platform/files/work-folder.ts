import { mkdir, mkdtemp, readdir, readFile, readlink, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { dayMs } from '@btc/contract/time.ts';
import { fileAgeMs, touchFile } from '../clock/file-times.ts';

/*
 * Files on their way lie in folders that name the process at work in them. Whoever makes a folder removes it; what a killed process
 * left is told from the work of a living one by that name, also where several processes share the place.
 */

/** Folder name: machine, process number, process start, and a random part. */
const ownedName = /^at\.([\w-]+)\.(\d+)\.(\d+)\.\w+$/;
/** A folder of another machine or unknown owner is removed once untouched for this long. */
const leftAfterMs = dayMs;

/** Machine and PID namespace: containers number processes separately and may share a host name. */
async function readMachine(): Promise<string> {
  const space = await readlink('/proc/self/ns/pid').catch(() => '');
  return `${hostname()}-${space.replace(/\D/g, '')}`.replace(/[^\w-]/g, '-');
}

/** Process start in ticks since boot; null where it has ended, 0 where it lives and the system does not say. */
async function findBeginning(pid: number): Promise<number | null> {
  if (process.platform !== 'linux') return isNumberTaken(pid) ? 0 : null;
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (text === null) return null;
  // "pid (name) state …", and the name may hold spaces and brackets.
  const [state = '', ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return state === 'Z' || state === 'X' ? null : Number(rest[18]);
}

function isNumberTaken(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

let owner: Promise<string> | null = null;

async function nameOwner(): Promise<string> {
  const [machine, began] = await Promise.all([readMachine(), findBeginning(process.pid)]);
  return `at.${machine}.${process.pid}.${began ?? 0}.`;
}

export async function makeWorkFolder(place: string): Promise<string> {
  owner ??= nameOwner();
  await mkdir(place, { recursive: true });
  return mkdtemp(join(place, await owner));
}

export function arrivingPlace(copiesFolder: string): string {
  return join(copiesFolder, '.arriving');
}

/** Runs work with a folder that is removed afterwards. */
export async function inWorkFolder<Result>(place: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await makeWorkFolder(place);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Tells other machines that a folder is in use; call it more often than once a day. */
export async function touchWorkFolder(folder: string): Promise<void> {
  await touchFile(folder);
}

export async function removeDeadWork(place: string): Promise<number> {
  const names = await readdir(place).catch(() => []);
  const machine = await readMachine();
  let removed = 0;
  for (const name of names) {
    const path = join(place, name);
    if (!(await isLeft(path, ownedName.exec(name), machine))) continue;
    await rm(path, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}

async function isLeft(path: string, owned: RegExpExecArray | null, machine: string): Promise<boolean> {
  const [, itsMachine, pid, began] = owned ?? [];
  if (itsMachine === machine) return (await findBeginning(Number(pid))) !== Number(began);
  const found = await stat(path).catch(() => null);
  return found !== null && fileAgeMs(found) > leftAfterMs;
}
