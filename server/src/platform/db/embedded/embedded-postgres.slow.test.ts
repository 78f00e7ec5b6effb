import { spawn } from 'node:child_process';
import { appendFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isLong } from '#testing/long-tests.ts';
import { ask, type EmbeddedStage, findServers, killServers, setStage } from '#testing/embedded-stage.ts';

// The processes are watched through /proc; elsewhere the same code runs but is not checked here.
describe.skipIf(process.platform !== 'linux')('the embedded PostgreSQL', () => {
  let stage: EmbeddedStage;
  beforeEach(async () => {
    stage = await setStage();
  });
  afterEach(() => stage.clear());

  const cluster = (): string => join(stage.dataDir, 'postgres', 'cluster');
  const lockFile = (): string => join(cluster(), 'postmaster.pid');
  const write = (url: string, value: number) =>
    ask(url, `create table if not exists kept (value integer); insert into kept values (${value})`);

  async function listStored(url: string): Promise<readonly unknown[]> {
    return (await ask(url, 'select value from kept order by value')).map((row) => row['value']);
  }

  test('starts in an empty data folder: durable, in UTC, on loopback only, with a generated password', async () => {
    const postgres = await stage.start();
    const settings = await ask(
      postgres.adminUrl,
      `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'TimeZone', 'listen_addresses',
       'unix_socket_directories', 'password_encryption', 'server_encoding') order by name collate "C"`,
    );
    expect(settings.map((row) => `${String(row['name'])}=${String(row['setting'])}`)).toEqual([
      'TimeZone=UTC',
      'fsync=on',
      'full_page_writes=on',
      'listen_addresses=127.0.0.1',
      'password_encryption=scram-sha-256',
      'server_encoding=UTF8',
      'synchronous_commit=on',
      'unix_socket_directories=',
    ]);
    await expect(ask(postgres.url.replace(/:[0-9a-f]+@/, ':wrong@'), 'select 1')).rejects.toThrow(
      'password authentication failed',
    );
    const secrets = await stat(join(stage.dataDir, 'postgres', 'passwords.json'));
    expect(secrets.mode & 0o777).toBe(0o600);
  });

  test('gives the program a role without the rights of a superuser', async () => {
    const { url } = await stage.start();
    expect(
      await ask(url, 'select current_user::text as role, rolsuper as super from pg_roles where rolname = current_user'),
    ).toEqual([{ role: 'portal', super: false }]);
  });

  test('stops in order and comes back on the same port with its records', async () => {
    const first = await stage.start();
    await write(first.url, 1);
    await first.stop();
    expect(await findServers(stage.folder)).toEqual([]);
    const second = await stage.start();
    expect(second.url).toBe(first.url);
    expect(await listStored(second.url)).toEqual([1]);
  });

  test.runIf(isLong)('takes another port when its own was taken meanwhile', async () => {
    const first = await stage.start();
    await first.stop();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(Number(new URL(first.url).port), '127.0.0.1', resolve));
    const second = await stage.start();
    expect(new URL(second.url).port).not.toBe(new URL(first.url).port);
    expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    other.close();
  });

  test.runIf(isLong)('runs where the port cannot be noted, and is stopped as ever', async () => {
    await (await stage.start()).stop();
    const port = join(stage.dataDir, 'postgres', 'port');
    await rm(port);
    await mkdir(port);
    const postgres = await stage.start();
    expect(await ask(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await postgres.stop();
    expect(await findServers(stage.folder)).toEqual([]);
  });

  test('serves two processes of one data folder until the last one leaves', async () => {
    const [mine, theirs] = await Promise.all([stage.start(), stage.startProcess()]);
    expect(theirs.url).toBe(mine.url);
    await mine.stop();
    await write(theirs.url, 1);
    expect(await theirs.end('SIGTERM')).toBe(0);
    expect(await findServers(stage.folder)).toEqual([]);
  });

  test('outlives a killed program, and the next start takes it over and stops it', async () => {
    const killed = await stage.startProcess();
    await write(killed.url, 1);
    await killed.end('SIGKILL');
    const servers = await findServers(stage.folder);
    expect(servers).not.toEqual([]);
    const next = await stage.start();
    expect(await listStored(next.url)).toEqual([1]);
    await next.stop();
    expect(await findServers(stage.folder)).toEqual([]);
  });

  test('recovers every acknowledged row after program and server were killed at once', async () => {
    for (const value of [1, 2, 3]) {
      const owner = await stage.startProcess();
      await write(owner.url, value);
      await Promise.all([owner.end('SIGKILL'), killServers(stage.folder)]);
      await expect(readFile(lockFile(), 'utf8')).resolves.toContain(stage.dataDir);
    }
    expect(await listStored((await stage.start()).url)).toEqual([1, 2, 3]);
  });

  test.runIf(isLong)(
    'recovers where the making of an unlogged table was rolled back and the log does not say so any more',
    async () => {
      const owner = await stage.startProcess();
      await write(owner.url, 1);
      await ask(owner.adminUrl, 'checkpoint');
      await ask(owner.url, 'create unlogged table half_made (id integer); insert into kept values (2)');
      const [row] = await ask(owner.url, `select pg_relation_filepath('half_made') as path`);
      await Promise.all([owner.end('SIGKILL'), killServers(stage.folder)]);
      await expect.poll(() => findServers(stage.folder)).toEqual([]);
      // What a roll-back does at once, while the table's own file waits for the next checkpoint.
      await rm(join(cluster(), `${String(row?.['path'])}_init`));
      expect(await listStored((await stage.start()).url)).toEqual([1, 2]);
    },
  );

  test('lets a start during a stop wait for it, and the stop not mistake the next server for its own', async () => {
    let running = await stage.start();
    await write(running.url, 1);
    for (let round = 0; round < 5; round += 1) {
      const [, next] = await Promise.all([running.stop(), stage.start()]);
      expect(await listStored(next.url)).toEqual([1]);
      running = next;
    }
  });

  test.runIf(isLong)('starts although the number of the dead server belongs to another program now', async () => {
    const owner = await stage.startProcess();
    await write(owner.url, 1);
    await Promise.all([owner.end('SIGKILL'), killServers(stage.folder)]);
    await expect.poll(() => findServers(stage.folder)).toEqual([]);
    const { uid, gid } = await stat(cluster());
    const stranger = spawn('sleep', ['60'], { uid, gid, cwd: '/' });
    const lock = (await readFile(lockFile(), 'utf8')).split('\n');
    await writeFile(lockFile(), [stranger.pid, ...lock.slice(1)].join('\n'));
    expect(await listStored((await stage.start()).url)).toEqual([1]);
    expect(stage.said).toContain('Removed the lock file of a database server that is no longer alive');
    stranger.kill();
  });

  test('is started again when it dies under a running program', async () => {
    const postgres = await stage.start();
    await write(postgres.url, 1);
    await killServers(stage.folder);
    await expect.poll(() => listStored(postgres.url).catch(() => null), { timeout: 60_000 }).toEqual([1]);
    await postgres.stop();
    expect(await findServers(stage.folder)).toEqual([]);
  });

  test.runIf(isLong)('says what a server died of, in its words', async () => {
    const postgres = await stage.start();
    const log = join(stage.dataDir, 'postgres', 'server.log');
    await appendFile(log, 'LOG:  a line\nPANIC:  could not write to file "pg_wal/x": No space left on device\n');
    await killServers(stage.folder);
    await expect
      .poll(() => stage.said.join())
      .toContain('(could not write to file "pg_wal/x": No space left on device); joining or starting it again');
    await postgres.stop();
  });

  test.runIf(isLong)('stops a server that recovers from a crash of its own when its program stops', async () => {
    const postgres = await stage.start();
    await write(postgres.url, 1);
    // One of its processes dies so that the server ends all connections and recovers.
    const [checkpointer] = await ask(
      postgres.adminUrl,
      `select pid from pg_stat_activity where backend_type = 'checkpointer'`,
    );
    process.kill(Number(checkpointer?.['pid']), 'SIGKILL');
    await expect.poll(() => stage.said.join()).toContain('joining or starting it again');
    await postgres.stop();
    expect(await findServers(stage.folder)).toEqual([]);
  });

  test.runIf(isLong)(
    'waits for its port when it is started again, and says that it has moved when the port is not given back',
    async () => {
      const moved: string[] = [];
      const postgres = await stage.start({ portPatience: 1_500, onMoved: (error) => void moved.push(error.message) });
      await write(postgres.url, 1);
      const takePort = async (): Promise<() => void> => {
        // Settings that it refuses hold the server down until the port is taken.
        const settings = await readFile(join(cluster(), 'postgresql.conf'), 'utf8');
        await writeFile(join(cluster(), 'postgresql.conf'), 'max_connections = many\n');
        await killServers(stage.folder);
        await expect.poll(() => stage.said.at(-1)).toContain('max_connections');
        const other = createServer();
        await new Promise<void>((resolve) => other.listen(Number(new URL(postgres.url).port), '127.0.0.1', resolve));
        stage.said.length = 0;
        await writeFile(join(cluster(), 'postgresql.conf'), settings);
        await expect.poll(() => stage.said.join()).toContain('is in use; waiting for it');
        return () => other.close();
      };
      const giveBack = await takePort();
      giveBack();
      await expect.poll(() => listStored(postgres.url).catch(() => null)).toEqual([1]);
      expect(moved).toEqual([]);
      await takePort();
      await expect.poll(() => moved).toHaveLength(1);
      expect(moved[0]).toContain('Another program has taken port');
    },
  );

  test.runIf(isLong)('leaves nothing of a first start that was killed', async () => {
    await mkdir(join(stage.dataDir, 'postgres.new-1234', 'cluster'), { recursive: true });
    const postgres = await stage.start();
    expect(await ask(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await readdir(join(stage.dataDir, 'postgres'))).toContain('cluster');
  });

  test('says why it cannot start, in the words of PostgreSQL', async () => {
    await (await stage.start()).stop();
    await writeFile(join(cluster(), 'postgresql.conf'), 'max_connections = many\n');
    await expect(stage.start()).rejects.toThrow('max_connections');
  });
});
