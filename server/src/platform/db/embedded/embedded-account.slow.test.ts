import { chmod, chown, cp, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ask, type EmbeddedStage, findServers, setStage } from '#testing/embedded-stage.ts';
import { findPrograms } from './binaries.ts';
import { canReach } from './process.ts';

const nobody = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0 && process.platform === 'linux';
const nobodyRunsNode =
  isRoot &&
  (await canReach(nobody, process.execPath)) &&
  (await canReach(nobody, import.meta.filename.replace(/[^/]+$/, '')));

describe.skipIf(!isRoot)('the embedded PostgreSQL of a program that runs as root', () => {
  let stage: EmbeddedStage;
  beforeEach(async () => {
    stage = await setStage();
  });
  afterEach(() => stage.clear());

  async function closeDataFolder(): Promise<void> {
    await mkdir(stage.dataDir);
    await chmod(stage.dataDir, 0o700);
  }

  async function pointedHome(): Promise<string> {
    const pointer: unknown = JSON.parse(await readFile(join(stage.dataDir, 'postgres-is-elsewhere.json'), 'utf8'));
    return typeof pointer === 'object' && pointer !== null && 'home' in pointer ? String(pointer.home) : '';
  }

  test('runs under another account, which owns its folder', async () => {
    await stage.start();
    const [server] = await findServers(stage.folder);
    const { uid } = await stat(join(stage.dataDir, 'postgres', 'cluster'));
    expect(uid).not.toBe(0);
    expect((await stat(`/proc/${server}`)).uid).toBe(uid);
  });

  test('keeps its records outside a data folder that this account cannot enter, says so, and finds them again', async () => {
    await closeDataFolder();
    const first = await stage.start();
    await ask(first.url, 'create table kept as select 1 as value');
    await first.stop();
    expect(stage.said.some((line) => line.includes(`its records are kept in ${stage.outside}`))).toBe(true);
    expect((await stat(await pointedHome())).mode & 0o777).toBe(0o700);
    const second = await stage.start();
    expect(await ask(second.url, 'select value from kept')).toEqual([{ value: 1 }]);
  });

  test('lets two processes that start at once agree on the place outside', async () => {
    await closeDataFolder();
    const [mine, theirs] = await Promise.all([stage.start(), stage.startProcess()]);
    expect(mine.url).toBe(theirs.url);
    expect((await readdir(stage.outside)).filter((name) => !name.startsWith('binaries'))).toHaveLength(1);
  });

  test('does not begin anew where the records outside are gone', async () => {
    await closeDataFolder();
    await (await stage.start()).stop();
    await rm(await pointedHome(), { recursive: true });
    await expect(stage.start()).rejects.toThrow('holds no database any more');
  });

  test('copies programs that the account cannot reach, once', async () => {
    const programs = { ...(await findPrograms()), folder: join(stage.folder, 'closed', 'native') };
    await mkdir(join(stage.folder, 'closed'), { mode: 0o700 });
    await cp((await findPrograms()).folder, programs.folder, { recursive: true, verbatimSymlinks: true });
    await chmod(join(programs.folder, 'share'), 0o700);
    await (await stage.start({ programs })).stop();
    const again = await stage.start({ programs });
    expect(await ask(again.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(stage.said.filter((line) => line.includes('copying PostgreSQL’s programs once'))).toHaveLength(1);
    expect(await readdir(stage.outside)).toEqual([`binaries-${programs.version}`]);
  });

  test.skipIf(!nobodyRunsNode)('continues what an ordinary user began, under that user', async () => {
    await mkdir(stage.dataDir);
    await chown(stage.dataDir, nobody.uid, nobody.gid);
    const ordinary = await stage.startProcess(nobody);
    await ask(ordinary.url, 'create table kept as select 1 as value');
    expect(await ordinary.end('SIGTERM')).toBe(0);
    const { url } = await stage.start();
    expect(await ask(url, 'select value from kept')).toEqual([{ value: 1 }]);
    const [server] = await findServers(stage.folder);
    expect((await stat(`/proc/${server}`)).uid).toBe(nobody.uid);
  });

  test.skipIf(!nobodyRunsNode)('is closed to an ordinary user, who is told why', async () => {
    await (await stage.start()).stop();
    await expect(stage.startProcess(nobody)).rejects.toThrow('belongs to another user');
  });
});
