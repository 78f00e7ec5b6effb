import { readdir, readFile } from 'node:fs/promises';

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

async function listProcesses(): Promise<readonly Process[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const read = (name: string, file: string) => readFile(`/proc/${name}/${file}`, 'utf8').catch(() => '');
  const found = await Promise.all(
    names.map(async (name) => {
      const [status, command] = await Promise.all([read(name, 'stat'), read(name, 'cmdline')]);
      return { pid: Number(name), parent: Number(/\) \S (\d+)/.exec(status)?.[1]), command };
    }),
  );
  return found.filter(({ parent }) => !Number.isNaN(parent));
}

export async function listDescendants(pid: number, like = ''): Promise<readonly number[]> {
  const all = await listProcesses();
  const found = new Set([pid]);
  // Children have higher numbers than their parents but where numbers began anew: some rounds find them all.
  for (let round = 0; round < 5; round += 1) {
    for (const { pid: child, parent } of all) if (found.has(parent)) found.add(child);
  }
  found.delete(pid);
  return all.filter((one) => found.has(one.pid) && one.command.includes(like)).map((one) => one.pid);
}

export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended.
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
