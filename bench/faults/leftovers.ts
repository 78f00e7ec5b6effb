import { readdir, readFile, readlink, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

async function listProcesses(folder: string): Promise<readonly string[]> {
  const names = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    names.map(async (name) => {
      const [command, place] = await Promise.all([
        readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => ''),
        readlink(`/proc/${name}/cwd`).catch(() => ''),
      ]);
      // Settings are the only place where the portal itself names its folder.
      const settings = await readFile(`/proc/${name}/environ`, 'utf8').catch(() => '');
      const isOurs = [command, place, settings].some((text) => text.includes(folder));
      return isOurs && Number(name) !== process.pid ? [`process ${name}: ${command.replaceAll('\0', ' ').trim()}`] : [];
    }),
  );
  return found.flat();
}

async function listGroups(): Promise<readonly string[]> {
  const own = `btc-faults-${process.pid}-`;
  const folders = ['/sys/fs/cgroup/memory', '/sys/fs/cgroup'];
  const names = await Promise.all(
    folders.map(async (folder) => (await readdir(folder).catch(() => [])).map((name) => `${folder}/${name}`)),
  );
  return names.flat().filter((path) => path.includes(own));
}

async function look(folder: string, keepsLogs: boolean): Promise<readonly string[]> {
  const mounts = (await readFile('/proc/mounts', 'utf8').catch(() => '')).split('\n');
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  );
  return [
    ...(await listProcesses(folder)),
    ...mounts.filter((line) => line.includes(folder)).map((line) => `mount ${line}`),
    ...(await listGroups()).map((path) => `control group ${path}`),
    ...(isThere && !keepsLogs ? [`folder ${folder}`] : []),
  ];
}

const endingMs = 5_000;

export async function findLeftovers(
  folder: string,
  { keepsLogs }: { readonly keepsLogs: boolean },
): Promise<readonly string[]> {
  const since = performance.now();
  let found = await look(folder, keepsLogs);
  // What has been killed needs a moment to be gone.
  while (found.length > 0 && performance.now() - since < endingMs) {
    await wait(200);
    found = await look(folder, keepsLogs);
  }
  return found;
}
