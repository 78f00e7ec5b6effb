import { execFile } from 'node:child_process';
import { access, constants, mkdir, mkdtemp, rm, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FaultContext, Need } from './fault-row.ts';

const run = promisify(execFile);

/** A file system of the row's own, of so many megabytes. */
export async function mountSmall(context: FaultContext, folder: string, megabytes: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]);
  context.atEnd(() => run('umount', ['-l', folder]));
}

export async function remount(folder: string, how: 'ro' | 'rw'): Promise<void> {
  await run('mount', ['-o', `remount,${how}`, folder]);
}

/** The right to mount a file system in memory. */
export const needsMount: Need = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'btc-mount-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]);
    await run('umount', [folder]);
    return null;
  } catch {
    return 'needs the right to mount a tmpfs';
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const memoryGroups = '/sys/fs/cgroup/memory';

/** The right to limit the memory of processes, with version 1 of the control groups. */
export const needsMemoryGroup: Need = async () => {
  const folder = join(memoryGroups, 'btc-faults-probe');
  try {
    await mkdir(folder);
    await access(join(folder, 'memory.limit_in_bytes'), constants.W_OK);
    return null;
  } catch {
    return 'needs the right to make a memory control group (version 1)';
  } finally {
    await rmdir(folder).catch(() => undefined);
  }
};

/** A group of processes with so much memory; gives the file that takes their numbers. */
export async function limitMemory(context: FaultContext, megabytes: number): Promise<string> {
  const folder = join(memoryGroups, `btc-faults-${process.pid}`);
  await mkdir(folder);
  await writeFile(join(folder, 'memory.limit_in_bytes'), `${megabytes}M`);
  context.atEnd(() => rmdir(folder));
  return join(folder, 'cgroup.procs');
}

/** A command of the machine. */
export function needsCommand(name: string): Need {
  return () =>
    run('which', [name]).then(
      () => null,
      () => `needs the command ${name}`,
    );
}

export function skipAlways(reason: string): Need {
  return () => reason;
}
