import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHttpApi } from '@btc/contract/client.ts';
import { operations } from '@btc/contract/operations.ts';
import { encodePassword } from '@btc/contract/wire/password.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { isLong } from '#testing/long-tests.ts';

const main = join(import.meta.dirname, '../../main.ts');
let dataDir: string;
let port: number;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'btc-portal-'));
  // The account that PostgreSQL runs under when the tests run as root must be able to go in.
  await chmod(dataDir, 0o755);
  port = await freePort();
});
afterEach(async () => {
  for (const child of running) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port was free');
  return address.port;
}

function start(settings: Record<string, string> = {}): ChildProcess {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_FORMAT: 'json',
    DEMO_FACTS: '2000',
    ...settings,
  };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

async function waitForLine(child: ChildProcess, line: RegExp): Promise<void> {
  const parts: string[] = [];
  child.stderr?.resume();
  await new Promise<void>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (part: string) => {
      parts.push(part);
      if (line.test(parts.join(''))) resolve();
    });
    child.once('exit', () => reject(new Error(`No line matches ${line}: ${parts.join('')}`)));
  });
}

async function findServerLock(folder: string): Promise<string | null> {
  const files = await readdir(folder, { recursive: true });
  return files.find((file) => file.endsWith('postmaster.pid')) ?? null;
}

function isReady(): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    (response) => response.ok,
    () => false,
  );
}

async function startAndWait(settings: Record<string, string> = {}): Promise<ChildProcess> {
  const child = start(settings);
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => void said.push(part));
  }
  const isOver = async () => child.exitCode !== null || (await isReady());
  await expect.poll(isOver, { timeout: 240_000, interval: 100 }).toBe(true);
  if (child.exitCode !== null)
    throw new Error(`The portal ended with ${child.exitCode}: ${said.join('').slice(-2_000)}`);
  return child;
}

function api(token: string | null) {
  const base = `http://127.0.0.1:${port}`;
  return createHttpApi({
    systemBase: `${base}/api/system`,
    managementBase: `${base}/api/management`,
    apiKey: 'btc-portal',
    token: () => token,
  });
}

function signIn() {
  return api(null)('UserLogin', { UserName: 'demo_paid', Password: encodePassword('Beef2026demo') });
}

it('starts without an error, drains on SIGTERM and ends with 0', async () => {
  const child = start();
  const said: string[] = [];
  child.stdout?.setEncoding('utf8').on('data', (part: string) => void said.push(part));
  await expect.poll(isReady, { timeout: 240_000, interval: 100 }).toBe(true);
  expect(said.join('')).not.toContain('"level":"error"');
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  expect(await isReady()).toBe(false);
});

it('loses nothing acknowledged by a kill -9, and the next start comes up', async () => {
  const child = await startAndWait();
  const { Token: token } = await signIn();
  await api(token)('AddDeleteWebCollection', { NewsID: 1001, isEn: false, IsAdd: true });
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;

  await startAndWait();
  const { Rows: saved } = await api(token)('GetWebCollection', { isEn: false });
  expect(saved.map((row) => row.NewsID)).toEqual([1001]);
});

it.runIf(isLong)('ends what opens accounts of the demonstration where it starts without that, for good', async () => {
  const stop = async (child: ChildProcess) => {
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  };
  const ask = async (key: string) => {
    const headers = { authorization: `Bearer ${key}` };
    return (await fetch(`http://127.0.0.1:${port}/data/v1/origins.csv`, { headers })).status;
  };
  const local = await startAndWait();
  const { Token: token } = await signIn();
  const { Key } = await api(token)('AddDataKey', { Name: 'daily', Password: encodePassword('Beef2026demo') });
  expect(await ask(Key)).toBe(200);
  await stop(local);
  const other = await startAndWait({ DEMO: 'off' });
  expect(await ask(Key)).toBe(401);
  await expect(api(token)('GetSessions', {})).rejects.toMatchObject({ code: 1006 });
  await stop(other);
  await startAndWait();
  expect(await ask(Key)).toBe(401);
});

it.runIf(isLong)('ends with 0 and leaves no database when it is stopped while it starts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'btc-portal-stopped-'));
  await chmod(folder, 0o755);
  const child = start({ DATA_DIR: folder, PORT: '0' });
  const exited = once(child, 'exit');
  await waitForLine(child, /Migrating|migrations applied|Demonstration/);
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  expect(await findServerLock(folder)).toBe(null);
  await rm(folder, { recursive: true, force: true });
});

it.runIf(isLong)('ends with 0 when it is stopped before anything has begun', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'btc-portal-stopped-'));
  await chmod(folder, 0o755);
  const child = start({ DATA_DIR: folder, PORT: '0' });
  const exited = once(child, 'exit');
  await waitForLine(child, /embedded PostgreSQL/);
  child.kill('SIGINT');
  expect(await exited).toEqual([0, null]);
  expect(await findServerLock(folder)).toBe(null);
  await rm(folder, { recursive: true, force: true });
});

it.runIf(isLong)('answers what is asked on a connection that is open while it stops', async () => {
  const child = await startAndWait();
  const socket = connect(port, '127.0.0.1');
  const parts: string[] = [];
  socket.setEncoding('utf8').on('data', (part: string) => parts.push(part));
  const { name, messageType, base } = operations.GetBtcInfoHeadlines;
  const body = JSON.stringify({ MessageType: messageType, MessageID: randomUUID(), Data: { isEn: false } });
  const head = [
    `POST /api/${base}/${name} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
  ];
  // The call is under way when the stop begins: its body comes after that.
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await expect.poll(() => parts.join('')).toMatch(/100 Continue/);
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await waitForLine(child, /SIGTERM/);
  socket.write(body);
  expect(await exited).toEqual([0, null]);
  const answer = parts.join('');
  expect(answer).toMatch(/^HTTP\/1\.1 200 /m);
  expect(answer).toMatch(/"IsSuccess":true/);
});

it.runIf(isLong)('prints the address of a portal that logs no information', async () => {
  const child = start({ PORT: '0', LOG_LEVEL: 'error' });
  await waitForLine(child, /^http:\/\/127\.0\.0\.1:\d+$/m);
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});

it('names every wrong setting and starts nothing', async () => {
  const child = start({ PORT: 'eighty', DEMO: 'maybe' });
  const errors: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  child.stdout?.resume();
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  expect(errors.join('')).toMatch(/PORT/);
  expect(errors.join('')).toMatch(/DEMO/);
});
