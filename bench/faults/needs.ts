import { execFile } from 'node:child_process';
import { access, constants, mkdir, mkdtemp, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FaultContext, Need } from './fault-row.ts';

const run = promisify(execFile);

export async function mountSmall(context: FaultContext, folder: string, megabytes: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]);
  context.atEnd(() => run('umount', ['-l', folder]));
}

export async function remount(folder: string, how: 'ro' | 'rw'): Promise<void> {
  await run('mount', ['-o', `remount,${how}`, folder]);
}

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

async function findMemoryGroups(): Promise<{ readonly folder: string; readonly limit: string }> {
  // Control groups of version 1 have a tree for memory alone; those of version 2 are one tree.
  const hasOwnTree = /^\d+:(?:\w+,)*memory\b/m.test(await readFile('/proc/self/cgroup', 'utf8').catch(() => ''));
  return hasOwnTree
    ? { folder: '/sys/fs/cgroup/memory', limit: 'memory.limit_in_bytes' }
    : { folder: '/sys/fs/cgroup', limit: 'memory.max' };
}

export const needsMemoryGroup: Need = async () => {
  const { folder, limit } = await findMemoryGroups();
  const probe = join(folder, 'btc-faults-probe');
  try {
    await mkdir(probe);
    await access(join(probe, limit), constants.W_OK);
    return null;
  } catch {
    return `needs the right to make a control group with ${limit} in ${folder}`;
  } finally {
    await rmdir(probe).catch(() => undefined);
  }
};

/** Makes a memory-limited group; returns the command prefix for it. Call it first, so it is removed last. */
export async function limitMemory(context: FaultContext, megabytes: number): Promise<readonly string[]> {
  const { folder, limit } = await findMemoryGroups();
  const group = join(folder, `btc-faults-${process.pid}-${megabytes}`);
  await mkdir(group);
  context.atEnd(() => rmdir(group));
  await writeFile(join(group, limit), `${megabytes}M`);
  return ['sh', '-c', 'echo $$ > "$0" && exec "$@"', join(group, 'cgroup.procs')];
}

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
