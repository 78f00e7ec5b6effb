import { createHttpApi } from '@btc/contract/client.ts';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ask, findServers, killServers } from '#testing/embedded-stage.ts';
import { freePort } from './power.fixture.ts';

/*
 * The database alone dies, or becomes a copy that may only read, while the portal is written to and read. The process goes
 * on, nothing but 1010 is answered meanwhile, and what was acknowledged is there.
 */

let dataDir: string;
let address: string;
let child: ChildProcess;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'btc-gone-'));
  // The account that PostgreSQL runs under when the tests run as root must be able to go in.
  await chmod(dataDir, 0o755);
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  const settings = { DATA_DIR: dataDir, PORT: String(port), DEMO: 'off', TRUST_PROXY: '1', NODE_ENV: 'production' };
  child = spawn(process.execPath, [join(import.meta.dirname, '../../main.ts')], {
    env: { ...process.env, ...settings },
    stdio: 'ignore',
  });
  await vi.waitUntil(isReady, { timeout: 240_000, interval: 100 });
});
afterEach(async () => {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
  await killServers(dataDir);
  await rm(dataDir, { recursive: true, force: true });
});

async function isReady(): Promise<boolean> {
  return fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function startDatabase(): Promise<string> {
  const folder = join(dataDir, 'postgres');
  const { portal }: { portal: string } = JSON.parse(await readFile(join(folder, 'passwords.json'), 'utf8'));
  const port = (await readFile(join(folder, 'port'), 'utf8')).trim();
  return `postgres://portal:${portal}@127.0.0.1:${port}/portal`;
}

/** Subscribes by mail from a new network address each time: rate limits are not under test. */
function askNewsletter(index: number): Promise<unknown> {
  const api = createHttpApi({
    systemBase: `${address}/api/system`,
    managementBase: `${address}/api/management`,
    apiKey: 'btc-portal',
    token: () => null,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('X-Forwarded-For', `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`);
      return fetch(input, { ...init, headers });
    },
  });
  return api('AskNewsletter', { Email: `reader${index}@example.com` });
}

function startLoad() {
  const acknowledged: number[] = [];
  const issues = new Map<string, number>();
  let next = 0;
  const over = new AbortController();
  const note = (issue: string) => issues.set(issue, (issues.get(issue) ?? 0) + 1);
  const keepOn = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const index = (next += 1);
      await askNewsletter(index).then(
        () => acknowledged.push(index),
        (error: unknown) => note(String(error)),
      );
      const { status } = await fetch(`${address}/sitemap.xml`);
      if (status !== 200) note(`sitemap ${status}`);
    }
  };
  const running = Promise.all([1, 2, 3, 4].map(keepOn));
  return {
    acknowledged,
    stop: async (): Promise<ReadonlyMap<string, number>> => {
      over.abort();
      await running;
      return issues;
    },
  };
}

const patient = { timeout: 180_000 };

const passing = ['ApiError: 1010 overloaded', 'sitemap 503'];

it('goes on when the database is killed under writes and reads, and has kept all that it acknowledged', async () => {
  const load = startLoad();
  for (let kill = 1; kill <= 3; kill += 1) {
    const before = load.acknowledged.length;
    await expect.poll(() => load.acknowledged.length, patient).toBeGreaterThan(before + 10);
    await killServers(dataDir);
    await expect.poll(isReady, patient).toBe(true);
  }
  const after = load.acknowledged.length;
  await expect.poll(() => load.acknowledged.length, patient).toBeGreaterThan(after + 10);
  const issues = await load.stop();

  expect([...issues.keys()].filter((issue) => !passing.includes(issue))).toEqual([]);
  expect(child.exitCode).toBe(null);
  const url = await startDatabase();
  const readers = new Set((await ask(url, 'select email from newsletter_subscriber')).map((row) => row['email']));
  const mails = await ask(url, 'select recipient from outgoing_mail');
  expect(load.acknowledged.filter((index) => !readers.has(`reader${index}@example.com`))).toEqual([]);
  // Reader and mail are written together or not at all.
  expect(new Set(mails.map((row) => row['recipient']))).toEqual(readers);
});

it('answers 1010 while the database may only read, and writes again once it has been promoted', async () => {
  await askNewsletter(1);
  await writeFile(join(dataDir, 'postgres/cluster/standby.signal'), '');
  const load = startLoad();
  await killServers(dataDir);
  await expect.poll(() => findServers(dataDir)).not.toEqual([]);
  const url = await startDatabase();
  const standsBy = () => ask(url, 'select pg_is_in_recovery() as standby').catch(() => null);
  await expect.poll(standsBy).toEqual([{ standby: true }]);
  await expect(askNewsletter(70_000)).rejects.toMatchObject({ code: 1010 });

  const { postgres }: { postgres: string } = JSON.parse(
    await readFile(join(dataDir, 'postgres/passwords.json'), 'utf8'),
  );
  const admin = url.replace(/portal:[^@]+@/, `postgres:${postgres}@`).replace(/portal$/, 'postgres');
  await ask(admin, 'select pg_promote()');
  await expect
    .poll(() =>
      askNewsletter(70_001).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  const issues = await load.stop();
  expect([...issues.keys()].filter((issue) => !passing.includes(issue))).toEqual([]);
  expect(child.exitCode).toBe(null);
});
