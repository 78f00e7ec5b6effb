import { mkdir, mkdtemp, readdir, readFile, readlink, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { dayMs } from '@btc/contract/time.ts';
import { fileAgeMs, touchFile } from '../clock/file-times.ts';

/*
 * Files on their way lie in folders that name the process at work in them. Whoever makes a folder removes it; what a killed process
 * left is told from the work of a living one by that name, also where several processes share the place.
 */

/** The name of a folder: the machine, the number of the process there and when it began, and what keeps two folders apart. */
const ownedName = /^at\.([\w-]+)\.(\d+)\.(\d+)\.\w+$/;
/** A folder of another machine, or of an unknown owner, is left once nobody has touched it for this long. */
const leftAfterMs = dayMs;

/** Processes have numbers of their own in each container, and containers may share a name. */
async function readMachine(): Promise<string> {
  const space = await readlink('/proc/self/ns/pid').catch(() => '');
  return `${hostname()}-${space.replace(/\D/g, '')}`.replace(/[^\w-]/g, '-');
}

/** When a process began, in ticks since the machine did; null where it has ended, 0 where it lives and the system does not say. */
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

/** Makes a folder of this process in a place of work. */
export async function makeWorkFolder(place: string): Promise<string> {
  owner ??= nameOwner();
  await mkdir(place, { recursive: true });
  return mkdtemp(join(place, await owner));
}

/** Where copies of files of another store lie while they are fetched. */
export function arrivingPlace(copiesFolder: string): string {
  return join(copiesFolder, '.arriving');
}

/** Gives a folder that is gone once the work is done. */
export async function inWorkFolder<Result>(place: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await makeWorkFolder(place);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Tells other machines that the work in a folder goes on; to be said more often than once a day. */
export async function touchWorkFolder(folder: string): Promise<void> {
  await touchFile(folder);
}

/** Removes from a place of work what processes left that are no more; gives how many there were. */
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
