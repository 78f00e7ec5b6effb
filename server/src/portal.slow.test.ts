import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHttpApi } from '@btc/contract/client.ts';
import { encodePassword } from '@btc/contract/wire/password.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

const main = join(import.meta.dirname, 'main.ts');
let dataDir: string;
let port: number;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'btc-portal-'));
  // The account that PostgreSQL runs under when the tests run as root must be able to go in.
  await chmod(dataDir, 0o755);
  port = await freePort();
});
afterAll(async () => {
  for (const child of running) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await rm(dataDir, { recursive: true, force: true });
});

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
    ...settings,
  };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

function isReady(): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    (response) => response.ok,
    () => false,
  );
}

async function startAndWait(): Promise<ChildProcess> {
  const child = start();
  child.stdout?.resume();
  child.stderr?.resume();
  await expect.poll(isReady, { timeout: 60_000, interval: 100 }).toBe(true);
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

it('drains on SIGTERM and ends with 0', async () => {
  const child = await startAndWait();
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  expect(await isReady()).toBe(false);
}, 90_000);

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
}, 120_000);

it('names every wrong setting and starts nothing', async () => {
  const child = start({ PORT: 'eighty', DEMO: 'maybe' });
  const errors: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  child.stdout?.resume();
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  expect(errors.join('')).toMatch(/PORT/);
  expect(errors.join('')).toMatch(/DEMO/);
}, 30_000);
