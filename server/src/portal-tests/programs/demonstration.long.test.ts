import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type EmbeddedStage, setStage } from '#testing/embedded-stage.ts';

/* An installation that leaves the folder `demo` out. */

const root = join(import.meta.dirname, '../../../..');
let checkout: string;
let stage: EmbeddedStage;
let url: string;
beforeAll(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'btc-without-demo-'));
  await cp(join(root, 'server'), join(checkout, 'server'), { recursive: true });
  for (const name of ['node_modules', 'web', 'package.json']) await symlink(join(root, name), join(checkout, name));
  stage = await setStage();
  ({ url } = await stage.start());
});
afterAll(async () => {
  await rm(checkout, { recursive: true });
  await stage.clear();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const listening = server.address();
  server.close();
  if (listening === null || typeof listening === 'string') throw new Error('No port was free');
  return listening.port;
}

async function start(program: string, demo: 'on' | 'off') {
  const port = await freePort();
  const settings = { DATABASE_URL: url, DATA_DIR: join(stage.folder, 'data'), DEMO: demo, PORT: String(port) };
  const env = { ...process.env, ...settings, NODE_ENV: 'production' };
  const child = spawn(process.execPath, [join(checkout, 'server/src', program)], { env });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => (printed += part));
  return { child, exit: once(child, 'exit'), address: `http://127.0.0.1:${port}`, printed: () => printed };
}

it('starts without the demonstration', async () => {
  const { child, exit, address, printed } = await start('main.ts', 'off');
  const isReady = async () => {
    if (child.exitCode !== null) throw new Error(`It ended: ${printed()}`);
    return (await fetch(`${address}/readyz`).catch(() => null))?.ok === true;
  };
  await vi.waitUntil(isReady, { timeout: 240_000, interval: 100 });
  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
});

it.each(['main.ts', 'commands/demo-remove.ts'])('says what is missing where %s needs it', async (program) => {
  const { exit, printed } = await start(program, 'on');
  expect(await exit).toEqual([1, null]);
  expect(printed()).toContain('The demonstration is not installed: there is no ');
});
