import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayMs } from '@btc/contract/time.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { inWorkFolder, makeWorkFolder, removeDeadWork, touchWorkFolder } from './work-folder.ts';

const root = await mkdtemp(join(tmpdir(), 'btc-work-'));
let place = '';
beforeEach(async () => {
  place = await mkdtemp(join(root, 'place-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function startWorker() {
  const program = `import { makeWorkFolder } from ${JSON.stringify(join(import.meta.dirname, 'work-folder.ts'))};
    await makeWorkFolder(${JSON.stringify(place)});
    setInterval(() => undefined, 1000);
    console.log('working');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

async function age(path: string): Promise<void> {
  const then = new Date(Date.now() - 2 * dayMs);
  await utimes(path, then, then);
}

test('work leaves nothing, whether it ends well or not', async () => {
  expect(await inWorkFolder(place, (folder) => writeFile(join(folder, 'a'), 'b'))).toBeUndefined();
  await expect(inWorkFolder(place, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await readdir(place)).toEqual([]);
});

test('the folder of a killed process goes, and that of a living one stays, however old', async () => {
  const own = await makeWorkFolder(place);
  const child = await startWorker();
  for (const name of await readdir(place)) await age(join(place, name));
  expect(await removeDeadWork(place)).toBe(0);
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
  expect(await removeDeadWork(place)).toBe(1);
  expect((await readdir(place)).map((name) => join(place, name))).toEqual([own]);
});

test('a living process with the number of a dead one is told from it', async () => {
  const own = await makeWorkFolder(place);
  await rename(own, own.replace(/\.\d+\.(\w+)$/, '.1.$1'));
  expect(await removeDeadWork(place)).toBe(1);
});

test('what another machine works on, or nobody known, goes a day after it was last touched', async () => {
  const names = ['at.elsewhere-4026531836.12.345.abc123', 'import-Ab12Cd'];
  for (const name of names) await mkdir(join(place, name));
  expect(await removeDeadWork(place)).toBe(0);
  for (const name of names) await age(join(place, name));
  await touchWorkFolder(join(place, names[0] ?? ''));
  expect(await removeDeadWork(place)).toBe(1);
  expect(await readdir(place)).toEqual([names[0]]);
});

test('a place that is not there has nothing to remove', async () => {
  expect(await removeDeadWork(join(place, 'nowhere'))).toBe(0);
});
